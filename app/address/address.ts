import { addressLanguage } from "./address-language.ts";
import type { Knows, Parameter, Thing } from "./address-parameter.ts";
import { settleId } from "./address-parameter.ts";

type Parameters = Readonly<Record<string, Parameter<unknown>>>;
type QueryValues<Query extends Parameters> = {
	[Name in keyof Query]: Query[Name] extends Parameter<infer Value> ? Value : never;
};

/** The values in a path: `:id` must be there, `:category?` may. */
type PathValues<Path extends string> = Path extends `${string}/:${infer Name}?`
	? { [Each in Name]?: string | null }
	: Path extends `${string}/:${infer Name}`
		? { [Each in Name]: string }
		: unknown;

type Written<Path extends string, Query extends Parameters> = PathValues<Path> & Partial<QueryValues<Query>>;

/**
 * What answers at an address: a page, where a form is sent, JSON for the portal's own scripts, or what is kept or read by
 * other programs, which the server answers without the router (`server/open-data/`, `server/pictures/`).
 */
type AnswerKind = "screen" | "form" | "script" | "data";

interface Declaration<Query> {
	query?: Query;
	/** Other spellings of the path, each with the same values. */
	aliases?: readonly string[];
	/** What the id at the end of the path is of. */
	of?: Thing;
	answers?: AnswerKind;
	/** True where the answer shows something of one visitor: no cache may hand it to another. */
	isPersonal?: boolean;
	/** Whether search engines may list it; by default every screen that is not personal. */
	isListed?: boolean;
	/** Whether its words are our own, so that it is a page in English too. Of one procedure its page says so. */
	isInEnglish?: boolean;
}

/** What every address can be asked, whatever its values and parameters. */
export interface AnyAddress {
	/** The pattern of the router, and its other spellings. */
	readonly patterns: readonly [string, ...string[]];
	/** Its own parameters and those of every address. */
	readonly query: Parameters;
	readonly answers: AnswerKind;
	readonly isPersonal: boolean;
	readonly isListed: boolean;
	readonly isInEnglish: boolean;
	/** The canonical path, when the router would match this path to the address in any spelling; else null. */
	canonicalPath(pathname: string): string | null;
	/** What the id at the end of the path is of. */
	readonly of: Thing | undefined;
	/** A query reduced to what this address reads, in one normal form: what pages cannot tell apart is one text. */
	reduceQuery(query: URLSearchParams): URLSearchParams;
}

/** An address of the portal: what is written with `to` is read with `read`. */
export interface Address<Path extends string, Query extends Parameters> extends AnyAddress {
	readonly query: Query;
	to(...values: object extends Written<Path, Query> ? [Written<Path, Query>?] : [Written<Path, Query>]): string;
	/** The same page under its first alias. */
	toAlias(values: PathValues<Path>): string;
	/** What a path says; null when it is another address. */
	match(pathname: string): PathValues<Path> | null;
	/** What an address says after its question mark. */
	read(asked: { readonly search?: string }): QueryValues<Query>;
}

/** What every address may say; pages take it from their links (components/link.tsx), so `to` and `read` leave it out. */
const OF_EVERY_ADDRESS = { addressLanguage };

export function declareAddress<const Path extends string, const Query extends Parameters = Record<never, never>>(
	pattern: Path,
	declaration?: Declaration<Query>,
): Address<Path, Query>;
export function declareAddress(pattern: string, declaration: Declaration<Parameters> = {}): AddressOfAnything {
	const { query = {}, aliases = [], of, answers = "screen", isPersonal = false, isInEnglish = false } = declaration;
	const { isListed = answers === "screen" && !isPersonal } = declaration;
	const patterns = [pattern, ...aliases] as const;

	function match(pathname: string): Values | null {
		for (const each of patterns) {
			const values = matchPattern(each, pathname);
			if (values) return values;
		}
		return null;
	}

	function read(asked: URLSearchParams): Values {
		return Object.fromEntries(Object.entries(query).map(([name, parameter]) => [name, parameter.read(asked)]));
	}

	function write(values: Values): URLSearchParams {
		const said = Object.entries(query).flatMap(([name, parameter]) => {
			const value = values[name];
			return value === undefined || value === null ? [] : parameter.write(value).map(([key, text]) => [key, text]);
		});
		return new URLSearchParams(said);
	}

	return {
		patterns,
		query: { ...query, ...OF_EVERY_ADDRESS },
		answers,
		isPersonal,
		isListed,
		isInEnglish,
		match,
		read: ({ search }) => read(new URLSearchParams(search)),
		of,
		reduceQuery: (asked) => new URLSearchParams([...write(read(asked)), ...reduceQueryOfAny(asked)]),
		to(values = {}) {
			const path = fillPattern(pattern, values);
			const written = write(values).toString();
			return written ? `${path}?${written}` : path;
		},
		toAlias: (values) => fillPattern(aliases[0] ?? pattern, values),
		canonicalPath(pathname) {
			const values = match(pathname);
			return values && fillPattern(pattern, values);
		},
	};
}

/** Of a query what any address reads, also one that no page has. */
export function reduceQueryOfAny(asked: URLSearchParams): URLSearchParams {
	return new URLSearchParams(addressLanguage.write(addressLanguage.read(asked)).map(([name, text]) => [name, text]));
}

/** An address without values or parameters; null where a value is required. A function for the server, as the next two. */
export function barePath({ patterns: [pattern] }: AnyAddress): string | null {
	return /:\w+$/.test(pattern) ? null : fillPattern(pattern, {});
}

/**
 * A path of an address in its one spelling under the same pattern; with `knows`, ids that nothing has are one. A function of
 * its own because only the server asks for it: what an address carries goes to every browser.
 */
export function reducePath({ patterns, of }: AnyAddress, pathname: string, knows?: Knows): string {
	for (const each of patterns) {
		const values = matchPattern(each, pathname);
		if (!values) continue;
		const { id } = values;
		if (!of || !knows || typeof id !== "string") return fillPattern(each, values);
		return fillPattern(each, { id: settleId(of, id, knows) });
	}
	return pathname;
}

/** A query in the normal form of its address in which ids that nothing has are one. */
export function settleQuery({ query }: AnyAddress, asked: URLSearchParams, knows: Knows): URLSearchParams {
	const said = Object.values(query).flatMap((parameter) => {
		const value = parameter.read(asked);
		const settled = parameter.settle ? parameter.settle(value, knows) : value;
		return settled === undefined || settled === null ? [] : parameter.write(settled).map(([key, text]) => [key, text]);
	});
	return new URLSearchParams(said);
}

type Values = Readonly<Record<string, unknown>>;

interface AddressOfAnything extends AnyAddress {
	to(values?: Values): string;
	toAlias(values: Values): string;
	match(pathname: string): Values | null;
	read(asked: { readonly search?: string }): Values;
}

/** As the router matches: any case, any escape, with or without a slash at the end. */
function matchPattern(pattern: string, pathname: string): Values | null {
	const declared = listSegments(pattern);
	const asked = listSegments(pathname);
	if (asked.length > declared.length) return null;
	const values: Record<string, string> = {};
	for (const [position, segment] of declared.entries()) {
		const text = decodeSegment(asked[position] ?? "");
		if (text === null) return null;
		const name = nameOf(segment);
		if (name === null && text.toLowerCase() !== segment) return null;
		if (name !== null && text === "" && !segment.endsWith("?")) return null;
		if (name !== null && text !== "") values[name] = text;
	}
	return values;
}

function fillPattern(pattern: string, values: Values): string {
	const segments = listSegments(pattern).flatMap((segment) => {
		const name = nameOf(segment);
		if (name === null) return segment;
		const value = values[name];
		return typeof value === "string" && value !== "" ? encodeURIComponent(value) : [];
	});
	return `/${segments.join("/")}`;
}

/** What a path begins with, as the router compares it; empty for the root and for what cannot be read. */
export function firstWordOf(path: string): string {
	return (decodeSegment(listSegments(path)[0] ?? "") ?? "").toLowerCase();
}

function listSegments(path: string): string[] {
	return path.split("/").filter((segment) => segment !== "");
}

/** The name of the value in a segment of a pattern; null for a fixed segment. */
function nameOf(segment: string): string | null {
	return segment.startsWith(":") ? segment.replace(/^:|\?$/g, "") : null;
}

function decodeSegment(segment: string): string | null {
	try {
		return decodeURIComponent(segment);
	} catch {
		return null;
	}
}
