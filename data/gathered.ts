import { isRow, type UntrustedRow } from "../domain/fields/fields.ts";
import type { Office } from "../domain/offices/office.ts";
import { ASKED_FIELDS, checkGaps, type GapSubject, REACH_FIELDS, readGaps, writeGaps } from "./check-gaps.ts";
import { listOffices, readOfficeFiles, writeMatrix } from "./check-offices.ts";
import { type FactFiles, type FactProblem, readFactFiles } from "./fact-files.ts";

/** Lists every mistake in what was looked for in vain. */
export function checkGathered(directory: string, today: string): FactProblem[] {
	const { institutions, procedures } = readGathered(directory, today);
	return [institutions, procedures].flatMap((subject) => checkGaps(readGaps(directory, subject.file), subject, today));
}

/** What is known, not published and not looked for yet: of institutions, of the procedures most asked for, and of offices. */
export function writeGathered(directory: string, asked: readonly string[], today: string): string {
	const { institutions, procedures, offices } = readGathered(directory, today);
	const ids = [...institutions.isKnown.keys()];
	return [
		`INSTITUCIONES (${ids.length})\n${writeGaps(readGaps(directory, institutions.file), institutions, ids)}`,
		`LOS TRÁMITES MÁS PEDIDOS (${asked.length})\n${writeGaps(readGaps(directory, procedures.file), procedures, asked)}`,
		writeMatrix(offices),
	].join("\n\n");
}

function readGathered(directory: string, today: string) {
	const files = readFactFiles(directory);
	const offices = listOffices(readOfficeFiles(directory), today);
	return { offices, institutions: answersOfInstitutions(files), procedures: answersOfProcedures(files, offices) };
}

/** The institutions, and what their records say of how to reach them. */
function answersOfInstitutions({ institutions }: Pick<FactFiles, "institutions">): GapSubject {
	const isKnown = new Map(
		rowsIn(institutions).map((row) => [String(row.id), (field: string) => isSaid(row[field])] as const),
	);
	return { file: "institution-gaps.json", fields: REACH_FIELDS, isKnown };
}

/** The procedures, and what all files together say of them; that a fact was sought in vain (`sin fuente`) is an answer too. */
function answersOfProcedures(files: FactFiles, offices: readonly Office[]): GapSubject {
	const isKnown = new Map(
		rowsIn(files.procedures).map((row) => {
			const id = String(row.id);
			const facts = isRow(files.facts) && isRow(files.facts[id]) ? files.facts[id] : {};
			const terms = rowsIn(isRow(files.terms) && files.terms[id]);
			const places = [
				...rowsIn(isRow(files.places) && files.places[id]),
				...offices.filter(({ services }) => services?.includes(id)),
			];
			const isNoted = (field: string) => isRow(facts[field]);
			const answers: Readonly<Record<keyof typeof ASKED_FIELDS, () => boolean>> = {
				cost: () => typeof row.costo === "number" || isSaid(row.costo_nota) || isNoted("costo"),
				time: () => isSaid(row.duration) || isNoted("duration"),
				law: () => isSaid(row.respaldo_legal) || isNoted("respaldo_legal"),
				papers: () => rowsOrTexts(row.requirements) > 0 || isNoted("requirements"),
				place: () => isSaid(row.lugar) || isNoted("lugar") || places.length > 0,
				hours: () => isNoted("horario") || places.some((place) => isSaid(place.hours) || isSaid(noteOf(place))),
				validity: () => terms.some(({ kind }) => kind === "vigencia"),
				deadline: () => terms.some(({ kind }) => kind !== "vigencia"),
			};
			return [id, (field: string) => answers[field as keyof typeof answers]?.() ?? false] as const;
		}),
	);
	return { file: "procedure-gaps.json", fields: ASKED_FIELDS, isKnown };
}

function noteOf(place: object): unknown {
	return "hours_note" in place ? place.hours_note : null;
}

function rowsIn(list: unknown): UntrustedRow[] {
	return Array.isArray(list) ? list.filter(isRow) : [];
}

function rowsOrTexts(list: unknown): number {
	return Array.isArray(list) ? list.length : 0;
}

function isSaid(value: unknown): boolean {
	return typeof value === "string" && value.trim() !== "";
}
