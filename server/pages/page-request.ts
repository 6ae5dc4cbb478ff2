import { type AnyAddress, reducePath, reduceQueryOfAny, settleQuery } from "../../app/address/address.ts";
import { type Knows, NOTHING, SOUGHT } from "../../app/address/address-parameter.ts";
import { addresses, findAddress } from "../../app/address/addresses.ts";
import type { Language } from "../../domain/language.ts";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import { findPasted, wordsOfPath } from "./pasted-address.ts";

/** A request reduced to what pages depend on, so that equal questions share one cached answer. */
interface PageRequest {
	/** Path in its one spelling; that of the not-found page when no page has it or it cannot be read. */
	pathname: string;
	/** Only what this address reads (app/address/addresses.ts), in its normal form; anything else (utm_…, fbclid) is ignored. */
	query: URLSearchParams;
	/** True where the answer shows something of the visitor. */
	isPersonal: boolean;
	/** The department whose offices the answer may tell without its address saying so. */
	near: DepartmentId | null;
	/** 400 when the address itself is broken, whatever the page answers. */
	status: 400 | undefined;
	/** Where the page really is, when a sign or a slash too many, capitals or a blank field of a form were asked for. */
	redirect: string | null;
}

/** What there is, to tell addresses that lead somewhere from those that do not. */
interface SiteMap {
	/** Ids of the routes that answer this path. */
	routesAt(pathname: string): readonly string[];
	/** Missing while no catalogue could be read: then every id stays as it was asked. */
	knows?: Knows | undefined;
	/**
	 * Which of these words a search of this catalogue would understand; empty without any. Whatever else an address is made
	 * of, its page is then one for all, so that nobody fills the memory or the processor with what leads nowhere. A page with
	 * words of the catalogue costs what a search for them does, and is bounded as searches are.
	 */
	sought?: ((words: string) => string) | undefined;
	/** What the visitor chose once; pages with offices tell those first, where their address says nothing else. */
	near?: Near;
}

/** A department, and perhaps a municipality of it, which only the list of offices asks for. */
interface Near {
	department: DepartmentId | null;
	municipality: string | null;
}

const NOWHERE_NEAR: Near = { department: null, municipality: null };
/** React Router's own parameter of a data request: the routes whose data it wants (CONTRIBUTING.md, An upgrade of React Router). */
const ROUTES_PARAMETER = "_routes";
const MAX_PATH_LENGTH = 1024;
/** A path that no page has: "Página no encontrada" is made for it and shown at every address that leads nowhere. */
const NOWHERE = "/-";
const DATA = /(?:(?<=\/)_)?\.data$/;
/** Folders of files have no page, with or without a slash. */
const FILE_FOLDERS = /^\/(assets|locales)\//;
/** Whose page offers what the words of its address find, where it has no such record. */
const OFFERING: readonly AnyAddress[] = [addresses.procedure, addresses.institution];
/** Some of their answers name the nearest office (`nearContext`). */
export const MAY_NAME_OFFICES: readonly AnyAddress[] = [
	addresses.catalogue,
	addresses.searchResults,
	addresses.experiences,
	addresses.plan,
	addresses.assistant,
	addresses.assistantReply,
];

/** Reads path and query of any request, however malformed; never throws. */
export function readPageRequest(url: string, { routesAt, knows, sought, near = NOWHERE_NEAR }: SiteMap): PageRequest {
	const asked = new URL(url);
	const { pathname, searchParams } = asked;
	const ofAny = reduceQueryOfAny(searchParams);
	if (!isReadable(pathname)) return { ...nowhere(ofAny), status: 400 };
	// A URL would read `//other.site` as the name of another host, so such a path is refused.
	if (pathname.includes("//") || pathname.length > MAX_PATH_LENGTH) return nowhere(ofAny);
	const documentPath = documentPathOf(pathname);
	const isData = documentPath !== pathname;
	const address = findAddress(documentPath);
	const query = address ? readQuery(address, searchParams, knows) : ofAny;
	const redirect = isData
		? null
		: (asPasted(pathname, { address, asked: searchParams, knows }) ??
			withoutSlash(pathname, query) ??
			withoutBlanks(address, asked));
	const readWords = () => (FILE_FOLDERS.test(pathname) ? "" : (sought?.(wordsOfPath(documentPath)) ?? ""));
	// Open data is answered before (server/open-data/); what comes here of its addresses is no page.
	if (!address || address.answers === "data")
		return { ...nowhere(withWords(ofAny, readWords()), isData ? `${NOWHERE}.data` : NOWHERE), redirect };
	const reduced = reducePath(address, documentPath, knows);
	const whole = withNear(address, query, near);
	if (OFFERING.includes(address) && reduced.endsWith(`/${NOTHING}`)) withWords(whole, readWords());
	const wanted = isData ? readRoutes(searchParams, routesAt(reduced)) : [];
	if (wanted.length > 0) whole.set(ROUTES_PARAMETER, wanted.join(","));
	const path = isData ? dataPathOf(reduced) : reduced;
	return {
		...{ pathname: path, query: whole, isPersonal: address.isPersonal, status: undefined, redirect },
		near: MAY_NAME_OFFICES.includes(address) ? near.department : null,
	};
}

function readQuery(address: AnyAddress, asked: URLSearchParams, knows: Knows | undefined): URLSearchParams {
	return knows ? settleQuery(address, asked, knows) : address.reduceQuery(asked);
}

/** What an address says with what was chosen where it says nothing, in the order of whoever says it all. */
function withNear(address: AnyAddress, query: URLSearchParams, near: Near): URLSearchParams {
	if (!near.department || !("department" in address.query)) return query;
	if (!query.has(DEPARTMENT_KEY)) query.set(DEPARTMENT_KEY, near.department);
	const isThere = "municipality" in address.query && query.get(DEPARTMENT_KEY) === near.department;
	if (isThere && near.municipality && !query.has(MUNICIPALITY_KEY)) query.set(MUNICIPALITY_KEY, near.municipality);
	return address.reduceQuery(query);
}

/** The path of the page whose data React Router asks for: `/catalogo` for `/catalogo.data`, `/` for `/_.data`. */
export function documentPathOf(pathname: string): string {
	return pathname.replace(DATA, "");
}

/** Pages of one key are one page: nothing else may change what they show. */
export function pageKey(request: PageRequest, language: Language, version: string): string {
	return `${version} ${language} ${request.status ?? ""} ${request.pathname}?${request.query}`;
}

/** Whether the address behind a key asks for something of its own, such as a search that nobody may ask for again. */
export function hasQuery(key: string): boolean {
	return !key.endsWith("?");
}

function dataPathOf(documentPath: string): string {
	return documentPath === "/" ? "/_.data" : `${documentPath}.data`;
}

/** Where an address leads that somebody pasted with more than it is (`pasted-address.ts`). */
function asPasted(
	pathname: string,
	{ address, asked, knows }: { address: AnyAddress | undefined; asked: URLSearchParams; knows: Knows | undefined },
): string | null {
	const pasted = knows && !FILE_FOLDERS.test(pathname) && findPasted(pathname, address, knows);
	return pasted ? inOneSpelling(pasted.path, readQuery(pasted.address, asked, knows)) : null;
}

/** One address a page: `/catalogo/` leads to `/catalogo`. */
function withoutSlash(pathname: string, query: URLSearchParams): string | null {
	if (pathname === "/" || !pathname.endsWith("/") || FILE_FOLDERS.test(pathname)) return null;
	return inOneSpelling(pathname.slice(0, -1), query);
}

function inOneSpelling(path: string, query: URLSearchParams): string {
	return query.size > 0 ? `${path}?${query}` : path;
}

/** Browsers without scripts send every field of a form, chosen or not: `?search=&institucion=` leads to the address without. */
function withoutBlanks(address: AnyAddress | undefined, { pathname, searchParams }: URL): string | null {
	if (address?.answers !== "screen" || ![...searchParams.values()].includes("")) return null;
	const said = address.reduceQuery(searchParams);
	const parameters = Object.values(address.query);
	if (parameters.some(({ leadsOn, names: [name = ""] }) => leadsOn && said.has(name))) return null;
	const names = parameters.flatMap((parameter) => parameter.names);
	const blank = names.filter((name) => searchParams.get(name) === "" && !said.has(name));
	const left = new URLSearchParams(searchParams);
	for (const name of blank) left.delete(name);
	return blank.length > 0 ? inOneSpelling(pathname, left) : null;
}

function withWords(query: URLSearchParams, words: string): URLSearchParams {
	if (words !== "") query.set(SOUGHT, words);
	return query;
}

function nowhere(query: URLSearchParams, pathname = NOWHERE): PageRequest {
	return { pathname, query, isPersonal: false, near: null, status: undefined, redirect: null };
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
