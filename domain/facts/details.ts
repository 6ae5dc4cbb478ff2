import type { RowReading, UntrustedRow } from "../fields/fields.ts";
import { isRow } from "../fields/fields.ts";
import { type SharedTexts, shareTexts } from "../fields/shared-texts.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { ListedPlace } from "./listed-place.ts";
import { readListedPlace } from "./listed-place.ts";
import type { ProcedureFact } from "./procedure-fact.ts";
import { readProcedureFact } from "./procedure-fact.ts";
import type { ProcedureFee } from "./procedure-fee.ts";
import { readProcedureFee } from "./procedure-fee.ts";

/** The tables beside the three of the specification; a backend or a copy of an older release has none of them. */
export const DETAIL_TABLES = ["procedure_facts", "procedure_fees", "procedure_places"] as const;
export type DetailTable = (typeof DETAIL_TABLES)[number];

/** What the tables beside `procedures` say of one procedure. */
export interface ProcedureDetails {
	/** At most one for each field. */
	facts: readonly ProcedureFact[];
	/** In the order in which they are paid. */
	fees: readonly ProcedureFee[];
	/** In the order in which they are told. */
	places: readonly ListedPlace[];
}

/** A row that could not be used, for the log. */
export interface DetailProblem {
	table: DetailTable;
	id: string;
	fields: readonly string[];
}

/** What is known of each procedure, by its id. */
export type DetailsById = ReadonlyMap<string, ProcedureDetails>;

const NO_DETAILS: ProcedureDetails = { facts: [], fees: [], places: [] };

/** The details of a procedure; empty lists where there are none. */
export function findDetails(details: DetailsById, id: string): ProcedureDetails {
	return details.get(id) ?? NO_DETAILS;
}

/** Reads the three tables in steps. A row with any flaw is left out whole and listed: half a proof proves nothing. */
export function* readDetailsInSteps(
	rows: Partial<Record<DetailTable, readonly UntrustedRow[]>>,
	today: string,
	texts: SharedTexts = new Map(),
): Steps<{ details: DetailsById; problems: readonly DetailProblem[] }> {
	const details = new Map<string, { facts: ProcedureFact[]; fees: ProcedureFee[]; places: ListedPlace[] }>();
	const problems: DetailProblem[] = [];

	function* readTable<Row extends { procedure_id: string }>(
		table: DetailTable,
		read: (row: unknown) => RowReading<Row> | null,
		keep: (row: Row) => void,
	): Steps<void> {
		yield* inSteps(rows[table] ?? [], (stored, position) => {
			const reading = read(stored);
			if (reading && reading.problems.length === 0) keep(shareTexts(reading.row, texts));
			else problems.push({ table, id: nameRow(stored, position), fields: reading?.problems ?? ["a required field"] });
		});
	}

	function of(id: string) {
		const known = details.get(id) ?? { facts: [], fees: [], places: [] };
		details.set(id, known);
		return known;
	}

	yield* readTable(
		"procedure_facts",
		(row) => readProcedureFact(row, today),
		(fact) => of(fact.procedure_id).facts.push(fact),
	);
	yield* readTable("procedure_fees", readProcedureFee, (fee) => of(fee.procedure_id).fees.push(fee));
	yield* readTable(
		"procedure_places",
		(row) => readListedPlace(row, today),
		(place) => of(place.procedure_id).places.push(place),
	);
	yield* inSteps([...details.values()], ({ facts, fees, places }) => {
		// Engines deliver rows in orders of their own; two servers must show the same page.
		facts.sort((a, b) => (a.field < b.field ? -1 : 1));
		fees.sort((a, b) => a.position - b.position);
		places.sort((a, b) => a.position - b.position);
	});
	return { details, problems };
}

/** How the log calls a row: procedure and field, or procedure and position. */
function nameRow(stored: unknown, position: number): string {
	if (!isRow(stored) || typeof stored.procedure_id !== "string") return `#${position + 1}`;
	return [stored.procedure_id, stored.field ?? stored.position].filter(Boolean).join(":");
}
