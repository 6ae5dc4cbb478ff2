import type { Language } from "../../domain/language.ts";
import { hasDictionary, registerDictionary } from "../dictionary.ts";

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
