import { createHash, hash } from "node:crypto";
import {
	BESIDE_TABLES,
	type BesideTable,
	type Catalogue,
	type CatalogueRows,
	MAIN_TABLES,
	type MainTable,
} from "../../domain/catalogue/catalogue.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { inSteps, type Steps } from "../../domain/steps.ts";
import { runInSlices } from "./long-work.ts";

const DIGEST = "sha256";

/**
 * SHA-256 (hex) of the rows, whatever the order of rows and columns: two servers that read the same
 * tables give the same version, so a page kept under one version is right on the other.
 */
export function computeVersion(rows: CatalogueRows): Promise<string> {
	return runInSlices(computeInSteps(rows));
}

function* computeInSteps(rows: CatalogueRows): Steps<string> {
	const whole = createHash(DIGEST);
	for (const table of [...MAIN_TABLES, ...BESIDE_TABLES]) {
		const entries = rows[table] ?? [];
		// A table that a backend lacks says as much as an empty one.
		if (entries.length === 0 && BESIDE_TABLES.some((beside) => beside === table)) continue;
		const write = createWriter(entries[0]);
		// Digests are added: a sum has no order, and no text of a row must be kept to be sorted.
		let sum = 0n;
		yield* inSteps(entries, (row) => {
			sum += BigInt(`0x${hash(DIGEST, write(row))}`);
		});
		whole.update(`${table} ${entries.length} ${sum}\n`);
	}
	return whole.digest("hex");
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

/** How soon a change is noticed where the backend cannot tell of it by itself. */
const LOOK_MS = 3_000;
/** How soon it is asked again for a mark that it did not have. */
const LOOK_AGAIN_MS = 60_000;

interface WatchedMark {
	/** Undefined where the backend has no such mark, or cannot tell it now. */
	readMark(): Promise<string | undefined>;
	/** The mark of what is served; undefined until something is. */
	known(): string | undefined;
	/** Reads the catalogue anew. Never rejects. */
	refresh(): Promise<void>;
}

/**
 * Looks at the mark of the tables every few seconds and has the catalogue read when it moved, so that a correction is shown
 * within seconds. A look that fails is left to the next reading, which tells why. Returns how to stop.
 */
export function watchMark({ readMark, known, refresh }: WatchedMark): () => void {
	let isStopped = false;
	let hasMark = true;
	let timer = setTimeout(look, LOOK_MS).unref();

	async function look(): Promise<void> {
		try {
			const mark = await readMark();
			const shown = known();
			hasMark = mark !== undefined;
			if (hasMark && shown !== undefined && shown !== mark) await refresh();
		} catch {
			// The reading of the whole catalogue meets the same trouble and logs it once.
		}
		if (!isStopped) timer = setTimeout(look, hasMark ? LOOK_MS : LOOK_AGAIN_MS).unref();
	}

	return () => {
		isStopped = true;
		clearTimeout(timer);
	};
}

/** How many usable entries each table has. */
export type TableCounts = Readonly<Record<MainTable | BesideTable, number>>;

/** Every table of the catalogue, those of the specification first. */
export const TABLES = [...MAIN_TABLES, ...BESIDE_TABLES];

/** From this many rows of a table on, losing more than half of them at once looks like an accident. */
const SUSPICIOUS_FROM = 20;

/** Counts the entries of a catalogue, once. */
export const countTables: (catalogue: Catalogue) => TableCounts = keptFor(
	({ procedures, institutions, observatory, offices, documents }: Catalogue) => {
		const details = { facts: 0, fees: 0, places: 0, terms: 0 };
		for (const { facts, fees, places, terms } of procedures) {
			details.facts += facts.length;
			details.fees += fees.length;
			details.places += places.length;
			details.terms += terms.length;
		}
		return {
			procedures: procedures.length,
			institutions: institutions.length,
			observatory: observatory.length,
			procedure_facts: details.facts,
			procedure_fees: details.fees,
			procedure_places: details.places,
			procedure_terms: details.terms,
			offices: offices.length,
			site_documents: documents.size,
		};
	},
);

/** Tables that lost more at once than a correction takes away; one of the specification that lost all `isEmptied`. */
export function listLosses(before: TableCounts, now: TableCounts) {
	return TABLES.map((table) => ({
		table,
		before: before[table],
		now: now[table],
		isEmptied: now[table] === 0 && MAIN_TABLES.some((main) => main === table),
	})).filter((each) => each.before >= SUSPICIOUS_FROM && each.now < each.before / 2);
}
