import en from "../public/locales/en.json";
import es from "../public/locales/es.json";
import { registerDictionary } from "./dictionary.ts";

registerDictionary("es", es);
registerDictionary("en", en);
