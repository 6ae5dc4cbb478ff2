import type { Language } from "../domain/language.ts";
import { LANGUAGES } from "../domain/language.ts";
import en from "../public/locales/en.json";
import es from "../public/locales/es.json";
import type { Dictionary } from "./dictionary.ts";
import { registerDictionary } from "./dictionary.ts";

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { es, en };

for (const language of LANGUAGES) registerDictionary(language, DICTIONARIES[language]);
