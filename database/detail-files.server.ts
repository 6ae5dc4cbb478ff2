import { join } from "node:path";
import { type DetailTable, type ListedPlace, readListedPlace } from "../domain/facts/details.ts";
import { type ProcedureFee, readProcedureFee } from "../domain/facts/procedure-cost.ts";
import type { ProcedureFact } from "../domain/facts/procedure-fact.ts";
import { readProcedureFact } from "../domain/facts/procedure-fact.ts";
import { isRow, type RowReading, type UntrustedRow } from "../domain/fields/fields.ts";
import { DatabaseUnusable } from "./backend.ts";
import { readFactFile } from "./fact-file.server.ts";

/** What the fact files say beside the records: where facts come from, what is paid, at which offices. */
export interface DetailFacts {
	facts: readonly ProcedureFact[];
	fees: readonly ProcedureFee[];
	places: readonly ListedPlace[];
}

/** The file of each table, by procedure; see data/README.md. */
export const DETAIL_FILES: Readonly<Record<DetailTable, string>> = {
	procedure_facts: "procedure-facts.json",
	procedure_fees: "procedure-fees.json",
	procedure_places: "procedure-places.json",
};

/**
 * Reads the three files beside the records; throws `DatabaseUnusable`, naming file, procedure and field, when one is missing or
 * broken, or speaks of a procedure that is none of `ids`.
 */
export async function readDetailFiles(factsDir: string, ids: ReadonlySet<string>, today: string): Promise<DetailFacts> {
	async function read<Row>(
		table: DetailTable,
		readRow: (row: unknown) => RowReading<Row> | null,
	): Promise<readonly Row[]> {
		const file = join(factsDir, DETAIL_FILES[table]);
		return listRows(await parse(file)).map(({ name, row }) => {
			const reading = readRow(row);
			const isKnown = ids.has(String(row.procedure_id));
			if (reading && reading.problems.length === 0 && isKnown) return reading.row;
			const fields = isKnown ? (reading?.problems ?? []).join(", ") || "field" : "procedure";
			throw new DatabaseUnusable(
				`The data file ${file} is broken: "${name}" has an unusable ${fields}. ` +
					"Correct it (node data/check.ts lists every mistake) or restore the file from the repository.",
			);
		});
	}
	return {
		facts: await read("procedure_facts", (row) => readProcedureFact(row, today)),
		fees: await read("procedure_fees", readProcedureFee),
		places: await read("procedure_places", (row) => readListedPlace(row, today)),
	};
}

/** The entries of a file as rows of its table: facts by their field, fees and places in their order. */
function listRows(content: UntrustedRow): { name: string; row: UntrustedRow }[] {
	return Object.entries(content).flatMap(([id, entries]) => {
		const named = Array.isArray(entries)
			? entries.map((entry, at) => [`${id}:${at + 1}`, { ...entry, procedure_id: id, position: at + 1 }] as const)
			: Object.entries(isRow(entries) ? entries : {}).map(
					([field, entry]) => [`${id}:${field}`, { ...(isRow(entry) ? entry : {}), procedure_id: id, field }] as const,
				);
		return named.map(([name, row]) => ({ name, row }));
	});
}

async function parse(file: string): Promise<UntrustedRow> {
	const parsed = await readFactFile(file);
	if (isRow(parsed)) return parsed;
	throw new DatabaseUnusable(`The data file ${file} does not hold procedures by id. Restore it from the repository.`);
}
