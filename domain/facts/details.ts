import {
	type Fields,
	type FieldsOf,
	isRow,
	type RowReading,
	readFields,
	type SharedTexts,
	shareLists,
	type UntrustedRow,
} from "../fields/fields.ts";
import { inSteps, type Steps } from "../steps.ts";
import { listDoubtfulDates } from "../text/days.ts";
import { safeWebAddress } from "../text/web-address.ts";
import { type JudgedFact, judgeFact } from "./confidence.ts";
import { type ProcedureFee, readProcedureFee } from "./procedure-cost.ts";
import { readProcedureFact } from "./procedure-fact.ts";
import { type ProcedureTerm, readProcedureTerm } from "./procedure-term.ts";

/** The columns of `procedure_places`: offices where a source says that this very procedure is done. */
export const LISTED_PLACE_FIELDS = {
	procedure_id: { kind: "id", isRequired: true },
	/** 1 is told first. */
	position: { kind: "number", from: 1, isRequired: true },
	office: { kind: "text", isRequired: true },
	department: { kind: "text" },
	address: { kind: "text" },
	hours: { kind: "text" },
	phone: { kind: "text" },
	/** The page that says it; show it only through `safeWebAddress`. */
	source: { kind: "webAddress" },
	read: { kind: "date" },
} as const satisfies Fields;

/** An office of a procedure. The address of an institution is none, unless a source says that the procedure is done there. */
export interface ListedPlace extends FieldsOf<typeof LISTED_PLACE_FIELDS> {}

/** Reads a row; any problem means that it is left out. `today` is a calendar date. */
export function readListedPlace(row: unknown, today: string): RowReading<ListedPlace> | null {
	const reading = readFields(LISTED_PLACE_FIELDS, row);
	if (!reading) return null;
	const { row: place, problems } = reading;
	const isUnsafe = place.source !== null && safeWebAddress(place.source) === null;
	return { row: place, problems: [...problems, ...(isUnsafe ? ["source"] : []), ...listDoubtfulDates(place, today)] };
}

/** Tables whose rows of one procedure are a list in its order. */
export const LISTED_TABLES = ["procedure_fees", "procedure_places", "procedure_terms"] as const;
export type ListedTable = (typeof LISTED_TABLES)[number];

/** Whether a table is one of these. */
export function isListedTable(table: string): table is ListedTable {
	return LISTED_TABLES.some((listed) => listed === table);
}

/** The tables beside the three of the specification; a backend or a copy of an older release may lack them. */
export const DETAIL_TABLES = ["procedure_facts", ...LISTED_TABLES] as const;
export type DetailTable = (typeof DETAIL_TABLES)[number];

/** What the tables beside `procedures` say of one procedure. */
export interface ProcedureDetails {
	/** At most one for each field. */
	facts: readonly JudgedFact[];
	/** In the order in which they are paid. */
	fees: readonly ProcedureFee[];
	/** In the order in which they are told. */
	places: readonly ListedPlace[];
	terms: readonly ProcedureTerm[];
}

/** A row that could not be used, for the log. */
interface DetailProblem {
	table: DetailTable;
	id: string;
	fields: readonly string[];
}

/** What is known of each procedure, by its id. */
type DetailsById = ReadonlyMap<string, ProcedureDetails>;

const NO_DETAILS: ProcedureDetails = { facts: [], fees: [], places: [], terms: [] };

/** The details of a procedure; empty lists where there are none. */
export function findDetails(details: DetailsById, id: string): ProcedureDetails {
	return details.get(id) ?? NO_DETAILS;
}

/** Reads the tables in steps. A row with any flaw is left out whole and listed: half a proof proves nothing. */
export function* readDetailsInSteps(
	rows: Partial<Record<DetailTable, readonly UntrustedRow[]>>,
	today: string,
	texts: SharedTexts = new Map(),
): Steps<{ details: DetailsById; problems: readonly DetailProblem[] }> {
	const details = new Map<string, { [Name in keyof ProcedureDetails]: ProcedureDetails[Name][number][] }>();
	const problems: DetailProblem[] = [];

	function* readTable<Row extends { procedure_id: string }>(
		table: DetailTable,
		read: (row: unknown, today: string) => RowReading<Row> | null,
		keep: (row: Row) => void,
	): Steps<void> {
		yield* inSteps(rows[table] ?? [], (stored, position) => {
			const reading = read(stored, today);
			if (reading && reading.problems.length === 0) keep(shareLists(reading.row, texts));
			else problems.push({ table, id: nameRow(stored, position), fields: reading?.problems ?? ["a required field"] });
		});
	}

	function of({ procedure_id: id }: { procedure_id: string }) {
		const known = details.get(id) ?? { facts: [], fees: [], places: [], terms: [] };
		details.set(id, known);
		return known;
	}

	yield* readTable("procedure_facts", readProcedureFact, (fact) => of(fact).facts.push(judgeFact(fact, today)));
	yield* readTable("procedure_fees", readProcedureFee, (fee) => of(fee).fees.push(fee));
	yield* readTable("procedure_places", readListedPlace, (place) => of(place).places.push(place));
	yield* readTable("procedure_terms", readProcedureTerm, (term) => of(term).terms.push(term));
	yield* inSteps([...details.values()], ({ facts, ...lists }) => {
		// Engines deliver rows in orders of their own; two servers must show the same page.
		facts.sort((a, b) => (a.field < b.field ? -1 : 1));
		for (const list of Object.values(lists)) list.sort((a, b) => a.position - b.position);
	});
	return { details, problems };
}

/** How the log calls a row: procedure and field, or procedure and position. */
function nameRow(stored: unknown, position: number): string {
	if (!isRow(stored) || typeof stored.procedure_id !== "string") return `#${position + 1}`;
	return [stored.procedure_id, stored.field ?? stored.position].filter(Boolean).join(":");
}

/** The newest day on which something of a procedure was read in its source; null where nobody noted any. */
export function lastReadDay({ facts, fees, places, terms }: ProcedureDetails): string | null {
	return newestDay([...facts, ...fees, ...places, ...terms].map(({ read }) => read));
}

/** The newest of these calendar dates. */
export function newestDay(days: Iterable<string | null>): string | null {
	let newest: string | null = null;
	for (const day of days) if (day !== null && (newest === null || day > newest)) newest = day;
	return newest;
}
