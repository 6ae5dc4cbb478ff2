import { PROVABLE_FIELDS, type ProvableField } from "../catalogue/procedure-words.ts";
import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";
import { listDoubtfulDates } from "../text/days.ts";
import { safeWebAddress } from "../text/web-address.ts";

export { PROVABLE_FIELDS, type ProvableField } from "../catalogue/procedure-words.ts";

/**
 * Whether a page that we read says it, another one says otherwise, or no page was found. What is told of it depends on whose
 * page it is, too (confidence.ts).
 */
export const FACT_STATUSES = ["confirmado", "contradicho", "sin fuente"] as const;

/** Longest note in characters: a sentence or two beside the fact. */
export const LONGEST_NOTE = 300;

/** The columns of `procedure_facts`: where one field of one procedure comes from. */
export const PROCEDURE_FACT_FIELDS = {
	procedure_id: { kind: "id", isRequired: true },
	field: { kind: "choice", words: PROVABLE_FIELDS, isRequired: true },
	/** The page that says it; show it only through `safeWebAddress`. */
	source: { kind: "webAddress" },
	/** When that page was published, where it says so. */
	published: { kind: "date" },
	/** When somebody of ours last read it there. */
	read: { kind: "date" },
	status: { kind: "choice", words: FACT_STATUSES, isRequired: true },
	/** What the reader should know, in our own words. */
	note: { kind: "text" },
	/** What the other source says, of a contradiction. */
	other_value: { kind: "text" },
	/** The page that says otherwise; of a confirmed fact, a second page that says the same. */
	other_source: { kind: "webAddress" },
	/** When that page was published, where it says so. */
	other_published: { kind: "date" },
} as const satisfies Fields;

/** Where one field of a procedure comes from. A field without one: nobody noted which source says it. */
export interface ProcedureFact extends FieldsOf<typeof PROCEDURE_FACT_FIELDS> {}

/** Reads a row; any problem means that the fact proves nothing and is left out. `today` is a calendar date. */
export function readProcedureFact(row: unknown, today: string): RowReading<ProcedureFact> | null {
	const reading = readFields(PROCEDURE_FACT_FIELDS, row);
	if (!reading) return null;
	const { row: fact, problems } = reading;
	return { row: fact, problems: [...problems, ...listDoubts(fact), ...listDoubtfulDates(fact, today)] };
}

/** Where the record says that this field comes from. */
export function findFact<Fact extends { field: ProvableField }>(
	facts: readonly Fact[],
	field: ProvableField,
): Fact | undefined {
	return facts.find((fact) => fact.field === field);
}

/** Fields in which the row contradicts itself, or an address that is none. */
function listDoubts({ status, source, read, note, other_value, other_source }: ProcedureFact): string[] {
	const doubts: string[] = [];
	if (source !== null && safeWebAddress(source) === null) doubts.push("source");
	if (other_source !== null && safeWebAddress(other_source) === null) doubts.push("other_source");
	if (status === "confirmado" && source === null) doubts.push("source");
	else if (status === "confirmado" && read === null) doubts.push("read");
	if ((status === "contradicho") !== (other_value !== null)) doubts.push("other_value");
	if ((note?.length ?? 0) > LONGEST_NOTE) doubts.push("note");
	return doubts;
}
