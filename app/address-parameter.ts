import { boundText } from "../domain/text.ts";

/**
 * What a parameter holds: a choice among what the portal offers, what a citizen typed, or what is nobody else's
 * affair. The service worker keeps no page by what was typed; a report tells no private parameter.
 */
export type Holding = "choice" | "typed" | "private";

/** What an id in an address can be of. */
export type Thing = "procedure" | "institution" | "evaluation" | "experience" | "question";

/** Tells whether there is something of this kind with this id. */
export type Knows = (thing: Thing, id: string) => boolean;

/** Stands for every id that nothing has: what is asked of them is one question with one answer. */
export const NOTHING = "-";

/** One thing that an address says after its question mark: how it is spelled, read and written. */
export interface Parameter<Value> {
	/** As the address spells it; several where one thing takes several words. */
	readonly names: readonly string[];
	readonly holds: Holding;
	/** Reads anything, however odd: what it does not know counts as not said. */
	read(query: URLSearchParams): Value;
	/** The one way to say it; nothing where it goes without saying. */
	write(value: Value): readonly (readonly [name: string, text: string])[];
	/** The value as far as it can be told from others: ids that nothing has are one. Missing where there are no ids. */
	settle?(value: Value, knows: Knows): Value;
}

/** A parameter of one word, which is also the name of its field in a form. */
export interface NamedParameter<Value> extends Parameter<Value> {
	readonly name: string;
}

interface Codec<Value> {
	holds?: Holding;
	read: (text: string | null) => Value;
	/** Null where it goes without saying. */
	write: (value: Value) => string | null;
}

export function parameter<Value>(name: string, { holds = "choice", read, write }: Codec<Value>): NamedParameter<Value> {
	return {
		name,
		names: [name],
		holds,
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
		holds: "typed",
		read: (text) => boundText(text ?? "").trim(),
		write: (value) => value || null,
	});
}

/** What somebody sent, which may be blank; null where nothing was sent. */
export function sentText(name: string, holds: Holding): NamedParameter<string | null> {
	return parameter(name, { holds, read: (text) => text && boundText(text).trim(), write: (value) => value });
}

/** The id of something; one that nothing has stays as it was asked until it is settled. */
export function id(name: string, thing: Thing): NamedParameter<string | null> {
	return { ...looseWord(name), settle: (value, knows) => value && settleId(thing, value, knows) };
}

/** A word that is read where it is used, and nowhere else compared with what there is. */
export function looseWord(name: string, holds: Holding = "choice"): NamedParameter<string | null> {
	return parameter(name, { holds, read: (text) => text && boundText(text), write: (value) => value });
}

/** An id as it was asked where something has it, else the one that stands for all the others. */
export function settleId(thing: Thing, value: string, knows: Knows): string {
	return knows(thing, value) ? value : NOTHING;
}

/** Ids one after another, each escaped once more so that its commas are its own. Null where none are asked for. */
export function idList(name: string, thing: Thing, most: number): NamedParameter<readonly string[] | null> {
	const list = parameter<readonly string[] | null>(name, {
		read: (text) => (text === null ? null : text.split(",").filter(Boolean).slice(0, most).map(readListedId)),
		write: (ids) => (ids === null ? null : ids.map(encodeURIComponent).join()),
	});
	return { ...list, settle: (ids, knows) => ids?.map((each) => settleId(thing, each, knows)) ?? null };
}

/** An id of a list; half an escape is none of ours: looked for as it stands, it is simply not found. */
function readListedId(text: string): string {
	try {
		return boundText(decodeURIComponent(text));
	} catch {
		return boundText(text);
	}
}

/** A place counted from 1, where what is no place is the first. */
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

/** One of some words; the usual one goes without saying. */
export function word<Word extends string>(name: string, words: readonly Word[], usual: Word): NamedParameter<Word> {
	return parameter(name, {
		read: (text) => words.find((known) => known === text) ?? usual,
		write: (value) => (value === usual ? null : value),
	});
}

/** Said or not; what it says does not matter. */
export function flag(name: string): NamedParameter<boolean> {
	return parameter(name, { read: (text) => text !== null, write: (value) => (value ? "1" : null) });
}
