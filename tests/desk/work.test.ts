import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getAllByRole, getByRole, within } from "@testing-library/dom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOST_ASKED } from "../../content/catalogue/searched-beside.ts";
import { setReviewDate } from "../../database/desk/publish.server.ts";
import { readWork } from "../../desk/work/read-work.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openTestDesk } from "../../testbed/desk.ts";
import { openPostgresDesk } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { runSql, startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { readHtml } from "../../testbed/read-html.ts";

const ANA = { id: "ana", name: "Ana" };
const TODAY = new Date().toISOString().slice(0, 10);
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

function readPage(html: string): HTMLElement {
	return readHtml(html).body;
}

/** A report comes in as the portal stores it: on PostgreSQL the desk's login may not. Answers its number. */
async function addReport(desk: TestDesk, name: string, receipt_hash: string): Promise<number> {
	const row = { ...PROBLEM_REPORT, description: `${name}\n\nCambió`, client_id: crypto.randomUUID(), receipt_hash };
	const { database } = desk.services;
	if (database.kind === "sqlite")
		await database.write((each) => each.insertInto("problem_reports").values(row).execute());
	else {
		const quote = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
		const values = Object.values(row).map(quote).join(", ");
		await runSql(
			server.url("desk_work"),
			`insert into public.problem_reports (${Object.keys(row).join(", ")}) values (${values})`,
		);
	}
	const stored = await database.read((each) =>
		each.selectFrom("problem_reports").select("id").where("receipt_hash", "=", receipt_hash).executeTakeFirstOrThrow(),
	);
	return Number(stored.id);
}

describe.each([
	["SQLite", () => openTestDesk()],
	["PostgreSQL", () => openPostgresDesk(server, "desk_work")],
])("what to look at next, on %s", (_name, open) => {
	let desk: TestDesk;
	let user: DeskUser;

	beforeAll(async () => {
		desk = await open();
		user = await desk.join("coordinator");
	});
	afterAll(() => desk?.dispose());

	const show = async (path: string) => readPage((await user.get(path)).html);
	const entriesOf = (body: HTMLElement) =>
		[...body.querySelectorAll("ol.work > li")].map((entry) => ({
			to: entry.querySelector("h3 a")?.getAttribute("href") ?? "",
			score: Number(entry.querySelector(".work-sum b")?.textContent),
			text: entry.textContent ?? "",
			weights: [...entry.querySelectorAll(".work-doubts .quiet")].map(({ textContent }) => Number(textContent)),
		}));
	const find = async (id: string) => {
		const { entries } = await readWork(desk.services.database, TODAY);
		return entries.find(({ procedure }) => procedure.id === id);
	};

	test("the list goes from the highest number down, 30 to a page, and tells how each comes about", async () => {
		const body = await show("/pendientes");
		const entries = entriesOf(body);
		expect(entries).toHaveLength(30);
		expect(entries.map(({ score }) => score)).toEqual(entries.map(({ score }) => score).sort((a, b) => b - a));
		for (const { text, to, weights } of entries) {
			const [, demand, doubt, score] = /Demanda (\d) \(.+\) × duda (\d+) = (\d+)/.exec(text) ?? [];
			expect(Number(demand) * Number(doubt)).toBe(Number(score));
			expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(Number(doubt));
			expect(to).toMatch(/^\/tramites\/\S+$/);
		}
		const next = await show(getByRole(body, "link", { name: "Siguientes" }).getAttribute("href") ?? "");
		const later = entriesOf(next);
		expect(later[0]?.score).toBeLessThanOrEqual(entries[29]?.score ?? 0);
		expect(later.map(({ to }) => to)).not.toContain(entries[0]?.to);
	});

	test("each list holds what its name says, and its count", async () => {
		const body = await show("/pendientes");
		const menu = getByRole(body, "navigation", { name: "Listas" });
		const { entries } = await readWork(desk.services.database, TODAY);
		const contradicted = entries.filter(({ procedure }) =>
			procedure.facts.some(({ status }) => status === "contradicho"),
		);
		const link = within(menu).getByRole("link", { name: `Fuentes que no coinciden ${contradicted.length}` });
		const list = await show(link.getAttribute("href") ?? "");
		// A page holds thirty.
		expect(entriesOf(list)).toHaveLength(Math.min(contradicted.length, 30));
		for (const { text } of entriesOf(list)) expect(text).toContain("Fuentes que no coinciden: ");
	});

	test("the list of one reason goes by demand, in the order of the most asked, and not by numbers", async () => {
		const { entries } = await readWork(desk.services.database, TODAY);
		const place = (to: string) => {
			const at = MOST_ASKED.indexOf(to.replace("/tramites/", ""));
			return at < 0 ? MOST_ASKED.length : at;
		};
		const demandOf = (to: string) => entries.find(({ procedure }) => to === `/tramites/${procedure.id}`)?.demand ?? 0;
		const shown = entriesOf(await show("/pendientes?motivo=single")).map(({ to }) => [-demandOf(to), place(to)]);
		expect(shown).toHaveLength(30);
		expect(shown).toEqual(shown.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y));
	});

	test("an institution has its own list", async () => {
		const entries = entriesOf(await show("/pendientes?institucion=sat"));
		expect(entries.length).toBeGreaterThan(0);
		for (const { text } of entries) expect(text).toContain("SAT");
		const none = await show("/pendientes?institucion=no-existe");
		expect(none.textContent).toContain("Aquí no hay nada pendiente.");
	});

	test("within an institution the counts of the lists are its own, and the next page stays in it", async () => {
		const { entries } = await readWork(desk.services.database, TODAY);
		const byInstitution = Map.groupBy(entries, ({ procedure }) => procedure.institutions?.id ?? "");
		const [[id, own] = ["", []]] = [...byInstitution].sort(([, one], [, other]) => other.length - one.length);
		const unchecked = own.filter(({ doubts }) => doubts.some(({ reason }) => reason === "unchecked"));
		const body = await show(`/pendientes?institucion=${id}`);
		const menu = within(getByRole(body, "navigation", { name: "Listas" }));
		menu.getByRole("link", { name: `La lista completa ${own.length}` });
		const list = await show(
			menu.getByRole("link", { name: `Sin verificar ${unchecked.length}` }).getAttribute("href") ?? "",
		);
		const next = await show(getByRole(list, "link", { name: "Siguientes" }).getAttribute("href") ?? "");
		const ids = new Set(unchecked.map(({ procedure }) => `/tramites/${procedure.id}`));
		expect(entriesOf(next).length).toBe(Math.min(30, unchecked.length - 30));
		expect(entriesOf(next).filter(({ to }) => !ids.has(to))).toEqual([]);
	});

	test("a review that is due, and a report that is open, move a procedure up", async () => {
		const before = (await find("inscripcion-nit"))?.doubt ?? 0;
		const first = await addReport(desk, "No especificada", "a".repeat(64));
		const same = await addReport(desk, "No especificada", "b".repeat(64));
		await desk.services.database.write(async (each) => {
			await setReviewDate(each, "procedure:inscripcion-nit", YESTERDAY, ANA);
			await setReviewDate(each, "institution:sat", YESTERDAY, ANA);
			await setReviewDate(each, "procedure:antecedentes-penales", "2999-01-01", ANA);
			const state = { procedure_id: "inscripcion-nit", updated_at: "2026-11-23T00:00:00Z" };
			await each
				.insertInto("desk_reports")
				.values([
					{ ...state, report_id: first, duplicate_of: null },
					{ ...state, report_id: same, duplicate_of: first },
				])
				.execute();
		});
		const entry = await find("inscripcion-nit");
		expect(entry?.doubt).toBe(before + 3 + 3);
		const reports = await show("/pendientes?motivo=reports");
		expect(entriesOf(reports).map(({ to }) => to)).toEqual(["/tramites/inscripcion-nit"]);
		expect(getByRole(reports, "link", { name: "Ver los reportes" }).getAttribute("href")).toBe(
			"/reportes?tramite=inscripcion-nit",
		);
		const reviews = await show("/pendientes?motivo=review");
		expect(entriesOf(reviews).map(({ to }) => to)).toEqual(["/tramites/inscripcion-nit"]);
		expect(getByRole(reviews, "link", { name: "institution:sat" }).getAttribute("href")).toBe("/instituciones/sat");
	});

	test("a report that nobody has matched counts for the procedure that it names, until it is closed", async () => {
		const named = (await find("antecedentes-penales"))?.procedure.name ?? "";
		const id = await addReport(desk, named, "c".repeat(64));
		const listed = async () => entriesOf(await show("/pendientes?motivo=reports")).map(({ to }) => to);
		expect(await listed()).toContain("/tramites/antecedentes-penales");
		await desk.services.database.write((each) =>
			each
				.updateTable("problem_reports")
				.set({ status: "resolved" as "pending" })
				.where("id", "=", id)
				.execute(),
		);
		expect(await listed()).not.toContain("/tramites/antecedentes-penales");
	});

	test("a report whose name two procedures have counts for neither: a person says which one it means", async () => {
		const two = ["antecedentes-policiacos", "licencia-conducir-primera"];
		await desk.services.database.write((each) =>
			each.updateTable("procedures").set({ name: "Un nombre para dos" }).where("id", "in", two).execute(),
		);
		await addReport(desk, "Un nombre para dos", "d".repeat(64));
		const listed = entriesOf(await show("/pendientes?motivo=reports")).map(({ to }) => to);
		expect(listed.filter((to) => two.some((id) => to.endsWith(`/${id}`)))).toEqual([]);
	});

	test("what a source corrects leaves its list at once", async () => {
		const { entries } = await readWork(desk.services.database, TODAY);
		const wrong = entries.find(({ procedure }) => procedure.facts.some(({ status }) => status === "contradicho"));
		const id = wrong?.procedure.id ?? "";
		await desk.services.database.write((each) =>
			each
				.updateTable("procedure_facts")
				.set({ status: "confirmado", other_value: null, source: "https://www.gob.gt/pagina", read: TODAY })
				.where("procedure_id", "=", id)
				.where("status", "=", "contradicho")
				.execute(),
		);
		expect((await find(id))?.doubts.some(({ reason }) => reason === "contradicted") ?? false).toBe(false);
	});

	test("a list is downloaded whole, and no cell of it is a formula", async () => {
		await desk.services.database.write((each) =>
			each.updateTable("procedures").set({ name: "=HYPERLINK(1)" }).where("id", "=", "inscripcion-nit").execute(),
		);
		const { status, headers, html } = await user.get("/pendientes/lista.csv?motivo=review");
		expect(status).toBe(200);
		expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		const [head, row] = html.split("\r\n");
		expect(head?.replace("\ufeff", "")).toBe("id,tramite,institucion,pendiente,demanda,duda,numero");
		expect(row).toContain("inscripcion-nit,'=HYPERLINK(1),SAT,");
		const all = (await user.get("/pendientes/lista.csv")).html;
		expect(all.split("\r\n").length).toBeGreaterThan(100);
	});

	test("the pictures by institution say their numbers beside them", async () => {
		const body = await show("/pendientes/instituciones");
		const table = within(getAllByRole(body, "region", { name: "De cuándo son los datos" })[0] ?? body).getByRole(
			"table",
		);
		for (const row of getAllByRole(table, "row").slice(1)) {
			const [facts = 0, ...ages] = [...row.querySelectorAll("td")].map(({ textContent }) => Number(textContent));
			expect(ages.reduce((sum, count) => sum + count, 0)).toBe(facts);
			expect(row.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
		}
	});

	test("whoever has not signed in sees none of it", async () => {
		for (const path of ["", "/lista.csv", "/busquedas", "/busquedas.csv", "/instituciones"]) {
			const { status, location } = await desk.stranger().get(`/pendientes${path}`);
			expect([status, location]).toEqual([303, `/entrar?vuelta=${encodeURIComponent(`/pendientes${path}`)}`]);
		}
	});
});

describe("searches that found nothing", () => {
	let desk: TestDesk;
	let user: DeskUser;
	const file = () => join(desk.dataDir, "missed-searches.json");

	beforeAll(async () => {
		desk = await openTestDesk();
		user = await desk.join("coordinator");
	});
	afterAll(() => desk?.dispose());
	beforeEach(() => rmSync(file(), { recursive: true, force: true }));

	test("are listed with the days on which they were asked, without those older than a year", async () => {
		const month = TODAY.slice(0, 7);
		const words = {
			"permiso para dron": { last: TODAY, months: { [month]: 6 } },
			"<b>caza</b>": { last: TODAY, months: { [month]: 7 } },
			"muy viejo": { last: "2020-01-05", months: { "2020-01": 5 } },
		};
		writeFileSync(file(), JSON.stringify({ waiting: { abc: [TODAY] }, words }));
		const body = readPage((await user.get("/pendientes/busquedas")).html);
		const listed = [...body.querySelectorAll(".searches > li")].map((each) => each.textContent);
		expect(listed).toEqual([
			expect.stringMatching(/^<b>caza<\/b>Se buscó en 7 días/),
			expect.stringMatching(/^permiso para dronSe buscó en 6 días/),
		]);
		expect(body.textContent).toContain("1 búsquedas más aún no llegan a cinco días.");
		expect((await user.get("/pendientes/busquedas.csv")).html).toContain("permiso para dron,6,");
	});

	test("that are on another machine are said to be so", async () => {
		const { status, html } = await user.get("/pendientes/busquedas");
		expect(status).toBe(200);
		expect(html).toContain("el portal corre en otra máquina");
	});

	test.each([
		["a damaged file", () => writeFileSync(file(), `{"waiting":{`)],
		["a file that cannot be read", () => mkdirSync(file())],
	])("%s breaks no page", async (_what, prepare) => {
		prepare();
		const { status, html } = await user.get("/pendientes/busquedas");
		expect(status).toBe(200);
		expect(html).toContain("No se puede leer missed-searches.json");
		expect(readPage(html).querySelector(".searches")).toBeNull();
	});
});
