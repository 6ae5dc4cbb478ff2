import { expect, test } from "vitest";
import { listPostgresAddresses } from "./postgres-connection.server.ts";

test.each([
	["postgres://web:a%40b@db/portal", ["postgres://web:a%40b@db/portal"]],
	["postgresql://db", ["postgresql://db"]],
	["postgres:///portal?host=/run/postgresql", ["postgres:///portal?host=/run/postgresql"]],
	[
		"postgres://web:word@first:5432,second:5433/portal?sslmode=require",
		["postgres://web:word@first:5432/portal?sslmode=require", "postgres://web:word@second:5433/portal?sslmode=require"],
	],
	["postgres://[::1]:1,[::2]:2/portal", ["postgres://[::1]:1/portal", "postgres://[::2]:2/portal"]],
	["postgres://first,,second/portal", []],
	["postgres://first,/portal", []],
	["postgres://first:port,second/portal", []],
	["mysql://db/portal", []],
	["portal", []],
])("%s names the hosts %j", (databaseUrl, addresses) => {
	expect(listPostgresAddresses(databaseUrl)).toEqual(addresses);
});
