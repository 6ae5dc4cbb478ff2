import type { Language } from "../language.ts";
import { FILE_WORDS } from "./file-words.ts";
import type { RowPlace } from "./row-place.ts";
import { sayPlace } from "./row-place.ts";
import { ROW_WORDS } from "./row-words.ts";

const WORDS = { ...ROW_WORDS, ...FILE_WORDS };

/** What is wrong with an incoming file or row, as a word for it; `sayFlaw` tells people. */
export type FlawCode = keyof typeof WORDS;

/** A mistake and what its words speak of. It is plain data: it goes through JSON unchanged. */
export interface CodedFlaw {
	code: FlawCode;
	values?: Readonly<Record<string, string | number | RowPlace>>;
}

/** The mistake in words, with what to do about it. */
export function sayFlaw({ code, values = {} }: CodedFlaw, language: Language): string {
	return WORDS[code][language].replace(/\{(\w+)\}/g, (_all, name: string) => {
		const value = values[name];
		return typeof value === "object" ? sayPlace(value, language) : String(value ?? "");
	});
}

/** Whether a word from outside, such as a rule of zod, is one of the codes. */
export function isFlawCode(word: unknown): word is FlawCode {
	return typeof word === "string" && Object.hasOwn(WORDS, word);
}
