import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RecordName } from "../../../domain/desk/record.ts";
import { importAndNote } from "../../transfer/change-journal.server.ts";
import type { ImportReport } from "../../transfer/import-rows.server.ts";
import { keepEvidence } from "../../transfer/stored-rows.server.ts";
import type { RowChange } from "../../transfer/transfer-tables.ts";
import { TRANSFER_TABLES } from "../../transfer/transfer-tables.ts";
import type { Desk, DeskDatabase } from "../desk-database.server.ts";
import { openSpool, PageWriter } from "./import-folder.server.ts";
import {
	CHANGES_ON_PAGE,
	type DeskImport,
	type ImportLook,
	PROBLEMS_ON_PAGE,
	type RowProblem,
} from "./imports.server.ts";
import { digestRecords, recordOfRow } from "./record-batches.server.ts";

const RECORDS = "records.json";
const REMOVALS = "removals.json";
const EVIDENCE = "evidence.json";
/** How many facts with an old source, and answers that lose their evidence, are named. */
const STALE_SHOWN = 50;

export type FormerEvidence = readonly [evaluation: string, evidence: unknown];
type Removals = Partial<Record<(typeof TRANSFER_TABLES)[number], readonly string[]>>;

/** Rows that go besides those that come; only the undoing of an import has any. */
export async function keepRemovals(folder: string, removals: Removals): Promise<void> {
	await writeFile(join(folder, REMOVALS), JSON.stringify(removals), { mode: 0o600 });
}

/** The evidence that evaluations had before the import that is undone; null for none. */
export async function keepFormerEvidence(folder: string, evidence: readonly FormerEvidence[]): Promise<void> {
	await writeFile(join(folder, EVIDENCE), JSON.stringify(evidence), { mode: 0o600 });
}

/** Brings that evidence back. */
export async function bringEvidenceBack(desk: Desk, folder: string): Promise<void> {
	const text = await readFile(join(folder, EVIDENCE), "utf8").catch(() => "[]");
	const former: FormerEvidence[] = JSON.parse(text);
	for (const [evaluation, evidence] of former) await keepEvidence(desk, evaluation, evidence);
}

/** The records that a look found to change. */
export async function readChangedRecords(folder: string): Promise<RecordName[]> {
	return JSON.parse(await readFile(join(folder, RECORDS), "utf8"));
}

/** Compares the rows in the folder with what is published, and keeps in it what would change and what is wrong. */
export async function lookAtImport(
	database: DeskDatabase,
	folder: string,
	given: Pick<DeskImport, "undoes">,
): Promise<ImportLook> {
	const records = new Set<RecordName>();
	const changes = new PageWriter<RowChange>(folder, CHANGES_ON_PAGE);
	const problems = new PageWriter<RowProblem>(folder, PROBLEMS_ON_PAGE);
	const { report, digest } = await database.read(async (desk) => {
		const found = await runImport(desk, folder, {
			...{ isApplied: false, encoding: database.encoding, isUndoing: given.undoes !== null },
			onChange(change) {
				records.add(recordOfRow(change.table, change.id));
				changes.add(change.table, change);
			},
			onProblem: ({ file, place, id, field, code, values }) =>
				problems.add("problems", { file, place, id, field, code, ...(values && { values }) }),
		});
		return { report: found, digest: joinDigests(found.digest, await digestRecords(desk, records)) };
	});
	changes.end();
	problems.end();
	await writeFile(join(folder, RECORDS), JSON.stringify([...records]), { mode: 0o600 });
	const counts = TRANSFER_TABLES.map((table) => report.counts[table]);
	// Undone values come back with the facts that proved them.
	const stale = given.undoes === null ? report.staleFacts : [];
	const lost = given.undoes === null ? report.lostEvidence : [];
	return {
		...{ counts: report.counts, problems: report.problems, records: records.size, digest },
		...{ blanks: report.blanks, erased: report.erased },
		changes: counts.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0),
		...{ staleFacts: stale.slice(0, STALE_SHOWN), stale: stale.length },
		...{ evidence: lost.slice(0, STALE_SHOWN), lostEvidence: lost.length, at: new Date().toISOString() },
	};
}

/** One digest of the changes and of the records that they change. */
export function joinDigests(changes: string, records: string): string {
	return createHash("sha256").update(`${changes} ${records}`).digest("hex");
}

type Running = Pick<Parameters<typeof importAndNote>[2], "isApplied" | "encoding" | "onChange" | "onProblem"> & {
	isUndoing: boolean;
};

/** Runs the rows in the folder through the rules of an import, looking or storing. */
export async function runImport(desk: Desk, folder: string, { isUndoing, ...running }: Running): Promise<ImportReport> {
	const text = await readFile(join(folder, REMOVALS), "utf8").catch(() => "{}");
	const removals: Removals = JSON.parse(text);
	const today = new Date().toISOString().slice(0, 10);
	return importAndNote(desk, await openSpool(folder), { ...running, areListsWhole: !isUndoing, removals, today });
}
