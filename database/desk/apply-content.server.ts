import { sql } from "kysely";
import { type CatalogueRows, createCatalogue } from "../../domain/catalogue/catalogue.ts";
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
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { type CodedFlaw, sayFlaw } from "../../domain/flaws/flaw.ts";
import { closeEdition, findDayFault } from "../../domain/observatory/editions.ts";
import { IMAGE, imageId, readImageDocument, type StoredImage } from "../../domain/site-documents/document-shape.ts";
import { type ClosedEdition, EDITION_WORD, readEditionDocument } from "../../domain/site-documents/edition.ts";
import { listStaleEvidence } from "../../domain/site-documents/evidence.ts";
import { codedFlaw } from "../../domain/site-documents/flaw-words.ts";
import { checkDocument, type DocumentFlaw, isLastingDocument } from "../../domain/site-documents/rules.ts";
import { ASSOCIATION, listLogos, readAssociationDocument } from "../../domain/site-documents/site-texts.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import type { Encoding } from "../seed.server.ts";
import { importAndNote } from "../transfer/change-journal.server.ts";
import {
	type ImportSource,
	isTransferTable,
	type RowFlaw,
	rowId,
	type TransferTable,
} from "../transfer/transfer-tables.ts";
import type { CheckBeside, Desk } from "./desk-database.server.ts";

/** The observatory as it is published at this moment, as an edition. `date` is a calendar date. */
export async function makeEdition(
	desk: Desk,
	about: Pick<ClosedEdition, "name" | "note" | "date">,
): Promise<ClosedEdition> {
	const rows: CatalogueRows = { procedures: [], institutions: [], observatory: [] };
	for (const table of ["procedures", "institutions", "observatory"] as const) {
		rows[table] = (await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(desk)).rows;
	}
	return closeEdition(createCatalogue(rows, "edition"), about);
}

/**
 * An edition holds what is published in the moment in which it is closed, so that nobody closes figures that were sent by
 * hand, or that were true when the draft was made; and it is of a day after the last one. No flaws for any other document.
 */
async function checkEdition(desk: Desk, id: string, content: unknown): Promise<DocumentFlaw[]> {
	if (id.split(":")[0] !== EDITION_WORD) return [];
	const edition = readEditionDocument(content);
	// What has no shape is told by its rule.
	if (!edition) return [];
	const fault = findDayFault(edition.date, { today: guatemalaToday(), last: await findLastDay(desk, id) });
	if (fault) return [codedFlaw("date", fault)];
	const now = await makeEdition(desk, edition);
	const isSame = spell(now) === spell(edition);
	return isSame ? [] : [codedFlaw("rows", "editionChanged")];
}

/** The day of the last edition beside this one; undefined when there is none. */
async function findLastDay(desk: Desk, id: string): Promise<string | undefined> {
	const rows = await desk
		.selectFrom("site_documents")
		.select("content")
		.where("id", "like", `${EDITION_WORD}:%`)
		.where("id", "!=", id)
		.execute();
	const days = rows.flatMap(({ content }) => readEditionDocument(JSON.parse(content))?.date ?? []);
	return days.sort().at(-1);
}

function spell({ method, rows, institutions, ceilings }: ClosedEdition): string {
	return JSON.stringify([method, rows, institutions, ceilings]);
}

/** Keeps an uploaded picture at the desk, where citizens do not see it; `name` is the SHA-256 of its bytes. */
export async function keepImage(desk: Desk, name: string, image: StoredImage): Promise<void> {
	await keep(desk, imageId(name), JSON.stringify(image));
}

/** A picture that the desk keeps or that is published; undefined for none. */
export async function findImage(desk: Desk, name: string): Promise<StoredImage | undefined> {
	const id = imageId(name);
	const kept = await desk.selectFrom("desk_settings").select("value").where("name", "=", id).executeTakeFirst();
	if (kept) return readImageDocument(JSON.parse(kept.value));
	const published = await desk.selectFrom("site_documents").select("content").where("id", "=", id).executeTakeFirst();
	return published && readImageDocument(JSON.parse(published.content));
}

/**
 * Publishes exactly the pictures that the association's document names, together with it; what is no longer named goes from
 * the public table and stays at the desk, for an older version may come back. Lists the pictures that are nowhere.
 */
async function applyImages(desk: Desk, id: string, content: unknown): Promise<DocumentFlaw[]> {
	if (id !== ASSOCIATION) return [];
	const named = [...new Set(listLogos(readAssociationDocument(content)))];
	const published = await desk.selectFrom("site_documents").selectAll().where("id", "like", `${IMAGE}:%`).execute();
	for (const row of published) await keep(desk, row.id, row.content);
	await desk.deleteFrom("site_documents").where("id", "like", `${IMAGE}:%`).execute();
	const flaws: DocumentFlaw[] = [];
	for (const name of named) {
		const image = await findImage(desk, name);
		if (!image) {
			flaws.push({ field: "supporters", message: "sube otra vez el logo que falta" });
			continue;
		}
		await desk
			.insertInto("site_documents")
			.values({ id: imageId(name), content: JSON.stringify(image) })
			.execute();
	}
	return flaws;
}

async function keep(desk: Desk, name: string, value: string): Promise<void> {
	await desk
		.insertInto("desk_settings")
		.values({ name, value })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
}

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
	const { staleFacts } = await importAndNote(desk, sources, {
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
