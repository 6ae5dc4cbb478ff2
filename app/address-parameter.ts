import { boundText } from "../domain/text.ts";

/**
 * What the value of a parameter is: one of the portal's own choices, a text that the citizen typed to search, or a
 * private text. The service worker keeps no page whose address has typed or private parameters; the page address that
 * goes with a report leaves the private ones out.
 */
export type ParameterKind = "choice" | "typed" | "private";

/** One thing that an address says after its question mark: how it is spelled, read and written. */
export interface Parameter<Value> {
	/** Its names in the address; several where one value needs several words. */
	readonly names: readonly string[];
	readonly kind: ParameterKind;
	/** Never throws: a value that it does not know counts as absent. */
	read(query: URLSearchParams): Value;
	/** The one way to write the value; an empty list for the default, which is left out. */
	write(value: Value): readonly (readonly [name: string, text: string])[];
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

/** What somebody sent, which may be blank; null where nothing was sent. */
export function sentText(name: string, kind: ParameterKind): NamedParameter<string | null> {
	return parameter(name, { kind, read: (text) => text && boundText(text).trim(), write: (value) => value });
}

/** An id; it is not checked whether anything has it, and a blank one is none. */
export function id(name: string, kind: ParameterKind = "choice"): NamedParameter<string | null> {
	return parameter(name, { kind, read: (text) => (text ? boundText(text) : null), write: (value) => value });
}

/** Ids separated by commas. Each is escaped once more, so that a comma inside an id does not split it. Null without any. */
export function idList(name: string, most: number): NamedParameter<readonly string[] | null> {
	return parameter<readonly string[] | null>(name, {
		read: (text) => (text === null ? null : text.split(",").filter(Boolean).slice(0, most).map(readListedId)),
		write: (ids) => (ids === null ? null : ids.map(encodeURIComponent).join()),
	});
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

/** Present or absent; its value does not matter. */
export function flag(name: string): NamedParameter<boolean> {
	return parameter(name, { read: (text) => text !== null, write: (value) => (value ? "1" : null) });
}
