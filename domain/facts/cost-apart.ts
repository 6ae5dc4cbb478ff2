import { findFeeTotal } from "./fee-total.ts";
import type { ProcedureFee } from "./procedure-fee.ts";

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
