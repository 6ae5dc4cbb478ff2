import type { Category } from "../domain/category.ts";
import type { ObservatoryView } from "../domain/observatory-view.ts";
import { DEFAULT_VIEW } from "../domain/observatory-view.ts";

/** Every address of the portal, spelled here and in `routes.ts` only. */
export const paths = {
	home: "/",
	catalogue: "/catalogo",
	categories: "/categorias",
	institutions: "/instituciones",
	observatory: "/observatorio",
	/** The whole observatory as open data. */
	observatoryCsv: "/observatorio.csv",
	observatoryJson: "/observatorio.json",
	assistant: "/asistente-tramites",
	experiences: "/experiencias",
	help: "/ayuda",
	terms: "/terminos",
	privacy: "/privacidad",
	accessibility: "/accesibilidad",
	about: "/acerca-de",
	report: "/reportar",
	/** What stays in the browser: where "Preferencias de cookies" leads without scripts. */
	storedInBrowser: "/privacidad#tu-navegador",
	/** Shows the receipt of a report that was sent. */
	reportReceipt: "/reportar/recibo",
	/** Erases name and e-mail with a receipt code. */
	eraseContact: "/reportar/borrar",
	/** What a report from this browser would say about it. */
	reportSender: "/reportar/datos",
	/** Chooses the language without scripts, then returns to the page. */
	language: "/idioma",
	/** Chooses text size, contrast and reading mode without scripts, then returns to the page. */
	display: "/lectura",
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

/** The categories narrowed to a text. */
export function categorySearchPath(text: string): string {
	return text === "" ? paths.categories : `${paths.categories}?${new URLSearchParams({ search: text })}`;
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

/** The English alias, to which the specification sends the procedures of an institution. */
export function procedureAliasPath(id: string): string {
	return `/procedures/${encodeURIComponent(id)}`;
}

export function institutionPath(id: string): string {
	return `${paths.institutions}/${encodeURIComponent(id)}`;
}

/** The English alias, to which the specification sends the cards of the institution list. */
export function institutionAliasPath(id: string): string {
	return `/institutions/${encodeURIComponent(id)}`;
}

/** Institutions whose texts contain this one. */
export function institutionSearchPath(text: string): string {
	return text ? `${paths.institutions}?${new URLSearchParams({ search: text })}` : paths.institutions;
}

/** The report form, filled in with the procedure that it is about. */
export function reportProcedurePath(id: string): string {
	return `${paths.report}?${new URLSearchParams({ tramite: id })}`;
}

/** The report form, filled in with the institution that it is about. */
export function reportInstitutionPath(id: string): string {
	return `${paths.report}?${new URLSearchParams({ institucion: id })}`;
}

export function receiptPath(code: string): string {
	return `${paths.reportReceipt}?${new URLSearchParams({ recibo: code })}`;
}

/** What `pagina` says to show the observatory's whole table. */
export const WHOLE_TABLE = "todas";

/** A page counted from 1, or the whole table. */
export type TablePage = number | typeof WHOLE_TABLE;

interface ObservatoryQuery {
	/** `filtro`, `orden` and `direccion`; left out where they say nothing new. */
	view?: ObservatoryView;
	page?: TablePage;
	/** Id of the evaluation whose detail is open. */
	detail?: string;
}

/** The observatory's table in a view, perhaps with a detail open. */
export function observatoryPath({ view = DEFAULT_VIEW, page = 1, detail }: ObservatoryQuery = {}): string {
	const query = new URLSearchParams();
	if (view.filter !== DEFAULT_VIEW.filter) query.set("filtro", view.filter);
	if (view.sort !== DEFAULT_VIEW.sort || view.direction !== DEFAULT_VIEW.direction) {
		query.set("orden", view.sort);
		query.set("direccion", view.direction);
	}
	if (page !== 1) query.set("pagina", String(page));
	if (detail) query.set("detalle", detail);
	return query.size > 0 ? `${paths.observatory}?${query}` : paths.observatory;
}

/** The page of a table that is filtered or ordered anew: the whole one stays whole, any other starts at its first page. */
export function keepWhole(page: TablePage): TablePage {
	return page === WHOLE_TABLE ? page : 1;
}

/** How the observatory evaluated a procedure. */
export function evaluationPath(id: string): string {
	return observatoryPath({ detail: id });
}

/** The comparison of two evaluations; with fewer ids, the form that chooses them. */
export function comparisonPath(ids: readonly string[] = []): string {
	return `${paths.observatory}?${new URLSearchParams({ comparar: ids.map(encodeURIComponent).join() })}`;
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
