import { UNCHECKED_MARK } from "../../content/publications/open-data.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { findInstitution } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { INSTITUTION_FIELDS, institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import { PROCEDURE_FIELDS } from "../../domain/catalogue/procedure-fields.ts";
import { FACT_STANDINGS, type JudgedFact } from "../../domain/facts/confidence.ts";
import { LISTED_PLACE_FIELDS, lastReadDay, newestDay } from "../../domain/facts/details.ts";
import { PROCEDURE_FEE_FIELDS } from "../../domain/facts/procedure-cost.ts";
import { findFact, PROCEDURE_FACT_FIELDS } from "../../domain/facts/procedure-fact.ts";
import { PROCEDURE_TERM_FIELDS } from "../../domain/facts/procedure-term.ts";
import type { Field } from "../../domain/fields/fields.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { OFFICE_FIELDS } from "../../domain/offices/office.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { licenceOf, termsAddress } from "../document/linked-data.server.ts";

/** What a column of a row holds; a list of texts is one cell in CSV. */
export type OpenValue = string | number | boolean | null | readonly string[];
export type OpenRow = Readonly<Record<string, OpenValue>>;

/** Rows of one kind, as they are downloaded. */
interface DataSet {
	columns: Readonly<Record<string, Field>>;
	/** How many rows there are. */
	count(catalogue: Catalogue): number;
	/** The rows in the order of the catalogue, one at a time, because there may be tens of thousands. */
	rows(catalogue: Catalogue, origin: string): Iterable<OpenRow>;
	/** The same rows with what belongs to each in it, for JSON. Without it JSON has the rows as they are. */
	records?(catalogue: Catalogue, origin: string): Iterable<object>;
}

const TEXT = { kind: "text" } as const satisfies Field;
const FLAG = { kind: "flag" } as const satisfies Field;
/** As it is told, not as its row has it. */
const STANDING = { kind: "choice", words: FACT_STANDINGS, isRequired: true } as const satisfies Field;
const LICENCE = { kind: "webAddress", isRequired: true } as const satisfies Field;

/** Every procedure with a page of its own: what lists show, and the variants that they leave out. */
export const listAllProcedures: (catalogue: Catalogue) => readonly CataloguedProcedure[] = keptFor(
	({ procedures, variants }: Catalogue) => [...procedures, ...variants],
);

/** The open data by the name that its files have. */
const DATA_SETS = {
	tramites: {
		columns: {
			...PROCEDURE_FIELDS,
			institution: TEXT,
			verificacion: TEXT,
			page: { kind: "webAddress", isRequired: true },
			license: LICENCE,
		},
		count: (catalogue) => listAllProcedures(catalogue).length,
		*rows(catalogue, origin) {
			for (const procedure of listAllProcedures(catalogue)) yield toProcedureRow(procedure, origin);
		},
		*records(catalogue, origin) {
			for (const procedure of listAllProcedures(catalogue)) yield toProcedureRecord(procedure, origin);
		},
	},
	instituciones: {
		columns: { ...INSTITUTION_FIELDS, page: { kind: "webAddress", isRequired: true }, license: LICENCE },
		count: ({ institutions }) => institutions.length,
		*rows({ institutions }, origin) {
			for (const institution of institutions) yield toInstitutionRow(institution, origin);
		},
	},
	fuentes: {
		columns: {
			...PROCEDURE_FACT_FIELDS,
			status: STANDING,
			viejo: FLAG,
			tramite: TEXT,
			nivel: PROCEDURE_FIELDS.nivel,
			license: LICENCE,
		},
		count: (catalogue) => countOf(catalogue, ({ facts }) => facts),
		*rows(catalogue, origin) {
			for (const procedure of listAllProcedures(catalogue)) {
				for (const fact of procedure.facts) yield { ...toFactRow(fact), ...ofProcedure(procedure, origin) };
			}
		},
	},
	pagos: {
		columns: {
			...PROCEDURE_FEE_FIELDS,
			tramite: TEXT,
			nivel: PROCEDURE_FIELDS.nivel,
			license: LICENCE,
		},
		count: (catalogue) => countOf(catalogue, ({ fees }) => fees),
		*rows(catalogue, origin) {
			for (const procedure of listAllProcedures(catalogue)) {
				// The page that says what it costs says the payments too, where they name no other.
				const fact = findFact(procedure.facts, "costo");
				for (const fee of procedure.fees) {
					const { source, read } = fee.source === null && fact ? fact : fee;
					yield { ...fee, source: openAddress(source), read, ...ofProcedure(procedure, origin) };
				}
			}
		},
	},
	oficinas: {
		columns: { ...LISTED_PLACE_FIELDS, tramite: TEXT, nivel: PROCEDURE_FIELDS.nivel, license: LICENCE },
		count: (catalogue) => countOf(catalogue, ({ places }) => places),
		*rows(catalogue, origin) {
			for (const procedure of listAllProcedures(catalogue)) {
				for (const place of procedure.places) {
					yield { ...place, source: openAddress(place.source), ...ofProcedure(procedure, origin) };
				}
			}
		},
	},
	plazos: {
		columns: { ...PROCEDURE_TERM_FIELDS, tramite: TEXT, nivel: PROCEDURE_FIELDS.nivel, license: LICENCE },
		count: (catalogue) => countOf(catalogue, ({ terms }) => terms),
		*rows(catalogue, origin) {
			for (const procedure of listAllProcedures(catalogue)) {
				for (const term of procedure.terms) yield { ...withSafeSources(term), ...ofProcedure(procedure, origin) };
			}
		},
	},
	sedes: {
		columns: { ...OFFICE_FIELDS, institution: TEXT, license: LICENCE },
		count: ({ offices }) => offices.length,
		*rows(catalogue, origin) {
			for (const office of catalogue.offices) {
				const institution = findInstitution(catalogue, office.institution_id);
				yield {
					...office,
					website: openAddress(office.website),
					source: openAddress(office.source),
					institution: institution ? institutionName(institution) : null,
					license: termsAddress(origin),
				};
			}
		},
	},
} as const satisfies Readonly<Record<string, DataSet>>;

export type DataSetName = keyof typeof DATA_SETS;
export const DATA_SET_NAMES = Object.keys(DATA_SETS) as readonly DataSetName[];

/** The set of this name. */
export function dataSet(name: DataSetName): DataSet {
	return DATA_SETS[name];
}

/** A procedure as a row: the columns of its table, and who stands behind it. */
function toProcedureRow(
	{
		institutions: institution,
		facts: _facts,
		fees: _fees,
		places: _places,
		terms: _terms,
		...procedure
	}: CataloguedProcedure,
	origin: string,
): OpenRow {
	return {
		...procedure,
		nivel: procedure.nivel ?? "curado",
		enlace: openAddress(procedure.enlace),
		sources: procedure.sources.flatMap((source) => openAddress(source) ?? []),
		institution: institution && institutionName(institution),
		verificacion: verificationOf(procedure),
		page: origin + addresses.procedure.to({ id: procedure.id }),
		license: licenceOf(procedure, origin),
	};
}

/** How firm a record is; nobody of ours compared an official summary with anything, so it has no degree. */
export function verificationOf(procedure: Pick<CataloguedProcedure, "nivel" | "confidence">): string | null {
	return isUnchecked(procedure) ? UNCHECKED_MARK : procedure.confidence;
}

/** The same with where each of its facts was read, what is paid, at which offices and until when. */
export function toProcedureRecord(procedure: CataloguedProcedure, origin: string) {
	const license = termsAddress(origin);
	return {
		...toProcedureRow(procedure, origin),
		facts: procedure.facts.map((fact) => ({ ...withoutProcedure(toFactRow(fact)), license })),
		fees: procedure.fees.map((fee) => withoutProcedure({ ...fee, source: openAddress(fee.source) })),
		places: procedure.places.map((place) => withoutProcedure({ ...place, source: openAddress(place.source) })),
		terms: procedure.terms.map((term) => withoutProcedure(withSafeSources(term))),
	};
}

/** An institution as a row. */
export function toInstitutionRow(institution: Institution, origin: string): OpenRow {
	return {
		...institution,
		website: openAddress(institution.website),
		sources: institution.sources.flatMap((source) => openAddress(source) ?? []),
		page: origin + addresses.institution.to({ id: institution.id }),
		license: termsAddress(origin),
	};
}

function withSafeSources<Row extends { source: string | null; other_source: string | null }>(row: Row) {
	return { ...row, source: openAddress(row.source), other_source: openAddress(row.other_source) };
}

function toFactRow({ isOld, ...fact }: JudgedFact): OpenRow {
	return { ...withSafeSources(fact), viejo: isOld };
}

function ofProcedure(procedure: CataloguedProcedure, origin: string) {
	return { tramite: procedureName(procedure), nivel: procedure.nivel ?? "curado", license: termsAddress(origin) };
}

function withoutProcedure<Row extends object>(row: Row): Omit<Row, "procedure_id"> {
	const { procedure_id: _, ...rest } = row as Row & { procedure_id?: unknown };
	return rest;
}

function countOf(catalogue: Catalogue, list: (procedure: CataloguedProcedure) => readonly unknown[]): number {
	return listAllProcedures(catalogue).reduce((sum, procedure) => sum + list(procedure).length, 0);
}

/** The newest day on which something of the catalogue was read; null where nobody noted any. */
export const findNewestDay: (catalogue: Catalogue) => string | null = keptFor((catalogue: Catalogue) =>
	newestDay(listAllProcedures(catalogue).map(lastReadDay)),
);

/** An escape of which a part is missing, as in an address that was cut off where it is stored. */
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;

/** A stored address as the open data gives it: one that any program can read, or null. */
export function openAddress(stored: string | null): string | null {
	const safe = safeWebAddress(stored);
	return safe !== null && !BROKEN_ESCAPE.test(safe) ? safe : null;
}

/** Files among the open data that are no set of rows. */
export const API_FILE = "openapi.json";
export const FEED_FILE = "cambios.atom";
