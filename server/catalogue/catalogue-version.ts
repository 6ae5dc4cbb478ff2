import { createHash } from "node:crypto";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import { BESIDE_TABLES, MAIN_TABLES } from "../../domain/catalogue.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import type { Steps } from "../../domain/steps.ts";
import { inSteps, mapInSteps, sortInSteps } from "../../domain/steps.ts";
import { runInSlices } from "./in-slices.ts";

/**
 * SHA-256 (hex) of the rows, whatever the order of rows and columns: two servers that read the same
 * tables give the same version, so a page kept under one version is right on the other.
 */
export function computeVersion(rows: CatalogueRows): Promise<string> {
	return runInSlices(computeInSteps(rows));
}

function* computeInSteps(rows: CatalogueRows): Steps<string> {
	const hash = createHash("sha256");
	for (const table of [...MAIN_TABLES, ...BESIDE_TABLES]) {
		const entries = rows[table] ?? [];
		// A table that a backend lacks says as much as an empty one.
		if (entries.length === 0 && BESIDE_TABLES.some((beside) => beside === table)) continue;
		const lines = yield* mapInSteps(entries, createWriter(entries[0]));
		hash.update(`${table} ${lines.length}\n`);
		yield* inSteps(yield* sortInSteps(lines, compareText), (line) => hash.update(`${line}\n`));
	}
	return hash.digest("hex");
}

function compareText(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}

/** Writes rows with their columns in order. Those of one table mostly have the columns of the first, which are sorted once. */
function createWriter(first: UntrustedRow = {}): (row: UntrustedRow) => string {
	const columns = Object.keys(first).sort((a, b) => (a < b ? -1 : 1));
	// Filled anew for each row, so that nothing is made for it but its text.
	const ordered: Record<string, unknown> = Object.fromEntries(columns.map((column) => [column, null]));
	return (row) => {
		if (Object.keys(row).length !== columns.length) return JSON.stringify(row, sortKeys);
		for (const column of columns) {
			const value = row[column];
			if (value === undefined || isNested(value)) return JSON.stringify(row, sortKeys);
			ordered[column] = value;
		}
		return JSON.stringify(ordered);
	};
}

/** Whether a value has keys of its own to be sorted, or says itself how it is written. */
function isNested(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	return !Array.isArray(value) || value.some(isNested);
}

function sortKeys(_key: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
