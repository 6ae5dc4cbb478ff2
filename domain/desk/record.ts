import { DETAIL_TABLES, isListedTable } from "../facts/details.ts";
import { isCostApart, readProcedureFee } from "../facts/procedure-cost.ts";
import { CHANGES_WORD } from "../site-documents/changes.ts";
import { EVIDENCE_WORD, evidenceId } from "../site-documents/evidence.ts";
import { guatemalaToday } from "../text/days.ts";

/**
 * What is drafted, published and restored as one: a procedure with its facts, fees, places and terms, an institution, an
 * office, the evaluation of a procedure with its evidence, or a document of the site (texts, an experience, an edition).
 */
const RECORD_KINDS = ["procedure", "institution", "office", "evaluation", "document"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record's name: its kind and the id of its row, `procedure:dpi-primera-vez`. */
export type RecordName = `${RecordKind}:${string}`;

/** A value as it is stored, in the form of `TransferRow`. */
export type RecordRow = Readonly<Record<string, unknown>>;

/**
 * The rows of a record by table, each list whole and in order: what a table does not list, the record does not have.
 * A document has one row, `{ id, content }`, whose content is the document itself and not its text.
 */
export type RecordContent = Readonly<Partial<Record<RecordTable, readonly RecordRow[]>>>;

/** The tables of each kind, the one that holds the record first. */
export const TABLES_OF = {
	procedure: ["procedures", ...DETAIL_TABLES],
	institution: ["institutions"],
	office: ["offices"],
	// The public table has the columns of the specification; what shows each answer lies in a document beside it.
	evaluation: ["observatory", "site_documents"],
	document: ["site_documents"],
} as const satisfies Record<RecordKind, readonly string[]>;
export type RecordTable = (typeof TABLES_OF)[RecordKind][number];

/** The name of a record. */
export function nameRecord(kind: RecordKind, id: string): RecordName {
	return `${kind}:${id}`;
}

/** Kind and id of a name; null when it is none. Evidence and what changed are no records of their own: they go with theirs. */
export function parseRecordName(name: string): { kind: RecordKind; id: string } | null {
	const [word = "", ...rest] = name.split(":");
	const kind = RECORD_KINDS.find((each) => each === word);
	const id = rest.join(":");
	if (kind === "document" && (rest[0] === EVIDENCE_WORD || rest[0] === CHANGES_WORD)) return null;
	return kind && id !== "" ? { kind, id } : null;
}

/** The id under which the document of a record lies in `site_documents`. */
export function documentIdOf({ kind, id }: { kind: RecordKind; id: string }): string {
	return kind === "evaluation" ? evidenceId(id) : id;
}

/** Whether two contents say the same, whatever the order of their columns. */
export function isSameContent(one: RecordContent, other: RecordContent): boolean {
	return spell(one) === spell(other);
}

function spell(content: unknown): string {
	return JSON.stringify(content, (_key, value: unknown) =>
		typeof value === "object" && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value,
	);
}

/** One field that differs between two contents of a record. */
export interface ContentChange {
	table: RecordTable;
	/** Which row of the table: its field or position within the record; empty for a table with one row. */
	row: string;
	field: string;
	before: unknown;
	after: unknown;
}

/** The differences between two contents, field by field, in the order of the tables and of the rows of `after`. */
export function listContentChanges(kind: RecordKind, before: RecordContent, after: RecordContent): ContentChange[] {
	return TABLES_OF[kind].flatMap((table: RecordTable) => {
		const earlier = byKey(before[table] ?? []);
		const later = byKey(after[table] ?? []);
		return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((row) => {
			const was = earlier.get(row) ?? {};
			const is = later.get(row) ?? {};
			return [...new Set([...Object.keys(is), ...Object.keys(was)])]
				.filter((field) => field !== "procedure_id" && spell(was[field] ?? null) !== spell(is[field] ?? null))
				.map((field) => ({ table, row, field, before: was[field] ?? null, after: is[field] ?? null }));
		});
	});
}

/** Facts are told apart by their field, the others by their position. */
function byKey(rows: readonly RecordRow[]): Map<string, RecordRow> {
	return new Map(rows.map((row) => [String(row.field ?? row.position ?? ""), row]));
}

/**
 * What somebody sent as the content of a record, with the record's own id in every row, so that a draft can never reach
 * into another record. Tables that such a record does not have, and what is no row, are left out.
 */
export function claimContent(record: RecordName, sent: unknown): RecordContent {
	const parsed = parseRecordName(record);
	if (!parsed || !isRow(sent)) return {};
	const { kind, id } = parsed;
	const entries = TABLES_OF[kind].flatMap((table: RecordTable) => {
		const rows = sent[table];
		const usable = Array.isArray(rows) ? rows.filter(isRow) : [];
		const own = table === "site_documents" ? documentIdOf(parsed) : id;
		return usable.length === 0 ? [] : [[table, claimRows(table, own, usable)] as const];
	});
	return Object.fromEntries(entries);
}

function claimRows(table: RecordTable, id: string, rows: readonly RecordRow[]): RecordRow[] {
	if (table === "procedure_facts") {
		// The last one counts where a field is there twice.
		const byField = new Map(rows.map((row) => [String(row.field), { ...row, procedure_id: id }]));
		return [...byField.keys()].sort().flatMap((field) => byField.get(field) ?? []);
	}
	if (isListedTable(table)) {
		return rows.map((row, at) => ({ ...row, procedure_id: id, position: at + 1 }));
	}
	return rows.slice(0, 1).map((row) => ({ ...row, id }));
}

function isRow(value: unknown): value is RecordRow {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a changed cost may have left behind in the rest of its procedure. */
interface CostDoubts {
	/** The cost as it is now, where its payments say something else; else null. */
	apart: number | null;
	/** The cost from before, where texts still name it; else null. */
	before: number | null;
	/** The columns of `procedures` whose texts name the cost from before. */
	columns: readonly string[];
}

/** An amount in a text, such as "Q1,500.00". */
const AMOUNT = /(?:Q|US\$)\s?(\d[\d,]*(?:\.\d{1,2})?)/gu;

/** What to look at again in the content of a procedure that takes the place of the current one. */
export function findCostDoubts(current: RecordContent, content: RecordContent): CostDoubts {
	const [row] = content.procedures ?? [];
	const fees = (content.procedure_fees ?? []).flatMap((fee) => {
		const reading = readProcedureFee(fee, guatemalaToday());
		return reading && reading.problems.length === 0 ? [reading.row] : [];
	});
	const now = costOf(row);
	const before = costOf(current.procedures?.[0]);
	const columns = row && before !== null && before > 0 && before !== now ? listNaming(row, before) : [];
	return { apart: isCostApart(now, fees) ? now : null, before: columns.length > 0 ? before : null, columns };
}

function costOf(row: RecordRow | undefined): number | null {
	return typeof row?.costo === "number" ? row.costo : null;
}

function listNaming(row: RecordRow, amount: number): string[] {
	return Object.entries(row).flatMap(([column, value]) => {
		const texts = Array.isArray(value) ? value : [value];
		const isNamed = texts.some((text) => typeof text === "string" && listAmounts(text).includes(amount));
		return isNamed ? [column] : [];
	});
}

function listAmounts(text: string): number[] {
	return [...text.matchAll(AMOUNT)].map(([, digits = ""]) => Number(digits.replaceAll(",", "")));
}
