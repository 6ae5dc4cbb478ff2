import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readDeskSettings, readSettings, WrongSettings } from "./settings.ts";

describe("settings", () => {
	test("without any, the portal serves its own database on port 3000", () => {
		expect(readSettings({})).toMatchObject({
			port: 3000,
			dataDir: ".data",
			databaseUrl: undefined,
			supabaseUrl: undefined,
		});
	});

	test("blank ones count as absent", () => {
		expect(readSettings({ PORT: "", DATABASE_URL: "  " })).toMatchObject({ port: 3000, databaseUrl: undefined });
	});

	test("every mistake is listed at once, each with its name", () => {
		const wrong = { PORT: "puerto", DATABASE_URL: "mysql://x", PUBLIC_URL: "ftp://x", LOG_LEVEL: "loud" };
		const message = messageOf(() => readSettings(wrong));
		expect(message.split("\n")).toHaveLength(5);
		for (const name of Object.keys(wrong)) expect(message).toContain(`  ${name} must be`);
	});

	test("also those that two settings make together", () => {
		const message = messageOf(() => readSettings({ PORT: "puerto", SUPABASE_URL: "https://x.example" }));
		expect(message).toContain("  PORT must be");
		expect(message).toContain("  SUPABASE_ANON_KEY is needed");
	});

	test.each([
		[{ SUPABASE_URL: "https://x.example" }, "SUPABASE_ANON_KEY"],
		[{ SUPABASE_ANON_KEY: "k" }, "SUPABASE_URL"],
		[{ SUPABASE_URL: "https://x.example", SUPABASE_ANON_KEY: "k", DATABASE_URL: "postgres://h/d" }, "choose one"],
		[{ PORT: "70000" }, "from 0 to 65535"],
		[{ PORT: "3.5" }, "whole number"],
	])("%j is refused", (environment, reason) => {
		expect(messageOf(() => readSettings(environment))).toContain(reason);
	});

	test("the desk listens on this machine only, on port 3001, unless told otherwise", () => {
		expect(readDeskSettings({})).toMatchObject({ port: 3001, host: "127.0.0.1", deskUrl: "http://localhost:3001" });
		const told = readDeskSettings({ DESK_PORT: "4001", DESK_HOST: "0.0.0.0", DESK_URL: "https://mesa.example/" });
		expect(told).toMatchObject({ port: 4001, host: "0.0.0.0", deskUrl: "https://mesa.example" });
	});

	test("every mistake of the desk's settings is listed at once", () => {
		const wrong = { DESK_PORT: "x", DESK_URL: "mesa", DESK_DATABASE_URL: "mysql://x", SMTP_URL: "x", MAIL_FROM: "x" };
		const message = messageOf(() => readDeskSettings(wrong));
		for (const name of Object.keys(wrong)) expect(message).toContain(`  ${name} must be`);
	});

	test("each stands in .env.example", () => {
		const example = readFileSync(".env.example", "utf8");
		const source = readFileSync("server/settings.ts", "utf8");
		const names = [...source.matchAll(/^\t{1,2}([A-Z_]+): /gm)].map((match) => match[1]);
		expect(names.length).toBeGreaterThan(8);
		expect(names.filter((name) => !example.includes(`${name}=`))).toEqual([]);
	});
});

function messageOf(read: () => unknown): string {
	try {
		read();
	} catch (error) {
		if (error instanceof WrongSettings) return error.message;
		throw error;
	}
	return "";
}
