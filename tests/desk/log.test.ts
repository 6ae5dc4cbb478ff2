import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readLog, writeLog } from "../../database/desk/desk-log.server.ts";
import { keepFailedSignIns } from "../../database/desk/failed-sign-ins.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { runSql, startPostgres } from "../../testbed/postgres.ts";
import { wordsOf } from "./desk-form.ts";

const HOUR_MS = 3_600_000;
const ENTRIES = 100_000;
let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_log")],
])("on %s", (_name, open) => {
	let desk: TestDesk;
	let ana: DeskUser;

	beforeAll(async () => {
		desk = await open();
		ana = await desk.join("coordinator", "Ana");
	});
	afterAll(() => desk?.dispose());

	const failed = async () => {
		const entries = await desk.services.database.read((each) => readLog(each, { most: 1_000 }));
		return entries.filter(({ action }) => action.startsWith("sign-in.") && action !== "sign-in");
	};

	test("failed sign-ins are counted by account and hour, and the log grows by one entry for each", async () => {
		const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
		vi.useFakeTimers({ toFake: ["Date"], now: hour });
		try {
			const stranger = desk.stranger();
			for (let at = 0; at < 8; at += 1)
				await stranger.post("/entrar", { correo: `nadie${at}@ejemplo.org`, clave: "no sé cuál es" });
			for (let at = 0; at < 3; at += 1) await stranger.post("/entrar", { correo: ana.email, clave: "no sé cuál es" });
			expect(await failed()).toEqual([]);
			const now = wordsOf(await ana.get("/bitacora"));
			expect(now).toMatch(/Intentos fallidos de entrar desde el .*: 11\. Con correos sin cuenta: 8\./);
			vi.setSystemTime(hour.getTime() + HOUR_MS);
			const later = wordsOf(await ana.get("/bitacora"));
			expect(later).not.toContain("Con correos sin cuenta: 8");
			const id = (await desk.services.accounts.findByEmail(ana.email))?.id;
			expect(await failed()).toMatchObject([
				{ action: "sign-in.unknown", subject: "account", detail: { hour: hour.toISOString(), failures: 8 } },
				{ action: "sign-in.failed", subject: `account:${id}`, detail: { hour: hour.toISOString(), failures: 3 } },
			]);
			expect(later).toContain("Intentos fallidos de entrar con correos sin cuenta");
		} finally {
			vi.useRealTimers();
		}
	});

	test("the next hour's first failure writes down the hour before, and forgets addresses that nobody tried for a day", async () => {
		const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 2 * HOUR_MS);
		vi.useFakeTimers({ toFake: ["Date"], now: hour });
		try {
			const before = (await failed()).length;
			const stranger = desk.stranger();
			await stranger.post("/entrar", { correo: "viejo@ejemplo.org", clave: "no sé cuál es" });
			vi.setSystemTime(hour.getTime() + 25 * HOUR_MS);
			await stranger.post("/entrar", { correo: "nuevo@ejemplo.org", clave: "no sé cuál es" });
			expect((await failed()).length).toBe(before + 1);
			const kept = await desk.services.database.accounts.kysely
				.selectFrom("sign_in_failures")
				.select("email")
				.execute();
			expect(kept).toEqual([{ email: "nuevo@ejemplo.org" }]);
		} finally {
			vi.useRealTimers();
		}
	});

	test("an hour in which only an account failed writes that one entry, and none about addresses without one", async () => {
		const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 40 * HOUR_MS);
		vi.useFakeTimers({ toFake: ["Date"], now: hour });
		try {
			// The hours that the sentences before left running are written down first.
			await keepFailedSignIns(desk.services.database);
			const before = (await failed()).length;
			await desk.stranger().post("/entrar", { correo: ana.email, clave: "no sé cuál es" });
			vi.setSystemTime(hour.getTime() + HOUR_MS);
			await keepFailedSignIns(desk.services.database);
			const entries = await failed();
			expect(entries.slice(0, entries.length - before)).toMatchObject([
				{ action: "sign-in.failed", detail: { hour: hour.toISOString(), failures: 1 } },
			]);
		} finally {
			vi.useRealTimers();
		}
	});

	test("that an account has to wait is told at once, with how many tries, and not for an unknown address", async () => {
		const beto = await desk.join("editor", "Beto");
		for (const correo of [beto.email, "otro@ejemplo.org"])
			for (let at = 0; at < 6; at += 1) await desk.stranger().post("/entrar", { correo, clave: "no sé cuál es" });
		const id = (await desk.services.accounts.findByEmail(beto.email))?.id;
		const locked = (await failed()).filter(({ action }) => action === "sign-in.locked");
		expect(locked).toMatchObject([{ subject: `account:${id}`, detail: { failures: 5, seconds: 30 } }]);
	});

	test("what was published is told in words, field by field, and a note on a report as one", async () => {
		await desk.services.database.write(async (each) => {
			const actor = { id: "ana", name: "Ana" };
			const change = { table: "procedures", row: "", field: "costo", before: 10, after: 25 };
			const [subject, action] = ["procedure:dpi-primera-vez", "record.published"];
			await writeLog(each, { actor, action, subject, detail: { version: 1, changes: [change] } });
			await writeLog(each, { actor, action: "report.noted", subject: "report:1" });
		});
		const words = wordsOf(await ana.get("/bitacora"));
		expect(words).toContain("CambiosCosto Antes: 10 Ahora: 25");
		expect(words).toContain("Dejó una nota en un reporte");
		expect(words).not.toContain("report.noted");
	});

	describe(`with ${ENTRIES} entries`, () => {
		beforeAll(async () => {
			await desk.services.database.write(async (each) => {
				await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(ENTRIES)})
					insert into desk_log (at, account, account_name, action, subject)
					select '2026-11-23T15:00:00.000Z', 'p' || (i % 9), 'Persona ' || (i % 9), 'cosa.' || (i % 20), 'procedure:x' || i
					from n`.execute(each);
			});
			if (desk.services.database.kind === "postgres") await runSql(server.url("desk_log"), "analyze desk.desk_log");
		}, 120_000);

		test("the page shows fifty, and the next fifty follow without a gap", async () => {
			const subjects = (html: string) => [...html.matchAll(/registro=procedure%3Ax(\d+)/g)].map(([, at]) => Number(at));
			const first = await ana.get("/bitacora");
			const [, older = ""] = /href="(\/bitacora\?antes=\d+)"/.exec(first.html) ?? [];
			const second = await ana.get(older);
			expect([...subjects(first.html), ...subjects(second.html)]).toEqual(
				Array.from({ length: 100 }, (_each, at) => ENTRIES - at),
			);
		});

		test("everybody and everything that stands in it can be chosen, also what is there once", async () => {
			const { html } = await ana.get("/bitacora");
			for (let at = 0; at < 9; at += 1) expect(html).toContain(`<option value="p${at}">Persona ${at}</option>`);
			for (let at = 0; at < 20; at += 1) expect(html).toContain(`<option value="cosa.${at}">`);
			expect(html).toContain('<option value="account.first">Hizo la primera cuenta</option>');
		});

		test.each([
			["who did it", "account", "desk_log_account"],
			["what was done", "action", "desk_log_action"],
			["what it was done to", "subject", "desk_log_subject"],
		])("entries are found by %s through an index", async (_what, column, index) => {
			const isPostgres = desk.services.database.kind === "postgres";
			const plan = await desk.services.database.read((each) =>
				sql`${sql.raw(isPostgres ? "explain" : "explain query plan")} select * from desk_log
					where ${sql.ref(column)} = 'nada' order by id desc limit 51`.execute(each),
			);
			expect(JSON.stringify(plan.rows)).toContain(index);
		});
	});
});
