import { join } from "node:path";
import { findConfidence } from "../domain/confidence.ts";
import { isRow, type UntrustedRow } from "../domain/fields/fields.ts";
import type { Institution } from "../domain/institution.ts";
import { readInstitution } from "../domain/institution.ts";
import { evaluateProcedure } from "../domain/observatory/evaluation.ts";
import type { ObservatoryRecord } from "../domain/observatory/observatory-record.ts";
import { readObservatoryRecord } from "../domain/observatory/observatory-record.ts";
import { type Procedure, readProcedure } from "../domain/procedure.ts";
import { DatabaseUnusable } from "./backend.ts";
import type { DetailFacts } from "./detail-files.server.ts";
import { readDetailFiles } from "./detail-files.server.ts";
import { readFactFile } from "./fact-file.server.ts";
import { addOfficialFichas } from "./official-facts.server.ts";

/** What the portal starts with: the gathered facts, where they come from, and the observatory's records computed from them. */
export interface Facts {
	procedures: readonly Procedure[];
	institutions: readonly Institution[];
	observatory: readonly ObservatoryRecord[];
	details: DetailFacts;
}

/** Where the fact files lie in the repository. */
export const FACTS_DIR = join(import.meta.dirname, "..", "data");

/** Reads the fact files; throws `DatabaseUnusable`, naming file, record and field, when one is missing or broken. */
export async function readFacts(factsDir: string): Promise<Facts> {
	const institutionsFile = join(factsDir, "institutions.json");
	const institutions = (await readRows(institutionsFile)).map((row, position) => {
		const reading = readInstitution(row);
		if (!reading || reading.problems.length > 0) refuseRecord(institutionsFile, row, position, reading?.problems);
		return reading.row;
	});
	const institutionIds = new Set<string | null>([null, ...institutions.map((institution) => institution.id)]);
	const proceduresFile = join(factsDir, "procedures.json");
	const reviewed = (await readRows(proceduresFile)).map((row, position) => {
		const reading = readProcedure(row);
		if (!reading || reading.problems.length > 0) refuseRecord(proceduresFile, row, position, reading?.problems);
		if (!institutionIds.has(reading.row.institution_id)) {
			refuseRecord(proceduresFile, row, position, ["institution_id"]);
		}
		const review = readObservatoryRecord({
			...(isRow(row.indicators) ? row.indicators : {}),
			id: reading.row.id,
		});
		if (!review || review.problems.length > 0) refuseRecord(proceduresFile, row, position, review?.problems);
		return {
			procedure: reading.row,
			record: evaluateProcedure(reading.row, review.row.indicators),
		};
	});
	const today = new Date().toISOString().slice(0, 10);
	const details = await readDetailFiles(factsDir, new Set(reviewed.map(({ procedure }) => procedure.id)), today);
	const factsById = Map.groupBy(details.facts, (fact) => fact.procedure_id);
	const curated = reviewed.map(({ procedure }) => ({
		...procedure,
		confidence: findConfidence(factsById.get(procedure.id) ?? [], today) ?? procedure.confidence,
	}));
	return {
		institutions,
		procedures: await addOfficialFichas(factsDir, curated, institutions),
		observatory: reviewed.map(({ record }) => record),
		details,
	};
}

async function readRows(file: string): Promise<UntrustedRow[]> {
	const parsed = await readFactFile(file);
	if (!Array.isArray(parsed) || !parsed.every(isRow)) {
		throw new DatabaseUnusable(
			`The data file ${file} does not hold a list of records. Restore it from the repository.`,
		);
	}
	const seen = new Set<unknown>();
	for (const [position, row] of parsed.entries()) {
		if (seen.has(row.id)) refuseRecord(file, row, position);
		seen.add(row.id);
	}
	return parsed;
}

function refuseRecord(file: string, row: UntrustedRow, position: number, fields: readonly string[] = ["id"]): never {
	const record = typeof row.id === "string" ? `"${row.id}"` : `number ${position + 1}`;
	throw new DatabaseUnusable(
		`The data file ${file} is broken: record ${record} has an unusable ${fields.join(", ")}. ` +
			"Correct it (node data/check.ts lists every mistake) or restore the file from the repository.",
	);
}
