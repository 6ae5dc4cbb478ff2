import { toDocument } from "../../content/published-experiences.ts";
import { hasRecord } from "../../database/desk/records.server.ts";
import type { RecordContent, RecordName } from "../../domain/desk/record.ts";
import { parseRecordName } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { EXPERIENCE_WORD, readExperienceDocument } from "../../domain/site-documents/experience.ts";
import { EXPERIENCE_ROOM } from "../experiences/texts.ts";
import { TEXT_DOCUMENTS, TEXT_IDS } from "../texts/text-documents.ts";
import { labelOf } from "../texts/text-fields.tsx";
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

/** A place within a guide or a text as its form names it, places of lists counted from 1; undefined for any other. */
export function nameDocumentPath(path: string, language: Language): string | undefined {
	const parts = path.split(".");
	const t: Readonly<Record<string, string>> = EXPERIENCE_ROOM[language];
	const spoken = parts[0] === "es" || parts[0] === "en" ? parts[0] : undefined;
	const [key = "", place] = spoken ? parts.slice(1) : parts;
	const name = t[{ ids_procedures: "persona", company: "sociedad" }[key] ?? key];
	const isGuide = GUIDE_KEYS.includes(key);
	if (isGuide && name) {
		const numbered = place ? `${name} ${place}` : name;
		return spoken ? `${numbered} (${ROOM_TEXTS[language].language[spoken]})` : numbered;
	}
	const fromZero = parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) - 1) : part)).join(".");
	const bare = parts.filter((part) => !/^(\d+|es|en)$/.test(part)).join(".");
	return LABELS[bare] ? labelOf(fromZero, language) : undefined;
}

const GUIDE_KEYS = [
	...["nombre", "descripcion", "categoria", "duracion_estimada", "pasos_adicionales", "position", "icon", "color"],
	...["isShown", "isBusiness", "ids_procedures", "company", "optional", "later", "apart", "after", "startsWith"],
	"estimateReason",
];

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
