import { getByLabelText, getByRole, getByText } from "@testing-library/dom";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const ORIGIN = "https://ventanilla.example";
const portal = await openPortal({
	publicUrl: ORIGIN,
	rows: { procedures: [{ id: "uno", name: "Primer trámite" }] },
});

function send(fields: Record<string, string>) {
	const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
	return portal.request("/mi-carpeta/calendario", { method: "POST", headers, body: new URLSearchParams(fields) });
}

test("the page of the folder is the same for everybody, explains itself, and offers what a form can", async () => {
	const page = await portal.get("/mi-carpeta", { headers: { cookie: "departamento=izabal" } });
	expect(page.headers.get("cache-control")).toBe((await portal.get("/ayuda")).headers.get("cache-control"));
	expect(getByRole(page.body, "heading", { level: 1, name: "Mi carpeta" })).toBeTruthy();
	expect(getByText(page.body, /Nada sale de este aparato/)).toBeTruthy();
	expect(getByText(page.body, /Sin él puedes imprimir/)).toBeTruthy();
	const form = getByLabelText(page.body, "Día").closest("form");
	expect(form?.getAttribute("action")).toBe("/mi-carpeta/calendario");
	const english = await portal.get("/mi-carpeta?idioma=en");
	expect(getByRole(english.body, "heading", { level: 1, name: "My folder" })).toBeTruthy();
});

test("without scripts a date becomes an entry of the calendar at Guatemala's hour, with a reminder the day before", async () => {
	const answer = await send({ que: "Cita; RENAP, 2.º piso", dia: "2026-12-04", hora: "08:30" });
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
	const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
	expect(event.summary).toBe("Cita; RENAP, 2.º piso");
	expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-04T14:30:00.000Z");
	const alarm = event.component.getFirstSubcomponent("valarm");
	expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P1D");
});

test.each([
	["a day that is none", { que: "Cita", dia: "2026-02-31" }],
	["nothing", {}],
])("%s leads back to the form", async (_, fields) => {
	const answer = await send(fields);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mi-carpeta#fechas"]);
});

test("the names of what can be saved are the same for everybody", async () => {
	const answer = await portal.request("/mi-carpeta/nombres");
	expect(await answer.json()).toMatchObject({ es: { "tramite/uno": "Primer trámite" } });
});

test("neither sitemap nor search engines hold the folder", async () => {
	expect(await (await portal.request("/sitemap-paginas.xml")).text()).not.toContain("mi-carpeta");
	expect(await (await portal.request("/robots.txt")).text()).toContain("Disallow: /mi-carpeta\n");
});
