import { expect, test } from "vitest";
import { monthInGuatemala, SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";
import { openPortal } from "./portal.ts";

const PROCEDURES = ["uno", "dos", "tres"].map((id) => ({ id, name: `Trámite ${id}`, category: "Salud" }));

function withCounts(content: unknown) {
	return { procedures: PROCEDURES, site_documents: [{ id: SOLVED_REPORTS, content: JSON.stringify(content) }] };
}

test("a procedure says how many reports about it were solved this month, in both languages, and others say nothing", async () => {
	const month = monthInGuatemala(new Date());
	const portal = await openPortal({ rows: withCounts({ uno: { [month]: 1, "2020-01": 9 }, dos: { [month]: 3 } }) });
	expect((await portal.get("/tramite/uno")).body.textContent).toMatch(/resolvimos un reporte sobre este trámite/);
	expect((await portal.get("/tramite/dos")).body.textContent).toMatch(/resolvimos 3 reportes sobre este trámite/);
	expect((await portal.get("/tramite/dos", { language: "en" })).body.textContent).toMatch(/we solved 3 reports/);
	expect((await portal.get("/tramite/tres")).body.textContent).not.toMatch(/resolvimos/);
});

test("counts that nobody can read are as none", async () => {
	const portal = await openPortal({ rows: withCounts({ uno: { noviembre: "muchos" } }) });
	const page = await portal.get("/tramite/uno");
	expect(page.status).toBe(200);
	expect(page.body.textContent).not.toMatch(/resolvimos/);
});

test("the month is Guatemala's", () => {
	expect(monthInGuatemala(new Date("2026-12-01T05:59:59Z"))).toBe("2026-11");
	expect(monthInGuatemala(new Date("2026-12-01T06:00:00Z"))).toBe("2026-12");
});
