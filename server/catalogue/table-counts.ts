import type { BesideTable, Catalogue, MainTable } from "../../domain/catalogue.ts";
import { BESIDE_TABLES, MAIN_TABLES } from "../../domain/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";

/** How many usable entries each table has. */
export type TableCounts = Readonly<Record<MainTable | BesideTable, number>>;

/** Every table of the catalogue, those of the specification first. */
export const TABLES = [...MAIN_TABLES, ...BESIDE_TABLES];

/** From this many rows of a table on, losing more than half of them at once looks like an accident. */
const SUSPICIOUS_FROM = 20;

/** Counts the entries of a catalogue, once. */
export const countTables: (catalogue: Catalogue) => TableCounts = keptFor(
	({ procedures, institutions, observatory, documents }: Catalogue) => {
		const details = { facts: 0, fees: 0, places: 0 };
		for (const { facts, fees, places } of procedures) {
			details.facts += facts.length;
			details.fees += fees.length;
			details.places += places.length;
		}
		return {
			procedures: procedures.length,
			institutions: institutions.length,
			observatory: observatory.length,
			procedure_facts: details.facts,
			procedure_fees: details.fees,
			procedure_places: details.places,
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
