import { addresses } from "../../app/addresses.ts";
import type { RecordContent, RecordName } from "../../domain/desk/record.ts";
import { parseRecordName, TABLES_OF } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import { nameDocument } from "./document-names.ts";

const KIND_NAMES = {
	es: { procedure: "Trámite", institution: "Institución", evaluation: "Evaluación", document: "Texto" },
	en: { procedure: "Procedure", institution: "Institution", evaluation: "Evaluation", document: "Text" },
} as const;

/** What kind of record it is, in a word. */
export function nameKind(record: RecordName, language: Language): string {
	const kind = parseRecordName(record)?.kind;
	return kind ? KIND_NAMES[language][kind] : "";
}

/** What people call the record: its name, else its id. */
export function titleOf(record: RecordName, ...contents: readonly RecordContent[]): string {
	const parsed = parseRecordName(record);
	if (!parsed) return record;
	const [table] = TABLES_OF[parsed.kind];
	for (const content of contents) {
		const row = content[table]?.[0];
		if (parsed.kind === "document") {
			const name = nameDocument(parsed.id, row);
			if (name) return name;
		}
		const name = parsed.kind === "evaluation" ? row?.tramite : row?.name;
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
	return `/textos/${encodeURIComponent(id ?? "")}`;
}

/** Where the desk shows what is published of the record. */
export function recordPath(record: RecordName): string {
	const { kind, id } = parseRecordName(record) ?? {};
	if (kind === "procedure") return `/tramites/${encodeURIComponent(id ?? "")}`;
	if (kind === "institution") return `/instituciones/${encodeURIComponent(id ?? "")}`;
	return editorPath(record, "");
}

/** Where its versions are. */
export function historyPath(record: RecordName): string {
	return `/historial/${encodeURIComponent(record)}`;
}

/** The page of the portal on which citizens see the record; the first page where it may be seen on any. */
export function publicPath(record: RecordName): string {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	if (kind === "procedure" || kind === "evaluation") return addresses.procedure.to({ id });
	if (kind === "institution") return addresses.institution.to({ id });
	const [word, ...rest] = id.split(":");
	return word === "experience" ? addresses.experiences.to({ experience: rest.join(":") }) : addresses.home.to();
}
