import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { makeBackupCodes, readBackupCode } from "../../desk/accounts/desk-account.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { readForm, wordsOf } from "./desk-form.ts";

let desk: TestDesk;
let ana: DeskUser;
let beto: DeskUser;

beforeAll(async () => {
	desk = await openTestDesk();
	const backend = await openSqliteBackend({ dataDir: desk.dataDir });
	for (const said of ["La cita se saca por teléfono.", "Ya no dan citas en la oficina.", "Nadie contesta."]) {
		const client_id = randomUUID();
		await backend.addReport({
			...PROBLEM_REPORT,
			client_id,
			receipt_hash: client_id.replaceAll("-", "").padEnd(64, "0"),
			description: `licencia de conducir\nNo especificada\n\n${said}`,
		});
	}
	await backend.close();
	ana = await desk.join("coordinator", "Ana");
	beto = await desk.join("editor", "Beto");
	await beto.get("/reportes");
});
afterAll(() => desk?.dispose());

const markup = ({ html }: { html: string }) => readHtml(html);

test("who comes to an empty desk is shown where to begin", async () => {
	expect(markup(await beto.get("/")).querySelector('main a[href="/pendientes"]')).not.toBeNull();
});

test("who publishes hears that the installed release has newer facts, and how to look at them", async () => {
	const command = "npm run catalogue -- diff";
	expect(wordsOf(await ana.get("/"))).not.toContain(command);
	const database = new DatabaseSync(join(desk.dataDir, SQLITE_FILE));
	onTestFinished(() => database.close());
	database.exec("delete from procedures where id = 'actualizacion-rtu'");
	const told = wordsOf(await ana.get("/"));
	expect(told).toContain(command);
	expect(told).toContain("Que aquí faltan: 1.");
	expect(wordsOf(await beto.get("/"))).not.toContain(command);
});

test("a report is matched by the name of its procedure as people write it", async () => {
	const form = readForm(await beto.get("/reportes/1"), "/reportes/1");
	const unknown = await beto.post("/reportes/1", { ...form, tramite: "licencia que no existe", nota: "Lo busqué" });
	expect(unknown.status).toBe(422);
	expect(wordsOf(unknown)).toContain("No hay un trámite que se llame así");
	expect(readForm(unknown, "/reportes/1")).toMatchObject({ tramite: "licencia que no existe", nota: "Lo busqué" });
	const known = await beto.post("/reportes/1", { ...form, tramite: "inscripcion al nit" });
	expect(known.location).toContain("hecho=report-saved");
	expect(readForm(await beto.get("/reportes/1"), "/reportes/1").tramite).toBe("inscripcion-nit");
});

test("what was joined to a report follows it when that one is joined, so that nothing is hidden two deep", async () => {
	const join = async (id: string, to: string) => {
		const action = `/reportes/${id}/duplicado`;
		return beto.post(action, { ...readForm(await beto.get(`/reportes/${id}`), action), de: to });
	};
	expect((await join("2", "1")).location).toContain("hecho=report-saved");
	expect((await join("1", "3")).location).toContain("hecho=report-saved");
	const list = markup(await beto.get("/reportes"));
	const heads = [...list.querySelectorAll(".report-list > li")].map((each) =>
		[...each.querySelectorAll("a")].map((link) => link.getAttribute("href")),
	);
	expect(heads).toHaveLength(1);
	expect(heads[0]?.toSorted()).toEqual(["/reportes/1", "/reportes/2", "/reportes/3"]);
});

test("the filters of the reports stand folded, until one of them is set", async () => {
	const isOpen = async (path: string) =>
		markup(await beto.get(path))
			.querySelector(".filters details")
			?.hasAttribute("open");
	expect(await isOpen("/reportes")).toBe(false);
	expect(await isOpen("/reportes?estado=todos")).toBe(false);
	expect(await isOpen("/reportes?tipo=other")).toBe(true);
	expect(await isOpen("/reportes?texto=cita")).toBe(true);
});

test("each list of work has a title of its own", async () => {
	const paths = ["/pendientes", "/pendientes/instituciones", "/pendientes/busquedas"];
	const titles = await Promise.all(paths.map(async (path) => markup(await beto.get(path)).title));
	expect(new Set(titles).size).toBe(paths.length);
});

test("backup codes hold nothing that looks alike on paper, and none comes twice", () => {
	const codes = Array.from({ length: 50 }, makeBackupCodes).flat();
	expect(new Set(codes).size).toBe(500);
	for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

test.each([
	["kx4mp-92wqa", "kx4mp-92wqa"],
	["KX4MP-92WQA", "kx4mp-92wqa"],
	["kx4mp 92wqa", "kx4mp-92wqa"],
	["KX4MP92WQA", "kx4mp-92wqa"],
	// One that was made before this kept capitals apart.
	["o1o0t-9skZ9", "o1o0t-9skZ9"],
])("the backup code typed as %s is read as %s", (typed, code) => {
	expect(readBackupCode(typed)).toBe(code);
});
