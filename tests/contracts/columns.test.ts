import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TABLE_FIELDS } from "../../database/tables.ts";
import { type Field, type Fields, isNullable } from "../../domain/fields/fields.ts";
import type { Engine } from "../../testbed/engines.ts";
import { openPostgresEngine, openSqliteEngine } from "../../testbed/engines.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";

type Kind = Field["kind"];

const SQLITE: { columnsOf: (table: string) => string; types: Record<Kind, readonly string[]> } = {
	columnsOf: (table) =>
		`select name, lower(type) as type, not "notnull" as nullable from pragma_table_xinfo('${table}')`,
	types: {
		id: ["text"],
		text: ["text"],
		written: ["text"],
		webAddress: ["text"],
		date: ["text"],
		choice: ["text"],
		currency: ["text"],
		list: ["text"],
		flag: ["integer"],
		number: ["integer", "real"],
		scale: ["integer"],
	},
};
const POSTGRES: typeof SQLITE = {
	columnsOf: (table) =>
		`select column_name as name, data_type as type, is_nullable = 'YES' as nullable
		from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
	types: {
		...SQLITE.types,
		id: ["text", "uuid"],
		date: ["date"],
		list: ["ARRAY"],
		flag: ["boolean"],
		number: ["integer", "numeric"],
		scale: ["smallint"],
	},
};

/** Columns that the table fills by itself, or that are filled after the report was handed in. */
const OWN_COLUMNS: Partial<Record<keyof typeof TABLE_FIELDS, readonly string[]>> = {
	procedure_facts: ["id"],
	procedure_fees: ["id"],
	procedure_places: ["id"],
	procedure_terms: ["id"],
	problem_reports: ["id", "created_at", "closed_at", "contact_erased_at"],
};
const TABLES = Object.entries<Fields>(TABLE_FIELDS).map(([table, fields]) => ({
	table,
	fields,
	own: Object.entries(OWN_COLUMNS).find(([name]) => name === table)?.[1] ?? [],
}));

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", openSqliteEngine, SQLITE],
	["PostgreSQL", () => openPostgresEngine(server), POSTGRES],
] as const)("%s", (_name, open, { columnsOf, types }) => {
	let engine: Engine;

	beforeAll(async () => {
		engine = await open();
	});
	afterAll(() => engine?.dispose());

	test.each(TABLES)("has a column for each field of $table, and no other", async ({ table, fields, own }) => {
		const columns = await engine.sql(columnsOf(table));
		expect(columns.map(({ name }) => name).sort()).toEqual([...Object.keys(fields), ...own].sort());
	});

	test.each(TABLES)("keeps each field of $table in a type that can hold it, unknown where it may be", async (each) => {
		const columns = await engine.sql(columnsOf(each.table));
		for (const [name, field] of Object.entries(each.fields)) {
			const column = columns.find((column) => column.name === name);
			expect(types[field.kind], `${each.table}.${name}`).toContain(column?.type);
			if (isNullable(field)) expect(Boolean(column?.nullable), `${each.table}.${name} may be null`).toBe(true);
		}
	});
});
