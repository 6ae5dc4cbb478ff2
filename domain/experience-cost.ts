import { findFeeTotal } from "./facts/fee-total.ts";
import type { ProcedureFee } from "./facts/procedure-fee.ts";
import type { Procedure } from "./procedure.ts";
import { findCostRange } from "./procedure-cost.ts";

/** From what to what something costs; `to` is null where nobody knows the end. */
export interface CostRange {
	currency: string;
	from: number;
	to: number | null;
}

type Priced = Pick<Procedure, "costo" | "codigo_moneda" | "costo_nota"> & { fees: readonly ProcedureFee[] };

const AMOUNT = /(Q|US\$)([\d,]+(?:\.\d\d)?)/g;

/**
 * What one procedure costs: from its `costo` to the sum of its fees, or the range that its note begins with. Null where the
 * record says neither: fees alone never make a cost, because a record without one doubts them.
 */
export function findProcedureCost({ costo, codigo_moneda: currency, costo_nota, fees }: Priced): CostRange | null {
	if (costo === null) return readCostRange(costo_nota);
	if (fees.length === 0) return { currency, from: costo, to: costo };
	const total = findFeeTotal(fees);
	const end = total?.currency === currency ? total.to : null;
	return { currency, from: costo, to: end === null ? null : Math.max(costo, end) };
}

function readCostRange(note: string | null): CostRange | null {
	const [first, last] = [...(findCostRange(note) ?? "").matchAll(AMOUNT)];
	if (!first?.[2] || !last?.[2] || first[1] !== last[1]) return null;
	return { currency: first[1] === "Q" ? "GTQ" : "USD", from: readAmount(first[2]), to: readAmount(last[2]) };
}

function readAmount(text: string): number {
	return Number(text.replaceAll(",", ""));
}
