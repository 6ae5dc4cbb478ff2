import type { Fields, FieldsOf, RowReading } from "../fields/fields.ts";
import { readFields } from "../fields/fields.ts";

/** In which fees are charged (ISO 4217): a consulate abroad asks for dollars. */
export const FEE_CURRENCIES = ["GTQ", "USD"] as const;

/** The columns of `procedure_fees`: what is paid, one payment after the other. */
export const PROCEDURE_FEE_FIELDS = {
	procedure_id: { kind: "id", isRequired: true },
	/** 1 is paid first. */
	position: { kind: "number", from: 1, isRequired: true },
	concept: { kind: "text", isRequired: true },
	/** 0 is free of charge; null is charged, but no source says how much. */
	amount: { kind: "number", from: 0 },
	/** The end of a range that begins with `amount`. */
	up_to: { kind: "number", from: 0 },
	currency: { kind: "choice", words: FEE_CURRENCIES, isRequired: true },
	/** Who pays it, or what it depends on. */
	condition: { kind: "text" },
	/** False where one may do without it. */
	is_mandatory: { kind: "flag" },
} as const satisfies Fields;

/** One payment of a procedure. */
export interface ProcedureFee extends FieldsOf<typeof PROCEDURE_FEE_FIELDS> {}

/** Reads a row; any problem means that it is left out. */
export function readProcedureFee(row: unknown): RowReading<ProcedureFee> | null {
	const reading = readFields(PROCEDURE_FEE_FIELDS, row);
	if (!reading) return null;
	return isRangeSound(reading.row) ? reading : { ...reading, problems: [...reading.problems, "up_to"] };
}

/** Whether its range has a beginning and does not go backwards. */
export function isRangeSound({ amount, up_to }: Pick<ProcedureFee, "amount" | "up_to">): boolean {
	return up_to === null || (amount !== null && up_to >= amount);
}
