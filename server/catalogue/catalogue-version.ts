import { createHash } from "node:crypto";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { CatalogueRows } from "../../domain/catalogue.ts";

/** Rows hashed in one go, so that a catalogue of tens of thousands never holds up a request. */
const ROWS_AT_ONCE = 200;

/**
 * SHA-256 (hex) of the rows, whatever the order of rows and columns: two servers that read the same
 * tables give the same version, so a page kept under one version is right on the other.
 */
export async function computeVersion(rows: CatalogueRows): Promise<string> {
	const hash = createHash("sha256");
	for (const table of ["procedures", "institutions", "observatory"] as const) {
		const lines: string[] = [];
		for (const [position, row] of rows[table].entries()) {
			lines.push(JSON.stringify(row, sortKeys));
			if (position % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToRequests();
		}
		hash.update(`${table} ${lines.length}\n`);
		for (const line of lines.sort()) hash.update(`${line}\n`);
	}
	return hash.digest("hex");
}

function sortKeys(_key: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
