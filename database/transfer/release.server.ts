import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { flattenRecord } from "../../domain/observatory/observatory-record.ts";
import { FACTS_DIR, type Facts } from "../facts.server.ts";
import {
	columnsOf,
	rowId,
	saysNothing,
	TRANSFER_TABLES,
	type TransferRow,
	type TransferTable,
	toTransferRow,
} from "./transfer-tables.ts";

/** The file with the fingerprints of every row that a release brought, so that a row nobody touched is known as one. */
export const EARLIER_FILE = join(FACTS_DIR, "earlier-rows.json");

/** By table and id the fingerprints that the row had in one release or another, that of this release last. */
export type EarlierRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FINGERPRINT_LENGTH = 10;
/** What the seed computes: it changes with the day or with a formula, not with what somebody wrote. */
const COMPUTED: Partial<Record<TransferTable, readonly string[]>> = {
	procedures: ["confidence"],
	observatory: [
		...["tramite", "evaluation_score", "maturity_level"],
		...["completamente_en_linea", "num_pasos", "num_requisitos"],
	],
};

/** Answers by which an earlier release said that nobody knows; `npm run migrate` writes them anew, and nobody's work is lost. */
const UNKNOWN_ANSWERS = new Set([
	"Sin dato",
	"No: sin evidencia pública",
	"Sin dato: no aparece en el extracto leído, que está incompleto",
	"Parcial: no aparece en el extracto leído, que está incompleto",
]);

/** Equal for rows that say the same; a column that a later release adds does not change it while it is empty. */
export function fingerprint(table: TransferTable, row: TransferRow): string {
	const told = columnsOf(table)
		.filter((name) => !COMPUTED[table]?.includes(name))
		.map((name) => [name, row[name]] as const)
		.filter(([, value]) => !saysNothing(value) && !UNKNOWN_ANSWERS.has(String(value)))
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, FINGERPRINT_LENGTH);
}

/** The rows of a release as tables hold them. */
export function rowsOfRelease({ institutions, procedures, details, offices, observatory }: Facts) {
	const listed = {
		institutions,
		procedures,
		...{ procedure_facts: details.facts, procedure_fees: details.fees },
		...{ procedure_places: details.places, procedure_terms: details.terms },
		offices,
		observatory: observatory.map(flattenRecord),
	};
	const entries = TRANSFER_TABLES.map(
		(table) => [table, listed[table].map((row) => toTransferRow(table, { ...row }))] as const,
	);
	return new Map<TransferTable, TransferRow[]>(entries);
}

/** The fingerprints that are known so far; none where the file is missing. */
export function readEarlierRows(file: string = EARLIER_FILE): EarlierRows {
	if (!existsSync(file)) return {};
	return z.record(z.string(), z.record(z.string(), z.string())).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Whether a stored row is as some release brought it: nobody has changed it since. */
export function isAsReleased(earlier: EarlierRows, table: TransferTable, row: TransferRow): boolean {
	const known = earlier[table]?.[rowId(table, row)]?.split(" ") ?? [];
	return known.includes(fingerprint(table, row));
}

/** The tables whose records a release is compared by. */
const COMPARED = ["institutions", "procedures"] as const;
/** The stored records of a table, by id; those that a release never had need not be among them. */
export type StoredRecords = (
	table: (typeof COMPARED)[number],
	ids: readonly string[],
) => Promise<ReadonlyMap<string, TransferRow>>;

/** By how many institutions and procedures this release is ahead of a database. */
export interface ReleaseLead {
	/** Stand as an older release brought them, and this one has them otherwise. What somebody corrected there is not among them. */
	changed: number;
	/** Are missing there. */
	missing: number;
}

/**
 * Compares this release with what a database holds, by fingerprints alone: milliseconds, where `npm run catalogue -- diff`
 * reads all facts. Nothing is ahead where the files of the release are not there.
 */
export async function findLead(storedRecords: StoredRecords, factsDir: string = FACTS_DIR): Promise<ReleaseLead> {
	const earlier = readEarlierRows(join(factsDir, "earlier-rows.json"));
	const lead = { changed: 0, missing: 0 };
	for (const table of COMPARED) {
		const prints = Object.entries(earlier[table] ?? {});
		const stored = await storedRecords(
			table,
			prints.map(([id]) => id),
		);
		lead.changed += prints.filter(([id, known]) => {
			const row = stored.get(id);
			return row && isAsReleased(earlier, table, row) && !known.endsWith(fingerprint(table, row));
		}).length;
		lead.missing += listReleased(table, factsDir).filter((id) => !stored.has(id)).length;
	}
	return lead;
}

/** Ids of what somebody gathered for this release; an official ficha that is missing is missed by nobody. */
function listReleased(table: (typeof COMPARED)[number], factsDir: string): string[] {
	const file = join(factsDir, `${table}.json`);
	if (!existsSync(file)) return [];
	return z
		.array(z.object({ id: z.string() }))
		.parse(JSON.parse(readFileSync(file, "utf8")))
		.map(({ id }) => id);
}

/** The same with the rows of one more release, whose fingerprints come last. */
export function addRelease(earlier: EarlierRows, facts: Facts): EarlierRows {
	const release = rowsOfRelease(facts);
	const tables = TRANSFER_TABLES.map((table) => {
		const known = new Map(Object.entries(earlier[table] ?? {}));
		for (const row of release.get(table) ?? []) {
			const prints = new Set(known.get(rowId(table, row))?.split(" ") ?? []);
			const print = fingerprint(table, row);
			prints.delete(print);
			known.set(rowId(table, row), [...prints.add(print)].join(" "));
		}
		const sorted = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
		return [table, Object.fromEntries(sorted)] as const;
	});
	return Object.fromEntries(tables);
}
