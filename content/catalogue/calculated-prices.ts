import tables from "../../data/fee-tables.json" with { type: "json" };

// Without reading the tables: pages ask this in a browser too, where their validation may not run.
const calculated = new Set(tables.flatMap(({ procedures }) => procedures));

/** Whether the price of a procedure is worked out from one figure by a table (`fee-tables.server.ts`). */
export function isCalculated(procedure: string): boolean {
	return calculated.has(procedure);
}
