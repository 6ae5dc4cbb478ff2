import type { ByLanguage } from "../../content/by-language.ts";
import type { RecordRow } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { EXPERIENCE_ROOM } from "../experiences/texts.ts";
import { LABELS, ROOM_TEXTS } from "../texts/texts.ts";

/** What people call the documents of the desk, by the first word of their id. */
const NAMES: Readonly<Record<string, string>> = {
	association: "Contacto, redes y apoyos",
	promo: "Aviso del día",
	banner: "Banner del catálogo",
	notices: "Avisos",
	"solved-reports": "Reportes resueltos",
};

/** Parts of a document that no form names. */
const PARTS: Readonly<Record<string, ByLanguage<string>>> = {
	networks: { es: "Redes", en: "Networks" },
	"supporters.logo.image": { es: "Logo", en: "Logo" },
	"supporters.logo.width": { es: "Ancho del logo", en: "Width of the logo" },
	"supporters.logo.height": { es: "Alto del logo", en: "Height of the logo" },
	ids_procedures: { es: "Paso", en: "Step" },
	company: { es: "Paso de una sociedad", en: "Step of a company" },
};

/** What people call a document, in Spanish as its texts are; undefined for one without a name. */
export function nameDocument(id: string, row: RecordRow | undefined): string | undefined {
	const [word = ""] = id.split(":");
	const content: unknown = row?.content;
	const name = word === "experience" ? readText(readText(content, "es"), "nombre") : NAMES[word];
	return typeof name === "string" && name !== "" ? name : undefined;
}

/**
 * A place in a document as its form calls it, with lists counted from one: `supporters.2.name.es` is "Apoyo 2 · Nombre
 * (español)". A part that nobody named keeps its own.
 */
export function nameDocumentPlace(path: string, language: Language): string {
	const parts = path.split(".");
	const spoken = (["es", "en"] as const).find((each) => parts.includes(each));
	const number = parts.find((part) => /^\d+$/.test(part));
	const named = parts.filter((part) => part !== number && part !== spoken);
	const [group = ""] = named;
	const label = nameOf(named.join("."), language);
	const whole = named.length > 1 || !number ? [] : [`${label} ${number}`];
	const within = named.length > 1 ? [`${nameOf(group, language)}${number ? ` ${number}` : ""}`, label] : [label];
	const said = (whole.length > 0 ? whole : within).join(" · ");
	return spoken ? `${said} (${ROOM_TEXTS[language].language[spoken].toLowerCase()})` : said;
}

function nameOf(name: string, language: Language): string {
	const words: Readonly<Record<string, unknown>> = EXPERIENCE_ROOM[language];
	const said = PARTS[name]?.[language] ?? LABELS[name]?.[language] ?? words[name];
	return typeof said === "string" ? said : name;
}

function readText(value: unknown, key: string): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
