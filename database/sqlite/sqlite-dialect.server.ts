import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/** Lets Kysely use Node's SQLite, whose statements lack the property by which Kysely tells whether they return rows. */
export function createSqliteDialect(database: DatabaseSync): SqliteDialect {
	return new SqliteDialect({
		database: {
			close: () => database.close(),
			prepare(sql) {
				const statement = database.prepare(sql);
				return {
					reader: statement.columns().length > 0,
					all: (parameters) => statement.all(...parameters.map(checkValue)),
					run: (parameters) => statement.run(...parameters.map(checkValue)),
					iterate: (parameters) => statement.iterate(...parameters.map(checkValue)),
				};
			},
		},
	});
}

function checkValue(value: unknown): SQLInputValue {
	if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
		return value;
	throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}
