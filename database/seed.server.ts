import type { Kysely } from "kysely";
import { MAIN_TABLES, type MainTable } from "../domain/catalogue/catalogue.ts";
import type { Procedure } from "../domain/catalogue/procedure.ts";
import { readProcedure } from "../domain/catalogue/procedure-fields.ts";
import { DETAIL_TABLES, type DetailTable } from "../domain/facts/details.ts";
import { type Field, type Fields, type FieldsOf, mapFields, type ValueOf } from "../domain/fields/fields.ts";
import { flattenRecord } from "../domain/observatory/observatory-record.ts";
import { OFFICE_TABLE } from "../domain/offices/office.ts";
import type { DetailFacts, Facts } from "./facts.server.ts";
import type { StoredRow, Tables } from "./tables.ts";
import { TABLE_FIELDS } from "./tables.ts";

/** How an engine stores lists and flags, for which SQL has no common type. */
export interface Encoding {
	list(texts: readonly string[]): string | readonly string[];
	flag(isSet: boolean): number | boolean;
}

/** Rows in one INSERT: a few dozen columns each stay far below the 32,766 variables of a SQLite statement. */
const ROWS_AT_ONCE = 200;

/** What a database lacks: the whole catalogue, what its facts rest on, or tables that came with later releases. */
export type Lack = "catalogue" | "details" | "later" | "nothing";

/** What rests on no value of a record, so that each comes by itself. */
const LATER_TABLES = [OFFICE_TABLE, "procedure_terms"] as const;
const FIRST_DETAILS: readonly DetailTable[] = DETAIL_TABLES.filter((table) => table !== "procedure_terms");

/** Tells what may be seeded: tables that hold anything are left as they are. */
export async function findLack(database: Kysely<Tables>): Promise<Lack> {
	const listEmpty = async (tables: readonly AnyTable[]) => {
		const empty: AnyTable[] = [];
		for (const table of tables) if (await isEmpty(database, table)) empty.push(table);
		return empty;
	};
	if ((await listEmpty(FIRST_DETAILS)).length < FIRST_DETAILS.length)
		return (await listEmpty(LATER_TABLES)).length > 0 ? "later" : "nothing";
	return (await listEmpty(MAIN_TABLES)).length === MAIN_TABLES.length ? "catalogue" : "details";
}

type AnyTable = MainTable | DetailTable | typeof OFFICE_TABLE;

async function isEmpty(database: Kysely<Tables>, table: AnyTable): Promise<boolean> {
	return (await database.selectFrom(table).select("id").limit(1).executeTakeFirst()) === undefined;
}

/** Inserts what the database lacks; call it inside the transaction that found this out. */
export async function seed(database: Kysely<Tables>, lack: Lack, facts: Facts, encoding: Encoding): Promise<void> {
	if (lack === "catalogue") {
		await insertRecords(database, facts, encoding);
		await insertDetails(database, facts.details, encoding);
	} else if (lack === "details") {
		const stored = await database.selectFrom("procedures").selectAll().execute();
		const known = stored.flatMap((row) => readProcedure(row)?.row ?? []);
		await insertDetails(database, chooseDetails(facts, known), encoding);
	}
	if (lack !== "nothing") await insertLater(database, facts, encoding);
}

/** Of the institutions and procedures that there are: an older database may have fewer. Whoever has such rows keeps them. */
async function insertLater(database: Kysely<Tables>, { offices, details }: Facts, encoding: Encoding): Promise<void> {
	const idsOf = async (table: MainTable) =>
		new Set((await database.selectFrom(table).select("id").execute()).map(({ id }) => String(id)));
	if (await isEmpty(database, OFFICE_TABLE)) {
		const known = await idsOf("institutions");
		const rows = offices
			.filter(({ institution_id }) => known.has(institution_id))
			.map((row) => encodeRow(TABLE_FIELDS.offices, row, encoding));
		for (const batch of inBatches(rows)) await database.insertInto(OFFICE_TABLE).values(batch).execute();
	}
	if (await isEmpty(database, "procedure_terms")) {
		const known = await idsOf("procedures");
		const rows = details.terms
			.filter(({ procedure_id }) => known.has(procedure_id))
			.map((row) => encodeRow(TABLE_FIELDS.procedure_terms, row, encoding));
		for (const batch of inBatches(rows)) await database.insertInto("procedure_terms").values(batch).execute();
	}
}

/**
 * The details that speak of what these procedures say: a fact of a value that an operator corrected, or that an older release
 * had otherwise, would prove what nobody read.
 */
export function chooseDetails({ procedures, details }: Facts, known: readonly Procedure[]): DetailFacts {
	const ours = new Map(procedures.map((procedure) => [procedure.id, procedure]));
	const theirs = new Map(known.map((procedure) => [procedure.id, procedure]));
	const isSame = (id: string, ...fields: (keyof Procedure)[]) => {
		const own = ours.get(id);
		const other = theirs.get(id);
		return own && other && fields.every((field) => JSON.stringify(own[field]) === JSON.stringify(other[field]));
	};
	return {
		facts: details.facts.filter(({ procedure_id, field }) =>
			field === "horario" ? isSame(procedure_id, "lugar") : isSame(procedure_id, field),
		),
		fees: details.fees.filter((fee) => isSame(fee.procedure_id, "costo", "costo_nota", "codigo_moneda")),
		places: details.places.filter((place) => isSame(place.procedure_id, "lugar")),
		// They stand for themselves.
		terms: details.terms,
	};
}

async function insertDetails(database: Kysely<Tables>, details: DetailFacts, encoding: Encoding): Promise<void> {
	const facts = details.facts.map((row) => encodeRow(TABLE_FIELDS.procedure_facts, row, encoding));
	const fees = details.fees.map((row) => encodeRow(TABLE_FIELDS.procedure_fees, row, encoding));
	const places = details.places.map((row) => encodeRow(TABLE_FIELDS.procedure_places, row, encoding));
	for (const rows of inBatches(facts)) await database.insertInto("procedure_facts").values(rows).execute();
	for (const rows of inBatches(fees)) await database.insertInto("procedure_fees").values(rows).execute();
	for (const rows of inBatches(places)) await database.insertInto("procedure_places").values(rows).execute();
}

async function insertRecords(database: Kysely<Tables>, facts: Facts, encoding: Encoding): Promise<void> {
	const institutions = facts.institutions.map((row) => encodeRow(TABLE_FIELDS.institutions, row, encoding));
	const procedures = facts.procedures.map((row) => encodeRow(TABLE_FIELDS.procedures, row, encoding));
	const observatory = facts.observatory.map((row) => encodeRow(TABLE_FIELDS.observatory, flattenRecord(row), encoding));
	for (const rows of inBatches(institutions)) await database.insertInto("institutions").values(rows).execute();
	for (const rows of inBatches(procedures)) await database.insertInto("procedures").values(rows).execute();
	for (const rows of inBatches(observatory)) await database.insertInto("observatory").values(rows).execute();
}

/** A row as the engine stores it, each field by its kind. */
function encodeRow<List extends Fields>(list: List, row: FieldsOf<List>, encoding: Encoding): StoredRow<List> {
	const values: Readonly<Record<string, ValueOf<Field>>> = row;
	return mapFields<StoredRow<List>>(list, (_field, name) => {
		const value = values[name];
		if (typeof value === "boolean") return encoding.flag(value);
		return typeof value === "object" && value !== null ? encoding.list(value) : value;
	});
}

function inBatches<Entry>(entries: readonly Entry[]): Entry[][] {
	const count = Math.ceil(entries.length / ROWS_AT_ONCE);
	return Array.from({ length: count }, (_, batch) => entries.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE));
}
