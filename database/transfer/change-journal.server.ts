import { type Kysely, sql } from "kysely";
import { type Institution, readInstitution } from "../../domain/catalogue/institution.ts";
import { readProcedure } from "../../domain/catalogue/procedure.ts";
import { isListedTable, LISTED_TABLES, type ListedTable, readListedPlace } from "../../domain/facts/details.ts";
import { readProcedureFee } from "../../domain/facts/procedure-cost.ts";
import { readProcedureTerm } from "../../domain/facts/procedure-term.ts";
import { isToldAlike, TOLD_FACTS, type ToldRecord, tellFacts } from "../../domain/facts/told-facts.ts";
import type { RowReading, UntrustedRow } from "../../domain/fields/fields.ts";
import {
	addChange,
	type ChangedFact,
	type ChangedKind,
	changesId,
	readChanges,
} from "../../domain/site-documents/changes.ts";
import type { Tables } from "../tables.ts";
import { type ImportOptions, type ImportReport, importRows } from "./import-rows.server.ts";
import { readStoredRows } from "./stored-rows.server.ts";
import { type ImportSource, type RowChange, rowId, type TransferRow, toTransferRow } from "./transfer-tables.ts";

/** What changed in one record: of its own row and of the lists beside it. */
type Touched = Map<string, RowChange[]>;

/**
 * Imports rows (`importRows`), and where it stores them notes in the same transaction what each procedure and institution
 * that was there said before and says now. Whoever publishes, imports or brings a release up to date comes through here;
 * a new record has no before, and what is written by SQL is seen by nobody.
 */
export async function importAndNote(
	database: Kysely<Tables>,
	sources: readonly ImportSource[],
	options: ImportOptions,
): Promise<ImportReport> {
	if (!options.isApplied) return importRows(database, sources, options);
	const procedures: Touched = new Map();
	const institutions: Touched = new Map();
	const onChange = (change: RowChange) => {
		options.onChange?.(change);
		const { table, id } = change;
		if (table === "institutions") touch(institutions, id, change);
		if (table === "procedures") touch(procedures, id, change);
		if (isListedTable(table)) touch(procedures, id.slice(0, id.lastIndexOf(":")), change);
	};
	const report = await importRows(database, sources, { ...options, onChange });
	if (report.problems > 0) return report;
	const at = new Date().toISOString();
	for (const [id, changes] of institutions) {
		if (isNew(changes)) continue;
		const facts = await findInstitutionFacts(database, id, changes);
		await note(database, { kind: "institution", id, at, facts });
	}
	for (const [id, changes] of procedures) {
		if (isNew(changes)) continue;
		const facts = await findProcedureFacts(database, id, { changes, today: options.today });
		await note(database, { kind: "procedure", id, at, facts });
	}
	return report;
}

function touch(touched: Touched, id: string, change: RowChange): void {
	const known = touched.get(id);
	if (known) known.push(change);
	else touched.set(id, [change]);
}

/** Whether the record itself came: there is no before to tell of. */
function isNew(changes: readonly RowChange[]): boolean {
	return changes.some(({ table, kind }) => !isListedTable(table) && kind === "nuevo");
}

interface Noted {
	kind: ChangedKind;
	id: string;
	at: string;
	/** Null where the record is no longer there: what changed in it goes with it. */
	facts: readonly ChangedFact[] | null;
}

async function note(database: Kysely<Tables>, { kind, id: record, at, facts }: Noted): Promise<void> {
	if (facts?.length === 0) return;
	const id = changesId(kind, record);
	const stored = await database.selectFrom("site_documents").select("content").where("id", "=", id).executeTakeFirst();
	if (stored) await database.deleteFrom("site_documents").where("id", "=", id).execute();
	if (facts === null) return;
	const changes = addChange(readChanges(stored && JSON.parse(stored.content)), { at, facts: [...facts] });
	const content = JSON.stringify(changes);
	await database.insertInto("site_documents").values({ id, content }).execute();
}

/** The columns of an institution that citizens read. */
const INSTITUTION_FACTS = [
	...["name", "full_name", "description", "services"],
	...["phone", "email", "website", "address", "working_hours"],
] as const;

async function findInstitutionFacts(
	database: Kysely<Tables>,
	id: string,
	changes: readonly RowChange[],
): Promise<ChangedFact[] | null> {
	const [now] = (await readStoredRows(database, "institutions", [id])).values();
	if (!now) return null;
	const before = undoOwn(now, changes);
	const source = (Array.isArray(now.sources) && typeof now.sources[0] === "string" && now.sources[0]) || null;
	return INSTITUTION_FACTS.flatMap((fact) => {
		const [was, is] = [before, now].map((row) => toLines(readInstitution(row)?.row[fact as keyof Institution]));
		return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ fact, before: was ?? [], after: is ?? [], source }];
	});
}

function toLines(value: unknown): string[] {
	const all: readonly unknown[] = Array.isArray(value) ? value : [value];
	return all.flatMap((each) => (typeof each === "string" ? each : []));
}

async function findProcedureFacts(
	database: Kysely<Tables>,
	id: string,
	{ changes, today }: { changes: readonly RowChange[]; today: string },
): Promise<ChangedFact[] | null> {
	const [own] = (await readStoredRows(database, "procedures", [id])).values();
	if (!own) return null;
	const ownBefore = undoOwn(own, changes);
	const now: [ListedTable, TransferRow[]][] = [];
	for (const table of LISTED_TABLES) now.push([table, await readList(database, table, id)]);
	const before = now.map(([table, rows]) => [table, undoList(table, rows, changes)] as const);
	const was = toTold(ownBefore, new Map(before), today);
	const is = toTold(own, new Map(now), today);
	if (!was || !is) return [];
	const [toldBefore, toldNow] = [tellFacts(was), tellFacts(is)];
	const sources = await readSources(database, id);
	return TOLD_FACTS.flatMap((fact) => {
		const [earlier, later] = [toldBefore[fact], toldNow[fact]];
		if (isToldAlike(fact, earlier, later)) return [];
		return [{ fact, before: [...earlier], after: [...later], source: sources.get(fact) ?? null }];
	});
}

/** A row as it was before these changes of it. */
function undoOwn(row: TransferRow, changes: readonly RowChange[]): TransferRow {
	return { ...row, ...undoFields(changes.filter(({ table }) => !isListedTable(table))) };
}

function undoFields(changes: readonly RowChange[]): TransferRow {
	// The first of several changes of one field knows how it was.
	const all = changes.flatMap(({ fields }) => fields).toReversed();
	return Object.fromEntries(all.map(({ name, before }) => [name, before]));
}

/** A list as it was before these changes. */
function undoList(table: ListedTable, rows: readonly TransferRow[], changes: readonly RowChange[]): TransferRow[] {
	const byId = Map.groupBy(
		changes.filter((change) => change.table === table),
		({ id }) => id,
	);
	const now = new Map(rows.map((row) => [rowId(table, row), row]));
	return [...new Set([...now.keys(), ...byId.keys()])].flatMap((id) => {
		const own = byId.get(id) ?? [];
		return own[0]?.kind === "nuevo" ? [] : [{ ...now.get(id), ...undoFields(own) }];
	});
}

async function readList(database: Kysely<Tables>, table: ListedTable, id: string): Promise<TransferRow[]> {
	const { rows } = await sql<UntrustedRow>`
		select * from ${sql.table(table)} where procedure_id = ${id} order by position`.execute(database);
	return rows.map((row) => toTransferRow(table, row));
}

/** The page that each fact was read in, by its field. */
async function readSources(database: Kysely<Tables>, id: string): Promise<ReadonlyMap<string, string>> {
	const rows = await database
		.selectFrom("procedure_facts")
		.select(["field", "source"])
		.where("procedure_id", "=", id)
		.execute();
	return new Map(rows.flatMap(({ field, source }) => (typeof source === "string" ? [[String(field), source]] : [])));
}

/** Read as pages read it: rows with a flaw say nothing. */
function toTold(
	own: TransferRow,
	lists: ReadonlyMap<ListedTable, readonly TransferRow[]>,
	today: string,
): ToldRecord | undefined {
	const row = readProcedure(own)?.row;
	const read = <Row>(table: ListedTable, reader: (row: unknown, today: string) => RowReading<Row> | null): Row[] =>
		(lists.get(table) ?? []).flatMap((each) => {
			const reading = reader(each, today);
			return reading && reading.problems.length === 0 ? [reading.row] : [];
		});
	return (
		row && {
			...row,
			fees: read("procedure_fees", readProcedureFee),
			places: read("procedure_places", readListedPlace),
			terms: read("procedure_terms", readProcedureTerm),
		}
	);
}
