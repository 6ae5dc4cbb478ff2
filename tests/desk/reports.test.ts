import { randomUUID } from "node:crypto";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { openPostgresBackend } from "../../database/postgres/postgres-backend.server.ts";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import type { ProblemReport } from "../../domain/report/report.ts";
import { monthOf } from "../../domain/report/report-work.ts";
import { SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { prepareDeskDatabase } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { faultOf } from "./desk-form.ts";

const NAME = "Ermelinda Secreta";
const EMAIL = "ermelinda.secreta@correo.gt";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

interface Opened {
	desk: TestDesk;
	add(report: Partial<ProblemReport>): Promise<void>;
}

async function openOnSqlite(): Promise<Opened> {
	const desk = await openTestDesk();
	return {
		desk,
		async add(report) {
			const backend = await openSqliteBackend({ dataDir: desk.dataDir });
			await backend.addReport(fill(report));
			await backend.close();
		},
	};
}

async function openOnPostgres(): Promise<Opened> {
	const { deskDatabaseUrl } = await prepareDeskDatabase(server, "desk_reports");
	return {
		desk: await openTestDesk({ deskDatabaseUrl }),
		async add(report) {
			const backend = await openPostgresBackend({ databaseUrl: server.url("desk_reports") });
			await backend.addReport(fill(report));
			await backend.close();
		},
	};
}

function fill(report: Partial<ProblemReport>): ProblemReport {
	const client_id = randomUUID();
	const receipt_hash = client_id.replaceAll("-", "").padEnd(64, "0");
	return { ...PROBLEM_REPORT, client_id, receipt_hash, user_name: NAME, user_email: EMAIL, ...report };
}

describe.each([
	["SQLite", openOnSqlite],
	["PostgreSQL", openOnPostgres],
])("on %s", (_name, open) => {
	let desk: TestDesk;
	let coordinator: DeskUser;
	let reviewer: DeskUser;
	let editor: DeskUser;
	let procedure: { id: string; name: string };
	let ids: number[];

	beforeAll(async () => {
		const opened = await open();
		desk = opened.desk;
		coordinator = await desk.join("coordinator", "Ana");
		reviewer = await desk.join("reviewer", "Beto");
		editor = await desk.join("editor", "Caro");
		const row = await desk.services.database.read((each) =>
			each
				.selectFrom("procedures")
				.select(["id", "name"])
				.where("grupo", "is", null)
				.limit(1)
				.executeTakeFirstOrThrow(),
		);
		procedure = { id: String(row.id), name: String(row.name) };
		const page_url = `/tramite/${procedure.id}?dato=costo`;
		await opened.add({ description: "Otra cosa\nRENAP\n\nPrimero: cobran más", page_url });
		await opened.add({ description: `${procedure.name}\nRENAP\n\nSegundo: ya no piden eso`, page_url: "/" });
		await opened.add({ description: "Nada conocido\nX\n\nTercero: 100% raro", problem_type: "new-procedure" });
		await editor.get("/reportes");
		const rows = await desk.services.database.read((each) =>
			each.selectFrom("problem_reports").select("id").orderBy("id").execute(),
		);
		ids = rows.map(({ id }) => id);
	});
	afterAll(() => desk?.dispose());

	const path = (at: number, rest = "") => `/reportes/${ids[at]}${rest}`;
	async function revisionOf(at: number): Promise<string> {
		const { html } = await editor.get(path(at));
		return /name="revision" value="(\d+)"/.exec(html)?.[1] ?? "";
	}
	async function work(at: number, fields: Record<string, string>, user = editor) {
		const { html } = await editor.get(path(at));
		const tramite = /id="tramite"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? "";
		return user.post(path(at), {
			revision: await revisionOf(at),
			cargo: "",
			estado: "pending",
			nota: "",
			tramite,
			...fields,
		});
	}
	const accountId = async (user: DeskUser) =>
		(await desk.services.accounts.list()).find(({ email }) => email === user.email)?.id ?? "";
	const solvedNow = async (): Promise<unknown> => {
		const row = await desk.services.database.read((each) =>
			each.selectFrom("site_documents").select("content").where("id", "=", SOLVED_REPORTS).executeTakeFirst(),
		);
		return JSON.parse(row?.content ?? "{}");
	};

	test("the inbox lists what is open, counts each choice and finds words as they stand", async () => {
		const { html } = await editor.get("/reportes");
		expect(html).toContain("Abiertos (3)");
		expect(html).toContain("Falta un trámite (1)");
		expect(html).toContain("Sin trámite (1)");
		expect(html).toContain("Nadie (3)");
		const found = await editor.get("/reportes?texto=100%25");
		expect(found.html).toContain("Tercero");
		expect(found.html).not.toContain("Primero: cobran");
	});

	test("a report is matched by the page that it came from and by the name in its first line", async () => {
		const link = `href="/tramites/${procedure.id}"`;
		expect((await editor.get(path(0))).html).toContain(link);
		expect((await editor.get(path(1))).html).toContain(link);
		expect((await editor.get(path(2))).html).not.toContain("/tramites/");
		const wrong = await work(2, { tramite: "no-existe", nota: "se queda" });
		expect(wrong.status).toBe(422);
		expect(wrong.html).toContain("se queda");
	});

	test("a report that calls a fact wrong names it, and leads to where that is told and to its field in the form", async () => {
		const { html } = await editor.get(path(0));
		expect(html).toContain("Dice que está mal este dato: <strong>Costo</strong>");
		expect(html).toContain(`href="/tramites/${procedure.id}#datos.costo"`);
		expect((await editor.get(`/tramites/${procedure.id}`)).html).toContain('id="datos.costo"');
		expect((await editor.get("/reportes")).html).toContain(`${procedure.name} · Costo`);
		expect((await editor.get(path(1))).html).not.toContain("Dice que está mal");
		const begun = await editor.post("/borradores", { registro: `procedure:${procedure.id}`, dato: "costo" });
		expect(begun.location).toMatch(/^\/borradores\/[^#]+#datos\.costo$/);
		expect((await editor.get(begun.location ?? "")).html).toContain('id="datos.costo"');
		const other = await editor.post("/borradores", { registro: `procedure:${procedure.id}`, dato: "<b>" });
		expect(other.location).not.toContain("#");
	});

	test("the second of two who work on one report is shown what stands there, and what they typed stays", async () => {
		const revision = await revisionOf(2);
		const fields = { revision, estado: "in_review", cargo: "", tramite: "", nota: "" };
		expect((await editor.post(path(2), fields)).status).toBe(303);
		const lost = await reviewer.post(path(2), { ...fields, estado: "dismissed", nota: "mi nota" });
		expect(lost.status).toBe(409);
		expect(lost.html).toContain("Ahora está así:</p><ul><li>Estado: En revisión</li>");
		expect(lost.html).toContain("mi nota");
		expect((await editor.get("/reportes?estado=in_review")).html).toContain("Tercero");
	});

	test("name and e-mail are in no page, no search and no log, and are shown to who is in charge and may answer", async () => {
		for (const user of [editor, reviewer, coordinator]) {
			for (const page of ["/reportes", path(0), `/reportes?estado=todos&texto=${EMAIL}`]) {
				const { html } = await user.get(page);
				expect(html.replace(/value="[^"]*"/g, "")).not.toContain(EMAIL);
				expect(html).not.toContain(NAME);
			}
		}
		expect((await editor.post(path(0, "/contacto"))).status).toBe(403);
		expect((await editor.post(path(0, "/responder"), { respuesta: "hola" })).status).toBe(403);
		const unassigned = await reviewer.post(path(0, "/contacto"));
		expect(unassigned.status).toBe(403);
		expect(unassigned.html).not.toContain(EMAIL);
		await work(0, { cargo: await accountId(editor) });
		const own = await editor.post(path(0, "/contacto"));
		expect([own.status, own.html.includes(EMAIL)]).toEqual([403, false]);
		await work(0, { cargo: await accountId(reviewer) });
		expect((await reviewer.post(path(0, "/contacto"))).html).toContain(EMAIL);
		expect((await coordinator.post(path(0, "/contacto"))).html).toContain(NAME);
		const log = await desk.services.database.read((each) => readLog(each, { subject: `report:${ids[0]}`, most: 100 }));
		expect(
			log.filter(({ action }) => action === "report.contact-seen").map(({ account_name }) => account_name),
		).toEqual(["Ana", "Beto"]);
		expect(JSON.stringify([log, desk.log])).not.toMatch(/secreta/i);
	});

	test("a note with an e-mail address is refused, and an answer with that of the sender; without a mail server the mail is ready", async () => {
		expect((await work(0, { nota: `escribir a ${EMAIL}`, cargo: await accountId(reviewer) })).status).toBe(422);
		const revision = await revisionOf(0);
		const quoted = await reviewer.post(path(0, "/responder"), { revision, respuesta: `Hola ${EMAIL}` });
		expect(quoted.status).toBe(422);
		const ready = await reviewer.post(path(0, "/responder"), { revision, respuesta: "Gracias: ya está & corregido" });
		expect(ready.html).toContain(`mailto:${encodeURIComponent(EMAIL)}?subject=`);
		expect(ready.html).toContain("ya%20est%C3%A1%20%26%20corregido");
		expect((await editor.get(path(0))).html).toContain("Gracias: ya está &amp; corregido");
	});

	test("of two who answer at once one answers: the other is shown what was said, and nothing typed is lost", async () => {
		await work(2, { cargo: await accountId(reviewer), estado: "pending" });
		const [seen, alike] = [await revisionOf(2), await revisionOf(2)];
		const first = await reviewer.post(path(2, "/responder"), { revision: seen, respuesta: "Respuesta de Beto" });
		expect(first.status).toBe(200);
		const second = await coordinator.post(path(2, "/responder"), { revision: alike, respuesta: "Respuesta de Ana" });
		expect(second.status).toBe(409);
		expect(second.html).toContain("Respuesta de Beto");
		expect(/<textarea[^>]*name="respuesta"[^>]*>([^<]*)</.exec(second.html)?.[1]).toContain("Respuesta de Ana");
		expect(second.html).not.toContain("mailto:");
		const { html } = await editor.get(path(2));
		expect(html).not.toContain("Respuesta de Ana");
		// Whoever has seen it may still send it; a change of the report that was made before is seen too.
		const again = { revision: await revisionOf(2), respuesta: "Respuesta de Ana" };
		expect((await coordinator.post(path(2, "/responder"), again)).html).toContain("mailto:");
		const late = { revision: seen, estado: "dismissed", cargo: "", tramite: "", nota: "" };
		expect((await editor.post(path(2), late)).status).toBe(409);
		expect((await editor.get("/reportes?estado=dismissed")).html).not.toContain("Tercero");
	});

	test("a note is seen by whoever looked before it and answers after it", async () => {
		const before = await revisionOf(2);
		await work(2, { nota: "Ya lo llamé por teléfono", cargo: await accountId(reviewer) });
		const answer = await reviewer.post(path(2, "/responder"), { revision: before, respuesta: "Hola" });
		expect([answer.status, answer.html.includes("Ya lo llamé por teléfono")]).toEqual([409, true]);
	});

	test("solved reports are counted once with those joined to them, and no longer when opened again", async () => {
		const month = monthOf(new Date());
		expect((await work(0, { estado: "resolved" })).status).toBe(303);
		expect((await work(1, { estado: "resolved" })).status).toBe(303);
		expect(await solvedNow()).toEqual({ [procedure.id]: { [month]: 2 } });
		const joined = await editor.post(path(1, "/duplicado"), { revision: await revisionOf(1), de: String(ids[0]) });
		expect(joined.status).toBe(303);
		expect(await solvedNow()).toEqual({ [procedure.id]: { [month]: 1 } });
		expect((await editor.get("/reportes?estado=resolved")).html).toContain("Dicen lo mismo");
		const circle = await editor.post(path(0, "/duplicado"), { revision: await revisionOf(0), de: String(ids[1]) });
		expect(circle.status).toBe(422);
		expect((await work(0, { estado: "in_review" })).status).toBe(303);
		expect(await solvedNow()).toEqual({});
		const parted = await editor.post(path(1, "/duplicado"), { revision: await revisionOf(1) });
		expect(parted.status).toBe(303);
		expect(await solvedNow()).toEqual({ [procedure.id]: { [month]: 1 } });
	});

	test("a report is joined to one that is offered, to one whose number is written, and to none unless one is named", async () => {
		const page = new JSDOM((await editor.get(path(1))).html).window.document;
		const offered = [...page.querySelectorAll<HTMLInputElement>("input[name=cual]")].map(({ value }) => value);
		expect(offered[0]).toBe(String(ids[0]));
		expect(offered).not.toContain(String(ids[1]));
		const join = async (fields: Record<string, string>) =>
			editor.post(path(1, "/duplicado"), { revision: await revisionOf(1), ...fields });
		expect(faultOf(await join({ de: "" }), "de")).toBe("Elige un reporte de la lista o escribe su número.");
		expect((await join({ de: "", cual: String(ids[0]) })).status).toBe(303);
		const { html } = await editor.get(path(1));
		expect(html).toContain(`href="/reportes/${ids[0]}"`);
		expect((await join({})).status).toBe(303);
		const both = await join({ de: String(ids[2]), cual: String(ids[0]) });
		expect(both.status).toBe(303);
		expect((await editor.get(path(1))).html).toContain(`href="/reportes/${ids[2]}"`);
		expect((await join({})).status).toBe(303);
	});

	test("what the desk kept about a report that is gone is cleared up", async () => {
		await desk.services.database.write((each) =>
			each
				.deleteFrom("problem_reports")
				.where("id", "=", ids[0] ?? 0)
				.execute(),
		);
		await editor.get("/reportes");
		const left = await desk.services.database.read(async (each) => [
			...(await each
				.selectFrom("desk_reports")
				.select("report_id")
				.where("report_id", "=", ids[0] ?? 0)
				.execute()),
			...(await each
				.selectFrom("desk_report_notes")
				.select("id")
				.where("report_id", "=", ids[0] ?? 0)
				.execute()),
		]);
		expect(left).toEqual([]);
		expect((await editor.get(path(0))).status).toBe(404);
	});
});
