import { readFile } from "node:fs/promises";
import { MOST_ASKED } from "../../content/catalogue/searched-beside.ts";
import type { Desk, DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { keepReportRows, OPEN_STATES } from "../../database/desk/report-rows.server.ts";
import { CATALOGUE_TABLES } from "../../database/tables.ts";
import { type Catalogue, type CatalogueRows, createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { parseRecordName } from "../../domain/desk/record.ts";
import { dropOldMissed, listMissed, readMissedRecord } from "../../domain/missed-searches/missed-record.ts";
import type { KnownBeside } from "../../domain/quality/doubts.ts";
import { countReasons, orderWork, type WorkEntry } from "../../domain/quality/work-order.ts";
import { MISSED_FILE } from "../../server/pages/missed-searches.ts";

/** A record that is no procedure and should be looked at again. */
export interface DueRecord {
	/** `institution:renap`. */
	record: string;
	/** Calendar date. */
	due: string;
}

/** What waits at the desk. */
export interface Work {
	catalogue: Catalogue;
	/** Every procedure with a doubt, what matters most first. */
	entries: readonly WorkEntry[];
	/** Other records whose day has come, the longest due first. */
	dueRecords: readonly DueRecord[];
}

/**
 * Reads everything at one moment and puts it into order; a report counts for the procedure under which the inbox lists it.
 * `today` is a calendar date.
 */
export async function readWork(database: DeskDatabase, today: string): Promise<Work> {
	await keepReportRows(database);
	const { rows, reviews, reports } = await database.read(async (desk) => ({
		rows: await readRows(desk),
		reviews: await desk.selectFrom("desk_review_dates").select(["record", "due"]).execute(),
		reports: await desk
			.selectFrom("problem_reports")
			.leftJoin("desk_reports", "desk_reports.report_id", "problem_reports.id")
			.select("desk_reports.procedure_id")
			.where("desk_reports.duplicate_of", "is", null)
			.where("problem_reports.status", "in", OPEN_STATES)
			.execute(),
	}));
	const catalogue = createCatalogue(rows, "desk", new Date(`${today}T00:00:00Z`));
	const beside = new Map<string, KnownBeside>();
	const known = (id: string): KnownBeside => beside.get(id) ?? { openReports: 0, reviewDue: null };
	for (const { procedure_id: id } of reports) {
		if (id !== null) beside.set(id, { ...known(id), openReports: known(id).openReports + 1 });
	}
	const dueRecords: DueRecord[] = [];
	for (const { record, due } of reviews) {
		const name = parseRecordName(record);
		if (name?.kind === "procedure") beside.set(name.id, { ...known(name.id), reviewDue: due });
		else if (due <= today) dueRecords.push({ record, due });
	}
	return {
		catalogue,
		entries: orderWork([...catalogue.procedures, ...catalogue.variants], { today, mostAsked: MOST_ASKED, beside }),
		dueRecords: dueRecords.sort((a, b) => (a.due < b.due ? -1 : 1)),
	};
}

/** How much each list holds; that of reviews has other records too. */
export function sumUp({ entries, dueRecords }: Pick<Work, "entries" | "dueRecords">) {
	const counts = new Map(countReasons(entries));
	counts.set("review", (counts.get("review") ?? 0) + dueRecords.length);
	return { counts, total: entries.length };
}

async function readRows(desk: Desk): Promise<CatalogueRows> {
	const rows: CatalogueRows = { procedures: [], institutions: [], observatory: [] };
	for (const table of CATALOGUE_TABLES) {
		// Evaluations and documents raise no doubt here.
		if (table === "observatory" || table === "site_documents") continue;
		rows[table] = await desk.selectFrom(table).selectAll().execute();
	}
	return rows;
}

/** Words that were searched in vain. */
export interface MissedWords {
	words: string;
	/** Days on which they were asked within a year. */
	days: number;
	/** The last of them, a calendar date. */
	last: string;
}

/** What the public server counted; why it cannot be told where there is no file, or none that can be read. */
export type MissedReading = { words: readonly MissedWords[]; waiting: number } | { trouble: "missing" | "unreadable" };

/** Reads the public server's file in the data folder. Never rejects. */
export async function readMissed(dataDir: string, today: string): Promise<MissedReading> {
	try {
		const record = readMissedRecord(await readFile(`${dataDir}/${MISSED_FILE}`, "utf8"));
		if (!record) return { trouble: "unreadable" };
		dropOldMissed(record, today);
		return { words: listMissed(record), waiting: Object.keys(record.waiting).length };
	} catch (error) {
		const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
		return { trouble: isMissing ? "missing" : "unreadable" };
	}
}
