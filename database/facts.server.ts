import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { type Institution, readInstitution } from "../domain/catalogue/institution.ts";
import type { Procedure } from "../domain/catalogue/procedure.ts";
import { readProcedure } from "../domain/catalogue/procedure-fields.ts";
import { findConfidence, judgeFact } from "../domain/facts/confidence.ts";
import { type DetailTable, type ListedPlace, readListedPlace } from "../domain/facts/details.ts";
import { type ProcedureFee, readProcedureFee } from "../domain/facts/procedure-cost.ts";
import { type ProcedureFact, readProcedureFact } from "../domain/facts/procedure-fact.ts";
import { type ProcedureTerm, readProcedureTerm } from "../domain/facts/procedure-term.ts";
import { isRow, type RowReading, type UntrustedRow } from "../domain/fields/fields.ts";
import { evaluateProcedure } from "../domain/observatory/evaluation.ts";
import { type ObservatoryRecord, readObservatoryRecord } from "../domain/observatory/observatory-record.ts";
import { type Office, readOffice } from "../domain/offices/office.ts";
import { officialFichaSchema } from "../domain/official/ficha.ts";
import { listFichaProcedures } from "../domain/official/ficha-procedures.ts";
import { DatabaseUnusable } from "./backend.ts";

/** What a fact file holds, not trusted further; throws `DatabaseUnusable`, naming the file, when it is missing or no JSON. */
async function readFactFile(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, "utf8"));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new DatabaseUnusable(`The data file ${file} cannot be read (${reason}). Restore it from the repository.`, {
			cause: error,
		});
	}
}

/** What the fact files say beside the records: where facts come from, what is paid, at which offices, until when. */
export interface DetailFacts {
	facts: readonly ProcedureFact[];
	fees: readonly ProcedureFee[];
	places: readonly ListedPlace[];
	terms: readonly ProcedureTerm[];
}

/** The folder of the offices, a file for each institution. */
const OFFICES_FOLDER = "offices";

/** The file of each table, by procedure; see data/README.md. */
export const DETAIL_FILES: Readonly<Record<DetailTable, string>> = {
	procedure_facts: "procedure-facts.json",
	procedure_fees: "procedure-fees.json",
	procedure_places: "procedure-places.json",
	procedure_terms: "procedure-terms.json",
};

/**
 * Reads the files beside the records; throws `DatabaseUnusable`, naming file, procedure and field, when one is missing or
 * broken, or speaks of a procedure that is none of `ids`.
 */
async function readDetailFiles(factsDir: string, ids: ReadonlySet<string>, today: string): Promise<DetailFacts> {
	async function read<Row>(
		table: DetailTable,
		readRow: (row: unknown, today: string) => RowReading<Row> | null,
	): Promise<readonly Row[]> {
		const file = join(factsDir, DETAIL_FILES[table]);
		return listRows(await parse(file)).map(({ name, row }) => {
			const reading = readRow(row, today);
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
		facts: await read("procedure_facts", readProcedureFact),
		fees: await read("procedure_fees", readProcedureFee),
		places: await read("procedure_places", readListedPlace),
		terms: await read("procedure_terms", readProcedureTerm),
	};
}

/** The entries of a file as rows of its table: facts by their field, lists in their order. */
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

const matchingSchema = z.record(z.string(), z.string());

/**
 * The curated procedures with the number of the ficha that describes them, then a procedure for each ficha that
 * describes none of them. Without the folder of the official catalogue just the first. Throws `DatabaseUnusable`, naming
 * file, ficha and field, when something in it is broken.
 */
async function addOfficialFichas(
	factsDir: string,
	curated: readonly Procedure[],
	institutions: readonly Institution[],
): Promise<Procedure[]> {
	const folder = join(factsDir, "official");
	if (!existsSync(join(folder, "fichas.json"))) return [...curated];
	const fichas = await readContent(join(folder, "fichas.json"), z.array(officialFichaSchema));
	const matching = await readContent(join(folder, "matching.json"), matchingSchema);
	const own = fichas.filter(({ ficha }) => matching[ficha] === undefined);
	const described = Map.groupBy(fichas, ({ ficha }) => matching[ficha]);
	return [
		...curated.map((procedure) => {
			const describing = described.get(procedure.id) ?? [];
			if (describing.length === 0) return procedure;
			const addresses = describing.map(({ catalogue_url }) => catalogue_url);
			return {
				...procedure,
				ficha: describing[0]?.ficha ?? null,
				sources: [...new Set([...procedure.sources, ...addresses])],
			};
		}),
		...listFichaProcedures(own, institutions),
	];
}

async function readContent<Content>(file: string, schema: z.ZodType<Content>): Promise<Content> {
	const parsed = await readFactFile(file);
	const result = schema.safeParse(parsed);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const [position, ...field] = issue?.path ?? [];
	const record = Array.isArray(parsed) && typeof position === "number" ? parsed[position] : undefined;
	const ficha = z.object({ ficha: z.string() }).safeParse(record).data?.ficha ?? String(position);
	throw new DatabaseUnusable(
		`The data file ${file} is broken: ficha ${ficha} has an unusable ${field.join(".") || "record"} (${issue?.message}). ` +
			"Correct it or restore the file from the repository.",
	);
}

/** What the portal starts with: the gathered facts, where they come from, and the observatory's records computed from them. */
export interface Facts {
	procedures: readonly Procedure[];
	institutions: readonly Institution[];
	observatory: readonly ObservatoryRecord[];
	details: DetailFacts;
	offices: readonly Office[];
}

/** Where the fact files lie: below the working directory, because the server's bundle lies elsewhere than this file. */
export const FACTS_DIR = resolve("data");

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
	const judged = details.facts.map((fact) => judgeFact(fact, today));
	const factsById = Map.groupBy(judged, (fact) => fact.procedure_id);
	const curated = reviewed.map(({ procedure }) => ({
		...procedure,
		confidence: findConfidence(factsById.get(procedure.id) ?? []) ?? procedure.confidence,
	}));
	return {
		institutions,
		procedures: await addOfficialFichas(factsDir, curated, institutions),
		observatory: reviewed.map(({ record }) => record),
		details,
		offices: await readOfficeFiles(join(factsDir, OFFICES_FOLDER), institutionIds, today),
	};
}

/** One file for each institution, named by its id; none without the folder. Throws `DatabaseUnusable`, naming file and office. */
async function readOfficeFiles(
	folder: string,
	institutions: ReadonlySet<string | null>,
	today: string,
): Promise<Office[]> {
	if (!existsSync(folder)) return [];
	const offices: Office[] = [];
	for (const name of (await readdir(folder)).filter((each) => each.endsWith(".json")).sort()) {
		const file = join(folder, name);
		const institution = basename(name, ".json");
		for (const [position, row] of (await readRows(file)).entries()) {
			const reading = readOffice({ ...row, institution_id: institution }, today);
			if (!reading || reading.problems.length > 0) refuseRecord(file, row, position, reading?.problems);
			if (!institutions.has(institution)) refuseRecord(file, row, position, ["institution_id"]);
			offices.push(reading.row);
		}
	}
	return offices;
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
