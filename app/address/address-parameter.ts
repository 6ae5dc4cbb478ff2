import { boundText } from "../../domain/text/text.ts";

/**
 * What the value of a parameter is: one of the portal's own choices, a text that the citizen typed to search, or a
 * private text. The service worker keeps no page whose address has typed or private parameters; the page address that
 * goes with a report leaves the private ones out.
 */
export type ParameterKind = "choice" | "typed" | "private";

/** What an id in an address can be of. */
export type Thing =
	| ("procedure" | "institution" | "evaluation" | "edition" | "experience" | "question")
	| ("department" | "municipality" | "office");

/** Tells whether there is something of this kind with this id. */
export type Knows = (thing: Thing, id: string) => boolean;

/**
 * Under this name the server tells a page that is not found which words of its address the catalogue knows
 * (`server/pages/page-request.ts`); nobody can ask for it.
 */
export const SOUGHT = "palabras";

/** Stands for every id that nothing has: what is asked of them is one question with one answer. */
export const NOTHING = "-";

/** One thing that an address says after its question mark: how it is spelled, read and written. */
export interface Parameter<Value> {
	/** Its names in the address; several where one value needs several words. */
	readonly names: readonly string[];
	readonly kind: ParameterKind;
	/** Never throws: a value that it does not know counts as absent. */
	read(query: URLSearchParams): Value;
	/** The one way to write the value; an empty list for the default, which is left out. */
	write(value: Value): readonly (readonly [name: string, text: string])[];
	/** True for a field whose page leads on to the address that says the same without it. */
	readonly leadsOn?: boolean;
	/** The value as far as it can be told from others: ids that nothing has are one. Missing where there are no ids. */
	settle?(value: Value, knows: Knows): Value;
}

/** A parameter of one word, which is also the name of its field in a form. */
export interface NamedParameter<Value> extends Parameter<Value> {
	readonly name: string;
}

interface Codec<Value> {
	kind?: ParameterKind;
	read: (text: string | null) => Value;
	/** Null for the default, which is left out. */
	write: (value: Value) => string | null;
}

export function parameter<Value>(name: string, { kind = "choice", read, write }: Codec<Value>): NamedParameter<Value> {
	return {
		name,
		names: [name],
		kind,
		read: (query) => read(query.get(name)),
		write(value) {
			const text = write(value);
			return text === null ? [] : [[name, text]];
		},
	};
}

/** What somebody searches for; a blank one is the same as none. */
export function searchedText(name: string): NamedParameter<string> {
	return parameter(name, {
		kind: "typed",
		read: (text) => boundText(text ?? "").trim(),
		write: (value) => value || null,
	});
}

/** What somebody sent, which may be blank, cut at so many characters; null where nothing was sent. */
export function sentText(name: string, kind: ParameterKind, longest?: number): NamedParameter<string | null> {
	return parameter(name, { kind, read: (text) => text && boundText(text, longest).trim(), write: (value) => value });
}

/** An id; it is not checked whether anything has it until it is settled. */
export function id(name: string, thing: Thing): NamedParameter<string | null> {
	return { ...looseWord(name), settle: (value, knows) => value && settleId(thing, value, knows) };
}

/** What a form offers to choose: its blank choice is none. */
export function chosen(offered: NamedParameter<string | null>): NamedParameter<string | null> {
	return { ...offered, read: (query) => offered.read(query) || null };
}

/** A text that only its page understands; it is never compared with what the catalogue holds. */
export function looseWord(name: string, kind: ParameterKind = "choice"): NamedParameter<string | null> {
	return parameter(name, { kind, read: (text) => text && boundText(text), write: (value) => value });
}

/** An id as it was asked where something has it, else the one that stands for all the others. */
export function settleId(thing: Thing, value: string, knows: Knows): string {
	return knows(thing, value) ? value : NOTHING;
}

/** Ids separated by commas. Each is escaped once more, so that a comma inside an id does not split it. Null without any. */
export function idList(name: string, thing: Thing, most: number): NamedParameter<readonly string[] | null> {
	const list = parameter<readonly string[] | null>(name, {
		read: (text) => (text === null ? null : text.split(",").filter(Boolean).slice(0, most).map(readListedId)),
		write: (ids) => (ids === null ? null : ids.map(encodeURIComponent).join()),
	});
	return { ...list, settle: (ids, knows) => ids?.map((each) => settleId(thing, each, knows)) ?? null };
}

/** More than a page shows, so that it can say that there are too many. */
const MOST_LISTED = 40;
/** Longer than any id, and short enough that a whole list of them fits into an address. */
const LONGEST_LISTED = 80;

/**
 * Ids in the order in which somebody put them together, written as words ("a+b") and read also with commas or said again and again.
 * What a page has to say of them stays: the same twice, one too many, and one that nothing has, as the words that it may mean.
 */
export function idWords(name: string, thing: Thing): NamedParameter<readonly string[]> {
	const split = (text: string) => text.split(/[\s,]+/).filter(Boolean);
	const list = parameter<readonly string[]>(name, {
		read: (text) =>
			split(text ?? "")
				.slice(0, MOST_LISTED)
				.map((each) => cutId(readListedId(each))),
		write: (ids) => ids.map(encodeURIComponent).join(" ") || null,
	});
	return {
		...list,
		read: (query) => list.read(new URLSearchParams({ [name]: query.getAll(name).join(" ") })),
		settle: (ids, knows) => ids.map((each) => (knows(thing, each) ? each : wordsOfId(each))),
	};
}

/** Never within a sign that takes two places. */
function cutId(text: string): string {
	return text.slice(0, LONGEST_LISTED).replace(/[\ud800-\udbff]$/, "");
}

/** What an id that nothing has may still say. */
function wordsOfId(text: string): string {
	return (
		text
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, "-")
			.replace(/^-+|-+$/g, "") || NOTHING
	);
}

/** An id of a list. One with a malformed escape is searched for as it stands, and not found. */
function readListedId(text: string): string {
	try {
		return boundText(decodeURIComponent(text));
	} catch {
		return boundText(text);
	}
}

/** A position counted from 1; anything that is no position counts as the first. */
export function place(name: string, most: number): NamedParameter<number> {
	return parameter(name, {
		read: (text) => readPlace(text, most),
		write: (value) => (value === 1 ? null : String(value)),
	});
}

export function readPlace(text: string | null, most: number): number {
	const number = Number(text);
	return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : 1;
}

/** One of the given words; `usual` is the default and is left out. */
export function word<Word extends string>(name: string, words: readonly Word[], usual: Word): NamedParameter<Word> {
	return parameter(name, {
		read: (text) => words.find((known) => known === text) ?? usual,
		write: (value) => (value === usual ? null : value),
	});
}

/** One of these words, or none. */
export function optionalWord<Word extends string>(name: string, words: readonly Word[]): NamedParameter<Word | null> {
	return parameter<Word | null>(name, {
		read: (text) => words.find((known) => known === text) ?? null,
		write: (value) => value,
	});
}

/** Present or absent; its value does not matter. */
export function flag(name: string): NamedParameter<boolean> {
	return parameter(name, { read: (text) => text !== null, write: (value) => (value ? "1" : null) });
}
