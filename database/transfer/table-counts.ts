import type { TransferTable } from "./transfer-tables.ts";

/** How many rows of a table an import read, and what becomes of them. */
export interface TableCount {
	read: number;
	added: number;
	changed: number;
	removed: number;
	same: number;
}

/** Nothing counted yet. */
export function makeCounts(): Record<TransferTable, TableCount> {
	const none = (): TableCount => ({ read: 0, added: 0, changed: 0, removed: 0, same: 0 });
	return {
		...{ institutions: none(), procedures: none(), procedure_facts: none() },
		...{ procedure_fees: none(), procedure_places: none(), observatory: none() },
	};
}
