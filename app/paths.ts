import type { Category } from "../domain/category.ts";

/** Every address of the portal, spelled here and in `routes.ts` only. */
export const paths = {
	home: "/",
	catalogue: "/catalogo",
	categories: "/categorias",
	institutions: "/instituciones",
	observatory: "/observatorio",
	assistant: "/asistente-tramites",
	experiences: "/experiencias",
	help: "/ayuda",
	terms: "/terminos",
	privacy: "/privacidad",
	accessibility: "/accesibilidad",
	about: "/acerca-de",
	report: "/reportar",
	/** Chooses the language without scripts, then returns to the page. */
	language: "/idioma",
	/** Results of the search overlay. */
	searchResults: "/buscar",
	/** One answer of the assistant, for scripts. */
	assistantReply: "/asistente-tramites/respuesta",
} as const;

interface CatalogueQuery {
	text?: string;
	/** Id of a category, or what a citizen put in its place. */
	category?: string | null;
	/** Counted from 1. */
	page?: number;
}

/** The catalogue narrowed to a text and a category. */
export function cataloguePath({ text = "", category, page = 1 }: CatalogueQuery): string {
	const query = new URLSearchParams();
	if (text) query.set("search", text);
	if (page > 1) query.set("pagina", String(page));
	const path = category ? `${paths.catalogue}/${encodeURIComponent(category)}` : paths.catalogue;
	return query.size > 0 ? `${path}?${query}` : path;
}

/** Catalogue results for a text. */
export function searchPath(text: string): string {
	return cataloguePath({ text });
}

export function categoryPath(category: Category): string {
	return cataloguePath({ category: category.id });
}

export function procedurePath(id: string): string {
	return `/tramite/${encodeURIComponent(id)}`;
}

export function institutionPath(id: string): string {
	return `${paths.institutions}/${encodeURIComponent(id)}`;
}

interface ExperiencesQuery {
	text?: string;
	/** Id of the chosen experience, shown in place. */
	experience?: string;
}

/** The guided experiences narrowed to a text, or one of them; the text stays, so that the way back leads to the same grid. */
export function experiencesPath({ text = "", experience }: ExperiencesQuery): string {
	const query = new URLSearchParams();
	if (text) query.set("search", text);
	if (experience) query.set("experiencia", experience);
	return query.size > 0 ? `${paths.experiences}?${query}` : paths.experiences;
}

/** A question to the assistant; `about` is the id of the procedure that it follows up on. */
export function assistantPath({ text, about }: { text: string; about?: string | undefined }): string {
	return `${paths.assistant}?${questionQuery(text, about)}`;
}

/** The same question as scripts ask it. */
export function assistantReplyPath({ text, about }: { text: string; about?: string | undefined }): string {
	return `${paths.assistantReply}?${questionQuery(text, about)}`;
}

function questionQuery(text: string, about: string | undefined): URLSearchParams {
	return new URLSearchParams(about === undefined ? { texto: text } : { texto: text, tramite: about });
}

const ALIASES: readonly (readonly [RegExp, string])[] = [
	[/^\/procedures(?=\/)/i, "/tramite"],
	[/^\/institutions(?=\/|$)/i, paths.institutions],
];

/** The one address that search engines should keep for a page that answers at several (trust.md C110). */
export function canonicalPath(pathname: string): string {
	return ALIASES.reduce((path, [alias, spanish]) => path.replace(alias, spanish), pathname);
}
