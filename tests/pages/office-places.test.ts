import { getAllByRole, getByLabelText, getByRole, queryByLabelText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const OFFICE = { institution_id: "oj", country: "GT", source: "https://www.oj.gob.gt/x", read: "2026-11-20" };
const VERAPAZ = { ...OFFICE, department: "Alta Verapaz" };
const portal = await openPortal({
	rows: {
		institutions: [{ id: "oj", name: "OJ" }],
		offices: [
			{ ...VERAPAZ, id: "coban", name: "Juzgado", municipality: "Cobán", hours: "Fr-Sa 22:00-02:00" },
			{ ...VERAPAZ, id: "lanquin", name: "Juzgado", municipality: "Lanquín", phone: "2416-1900 ext. 123" },
			{ ...VERAPAZ, id: "lanquin-2", name: "Archivo", municipality: "San Agustín Lanquín" },
			{ ...VERAPAZ, id: "sin-municipio", name: "Sede móvil" },
			{ ...VERAPAZ, id: "vieja", name: "Juzgado viejo", municipality: "Cobán", closed_since: "2025-01-01" },
			{ ...OFFICE, id: "sj-peten", name: "Sede de Petén", department: "Petén", municipality: "San José" },
			{ ...OFFICE, id: "sj-escuintla", name: "Sede del puerto", department: "Escuintla", municipality: "San José" },
			{ ...OFFICE, id: "sin-departamento", name: "Sin lugar" },
			{ ...OFFICE, id: "houston", name: "Consulado en Houston", country: "US", municipality: "Houston" },
			{ ...OFFICE, id: "miami", name: "Consulado en Miami", country: "US", municipality: "Miami" },
		],
	},
});

async function open(query: string, cookie = ""): Promise<Page> {
	return portal.get(`/oficinas${query}`, { headers: { cookie } });
}

/** Titles of groups with the names under each. */
function groupsOn({ body }: Page): Record<string, (string | null)[]> {
	const groups = getAllByRole(body, "heading", { level: 3 });
	return Object.fromEntries(
		groups.map((group) => {
			const names = [...(group.parentElement?.querySelectorAll("h4") ?? [])];
			return [group.textContent, names.map(({ textContent }) => textContent)];
		}),
	);
}

function chosenIn({ body }: Page, label: string): string {
	return (getByLabelText(body, label) as HTMLSelectElement).value;
}

describe("a municipality", () => {
	test("can be chosen once there is a department: its offices come first, then those of the others", async () => {
		expect(queryByLabelText((await open("")).body, "Municipio")).toBeNull();
		const page = await open("?departamento=alta-verapaz&municipio=san-agustin-lanquin");
		expect(groupsOn(page)).toEqual({
			"San Agustín Lanquín, Alta Verapaz": ["Juzgado", "Archivo"],
			"Otros municipios de Alta Verapaz": ["Sede móvil", "Juzgado"],
		});
		expect(chosenIn(page, "Municipio")).toBe("san-agustin-lanquin");
		expect(page.document.title).toMatch(/^San Agustín Lanquín · Alta Verapaz · Oficinas/);
		expect(groupsOn(await open("?departamento=alta-verapaz&municipio=lanquin")), "by its short name").toEqual(
			groupsOn(page),
		);
	});

	test("with no office that we know says so, and goes on with its department", async () => {
		const page = await open("?departamento=alta-verapaz&municipio=tactic");
		expect(page.body.textContent).toContain(
			"No conocemos ninguna en Tactic. Estas son de otros municipios de Alta Verapaz.",
		);
		expect(groupsOn(page)["Otros municipios de Alta Verapaz"]).toHaveLength(4);
	});

	test("is never taken for the one of the same name in another department", async () => {
		expect(groupsOn(await open("?departamento=peten&municipio=san-jose"))).toEqual({
			"San José, Petén": ["Sede de Petén"],
		});
		expect(groupsOn(await open("?departamento=escuintla&municipio=san-jose"))).toEqual({
			"San José, Escuintla": ["Sede del puerto"],
		});
	});

	test.each([
		["?departamento=peten&municipio=coban", "Cobán no es un municipio de Petén. Elige uno de la lista."],
		["?municipio=san-jose", "Para ver las de San José elige primero su departamento."],
		["?departamento=peten&municipio=nada", "No conocemos ese municipio."],
		["?departamento=peten&municipio=%3Cscript%3E", "No conocemos ese municipio."],
	])("%s is left out with a clear line", async (query, line) => {
		const page = await open(query);
		expect(page.status).toBe(200);
		expect(page.body.textContent).toContain(line);
		if (query.includes("peten")) expect(Object.keys(groupsOn(page))).toEqual(["Petén"]);
	});

	test("is kept with the department by one press, and forgotten by another, back on the list without a place", async () => {
		const page = await open("?departamento=alta-verapaz&municipio=coban&institucion=oj");
		const remember = getByRole(page.body, "button", { name: "Ver siempre primero Cobán, Alta Verapaz" });
		const fields = [...(remember.closest("form")?.querySelectorAll("input") ?? [])];
		const sent = fields.map(({ name, value }): [string, string] => [name, value]);
		const post = async (departamento: string) => {
			const body = new URLSearchParams([...sent, ["departamento", departamento]]);
			const headers = { origin: "http://localhost", "sec-fetch-site": "same-origin" };
			return portal.request("/cerca", { method: "POST", body, headers });
		};
		const kept = await post("alta-verapaz");
		expect(kept.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^departamento=alta-verapaz; Path=\/; Max-Age=31536000; SameSite=Lax/),
			expect.stringMatching(/^municipio=coban; Path=\/; Max-Age=31536000; SameSite=Lax/),
		]);
		const forgotten = await post("");
		expect(forgotten.headers.getSetCookie().every((line) => /Max-Age=0/.test(line))).toBe(true);
		expect(forgotten.headers.get("location")).toBe("/oficinas?institucion=oj");
		const mixed = await post("peten");
		expect(mixed.headers.getSetCookie()[1], "of another department").toMatch(/^municipio=; /);
	});

	test("that was kept comes first where the address says no other, and never reaches another visitor", async () => {
		const cookie = "departamento=alta-verapaz; municipio=coban";
		const own = "Cobán, Alta Verapaz";
		expect(groupsOn(await open("", cookie))[own]).toEqual(["Juzgado"]);
		expect(groupsOn(await open("?departamento=alta-verapaz&institucion=oj", cookie))[own]).toEqual(["Juzgado"]);
		expect(chosenIn(await open("?departamento=peten", cookie), "Municipio")).toBe("todos");
		expect(chosenIn(await open("?departamento=alta-verapaz&municipio=todos", cookie), "Municipio")).toBe("todos");
		expect(chosenIn(await open("", "departamento=peten; municipio=coban"), "Municipio")).toBe("todos");
		expect(groupsOn(await open(""))).not.toHaveProperty(own);
		const before = portal.rendered.length;
		await open("?municipio=coban&departamento=alta-verapaz");
		await open("", cookie);
		expect(portal.rendered.length, "the same page, however it was asked for").toBe(before);
	});

	test("is not asked for by any other page, which would be kept once for each", async () => {
		await portal.get("/instituciones/oj", { headers: { cookie: "departamento=alta-verapaz" } });
		const before = portal.rendered.length;
		await portal.get("/instituciones/oj", { headers: { cookie: "departamento=alta-verapaz; municipio=coban" } });
		expect(portal.rendered.length).toBe(before);
	});

	test("speaks English", async () => {
		const { body } = await portal.get("/oficinas?departamento=alta-verapaz&municipio=tactic", { language: "en" });
		expect(getByLabelText(body, "Municipality")).toBeTruthy();
		expect(body.textContent).toContain("We know of none in Tactic.");
	});
});

describe("odd offices", () => {
	test("one without a department is told apart, under a title of its own", async () => {
		expect(groupsOn(await open(""))["Departamento no indicado"]).toEqual(["Sin lugar"]);
	});

	test("two of one name are told apart by their municipality", async () => {
		const { body } = await open("?departamento=alta-verapaz");
		const places = getAllByRole(body, "article").filter((each) => each.textContent?.startsWith("Juzgado"));
		expect(places.map((each) => /Cobán|Lanquín/.exec(each.textContent ?? "")?.[0])).toEqual(["Cobán", "Lanquín"]);
	});

	test("a phone with an extension is called by its number, and the extension is said", async () => {
		const { body } = await open("?departamento=alta-verapaz&municipio=lanquin");
		const number = getByRole(body, "link", { name: "2416-1900" });
		expect(number.getAttribute("href")).toBe("tel:+50224161900");
		expect(number.parentElement?.textContent).toContain("2416-1900 ext. 123");
	});

	test("hours that go past midnight are said as they are", async () => {
		const { body } = await open("?departamento=alta-verapaz&municipio=coban");
		expect(body.textContent).toContain("De viernes a sábado, de 22:00 a 2:00");
	});

	test("one that is closed says since when and who says so, and is none to go to", async () => {
		const page = await open("?departamento=alta-verapaz");
		expect(page.body.textContent).toContain(
			"Juzgado viejo: ya no atiende desde el 1 de enero de 2025, según oj.gob.gt",
		);
		expect(Object.values(groupsOn(page)).flat()).not.toContain("Juzgado viejo");
		expect((await open("?departamento=peten")).body.textContent).not.toContain("Juzgado viejo");
	});
});

test("each municipality, and each other country, begins a sheet of paper of its own with its name, once", async () => {
	const { document } = await open("");
	const sheets = [...document.querySelectorAll<HTMLElement>("[data-sheet]")].map(({ dataset }) => dataset.sheet);
	expect(sheets).toEqual([
		...["Municipio no indicado, Departamento no indicado", "Municipio no indicado, Alta Verapaz"],
		...["Cobán, Alta Verapaz", "San Agustín Lanquín, Alta Verapaz", "San José, Escuintla", "San José, Petén"],
		"Estados Unidos",
	]);
});
