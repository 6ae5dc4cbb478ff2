import { guatemalaToday } from "../../domain/days.ts";
import {
	documentIdOf,
	parseRecordName,
	type RecordContent,
	type RecordKind,
	type RecordName,
	type RecordRow,
	type RecordTable,
	TABLES_OF,
} from "../../domain/desk/record.ts";
import { type CodedFlaw, sayFlaw } from "../../domain/flaws/flaw.ts";
import { listStaleEvidence } from "../../domain/observatory/stale-evidence.ts";
import { codedFlaw } from "../../domain/site-documents/flaw-words.ts";
import { checkDocument, isLastingDocument } from "../../domain/site-documents/rules.ts";
import type { Encoding } from "../seed.server.ts";
import { importRows } from "../transfer/import-rows.server.ts";
import type { ImportSource, RowFlaw, TransferTable } from "../transfer/transfer-tables.ts";
import { isTransferTable, rowId } from "../transfer/transfer-tables.ts";
import { checkEdition } from "./check-edition.server.ts";
import type { CheckBeside, Desk } from "./desk-database.server.ts";
import { applyImages } from "./document-images.server.ts";

/** What is wrong with one field of a record, in words for an editor. */
export interface ContentFlaw {
	table: RecordTable;
	/** The row's id in its table. */
	row: string;
	field: string;
	/** The mistake in Spanish. */
	message: string;
	/** The same for any language, where a row is flawed. */
	told?: CodedFlaw;
	/** The same for any language, where a document is flawed (`DocumentFlaw`). */
	code?: string;
}

interface Applying {
	record: RecordName;
	current: RecordContent;
	content: RecordContent;
	encoding: Encoding;
	/** A calendar date. */
	today: string;
	checkBeside?: CheckBeside | undefined;
}

/**
 * Stores a record's content in the place of the current one, by the rules of an import. What it lists as flaws was refused:
 * the caller then undoes the transaction.
 */
export async function applyContent(desk: Desk, applying: Applying): Promise<ContentFlaw[]> {
	const parsed = parseRecordName(applying.record);
	if (!parsed) return [flawed("procedures", { row: "-", field: "-", code: "noRecord" })];
	if (parsed.kind === "document") return applyDocument(desk, documentIdOf(parsed), applying);
	const flaws = await applyRows(desk, applying, TABLES_OF[parsed.kind]);
	const isBeside = TABLES_OF[parsed.kind].some((table: RecordTable) => table === "site_documents");
	if (!isBeside) return flaws;
	return [...flaws, ...(await applyDocument(desk, documentIdOf(parsed), applying)), ...checkEvidence(parsed, applying)];
}

/** An answer that changed needs evidence of its own, as a value of a procedure does. */
function checkEvidence(evaluation: { kind: RecordKind; id: string }, { current, content }: Applying): ContentFlaw[] {
	const stored = ({ observatory, site_documents }: RecordContent) => ({
		row: observatory?.[0],
		evidence: site_documents?.[0]?.content,
	});
	return listStaleEvidence(stored(current), stored(content), guatemalaToday()).map((indicator) => ({
		...{ table: "site_documents", row: documentIdOf(evaluation) },
		...codedFlaw(`${indicator}.source`, "staleEvidence"),
	}));
}

async function applyDocument(
	desk: Desk,
	id: string,
	{ current, content, checkBeside }: Applying,
): Promise<ContentFlaw[]> {
	const [row] = content.site_documents ?? [];
	if (isLastingDocument(id) && current.site_documents?.length) {
		return [{ table: "site_documents", row: id, ...codedFlaw("-", "lasts") }];
	}
	await desk.deleteFrom("site_documents").where("id", "=", id).execute();
	const missing = await applyImages(desk, id, row?.content);
	// Without one, pages show what the release brings.
	if (row) {
		await desk
			.insertInto("site_documents")
			.values({ id, content: JSON.stringify(row.content) })
			.execute();
	}
	const own = row
		? [...checkDocument(id, row.content), ...missing, ...(await checkEdition(desk, id, row.content))]
		: [];
	const flaws = own.length > 0 ? own : ((await checkBeside?.(desk, id, row?.content)) ?? []);
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
