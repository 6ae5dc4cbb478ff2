import { findCategory } from "./category.ts";
import type { RowReading, UntrustedRow } from "./fields/fields.ts";
import type { Institution } from "./institution.ts";
import { readInstitution } from "./institution.ts";
import type { ObservatoryRecord } from "./observatory/observatory-record.ts";
import { readObservatoryRecord } from "./observatory/observatory-record.ts";
import type { Procedure } from "./procedure.ts";
import { procedureName, readProcedure } from "./procedure.ts";
import { compareNames, foldText } from "./text.ts";

/** The three tables as a backend delivers them: untrusted rows with the columns of the specification. */
export interface CatalogueRows {
	procedures: readonly UntrustedRow[];
	institutions: readonly UntrustedRow[];
	observatory: readonly UntrustedRow[];
}

/** A procedure with its institution joined under the name that the specification gives it. */
export interface CataloguedProcedure extends Procedure {
	institutions: Institution | null;
}

/** Everything that pages read, immutable. A new version is a new object. */
export interface Catalogue {
	/** Hash of the rows; two catalogues with the same version show the same pages. */
	version: string;
	/** Ordered by name. */
	procedures: readonly CataloguedProcedure[];
	/** Ordered by name. */
	institutions: readonly Institution[];
	/** Ordered by evaluation_score, best first. */
	observatory: readonly ObservatoryRecord[];
	/** Rows with fields that could not be used, for the log. */
	problems: readonly RowProblem[];
}

export interface RowProblem {
	table: keyof CatalogueRows;
	/** Id of the row, or its position when it has no usable id. */
	id: string;
	fields: readonly string[];
}

/** Reads untrusted rows into a catalogue; unusable fields become null and are listed in `problems`. */
export function createCatalogue(rows: CatalogueRows, version: string): Catalogue {
	const problems: RowProblem[] = [];

	function readTable<Row extends { id: string }>(
		table: keyof CatalogueRows,
		read: (row: unknown) => RowReading<Row> | null,
	): Row[] {
		return rows[table].flatMap((row, position) => {
			const reading = read(row);
			const id = reading?.row.id ?? `#${position + 1}`;
			if (!reading || reading.problems.length > 0) problems.push({ table, id, fields: reading?.problems ?? ["id"] });
			return reading ? [reading.row] : [];
		});
	}

	const institutions = readTable("institutions", readInstitution).sort((a, b) =>
		compareNames(a.name ?? a.id, b.name ?? b.id),
	);
	const institutionById = new Map(institutions.map((institution) => [institution.id, institution]));
	const procedures = readTable("procedures", readProcedure)
		.map((procedure) => ({
			...procedure,
			institutions: institutionById.get(procedure.institution_id ?? "") ?? null,
		}))
		.sort((a, b) => compareNames(procedureName(a), procedureName(b)));
	const observatory = readTable("observatory", readObservatoryRecord).sort(
		(a, b) => (b.evaluation_score ?? -1) - (a.evaluation_score ?? -1) || compareNames(a.tramite ?? "", b.tramite ?? ""),
	);
	return { version, procedures, institutions, observatory, problems };
}

/** The procedure with this id; undefined when there is none. */
export function findProcedure(catalogue: Catalogue, id: string): CataloguedProcedure | undefined {
	return catalogue.procedures.find((procedure) => procedure.id === id);
}

/** The institution with this id; undefined when there is none. */
export function findInstitution(catalogue: Catalogue, id: string): Institution | undefined {
	return catalogue.institutions.find((institution) => institution.id === id);
}

/** Procedures that an institution gives, ordered by name. */
export function listProceduresOf(catalogue: Catalogue, institutionId: string): CataloguedProcedure[] {
	return catalogue.procedures.filter((procedure) => procedure.institution_id === institutionId);
}

/** The first procedure whose name is exactly this one (accents and case aside). */
export function findProcedureNamed(catalogue: Catalogue, name: string): CataloguedProcedure | undefined {
	return catalogue.procedures.find(
		(procedure) => procedure.name !== null && foldText(procedure.name) === foldText(name),
	);
}

/** The observatory's record of a procedure: by id, else by name, because hosted tables number their rows themselves. */
export function findEvaluation(catalogue: Catalogue, procedure: Procedure): ObservatoryRecord | undefined {
	return (
		catalogue.observatory.find((record) => record.id === procedure.id) ??
		catalogue.observatory.find((record) => sameName(record.tramite, procedure.name))
	);
}

function sameName(one: string | null, other: string | null): boolean {
	return one !== null && other !== null && foldText(one) === foldText(other);
}

/** Number of procedures in each category, by category id; procedures of unknown categories are not counted. */
export function countByCategory(catalogue: Catalogue): Map<string, number> {
	const counts = new Map<string, number>();
	for (const procedure of catalogue.procedures) {
		const category = findCategory(procedure.category);
		if (category) counts.set(category.id, (counts.get(category.id) ?? 0) + 1);
	}
	return counts;
}
