import type { Language } from "../../domain/language.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_FIELD } from "../../domain/language.ts";
import type { Parameter } from "./address-parameter.ts";

/** Path, query and fragment of an address of the portal. */
const PARTS = /^([^?#]*)(?:\?([^#]*))?(.*)$/s;
/** `//other.site` would be the name of another host. */
const OF_PORTAL = /^\/(?!\/)/;

interface Asked {
	readonly search: string;
}

/**
 * The language of its page, which every address may name; null leaves it to what the visitor chose. An unknown one counts
 * as absent, and of several the first known one counts.
 */
export const addressLanguage: Parameter<Language | null> = {
	names: [LANGUAGE_FIELD],
	kind: "choice",
	read: (query) => query.getAll(LANGUAGE_FIELD).find(isLanguage) ?? null,
	write: (language) => (language ? [[LANGUAGE_FIELD, language]] : []),
};

/** The language that an address names after its question mark; null where it names none. */
export function languageInAddress(search: string): Language | null {
	return addressLanguage.read(new URLSearchParams(search));
}

/** Whether two addresses do not name the same language. */
export function isInOtherLanguage({ search: one }: Asked, { search: other }: Asked): boolean {
	return languageInAddress(one) !== languageInAddress(other);
}

/** The same address for a page in this language; null takes the language out of it. */
export function inLanguage(to: string, language: Language | null): string {
	const [, path = "", asked = "", fragment = ""] = PARTS.exec(to) ?? [];
	const query = new URLSearchParams(asked);
	query.delete(LANGUAGE_FIELD);
	if (language) query.set(LANGUAGE_FIELD, language);
	const written = query.toString();
	return `${path}${written && `?${written}`}${fragment}`;
}

/** The address that search engines should keep of a page in this language; without a name it is in Spanish. */
export function listedIn(path: string, language: Language): string {
	return inLanguage(path, language === DEFAULT_LANGUAGE ? null : language);
}

/**
 * An address as a page leads to it: in the language that the page's own address names. What leads out of the portal, or
 * names a language itself, stays as it is.
 */
export function keepLanguage(to: string, { search: here }: Asked): string {
	const language = languageInAddress(here);
	const [, , asked = ""] = PARTS.exec(to) ?? [];
	return language && OF_PORTAL.test(to) && !languageInAddress(asked) ? inLanguage(to, language) : to;
}
