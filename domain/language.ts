/** The two interface languages of the portal; Spanish is the default (specification, section 9). */
export const LANGUAGES = ["es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the desk speaks: a further language of the portal costs nothing there. */
export const DESK_LANGUAGES = ["es", "en"] as const satisfies readonly Language[];
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "es";

/** The locale in which each language writes its dates, numbers and money; a test sees that Intl knows it. */
export const LOCALES: Readonly<Record<Language, string>> = { es: "es-GT", en: "en-GB" };
/** The clock and calendar of the whole portal. */
export const TIME_ZONE = "America/Guatemala";

/** Name of the `localStorage` key and of the cookie that mirror the choice (specification, section 3). */
export const LANGUAGE_KEY = "language";

/** The field of a form without scripts that holds the choice, and the parameter of an address that names its language. */
export const LANGUAGE_FIELD = "idioma";

/** Tells whether a stored or typed value is one of the supported languages. */
export function isLanguage(value: unknown): value is Language {
	return LANGUAGES.some((language) => language === value);
}
