import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";

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

/** From what to what something costs; `to` equals `from` where it is one amount, and is null where nobody knows the end. */
export interface FeeTotal {
	from: number;
	to: number | null;
	currency: ProcedureFee["currency"];
}

/**
 * What everybody pays who does the procedure: the sum of what is mandatory. It has no end while the amount of one of
 * them is unknown, or depends on a condition. Null when nothing mandatory is known, or is charged in two currencies.
 */
export function findFeeTotal(fees: readonly ProcedureFee[]): FeeTotal | null {
	const mandatory = fees.filter((fee) => fee.is_mandatory);
	const [first] = mandatory;
	// One payment alone is told with its condition, whatever that is.
	const certain = mandatory.length === 1 ? mandatory : mandatory.filter((fee) => fee.condition === null);
	const known = certain.filter((fee) => fee.amount !== null);
	if (!first || known.length === 0 || mandatory.some((fee) => fee.currency !== first.currency)) return null;
	const isWhole = known.length === mandatory.length;
	return {
		from: sum(known.map((fee) => fee.amount ?? 0)),
		to: isWhole ? sum(known.map((fee) => fee.up_to ?? fee.amount ?? 0)) : null,
		currency: first.currency,
	};
}

/** In hundredths, so that ten times 0.10 makes 1. */
function sum(amounts: readonly number[]): number {
	return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
}

/**
 * Whether a cost is told in one way and its payments in another: it is not what everybody pays together, nor, where that
 * depends on a condition, any one of the payments. False where one of both is unknown.
 */
export function isCostApart(costo: number | null, fees: readonly ProcedureFee[]): boolean {
	const known = fees.filter(({ amount }) => amount !== null);
	if (costo === null || known.length === 0) return false;
	const total = findFeeTotal(fees);
	if (total) return costo < total.from || (total.to !== null && costo > total.to);
	return !known.some(({ amount, up_to }) => amount !== null && amount <= costo && costo <= (up_to ?? amount));
}

/** Such as "De Q4 a Q150, según tu ingreso", up to the point or colon after which the note explains it. */
const RANGE = /^De (?:Q|US\$)\d[\d,]*(?:\.\d\d)? a (?:Q|US\$)\d[\d,]*(?:\.\d\d)?(?:, [^:.;]+)?(?=[:.;]|$)/u;

/** From what to what a cost without one amount goes, where the note on it begins with that; otherwise null. */
export function findCostRange(note: string | null): string | null {
	return RANGE.exec(note ?? "")?.[0] ?? null;
}
