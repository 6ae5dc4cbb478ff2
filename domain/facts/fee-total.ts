import type { ProcedureFee } from "./procedure-fee.ts";

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
