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
	/** Chooses text size, contrast and reading mode without scripts, then returns to the page. */
	display: "/lectura",
	/** Results of the search overlay. */
	searchResults: "/buscar",
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

interface HelpQuery {
	text?: string;
	/** Category of the questions; "general" is all of them. */
	topic?: string;
	/** Id of the question to open. */
	question?: string;
}

/** The help centre narrowed to a text and a topic, or with one answer open. */
export function helpPath({ text = "", topic = "general", question }: HelpQuery): string {
	const query = new URLSearchParams();
	if (text) query.set("search", text);
	if (topic !== "general") query.set("tema", topic);
	if (question) query.set("pregunta", question);
	const address = query.size > 0 ? `${paths.help}?${query}` : paths.help;
	return question ? `${address}#${question}` : address;
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

const ALIASES: readonly (readonly [RegExp, string])[] = [
	[/^\/procedures(?=\/)/i, "/tramite"],
	[/^\/institutions(?=\/|$)/i, paths.institutions],
];

/** The one address that search engines should keep for a page that answers at several (trust.md C110). */
export function canonicalPath(pathname: string): string {
	return ALIASES.reduce((path, [alias, spanish]) => path.replace(alias, spanish), pathname);
}
