import { useRouteLoaderData } from "react-router";
import type { Rosetta } from "rosetta";
import rosetta from "rosetta";
import type { Language } from "../../domain/language.ts";
import { DEFAULT_LANGUAGE, isLanguage, LOCALES } from "../../domain/language.ts";
import type es from "../../public/locales/es.json";
import { formatNumber } from "./format.ts";

/** The words of one language, nested; looked up by dotted keys such as `nav.home`. */
export type Dictionary = typeof es;

type DottedKey<Branch> = {
	[Name in keyof Branch & string]: Branch[Name] extends string ? Name : `${Name}.${DottedKey<Branch[Name]>}`;
}[keyof Branch & string];

/** Every key that exists in `public/locales/es.json`; a misspelt key does not compile. */
export type TextKey = DottedKey<Dictionary>;

/** Keys that hold the forms of a plural (`one`, `other`). */
export type PluralKey = TextKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;

export interface Translator {
	language: Language;
	/** The text behind a key, with `{{placeholders}}` filled in; the key itself when it is missing. */
	text(key: TextKey, values?: Record<string, string | number>): string;
	/** The form for a count (`one`, `other`); `{{count}}` is the count as the language writes it. */
	count(key: PluralKey, count: number, values?: Record<string, string | number>): string;
}

const words: Rosetta<object> = rosetta<object>();
const translators = new Map<Language, Translator>();

/** Makes a language known; the server does so once with all, the browser with those it fetched. */
export function registerDictionary(language: Language, dictionary: object): void {
	words.set(language, dictionary);
}

export function hasDictionary(language: Language): boolean {
	return words.table(language) !== undefined;
}

/** The translator of a language. A missing key shows the key text (specification, section 3). */
export function translatorFor(language: Language): Translator {
	const known = translators.get(language);
	if (known) return known;
	const plurals = new Intl.PluralRules(LOCALES[language]);

	function lookUp(key: string, values: Record<string, string | number>): string {
		return words.t(key, values, language) || key;
	}

	const translator: Translator = {
		language,
		text: (key, values = {}) => lookUp(key, values),
		count(key, count, values = {}) {
			const form = plurals.select(count) === "one" ? "one" : "other";
			return lookUp(`${key}.${form}`, { ...values, count: formatNumber(count, language) });
		},
	};
	translators.set(language, translator);
	return translator;
}

/**
 * Fetches the words of a language, once, and makes them known. False when they could not be had:
 * that is logged and never shown (specification, section 8).
 */
export async function fetchDictionary(language: Language): Promise<boolean> {
	if (hasDictionary(language)) return true;
	try {
		const response = await fetch(`/locales/${language}.json?v=${__DICTIONARY_VERSION__}`);
		if (!response.ok) throw new Error(`dictionary ${language}: ${response.status}`);
		registerDictionary(language, await response.json());
		return true;
	} catch (error) {
		console.error(error);
		return false;
	}
}

/** The words of the page's language, for components. */
export function useText(): Translator {
	return translatorOf(useRouteLoaderData("root"));
}

/** The words of the page's language, for `meta` functions, out of the matches that they receive. */
export function textOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Translator {
	return translatorOf(matches.find((match) => match?.id === "root")?.loaderData);
}

function translatorOf(rootData: unknown): Translator {
	const language =
		typeof rootData === "object" && rootData !== null && "language" in rootData ? rootData.language : undefined;
	return translatorFor(isLanguage(language) ? language : DEFAULT_LANGUAGE);
}
