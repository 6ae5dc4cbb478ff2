import { readFeeTables } from "../../data/check-fee-tables.ts";
import written from "../../data/fee-tables.json" with { type: "json" };
import type { FeeTable } from "../../domain/fees/fee-table.ts";

const byProcedure: ReadonlyMap<string, FeeTable> = new Map(
	readFeeTables(written).flatMap((table) => table.procedures.map((procedure) => [procedure, table] as const)),
);

/** The table by which the price of a procedure is worked out; undefined where it depends on no figure, or nobody read how. */
export function findFeeTable(procedure: string): FeeTable | undefined {
	return byProcedure.get(procedure);
}
