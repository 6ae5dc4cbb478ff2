import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";
import { listDoubtfulDates } from "../text/days.ts";
import { safeWebAddress } from "../text/web-address.ts";

/** Within so long after an event, at the latest so long before one, or good for so long. */
export const TERM_KINDS = ["plazo", "antes", "vigencia"] as const;
export const TERM_UNITS = ["días", "días hábiles", "meses", "años"] as const;
export type TermUnit = (typeof TERM_UNITS)[number];
/** What no source says is no term. */
export const TERM_STATUSES = ["confirmado", "contradicho"] as const;

/** The columns of `procedure_terms`: until when something must be done, and how long a paper is good. */
export const PROCEDURE_TERM_FIELDS = {
	procedure_id: { kind: "id", isRequired: true },
	/** 1 is told first. */
	position: { kind: "number", from: 1, isRequired: true },
	kind: { kind: "choice", words: TERM_KINDS, isRequired: true },
	/** What is to be done, or what is good for so long: "Inscribir el nacimiento", "La constancia". */
	concept: { kind: "text", isRequired: true },
	amount: { kind: "number", from: 1 },
	unit: { kind: "choice", words: TERM_UNITS },
	/** What it is counted from, with its article: "el nacimiento". */
	event: { kind: "text" },
	/** Month and day, `07-31`, of what ends on one day of every year; `02-29` is the last day of February. */
	until: { kind: "text" },
	/** For whom, where it is not everybody. */
	condition: { kind: "text" },
	/** What happens afterwards. */
	consequence: { kind: "text" },
	/** The page that says it; show it only through `safeWebAddress`. */
	source: { kind: "webAddress", isRequired: true },
	published: { kind: "date" },
	read: { kind: "date", isRequired: true },
	status: { kind: "choice", words: TERM_STATUSES, isRequired: true },
	/** What the other source says, of a contradiction. */
	other_value: { kind: "text" },
	other_source: { kind: "webAddress" },
} as const satisfies Fields;

/** A deadline or a validity. Without `amount` and `until` a paper never expires. */
export interface ProcedureTerm extends FieldsOf<typeof PROCEDURE_TERM_FIELDS> {}

/** A term of so many days, months or years. */
export type CountedTerm = ProcedureTerm & { amount: number; unit: TermUnit; event: string };

/** Whether it is counted from an event, so that a date tells its last day. */
export function isCounted(term: ProcedureTerm): term is CountedTerm {
	return term.amount !== null && term.unit !== null && term.event !== null;
}

/** The terms that answer until when something must be done, or how long it is good; none of another question. */
export function listTermsFor<Term extends Pick<ProcedureTerm, "kind">>(field: string, terms: readonly Term[]): Term[] {
	if (field !== "deadline" && field !== "validity") return [];
	return terms.filter(({ kind }) => (kind === "vigencia") === (field === "validity"));
}

/** Reads a row; any problem means that it is left out. `today` is a calendar date. */
export function readProcedureTerm(row: unknown, today: string): RowReading<ProcedureTerm> | null {
	const reading = readFields(PROCEDURE_TERM_FIELDS, row);
	if (!reading) return null;
	const { row: term, problems } = reading;
	const unsafe = (["source", "other_source"] as const).filter(
		(field) => term[field] !== null && safeWebAddress(term[field]) === null,
	);
	return { row: term, problems: [...problems, ...unsafe, ...listDoubts(term), ...listDoubtfulDates(term, today)] };
}

type Measure = Pick<ProcedureTerm, "kind" | "amount" | "unit" | "event" | "until" | "status" | "other_value">;

/** Fields in which a term says too little, or contradicts itself. */
export function listDoubts({ kind, amount, unit, event, until, status, other_value }: Measure): string[] {
	const isWhole = (amount === null) === (unit === null) && (amount === null) === (event === null);
	const isSound = amount === null ? kind === "vigencia" || until !== null : until === null;
	return [
		...(isWhole && (amount === null || Number.isInteger(amount)) ? [] : ["amount"]),
		...(isSound && (kind !== "antes" || amount !== null) && (until === null || isMonthDay(until)) ? [] : ["until"]),
		...((status === "contradicho") === (other_value !== null) ? [] : ["other_value"]),
	];
}

/** A leap year has every day of the calendar. */
const LEAP_YEAR = 2024;

function isMonthDay(text: string): boolean {
	if (!/^\d\d-\d\d$/.test(text)) return false;
	const day = new Date(`${LEAP_YEAR}-${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text;
}
