import { addresses } from "../../app/address/addresses.ts";
import { toDocument } from "../../content/catalogue/experiences.ts";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import { parseRecordName, type RecordContent, type RecordName, TABLES_OF } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { EDITION_WORD } from "../../domain/site-documents/edition.ts";
import { EXPERIENCE_WORD, readExperienceDocument } from "../../domain/site-documents/experience.ts";
import { SEARCH_EXAMPLES } from "../../domain/site-documents/search-examples.ts";
import { EXPERIENCE_ROOM } from "../experiences/texts.ts";
import { EXAMPLES_NAME } from "../searches/texts.ts";
import { TEXT_DOCUMENTS, TEXT_IDS } from "../texts/text-documents.ts";
import { FORM_TEXTS } from "../texts/texts.ts";

const KIND_NAMES = {
	es: {
		procedure: "Trámite",
		institution: "Institución",
		office: "Oficina",
		evaluation: "Evaluación",
		document: "Texto",
	},
	en: {
		procedure: "Procedure",
		institution: "Institution",
		office: "Office",
		evaluation: "Evaluation",
		document: "Text",
	},
} as const;

const EDITION_NAMES: ByDeskLanguage<string> = { es: "Edición", en: "Edition" };

/** What kind of record it is, in a word. */
export function nameKind(record: RecordName, language: DeskLanguage): string {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	if (id.startsWith(`${EXPERIENCE_WORD}:`)) return EXPERIENCE_ROOM[language].guide;
	if (id.startsWith(`${EDITION_WORD}:`)) return EDITION_NAMES[language];
	return kind ? KIND_NAMES[language][kind] : "";
}

/** What people call a document of the site: a guide by its name, a text by that of its form. Undefined for another kind. */
function nameDocument(id: string, contents: readonly RecordContent[], language: DeskLanguage): string | undefined {
	const [word, ...rest] = id.split(":");
	if (word === EXPERIENCE_WORD) {
		const names = contents.map(({ site_documents }) => readExperienceDocument(site_documents?.[0]?.content)?.es.nombre);
		return names.find(Boolean) ?? toDocument(rest.join(":"))?.es.nombre;
	}
	if (id === SEARCH_EXAMPLES) return EXAMPLES_NAME[language];
	// Two forms may write one document.
	const forms = TEXT_IDS.filter((each) => TEXT_DOCUMENTS[each].record === `document:${id}`);
	return forms.length > 0 ? forms.map((each) => FORM_TEXTS[each][language].title).join(" · ") : undefined;
}

/** The same as `titleOf`, and documents of the site by the name of their form or guide. */
export function titleIn(language: DeskLanguage, record: RecordName, ...contents: readonly RecordContent[]): string {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	const named = kind === "document" ? nameDocument(id, contents, language) : undefined;
	return named ?? titleOf(record, ...contents);
}

/** What people call the record: its name, else its id. */
export function titleOf(record: RecordName, ...contents: readonly RecordContent[]): string {
	const parsed = parseRecordName(record);
	if (!parsed) return record;
	const [table] = TABLES_OF[parsed.kind];
	for (const content of contents) {
		const row = content[table]?.[0];
		const document = row?.content;
		const named = typeof document === "object" && document !== null ? Reflect.get(document, "name") : undefined;
		const name = parsed.kind === "evaluation" ? row?.tramite : (row?.name ?? named);
		if (typeof name === "string" && name !== "") return name;
	}
	return parsed.id;
}

/** Where a draft of this record is edited: each room edits its own. */
export function editorPath(record: RecordName, draftId: string): string {
	const { kind, id } = parseRecordName(record) ?? {};
	if (kind === "evaluation") return `/observatorio/${encodeURIComponent(id ?? "")}`;
	if (kind !== "document") return `/borradores/${draftId}`;
	const [word, ...rest] = (id ?? "").split(":");
	if (word === "experience") return `/experiencias/${encodeURIComponent(rest.join(":"))}`;
	if (word === EDITION_WORD) return `/observatorio/ediciones/${encodeURIComponent(rest.join(":"))}`;
	if (word === SEARCH_EXAMPLES) return draftId === "" ? EXAMPLES_PATH : reviewPath(draftId);
	return `/textos/${encodeURIComponent(id ?? "")}`;
}

/** Whether a record is reviewed and published in its own room, which looks first at what it would change. */
export function isReviewedApart(record: RecordName): boolean {
	return parseRecordName(record)?.id === SEARCH_EXAMPLES;
}

/** Where the desk shows what is published of the record. */
export function recordPath(record: RecordName): string {
	const { kind, id } = parseRecordName(record) ?? {};
	if (kind === "procedure") return `/tramites/${encodeURIComponent(id ?? "")}`;
	if (kind === "institution") return `/instituciones/${encodeURIComponent(id ?? "")}`;
	if (kind === "office") return `/oficinas/${encodeURIComponent(id ?? "")}`;
	return editorPath(record, "");
}

/** Where its versions are. */
export function historyPath(record: RecordName): string {
	return `/historial/${encodeURIComponent(record)}`;
}

/** The page of the portal on which citizens see the record; the first page where it may be seen on any. */
export function publicPath(record: RecordName): string {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	if (kind === "procedure") return addresses.procedure.to({ id });
	if (kind === "evaluation") return addresses.observatory.to({ detail: id });
	if (kind === "institution") return addresses.institution.to({ id });
	if (kind === "office") return addresses.offices.to();
	const [word, ...rest] = id.split(":");
	if (word === EDITION_WORD) return addresses.edition.to({ edition: rest.join(":") });
	return word === "experience" ? addresses.experiences.to({ experience: rest.join(":") }) : addresses.home.to();
}

/** Where the examples that the search learns from are published. */
export const EXAMPLES_PATH = "/pendientes/ejemplos";

/** What one draft of examples changes, with its publication. */
export function reviewPath(draft: string): string {
	return `${EXAMPLES_PATH}/${draft}`;
}
