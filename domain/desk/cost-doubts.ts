import { isCostApart } from "../facts/cost-apart.ts";
import { readProcedureFee } from "../facts/procedure-fee.ts";
import type { RecordContent, RecordRow } from "./record.ts";

/** What a changed cost may have left behind in the rest of its procedure. */
export interface CostDoubts {
	/** The cost as it is now, where its payments say something else; else null. */
	apart: number | null;
	/** The cost from before, where texts still name it; else null. */
	before: number | null;
	/** The columns of `procedures` whose texts name the cost from before. */
	columns: readonly string[];
}

/** An amount in a text, such as "Q1,500.00". */
const AMOUNT = /(?:Q|US\$)\s?(\d[\d,]*(?:\.\d{1,2})?)/gu;

/** What to look at again in the content of a procedure that takes the place of the current one. */
export function findCostDoubts(current: RecordContent, content: RecordContent): CostDoubts {
	const [row] = content.procedures ?? [];
	const fees = (content.procedure_fees ?? []).flatMap((fee) => {
		const reading = readProcedureFee(fee);
		return reading && reading.problems.length === 0 ? [reading.row] : [];
	});
	const now = costOf(row);
	const before = costOf(current.procedures?.[0]);
	const columns = row && before !== null && before > 0 && before !== now ? listNaming(row, before) : [];
	return { apart: isCostApart(now, fees) ? now : null, before: columns.length > 0 ? before : null, columns };
}

function costOf(row: RecordRow | undefined): number | null {
	return typeof row?.costo === "number" ? row.costo : null;
}

function listNaming(row: RecordRow, amount: number): string[] {
	return Object.entries(row).flatMap(([column, value]) => {
		const texts = Array.isArray(value) ? value : [value];
		const isNamed = texts.some((text) => typeof text === "string" && listAmounts(text).includes(amount));
		return isNamed ? [column] : [];
	});
}

function listAmounts(text: string): number[] {
	return [...text.matchAll(AMOUNT)].map(([, digits = ""]) => Number(digits.replaceAll(",", "")));
}
