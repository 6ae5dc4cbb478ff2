import { findAddress } from "../../app/addresses.ts";
import type { Language } from "../../domain/language.ts";

/** A request reduced to what pages depend on, so that equal questions share one cached answer. */
export interface PageRequest {
	/** Path as asked, or that of the not-found page when it cannot be decoded or is absurdly long. */
	pathname: string;
	/** Only what this address reads (app/addresses.ts), in its normal form; anything else (utm_…, fbclid) is ignored. */
	query: URLSearchParams;
	/** True where the answer shows something of the visitor. */
	isPersonal: boolean;
	/** 400 when the address itself is broken, whatever the page answers. */
	status: 400 | undefined;
}

/** React Router's own parameter of a data request: the routes whose data it wants (CONTRIBUTING.md, An upgrade of React Router). */
const ROUTES_PARAMETER = "_routes";
const MAX_PATH_LENGTH = 1024;
/** A path that no page has, to render "Página no encontrada" for addresses that cannot be read. */
const UNREADABLE_PATH = "/-";

/** Reads path and query of any request, however malformed; never throws. `routes` are the ids that React Router knows. */
export function readPageRequest(url: string, routes: readonly string[]): PageRequest {
	const { pathname, searchParams } = new URL(url);
	if (!isReadable(pathname)) return unreadable(400);
	// A URL would read `//other.site` as the name of another host, so such a path is refused.
	if (pathname.includes("//") || pathname.length > MAX_PATH_LENGTH) return unreadable(undefined);
	const documentPath = documentPathOf(pathname);
	const address = findAddress(documentPath);
	const query = address?.reduceQuery(searchParams) ?? new URLSearchParams();
	const wanted = documentPath === pathname ? [] : readRoutes(searchParams, routes);
	if (wanted.length > 0) query.set(ROUTES_PARAMETER, wanted.join(","));
	return { pathname, query, isPersonal: address?.isPersonal ?? false, status: undefined };
}

/** The path of the page whose data React Router asks for: `/catalogo` for `/catalogo.data`, `/` for `/_.data`. */
export function documentPathOf(pathname: string): string {
	return pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
}

export function pageKey(request: PageRequest, language: Language, version: string): string {
	return `${version} ${language} ${request.pathname}?${request.query}`;
}

function unreadable(status: 400 | undefined): PageRequest {
	return { pathname: UNREADABLE_PATH, query: new URLSearchParams(), isPersonal: false, status };
}

/** The known route ids that were asked for, each once and in a fixed order, so that equal requests share a cache key. */
function readRoutes(asked: URLSearchParams, routes: readonly string[]): string[] {
	const wanted = new Set(asked.get(ROUTES_PARAMETER)?.split(","));
	return routes.filter((route) => wanted.has(route));
}

function isReadable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes("\0");
	} catch {
		return false;
	}
}
