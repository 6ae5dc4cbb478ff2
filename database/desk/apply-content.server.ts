import type { RecordContent, RecordName, RecordRow, RecordTable } from "../../domain/desk/record.ts";
import { parseRecordName, TABLES_OF } from "../../domain/desk/record.ts";
import { guatemalaToday } from "../../domain/desk/today.ts";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import { checkDocument } from "../../domain/site-documents/rules.ts";
import type { Encoding } from "../seed.server.ts";
import { importRows } from "../transfer/import-rows.server.ts";
import type { ImportSource } from "../transfer/incoming-row.ts";
import type { RowFlaw } from "../transfer/row-rules.ts";
import type { TransferTable } from "../transfer/transfer-tables.ts";
import { isTransferTable, rowId } from "../transfer/transfer-tables.ts";
import type { Desk } from "./desk-database.server.ts";
import { applyImages } from "./document-images.server.ts";

/** What is wrong with one field of a record, in words for an editor. */
export interface ContentFlaw {
	table: RecordTable;
	/** The row's id in its table. */
	row: string;
	field: string;
	/** The mistake in Spanish; of a document the code of its own rules. */
	message: string;
	/** The same for any language; missing where a document is flawed. */
	told?: CodedFlaw;
}

interface Applying {
	record: RecordName;
	current: RecordContent;
	content: RecordContent;
	encoding: Encoding;
	/** A calendar date. */
	today: string;
}

/**
 * Stores a record's content in the place of the current one, by the rules of an import. What it lists as flaws was refused:
 * the caller then undoes the transaction.
 */
export async function applyContent(desk: Desk, applying: Applying): Promise<ContentFlaw[]> {
	const kind = parseRecordName(applying.record)?.kind;
	if (kind === undefined) return [flawed("procedures", { row: "-", field: "-", code: "noRecord" })];
	return kind === "document" ? applyDocument(desk, applying) : applyRows(desk, applying, TABLES_OF[kind]);
}

async function applyDocument(desk: Desk, { record, content }: Applying): Promise<ContentFlaw[]> {
	const id = parseRecordName(record)?.id ?? "";
	const [row] = content.site_documents ?? [];
	await desk.deleteFrom("site_documents").where("id", "=", id).execute();
	const missing = await applyImages(desk, id, row?.content);
	// Without one, pages show what the release brings.
	if (!row) return [];
	await desk
		.insertInto("site_documents")
		.values({ id, content: JSON.stringify(row.content) })
		.execute();
	const flaws = [...checkDocument(id, row.content), ...missing];
	return flaws.map((flaw) => ({ table: "site_documents", row: id, ...flaw }));
}

async function applyRows(
	desk: Desk,
	{ record, current, content, encoding, today }: Applying,
	tables: readonly RecordTable[],
): Promise<ContentFlaw[]> {
	const flaws: ContentFlaw[] = [];
	const sources: ImportSource[] = [];
	const removals: Partial<Record<TransferTable, string[]>> = {};
	for (const table of tables.filter(isTransferTable)) {
		const rows = content[table] ?? [];
		const kept = new Set(rows.map((row) => rowId(table, row)));
		removals[table] = (current[table] ?? []).map((row) => rowId(table, row)).filter((id) => !kept.has(id));
		sources.push({
			file: table,
			table,
			rows: rows.map((values) => ({ place: { name: rowId(table, values) }, values, flaws: [] })),
		});
	}
	const [main] = tables;
	if (main && removals[main as TransferTable]?.length)
		return [flawed(main, { row: record, field: "-", code: "staysPublished" })];
	const { staleFacts } = await importRows(desk, sources, {
		...{ isApplied: true, areListsWhole: false, removals, today, encoding },
		onProblem: ({ file, id, ...problem }) => void flaws.push(flawed(file as RecordTable, { row: id, ...problem })),
	});
	const facts = new Map((content.procedure_facts ?? []).map((fact) => [rowId("procedure_facts", fact), fact]));
	for (const id of staleFacts) {
		if (!holdsForNewValue(facts.get(id)))
			flaws.push(flawed("procedure_facts", { row: id, field: "source", code: "needsSource" }));
	}
	return flaws;
}

function flawed(table: RecordTable, { row, field, code, values }: RowFlaw & { row: string }): ContentFlaw {
	const told = { code, ...(values && { values }) };
	return { table, row, field, message: sayFlaw(told, "es"), told };
}

/** A fact that proves nothing, or was read this very day: whoever mends a slip of an hour ago has nothing in it to change. */
function holdsForNewValue(fact: RecordRow | undefined): boolean {
	return fact?.status === "sin fuente" || (typeof fact?.read === "string" && fact.read >= guatemalaToday());
}
