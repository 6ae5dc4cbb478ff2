import { randomUUID } from "node:crypto";
import { getByRole } from "@testing-library/dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { setReviewDate } from "../../database/desk/publish.server.ts";
import type { DeskUser, TestDesk } from "../../testbed/desk.ts";
import { openDeskAndPortal } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";
import { readHtml } from "../../testbed/read-html.ts";

const TOLD_TWICE = "inscripcion-nit";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", () => openDeskAndPortal()],
	["PostgreSQL", () => openDeskAndPortal({ server, name: "desk_counts" })],
])("what is counted at the desk is what its list shows, on %s", (_name, open) => {
	let desk: TestDesk;
	let backend: Backend;
	let editor: DeskUser;
	let ids: number[];

	beforeAll(async () => {
		({ desk, portal: backend } = await open());
		await desk.join("coordinator", "Ana");
		editor = await desk.join("editor", "Caro");
		// Two tell of the same procedure, by the page that they came from; a third names it in its first line.
		const name = await desk.services.database.read((each) =>
			each.selectFrom("procedures").select("name").where("id", "=", TOLD_TWICE).executeTakeFirstOrThrow(),
		);
		for (const description of ["Otra cosa\n\nUno", "Otra cosa\n\nDos", `${name.name}\n\nTres`]) {
			const client_id = randomUUID();
			await backend.addReport({
				...{ ...PROBLEM_REPORT, client_id, description, receipt_hash: client_id.replaceAll("-", "").padEnd(64, "0") },
				page_url: description.startsWith("Otra") ? `/tramite/${TOLD_TWICE}` : "/",
			});
		}
		await editor.get("/reportes");
		const rows = await desk.services.database.read((each) =>
			each.selectFrom("problem_reports").select("id").orderBy("id").execute(),
		);
		ids = rows.map(({ id }) => id);
	});
	afterAll(async () => {
		await backend?.close();
		await desk?.dispose();
	});

	const show = async (path: string) => readHtml((await editor.get(path)).html).body;
	const revisionOf = async (path: string) => /name="revision" value="(\d+)"/.exec((await editor.get(path)).html)?.[1];

	/** What a card of the first page counts, and the list that it leads to. */
	async function followCard(title: string): Promise<{ counted: number; list: HTMLElement }> {
		const card = getByRole(await show("/"), "heading", { name: title }).parentElement;
		const counted = Number(card?.querySelector(".figure")?.textContent);
		return { counted, list: await show(card?.querySelector("a")?.getAttribute("href") ?? "") };
	}
	/** What a list of work says that it holds, and the list. */
	async function followMenu(name: string): Promise<{ counted: number; list: HTMLElement }> {
		const link = getByRole(await show("/pendientes"), "link", { name: new RegExp(`^${name}`) });
		return {
			counted: Number(link.querySelector("span")?.textContent),
			list: await show(link.getAttribute("href") ?? ""),
		};
	}

	test("new reports, without those that were joined to another", async () => {
		const path = `/reportes/${ids[1]}`;
		const revision = (await revisionOf(path)) ?? "";
		const joined = await editor.post(`${path}/duplicado`, { revision, de: String(ids[0]) });
		expect(joined.status).toBe(303);
		const { counted, list } = await followCard("Reportes nuevos");
		expect([counted, list.querySelectorAll(".report-list > li").length]).toEqual([2, 2]);
	});

	test("a new report whose main one is gone counts again before anybody opens the list", async () => {
		await desk.services.database.write((each) =>
			each
				.deleteFrom("problem_reports")
				.where("id", "=", ids[0] ?? 0)
				.execute(),
		);
		const { counted, list } = await followCard("Reportes nuevos");
		expect([counted, list.querySelectorAll(".report-list > li").length]).toEqual([2, 2]);
	});

	test("the open reports of a procedure, also after somebody took one off it", async () => {
		const counted = async () => {
			const { list } = await followMenu("Reportes abiertos");
			const entry = list.querySelector("ol.work > li");
			return [entry?.textContent?.includes("2 reportes"), entry?.querySelector("a[href^='/reportes']")];
		};
		const [isTwo, link] = await counted();
		expect(isTwo).toBe(true);
		const to = (link as HTMLAnchorElement).getAttribute("href") ?? "";
		expect((await show(to)).querySelectorAll(".report-list > li")).toHaveLength(2);
		const path = `/reportes/${ids[2]}`;
		const fields = { revision: (await revisionOf(path)) ?? "", estado: "pending", cargo: "", tramite: "", nota: "" };
		expect((await editor.post(path, fields)).status).toBe(303);
		expect((await counted())[0]).toBe(false);
		expect((await show(to)).querySelectorAll(".report-list > li")).toHaveLength(1);
	});

	test("reviews that are due, with the records that are no procedures", async () => {
		const nothing = await followMenu("Revisiones que ya tocan");
		expect([nothing.counted, nothing.list.textContent?.includes("Aquí no hay nada pendiente.")]).toEqual([0, true]);
		await desk.services.database.write((each) =>
			setReviewDate(each, "institution:sat", "2026-01-01", { id: "caro", name: "Caro" }),
		);
		const { counted, list } = await followMenu("Revisiones que ya tocan");
		expect(counted).toBe(1);
		expect(list.querySelectorAll("[aria-labelledby=otros] tbody tr")).toHaveLength(1);
		expect(list.textContent).not.toContain("Aquí no hay nada pendiente.");
	});

	test("own drafts that were sent back, without the other own ones", async () => {
		for (const registro of ["procedure:inscripcion-nit", "institution:sat"])
			await editor.post("/borradores", { registro });
		await desk.services.database.write((each) =>
			each.updateTable("desk_drafts").set({ review_note: "Falta" }).where("record", "=", "institution:sat").execute(),
		);
		const { counted, list } = await followCard("Te devolvieron para corregir");
		expect([counted, list.querySelectorAll(".drafts tbody tr").length]).toEqual([1, 1]);
	});

	test("the procedures of an institution, with those of the official list", async () => {
		const { id } = await desk.services.database.read((each) =>
			each
				.selectFrom("procedures")
				.select("institution_id as id")
				.where("nivel", "=", "ficha")
				.where("institution_id", "is not", null)
				.limit(1)
				.executeTakeFirstOrThrow(),
		);
		const found = (await show(`/instituciones?texto=${id}`)).querySelector(`a[href='/instituciones/${id}'] ~ .quiet`);
		const own = await show(`/instituciones/${id}`);
		const link = own.querySelector(`a[href^='/tramites?institucion=${id}']`)?.getAttribute("href") ?? "";
		const listed = (await show(link)).querySelector("[role=status]")?.textContent;
		expect(Number.parseInt(listed ?? "", 10)).toBe(Number.parseInt(found?.textContent ?? "none", 10));
	});
});
