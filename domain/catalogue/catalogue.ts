import { findConfidence } from "../facts/confidence.ts";
import { DETAIL_TABLES, findDetails, type ProcedureDetails, readDetailsInSteps } from "../facts/details.ts";
import { type RowReading, type SharedTexts, shareLists, type UntrustedRow } from "../fields/fields.ts";
import { keptFor } from "../kept-for.ts";
import { scoreRecord } from "../observatory/evaluation.ts";
import type { ObservatoryRecord } from "../observatory/observatory-record.ts";
import { readObservatoryRecord } from "../observatory/observatory-record.ts";
import type { Office } from "../offices/office.ts";
import { OFFICE_TABLE, readOfficesInSteps } from "../offices/office.ts";
import type { SiteDocuments } from "../site-documents/site-document.ts";
import { readSiteDocuments, SITE_TABLE } from "../site-documents/site-document.ts";
import type { Steps } from "../steps.ts";
import { finish, inSteps, mapInSteps, sortInSteps } from "../steps.ts";
import { compareNames, foldText } from "../text/text.ts";
import { findCategory } from "./category.ts";
import type { Institution } from "./institution.ts";
import { readInstitution } from "./institution.ts";
import { isUnchecked, isVariant, type Procedure, procedureName } from "./procedure.ts";
import { readProcedure } from "./procedure-fields.ts";

/** The tables of the specification that the catalogue is read from. */
export const MAIN_TABLES = ["procedures", "institutions", "observatory"] as const;
export type MainTable = (typeof MAIN_TABLES)[number];

/** The tables beside them, which a backend or a copy of an older release may lack. */
export const BESIDE_TABLES = [...DETAIL_TABLES, OFFICE_TABLE, SITE_TABLE] as const;
export type BesideTable = (typeof BESIDE_TABLES)[number];

/** The tables as a backend delivers them: untrusted rows. Those beside the three may be missing where it has none. */
export type CatalogueRows = Record<MainTable, readonly UntrustedRow[]> &
	Partial<Record<BesideTable, readonly UntrustedRow[]>>;

/** A procedure with its institution joined under the name that the specification gives it, and what its facts rest on. */
export interface CataloguedProcedure extends Procedure, ProcedureDetails {
	institutions: Institution | null;
}

/** Everything that pages read, immutable. A new version is a new object. */
export interface Catalogue {
	/** Hash of the rows; two catalogues with the same version show the same pages. */
	version: string;
	/** Ordered by name and id, those that nobody checked after the others. Of several variants the one that stands for all. */
	procedures: readonly CataloguedProcedure[];
	/** The variants that lists leave out, ordered by name; they have pages of their own. */
	variants: readonly CataloguedProcedure[];
	/** Ordered by name. */
	institutions: readonly Institution[];
	/** Ordered by evaluation_score, best first. */
	observatory: readonly ObservatoryRecord[];
	/** Where institutions attend people: Guatemala first, then by department, municipality and name. */
	offices: readonly Office[];
	/** What the desk has published beside the catalogue. */
	documents: SiteDocuments;
	/** Rows with fields that could not be used, for the log. */
	problems: readonly RowProblem[];
}

export interface RowProblem {
	table: keyof CatalogueRows;
	/** Id of the row, or its position when it has no usable id. */
	id: string;
	fields: readonly string[];
}

/**
 * Reads untrusted rows into a catalogue; unusable fields become null and are listed in `problems`. `now` tells how old facts
 * are, and that none of them is still to come.
 */
export function createCatalogue(rows: CatalogueRows, version: string, now = new Date()): Catalogue {
	return finish(readCatalogueInSteps(rows, version, now));
}

/** As `createCatalogue`, in steps. */
export function* readCatalogueInSteps(rows: CatalogueRows, version: string, now = new Date()): Steps<Catalogue> {
	const problems: RowProblem[] = [];
	const today = now.toISOString().slice(0, 10);
	const texts: SharedTexts = new Map();

	function* readTable<Row extends { id: string }>(
		table: MainTable,
		read: (row: unknown) => RowReading<Row> | null,
	): Steps<Row[]> {
		const usable: Row[] = [];
		yield* inSteps(rows[table], (row, position) => {
			const reading = read(row);
			const id = reading?.row.id ?? `#${position + 1}`;
			if (!reading || reading.problems.length > 0) problems.push({ table, id, fields: reading?.problems ?? ["id"] });
			if (reading) usable.push(shareLists(reading.row, texts));
		});
		return usable;
	}

	const institutions = yield* sortInSteps(yield* readTable("institutions", readInstitution), (a, b) =>
		compareNames(a.name ?? a.id, b.name ?? b.id),
	);
	const institutionById = new Map(institutions.map((institution) => [institution.id, institution]));
	const { details, problems: flawedDetails } = yield* readDetailsInSteps(rows, today, texts);
	const joined = yield* mapInSteps(yield* readTable("procedures", readProcedure), (procedure) => {
		const known = findDetails(details, procedure.id);
		return {
			...procedure,
			...known,
			confidence: findConfidence(known.facts) ?? procedure.confidence,
			institutions: institutionById.get(procedure.institution_id ?? "") ?? null,
		};
	});
	const sorted = yield* sortInSteps(
		joined,
		(a, b) =>
			Number(isUnchecked(a)) - Number(isUnchecked(b)) ||
			compareNames(procedureName(a), procedureName(b)) ||
			(a.id < b.id ? -1 : 1),
	);
	const leading = new Set<string>();
	yield* inSteps(sorted, (procedure) => {
		if (!isVariant(procedure)) leading.add(procedure.id);
	});
	const procedures: CataloguedProcedure[] = [];
	const variants: CataloguedProcedure[] = [];
	yield* inSteps(sorted, (procedure) => {
		// A variant whose leading record is missing stands for itself.
		const isLeftOut = isVariant(procedure) && leading.has(procedure.grupo ?? "");
		(isLeftOut ? variants : procedures).push(procedure);
	});
	const observatory = yield* sortInSteps(
		yield* readTable("observatory", readScoredRecord),
		(a, b) => (b.evaluation_score ?? -1) - (a.evaluation_score ?? -1) || compareNames(a.tramite ?? "", b.tramite ?? ""),
	);
	const { offices, problems: flawedOffices } = yield* readOfficesInSteps(rows[OFFICE_TABLE] ?? [], today, texts);
	const site = readSiteDocuments(rows[SITE_TABLE]);
	return {
		...{ version, procedures, variants, institutions, observatory, offices, documents: site.documents },
		problems: [...problems, ...flawedDetails, ...flawedOffices, ...site.problems],
	};
}

function readScoredRecord(row: unknown): RowReading<ObservatoryRecord> | null {
	const reading = readObservatoryRecord(row);
	return reading && { ...reading, row: scoreRecord(reading.row) };
}

/** What is looked up again and again; the first of several with one id or name is the one that is found. */
interface CatalogueIndex {
	procedures: ReadonlyMap<string, CataloguedProcedure>;
	proceduresByName: ReadonlyMap<string, CataloguedProcedure>;
	/** Under `""` those without one. */
	proceduresByInstitution: ReadonlyMap<string, readonly CataloguedProcedure[]>;
	variantsByGroup: ReadonlyMap<string, readonly CataloguedProcedure[]>;
	institutions: ReadonlyMap<string, Institution>;
	evaluations: ReadonlyMap<string, ObservatoryRecord>;
	evaluationsByName: ReadonlyMap<string, ObservatoryRecord>;
	counts: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** Makes what looking up in a catalogue needs; without it whoever looks up first waits for it. */
export function* indexCatalogueInSteps(catalogue: Catalogue): Steps<CatalogueIndex> {
	const known = indexes.get(catalogue);
	if (known) return known;
	const procedures = new Map<string, CataloguedProcedure>();
	const proceduresByName = new Map<string, CataloguedProcedure>();
	const proceduresByInstitution = new Map<string, CataloguedProcedure[]>();
	const counts = new Map<string, number>();
	yield* inSteps(catalogue.procedures, (procedure) => {
		keepFirst(procedures, procedure.id, procedure);
		if (procedure.name !== null) keepFirst(proceduresByName, foldText(procedure.name), procedure);
		const own = proceduresByInstitution.get(procedure.institution_id ?? "");
		if (own) own.push(procedure);
		else proceduresByInstitution.set(procedure.institution_id ?? "", [procedure]);
		const category = findCategory(procedure.category);
		if (category) counts.set(category.id, (counts.get(category.id) ?? 0) + 1);
	});
	const variantsByGroup = new Map<string, CataloguedProcedure[]>();
	yield* inSteps(catalogue.variants, (variant) => {
		keepFirst(procedures, variant.id, variant);
		const group = variantsByGroup.get(variant.grupo ?? "");
		if (group) group.push(variant);
		else variantsByGroup.set(variant.grupo ?? "", [variant]);
	});
	const institutions = new Map<string, Institution>();
	yield* inSteps(catalogue.institutions, (institution) => keepFirst(institutions, institution.id, institution));
	const evaluations = new Map<string, ObservatoryRecord>();
	const evaluationsByName = new Map<string, ObservatoryRecord>();
	yield* inSteps(catalogue.observatory, (record) => {
		keepFirst(evaluations, record.id, record);
		if (record.tramite !== null) keepFirst(evaluationsByName, foldText(record.tramite), record);
	});
	const index = {
		procedures,
		proceduresByName,
		proceduresByInstitution,
		variantsByGroup,
		institutions,
		evaluations,
		evaluationsByName,
		counts,
	};
	indexes.set(catalogue, index);
	return index;
}

function indexOf(catalogue: Catalogue): CatalogueIndex {
	return indexes.get(catalogue) ?? finish(indexCatalogueInSteps(catalogue));
}

function keepFirst<Entry>(kept: Map<string, Entry>, key: string, entry: Entry): void {
	if (!kept.has(key)) kept.set(key, entry);
}

/** The procedure with this id; undefined when there is none. */
export function findProcedure(catalogue: Catalogue, id: string): CataloguedProcedure | undefined {
	return indexOf(catalogue).procedures.get(id);
}

/** The variants of the procedure that stands for them, ordered by name; none for any other. */
export function listVariants(catalogue: Catalogue, { id }: Pick<Procedure, "id">): readonly CataloguedProcedure[] {
	return indexOf(catalogue).variantsByGroup.get(id) ?? [];
}

/** The institution with this id; undefined when there is none. */
export function findInstitution(catalogue: Catalogue, id: string): Institution | undefined {
	return indexOf(catalogue).institutions.get(id);
}

/** Procedures that an institution gives, ordered by name. */
export function listProceduresOf(catalogue: Catalogue, institutionId: string): readonly CataloguedProcedure[] {
	return indexOf(catalogue).proceduresByInstitution.get(institutionId) ?? [];
}

/** The institutions that have procedures, ordered by name. */
export const listResponsible: (catalogue: Catalogue) => readonly Institution[] = keptFor((catalogue: Catalogue) =>
	catalogue.institutions.filter(({ id }) => indexOf(catalogue).proceduresByInstitution.has(id)),
);

/** The first procedure whose name is exactly this one (accents and case aside). */
export function findProcedureNamed(catalogue: Catalogue, name: string): CataloguedProcedure | undefined {
	return indexOf(catalogue).proceduresByName.get(foldText(name));
}

/** The observatory's record of a procedure: by id, else by name, because hosted tables number their rows themselves. */
export function findEvaluation(catalogue: Catalogue, { id, name }: Procedure): ObservatoryRecord | undefined {
	const { evaluations, evaluationsByName } = indexOf(catalogue);
	return evaluations.get(id) ?? (name === null ? undefined : evaluationsByName.get(foldText(name)));
}

/** Number of procedures in each category, by category id; procedures of unknown categories are not counted. */
export function countByCategory(catalogue: Catalogue): ReadonlyMap<string, number> {
	return indexOf(catalogue).counts;
}
