import type { Language } from "../domain/language.ts";

/** The same content in each language of the interface. */
export type ByLanguage<Content> = Readonly<Record<Language, Content>>;
