import { toDocument } from "../../content/catalogue/experiences.ts";
import type { ByLanguage } from "../../content/text-shapes.ts";
import { hasRecord } from "../../database/desk/records.server.ts";
import { parseRecordName, type RecordContent, type RecordName } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { EXPERIENCE_WORD, readExperienceDocument } from "../../domain/site-documents/experience.ts";
import { EXPERIENCE_ROOM } from "../experiences/texts.ts";
import { TEXT_DOCUMENTS, TEXT_IDS } from "../texts/text-documents.ts";
import { FORM_TEXTS, LABELS, ROOM_TEXTS } from "../texts/texts.ts";

/** What people call a document of the site: a guide by its name, a text by that of its form. Undefined for another kind. */
export function nameDocument(id: string, contents: readonly RecordContent[], language: Language): string | undefined {
	const [word, ...rest] = id.split(":");
	if (word === EXPERIENCE_WORD) {
		const names = contents.map(({ site_documents }) => readExperienceDocument(site_documents?.[0]?.content)?.es.nombre);
		return names.find(Boolean) ?? toDocument(rest.join(":"))?.es.nombre;
	}
	// Two forms may write one document.
	const forms = TEXT_IDS.filter((each) => TEXT_DOCUMENTS[each].record === `document:${id}`);
	return forms.length > 0 ? forms.map((each) => FORM_TEXTS[each][language].title).join(" · ") : undefined;
}

/** Parts of a document that no form names. */
const PARTS: Readonly<Record<string, ByLanguage<string>>> = {
	networks: { es: "Redes", en: "Networks" },
	"supporters.logo.image": { es: "Logo", en: "Logo" },
	"supporters.logo.width": { es: "Ancho del logo", en: "Width of the logo" },
	"supporters.logo.height": { es: "Alto del logo", en: "Height of the logo" },
	ids_procedures: { es: "Paso", en: "Step" },
	company: { es: "Paso de una sociedad", en: "Step of a company" },
};

/**
 * A place in a guide or a text as its form calls it, with lists counted from one: `supporters.2.name.es` is "Apoyo 2 ·
 * Nombre (español)". Undefined where no form names any of it.
 */
export function nameDocumentPlace(path: string, language: Language): string | undefined {
	const parts = path.split(".");
	const spoken = (["es", "en"] as const).find((each) => parts.includes(each));
	const number = parts.find((part) => /^\d+$/.test(part));
	const named = parts.filter((part) => part !== number && part !== spoken);
	const [group = ""] = named;
	const label = nameOf(named.join("."), language);
	const before = named.length > 1 ? nameOf(group, language) : undefined;
	if (label === undefined && before === undefined) return undefined;
	const numbered = (name: string) => (number ? `${name} ${number}` : name);
	const whole = label ?? named.join(".");
	const said = before === undefined ? numbered(whole) : `${numbered(before)} · ${whole}`;
	if (!spoken) return said;
	const name = ROOM_TEXTS[language].language[spoken];
	// English writes languages with a capital, Spanish without.
	return `${said} (${language === "es" ? name.toLowerCase() : name})`;
}

function nameOf(name: string, language: Language): string | undefined {
	const words: Readonly<Record<string, unknown>> = EXPERIENCE_ROOM[language];
	const said = PARTS[name]?.[language] ?? LABELS[name]?.[language] ?? words[name];
	return typeof said === "string" ? said : undefined;
}

/** What citizens read while the desk has published nothing of a document: what the release says of the same. */
export function withReleased(record: RecordName, published: RecordContent, draft: RecordContent): RecordContent {
	const id = parseRecordName(record)?.id ?? "";
	if (hasRecord(record, published)) return published;
	const [word, ...rest] = id.split(":");
	const form = TEXT_IDS.find((each) => TEXT_DOCUMENTS[each].record === record);
	const changed = Object(draft.site_documents?.[0]?.content);
	const released = form && TEXT_DOCUMENTS[form].release;
	const content =
		word === EXPERIENCE_WORD
			? toDocument(rest.join(":"))
			: released && Object.fromEntries(Object.entries(released).filter(([key]) => key in changed));
	return content ? { site_documents: [{ id, content }] } : published;
}
