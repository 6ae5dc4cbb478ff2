import { paths } from "../app/paths.ts";
import type { Language } from "../domain/language.ts";
import { boundText } from "../domain/text.ts";

/** A request reduced to what pages depend on, so that equal questions share one cached answer. */
export interface PageRequest {
	/** Path as asked, or that of the not-found page when it cannot be decoded or is absurdly long. */
	pathname: string;
	/** Only the parameters that some page reads, first value each, bounded, in a fixed order. */
	query: URLSearchParams;
	/** 400 when the address itself is broken, whatever the page answers. */
	status: 400 | undefined;
}

/** Parameters that pages read. Anything else (utm_…, fbclid) is ignored and never reaches a cache key. */
const PAGE_PARAMETERS = [
	"search",
	"categoria",
	"filtros",
	"pagina",
	"diapositiva",
	"filtro",
	"orden",
	"direccion",
	"detalle",
	"comparar",
	"con",
	"experiencia",
	"pregunta",
	"tema",
	"texto",
	"tramite",
	"institucion",
	"recibo",
	"listo",
	"origen",
	"ancho",
	"idioma",
	"volver",
	"vista",
	"_routes",
] as const;

const MAX_PATH_LENGTH = 1024;
/** A path that no page has, to render "Página no encontrada" for addresses that cannot be read. */
const UNREADABLE_PATH = "/-";

/** Reads path and query of any request, however malformed; never throws. */
export function readPageRequest(url: string): PageRequest {
	const { pathname, searchParams } = new URL(url);
	const query = new URLSearchParams();
	for (const name of PAGE_PARAMETERS) {
		const value = searchParams.get(name);
		if (value !== null) query.set(name, boundText(value));
	}
	if (!isReadable(pathname)) return { pathname: UNREADABLE_PATH, query, status: 400 };
	// `//other.site` is no address of ours: resolved against anything it would name another host.
	const isForeign = pathname.includes("//") || pathname.includes("\\");
	if (isForeign || pathname.length > MAX_PATH_LENGTH) return { pathname: UNREADABLE_PATH, query, status: undefined };
	return { pathname, query, status: undefined };
}

/**
 * Addresses whose answers show something of the visitor. Routes match any case, any escape and the `.data` of a
 * page, so all spellings of an address are the same one here.
 */
export function isPersonal(pathname: string): boolean {
	const plain = decodeURIComponent(pathname).toLowerCase();
	return plain.startsWith(`${paths.report}/`) || plain.startsWith(paths.assistantReply);
}

export function pageKey(request: PageRequest, language: Language, version: string): string {
	return `${version} ${language} ${request.pathname}?${request.query}`;
}

function isReadable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes("\0");
	} catch {
		return false;
	}
}
