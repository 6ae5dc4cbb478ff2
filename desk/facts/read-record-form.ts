import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import { TABLE_FIELDS } from "../../database/tables.ts";
import { toTransferRow } from "../../database/transfer/transfer-tables.ts";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import { isListedTable, LISTED_TABLES, type ListedTable } from "../../domain/facts/details.ts";
import { PROVABLE_FIELDS, type ProvableField } from "../../domain/facts/procedure-fact.ts";
import type { Field, Fields } from "../../domain/fields/fields.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { flawPlace, wordsOfFlaw } from "../drafts/draft-bar.tsx";
import { textOf } from "../frame/desk-route.ts";

/** A part of the form of a procedure: its columns, in order, and which lists of rows belong to it. */
interface FormGroup {
	id: "name" | "kind" | "cost" | "duration" | "requirements" | "steps" | "place" | "law" | "link" | "sources";
	columns: readonly string[];
	/** What has a source of its own without being a column. */
	alone?: ProvableField;
	rows?: ListedTable;
}

/** The whole form; every column of `procedures` but its id stands in it once (`tests/desk/facts.test.ts`). */
export const PROCEDURE_GROUPS: readonly FormGroup[] = [
	{ id: "name", columns: ["name", "description", "full_description"] },
	{ id: "cost", columns: ["costo", "codigo_moneda", "costo_nota"], rows: "procedure_fees" },
	{ id: "duration", columns: ["duration"], rows: "procedure_terms" },
	{ id: "requirements", columns: ["requirements"] },
	{ id: "steps", columns: ["steps"] },
	{ id: "place", columns: ["lugar"], alone: "horario", rows: "procedure_places" },
	{ id: "law", columns: ["respaldo_legal"] },
	{ id: "link", columns: ["enlace"] },
	{
		id: "kind",
		columns: [
			"institution_id",
			"category",
			"subcategory",
			"type",
			"is_digital",
			"user_type",
			"documento_obtenible",
			"demanda",
		],
	},
	{
		id: "sources",
		columns: [
			"sources",
			"fecha_actualizado",
			"keywords",
			"confidence",
			"needs_review",
			"nivel",
			"ficha",
			"duda",
			"grupo",
		],
	},
];

/** Texts that are mostly longer than a line. */
export const LONG_TEXTS = [
	"description",
	"full_description",
	"costo_nota",
	"respaldo_legal",
	"duda",
	"lugar",
	"address",
	"doubt",
];

/** The fields of a fact, beside the value that it proves. */
export const FACT_COLUMNS = [
	"source",
	"read",
	"published",
	"status",
	"note",
	"other_value",
	"other_source",
	"other_published",
] as const;

export function isProvable(column: string): column is ProvableField {
	return PROVABLE_FIELDS.some((field) => field === column);
}

/** Most rows of a list of a procedure. */
const MOST_ROWS = 100;
/** Lists of rows, and the word under which the form names them. */
export const ROW_WORDS: Readonly<Record<ListedTable, string>> = {
	procedure_fees: "pagos",
	procedure_places: "lugares",
	procedure_terms: "plazos",
};

/** What the form makes of a draft's content; what it does not have stays as it was. What is typed wrongly stays as typed. */
export function readRecordForm(form: FormData, content: RecordContent): RecordContent {
	const main = content.procedures ? "procedures" : content.offices ? "offices" : "institutions";
	const [row = {}] = content[main] ?? [];
	const read = { ...content, [main]: [readColumns(form, row, { prefix: main, fields: TABLE_FIELDS[main] })] };
	if (main !== "procedures") return read;
	return {
		...read,
		procedure_facts: readFacts(form, content.procedure_facts ?? []),
		...Object.fromEntries(LISTED_TABLES.map((table) => [table, readRows(form, content, table)])),
	};
}

/** The columns that the form has, each by its kind. */
function readColumns(
	form: FormData,
	row: RecordRow,
	{ prefix, fields }: { prefix: string; fields: Fields },
): RecordRow {
	const typed = Object.entries(fields)
		.filter(([column]) => column !== "id" && column !== "procedure_id" && form.has(`${prefix}.${column}`))
		.map(([column, field]) => [column, readTyped(field, form, `${prefix}.${column}`)]);
	return { ...row, ...Object.fromEntries(typed) };
}

/** What was typed as a value of its kind; as it was typed where it is none, so that the rules name it and nothing is lost. */
function readTyped(field: Field, form: FormData, name: string): unknown {
	const text = textOf(form, name);
	switch (field.kind) {
		case "flag":
			return form.getAll(name).includes("si");
		case "list":
			return text
				.split("\n")
				.map((line) => line.trim())
				.filter((line) => line !== "");
		case "number":
		case "scale":
			return readAmount(text);
		case "currency":
			return text === "" ? field.usual : text;
		default:
			return text === "" ? null : text;
	}
}

/** "1,250.50", "Q 50" and "12,5" are numbers; what is none stays a text. */
function readAmount(text: string): number | string | null {
	const bare = text.replace(/^Q\.?\s*/i, "").replaceAll(" ", "");
	if (bare === "") return null;
	if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(",", ""));
	if (/^-?\d+([.,]\d{1,2})?$/.test(bare)) return Number(bare.replace(",", "."));
	return text;
}

/** The fact of each field that the form has; one of which nothing is said is none. */
function readFacts(form: FormData, facts: readonly RecordRow[]): RecordRow[] {
	return PROVABLE_FIELDS.flatMap((field): RecordRow[] => {
		const fact = facts.find((each) => each.field === field);
		const prefix = `datos.${field}`;
		if (!form.has(`${prefix}.source`)) return fact ? [fact] : [];
		const { procedure_facts: fields } = TABLE_FIELDS;
		const typed = readColumns(form, { ...toTransferRow("procedure_facts", {}), ...fact, field }, { prefix, fields });
		return FACT_COLUMNS.every((column) => typed[column] === null) ? [] : [typed];
	});
}

function readRows(form: FormData, content: RecordContent, table: ListedTable): readonly RecordRow[] {
	const word = ROW_WORDS[table];
	const rows = content[table] ?? [];
	if (!form.has(`${word}.cuantos`)) return rows;
	const count = Math.min(Number(textOf(form, `${word}.cuantos`)) || 0, MOST_ROWS);
	return Array.from({ length: count }, (_, at) =>
		readColumns(
			form,
			{ ...toTransferRow(table, {}), ...rows[at] },
			{ prefix: `${word}.${at + 1}`, fields: TABLE_FIELDS[table] },
		),
	);
}

/** What most new rows say. */
const USUAL: Readonly<Record<ListedTable, RecordRow>> = {
	procedure_fees: { currency: "GTQ", is_mandatory: true },
	procedure_places: {},
	procedure_terms: { status: "confirmado" },
};

/** An empty row as a button adds it. */
function emptyRow(table: ListedTable): RecordRow {
	return { ...toTransferRow(table, {}), ...USUAL[table] };
}

/**
 * What a button of a list of rows does, by its word: `pagos.agregar`, `pagos.2.subir`, `pagos.2.bajar`, `pagos.2.quitar`.
 * Undefined for any other word; else the content and the row to go on at.
 */
export function pressRowButton(
	content: RecordContent,
	action: string,
): { content: RecordContent; place: string } | undefined {
	const [, word = "", number, verb] = /^(\w+)\.(?:(\d+)\.)?(agregar|subir|bajar|quitar)$/.exec(action) ?? [];
	const table = LISTED_TABLES.find((each) => ROW_WORDS[each] === word);
	if (!table) return undefined;
	const rows = [...(content[table] ?? [])];
	if (verb === "agregar") {
		if (rows.length < MOST_ROWS) rows.push(emptyRow(table));
		return { content: { ...content, [table]: rows }, place: `${word}.${rows.length}` };
	}
	const at = Number(number) - 1;
	const [row] = rows.splice(at, 1);
	if (!row) return { content, place: word };
	const to = verb === "subir" ? Math.max(at - 1, 0) : Math.min(at + 1, rows.length);
	if (verb !== "quitar") rows.splice(to, 0, row);
	return { content: { ...content, [table]: rows }, place: verb === "quitar" ? word : `${word}.${to + 1}` };
}

/** The name of the field of the form that a flaw is about; undefined for one of no field. */
export function fieldOfFlaw(flaw: ContentFlaw): string | undefined {
	const { table, row } = flawPlace(flaw);
	const [column = "-"] = flaw.field.split(" ");
	if (column === "-") return undefined;
	if (table === "procedure_facts") {
		return `datos.${row}.${FACT_COLUMNS.some((each) => each === column) ? column : "source"}`;
	}
	if (isListedTable(table)) return `${ROW_WORDS[table]}.${row}.${column}`;
	return `${table}.${column}`;
}

/** The words of every flaw by the field of the form that it is about. */
export function faultsByField(flaws: readonly ContentFlaw[], language: DeskLanguage): ReadonlyMap<string, string> {
	const faults = new Map<string, string>();
	for (const flaw of flaws) {
		const field = fieldOfFlaw(flaw);
		if (field) faults.set(field, [faults.get(field), wordsOfFlaw(flaw, language)].filter(Boolean).join("; "));
	}
	return faults;
}
