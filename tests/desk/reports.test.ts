import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { findReport } from "../../database/desk/reports/report-list.server.ts";
import { openBackend } from "../../database/open.server.ts";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk, prepareDeskDatabase } from "../../testbed/desk.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { PASSWORD, runSql, startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import type { MailServer } from "./mail-server.ts";
import { startMailServer } from "./mail-server.ts";

let server: PostgresServer;
let mail: MailServer;

beforeAll(async () => {
	server = await startPostgres();
	mail = await startMailServer();
});
afterAll(async () => {
	mail.dispose();
	await server.dispose();
});

interface Engine {
	desk: TestDesk;
	/** Runs SQL as the one who owns the database. */
	sql(text: string): Promise<unknown>;
	/** Hands a report in as the public server does. */
	report(fields: Partial<typeof PROBLEM_REPORT>): Promise<number>;
}

const settings = () => ({ smtpUrl: mail.url, mailFrom: "mesa@tramites.example" });

async function openSqlite(): Promise<Engine> {
	const desk = await openTestDesk({}, settings());
	return withReports(desk, { dataDir: desk.dataDir }, async (text) => {
		const database = new DatabaseSync(join(desk.dataDir, SQLITE_FILE), { timeout: 5_000 });
		try {
			return database.prepare(text).all();
		} finally {
			database.close();
		}
	});
}

async function openPostgres(): Promise<Engine> {
	const { serverUrl } = await prepareDatabase(server, "desk_reports");
	const deskDatabaseUrl = await prepareDeskDatabase(server, "desk_reports", { runSql, password: PASSWORD });
	const desk = await openTestDesk({ deskDatabaseUrl }, settings());
	const sql = (text: string) => runSql(server.url("desk_reports"), text);
	return withReports(desk, { dataDir: desk.dataDir, databaseUrl: serverUrl }, sql);
}

function withReports(desk: TestDesk, backendSettings: Parameters<typeof openBackend>[0], sql: Engine["sql"]): Engine {
	return {
		desk,
		sql,
		async report(fields) {
			const backend = await openBackend(backendSettings);
			await backend.addReport({ ...PROBLEM_REPORT, client_id: crypto.randomUUID(), ...fields });
			await backend.close();
			const rows = await sql("select max(id) as id from problem_reports");
			return Number(Array.isArray(rows) ? rows[0]?.id : 0);
		},
	};
}

describe.each([
	["SQLite", openSqlite],
	["PostgreSQL", openPostgres],
])("on %s", (_name, open) => {
	let engine: Engine;
	let coordinator: DeskUser;
	let reviewer: DeskUser;
	let editor: DeskUser;

	beforeAll(async () => {
		engine = await open();
		coordinator = await engine.desk.join("coordinator", "Ana");
		reviewer = await engine.desk.join("reviewer", "Beto");
		editor = await engine.desk.join("editor", "Carla");
	});
	afterAll(() => engine?.desk.dispose());

	const idOf = async (name: string) =>
		(await engine.desk.services.accounts.list()).find((account) => account.name === name)?.id ?? "";
	const read = (id: number) => engine.desk.services.database.read((desk) => findReport(desk, id));
	const work = (revision: number, fields: Record<string, string> = {}) => ({
		...{ revision: String(revision), estado: "in_review", lleva: "", tramite: "", repite: "" },
		...fields,
	});

	test("a report is matched to its procedure by its page, or by its first line, and found by filters", async () => {
		const byPage = await engine.report({ page_url: "https://tramites.example/tramite/inscripcion-nit?x=1" });
		const byName = await engine.report({ description: "NOMBRE QUE NADIE TIENE\n\nFalta un requisito rarísimo" });
		const inbox = await editor.get("/reportes");
		expect(inbox.html).toContain(`/reportes/${byPage}`);
		expect((await read(byPage))?.procedure?.id).toBe("inscripcion-nit");
		expect((await read(byName))?.procedure).toBeNull();
		const filtered = await editor.get("/reportes?tramite=inscripcion-nit");
		expect(filtered.html).toContain(`/reportes/${byPage}`);
		expect(filtered.html).not.toContain(`/reportes/${byName}"`);
		expect((await editor.get("/reportes?texto=REQUISITO%20RAR")).html).toContain(`/reportes/${byName}`);
		expect((await editor.get("/reportes?texto=100%25")).html).toContain("Ningún reporte es así");
		expect((await editor.get("/reportes?estado=resolved")).html).toContain("Ningún reporte es así");
	});

	test("who sent it is shown to whoever has taken it and may answer, at a press, and the look is logged without what was seen", async () => {
		const id = await engine.report({ user_name: "Lucía Secreta", user_email: "lucia@correo.gt" });
		for (const user of [coordinator, reviewer, editor]) {
			expect((await user.get(`/reportes/${id}`)).html).not.toMatch(/Lucía Secreta|lucia@correo\.gt/);
			expect((await user.get("/reportes?texto=lucia")).html).not.toMatch(/Lucía Secreta|lucia@correo\.gt/);
		}
		expect((await editor.post(`/reportes/${id}/contacto`)).status).toBe(403);
		expect((await editor.post(`/reportes/${id}/respuesta`, { respuesta: "x" })).status).toBe(403);
		expect((await reviewer.post(`/reportes/${id}/contacto`)).html).not.toContain("lucia@correo.gt");
		await reviewer.post(
			`/reportes/${id}/trabajo`,
			work((await read(id))?.revision ?? 0, { lleva: await idOf("Beto") }),
		);
		expect((await reviewer.post(`/reportes/${id}/contacto`)).html).toContain("lucia@correo.gt");
		const log = await engine.desk.services.database.read((desk) =>
			readLog(desk, { subject: `report:${id}`, most: 20 }),
		);
		expect(log.map(({ action }) => action)).toContain("report.contact-seen");
		expect(JSON.stringify(log)).not.toMatch(/Lucía|lucia@/);
	});

	test("an answer goes out by mail and is kept; one that no server takes is not kept, and its text stays", async () => {
		const id = await engine.report({ user_name: "Mario", user_email: "mario@correo.gt" });
		mail.setRefusing(true);
		const refused = await coordinator.post(`/reportes/${id}/respuesta`, { respuesta: "Ya lo corregimos, gracias." });
		expect(refused.status).toBe(422);
		expect(refused.html).toContain("Ya lo corregimos, gracias.");
		expect((await coordinator.get(`/reportes/${id}`)).html).not.toContain("Ya lo corregimos");
		mail.setRefusing(false);
		const sent = await coordinator.send(`/reportes/${id}/respuesta`, { respuesta: "Ya lo corregimos, gracias." });
		expect(sent.html).toContain("Ya lo corregimos, gracias.");
		expect(mail.letters.at(-1)).toMatch(/To: mario@correo\.gt/);
		expect(mail.letters.at(-1)).toMatch(/Subject: .*reporte/i);
	});

	test("the second of two who change a report at once sees how it stands, and what they chose stays", async () => {
		const id = await engine.report({});
		await editor.get("/reportes");
		const { revision = 0 } = (await read(id)) ?? {};
		expect((await editor.post(`/reportes/${id}/trabajo`, work(revision))).status).toBe(303);
		const late = await reviewer.post(`/reportes/${id}/trabajo`, work(revision, { estado: "dismissed" }));
		expect(late.status).toBe(409);
		expect(late.html).toContain("Alguien lo cambió mientras tanto");
		expect(late.html).toMatch(/<option value="dismissed" selected="">/);
		expect((await read(id))?.state).toBe("in_review");
	});

	test("reports that say the same are joined, a chain is shortened, and nothing is joined to itself", async () => {
		const [first, second, third] = [await engine.report({}), await engine.report({}), await engine.report({})];
		await editor.get("/reportes");
		const join = async (id: number, to: string) =>
			editor.post(`/reportes/${id}/trabajo`, work((await read(id))?.revision ?? 0, { repite: to }));
		expect((await join(second, String(second))).status).toBe(422);
		expect((await join(second, "999999")).status).toBe(422);
		expect((await join(third, String(second))).status).toBe(303);
		expect((await join(second, String(first))).status).toBe(303);
		expect((await read(third))?.duplicateOf).toBe(first);
		const inbox = (await editor.get("/reportes")).html;
		expect(inbox).toContain(`/reportes/${first}"`);
		expect(inbox).not.toContain(`/reportes/${second}"`);
		expect((await editor.get(`/reportes/${first}`)).html).toContain(`/reportes/${third}`);
		expect((await join(third, "")).status).toBe(303);
		expect((await read(third))?.duplicateOf).toBeNull();
	});

	test("solved reports of a procedure are counted for the public pages, once each, and taken back when opened again", async () => {
		const id = await engine.report({ page_url: "/tramite/boleto-de-ornato" });
		const twin = await engine.report({ page_url: "/tramite/boleto-de-ornato" });
		await editor.get("/reportes");
		const change = async (number: number, fields: Record<string, string>) =>
			editor.post(
				`/reportes/${number}/trabajo`,
				work((await read(number))?.revision ?? 0, { tramite: "boleto-de-ornato", ...fields }),
			);
		const counted = async () =>
			engine.sql(
				"select content from site_documents where id = 'solved-reports' and content like '%boleto-de-ornato%'",
			);
		await change(twin, { repite: String(id), estado: "resolved" });
		await change(id, { estado: "resolved" });
		expect(JSON.stringify(await counted())).toMatch(/boleto-de-ornato[^}]*:1\}/);
		await change(id, { estado: "in_review" });
		expect(await counted()).toEqual([]);
	});

	test("a note stays, an empty one is refused, and what goes with a removed report goes too", async () => {
		const id = await engine.report({});
		expect((await editor.post(`/reportes/${id}/nota`, { nota: " " })).status).toBe(422);
		expect((await editor.send(`/reportes/${id}/nota`, { nota: "Llamé a la oficina <b>hoy</b>" })).html).toContain(
			"Llamé a la oficina &lt;b&gt;hoy&lt;/b&gt;",
		);
		await engine.sql(`delete from problem_reports where id = ${id}`);
		await editor.get("/reportes");
		expect((await editor.get(`/reportes/${id}`)).status).toBe(404);
		const left = await engine.desk.services.database.read((desk) =>
			desk.selectFrom("desk_report_notes").selectAll().where("report_id", "=", id).execute(),
		);
		expect(left).toEqual([]);
	});

	test("a number that is none is not found", async () => {
		for (const id of ["0", "999999", "1e3", "abc", "1;drop"])
			expect((await editor.get(`/reportes/${encodeURIComponent(id)}`)).status).toBe(404);
	});
});
