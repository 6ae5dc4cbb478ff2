import { getAllByRole, getByLabelText, getByRole, getByText, queryByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const OFFICE = { country: "GT", source: "https://www.renap.gob.gt/sedes", read: "2026-11-20", services: [] };
const ROWS = {
	institutions: [
		{ id: "renap", name: "RENAP" },
		{ id: "minex", name: "MINEX" },
		{ id: "sola", name: "SOLA" },
	],
	procedures: [
		{ id: "dpi", name: "DPI", institution_id: "renap" },
		{ id: "visa", name: "Visa", institution_id: "minex" },
		{ id: "otro", name: "Otro", institution_id: "sola" },
	],
	offices: [
		{
			...OFFICE,
			...{ id: "renap-coban", institution_id: "renap", name: "RENAP Cobán", department: "Alta Verapaz" },
			...{ municipality: "Cobán", address: "1a. calle 1-11, zona 1", phone: "2416-1900" },
			...{ hours: "Mo-Fr 08:00-12:00,13:00-16:30; Sa 08:00-12:00", doubt: "El dato es de 2020." },
		},
		{
			...OFFICE,
			...{ id: "renap-salama", institution_id: "renap", name: "RENAP Salamá", department: "Baja Verapaz" },
			...{ municipality: "Salamá", services: ["dpi"] },
		},
		{
			...OFFICE,
			...{ id: "minex-houston", institution_id: "minex", name: "Consulado en Houston", country: "US" },
			...{ municipality: "Houston", region: "Texas", hours: "Mo-Fr 08:00-14:00" },
		},
		{ ...OFFICE, id: "renap-vieja", institution_id: "renap", name: "RENAP vieja", closed_since: "2025-01-01" },
		{ ...OFFICE, id: "rota", institution_id: "renap", name: "Rota", hours: "de 8 a 4" },
	],
};
const portal = await openPortal({ rows: ROWS });
const near = (department: string) => ({ headers: { cookie: `departamento=${department}` } });

function namesOn({ body }: Page): (string | null)[] {
	return [...body.querySelectorAll(".office :is(h3, h4)")].map(({ textContent }) => textContent);
}

describe("the list of offices", () => {
	test("shows those that are open to people, by department, Guatemala first, and none with half an address", async () => {
		const page = await portal.get("/oficinas");
		expect(namesOn(page)).toEqual(["RENAP Cobán", "RENAP Salamá", "Consulado en Houston"]);
		expect(getAllByRole(page.body, "heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
			"Alta Verapaz",
			"Baja Verapaz",
			"Estados Unidos",
		]);
		expect(getByText(page.body, "3 oficinas").getAttribute("role")).toBe("status");
		expect(page.body.textContent).toContain("De estos departamentos no conocemos ninguna: Chimaltenango, Chiquimula,");
	});

	test("says address, hours in words, a phone that can be called, a map, the doubt, the source and its day", async () => {
		const { body } = await portal.get("/oficinas?departamento=alta-verapaz");
		const office = getByRole(body, "article");
		expect(office.textContent).toContain("1a. calle 1-11, zona 1, Cobán, Alta Verapaz");
		expect(office.textContent).toContain(
			"De lunes a viernes, de 8:00 a 12:00 y de 13:00 a 16:30; sábado, de 8:00 a 12:00",
		);
		expect(getByRole(office, "link", { name: "2416-1900" }).getAttribute("href")).toBe("tel:+50224161900");
		expect(getByRole(office, "link", { name: /^Abrir en el mapa/ }).getAttribute("href")).toMatch(
			/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=RENAP%20Cob%C3%A1n%2C%201a\./,
		);
		expect(office.textContent).toContain("Confirma antes de ir: El dato es de 2020.");
		expect(office.textContent).toContain("Leído el 20 de noviembre de 2026 en renap.gob.gt");
		expect(office.querySelector("[data-hours]")?.textContent, "what is open now is told by the device").toBe("");
	});

	test("tells no state by Guatemala's clock of an office abroad", async () => {
		const { body } = await portal.get("/oficinas?institucion=minex");
		expect(body.textContent).toContain("De lunes a viernes, de 8:00 a 14:00");
		expect(body.querySelector("[data-hours]")).toBeNull();
	});

	test("is narrowed by institution and procedure, and keeps the procedure in its form", async () => {
		expect(namesOn(await portal.get("/oficinas?institucion=minex"))).toEqual(["Consulado en Houston"]);
		const page = await portal.get("/oficinas?tramite=dpi");
		expect(namesOn(page), "first where a source says that it is done").toEqual(["RENAP Salamá", "RENAP Cobán"]);
		const told = [...page.body.querySelectorAll(".office")].map(({ textContent }) => textContent ?? "");
		expect(told[0]).toContain("Aquí se hace, según lo que leímos");
		expect(told[1], "an office of which nobody knows it says so").toContain("Ninguna fuente dice si aquí se hace");
		expect(page.body.querySelector("input[name=tramite]")?.getAttribute("value")).toBe("dpi");
	});

	test("where none is known, says so and goes on with the neighbours", async () => {
		const page = await portal.get("/oficinas?departamento=izabal&institucion=renap");
		expect(page.body.textContent).toContain(
			"No conocemos ninguna en Izabal. Puede haberla: pregunta a la institución.",
		);
		expect(namesOn(page)).toEqual(["RENAP Cobán"]);
		const none = await portal.get("/oficinas?institucion=sola");
		expect(getByText(none.body, /No conocemos ninguna oficina así/)).toBeTruthy();
	});

	test("speaks English", async () => {
		const { body } = await portal.get("/oficinas?departamento=alta-verapaz", { language: "en" });
		expect(body.textContent).toContain("Monday to Friday, from 8:00 to 12:00 and from 13:00 to 16:30; Saturday,");
	});

	test.each(["/oficinas?departamento=xela", "/oficinas?pagina=99", "/oficinas?institucion=nadie&tramite=nada"])(
		"%s is a page all the same",
		async (path) => expect((await portal.get(path)).status).toBe(200),
	);
});

describe("the department that somebody chose", () => {
	test("is kept in a cookie by a form that works without scripts, and leads back to the page", async () => {
		const body = new URLSearchParams({ departamento: "izabal", volver: "/tramite/dpi#oficinas" });
		const answer = await portal.request("/cerca", {
			method: "POST",
			body,
			headers: { origin: "http://localhost", "sec-fetch-site": "same-origin" },
		});
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tramite/dpi#oficinas"]);
		expect(answer.headers.get("set-cookie")).toMatch(/^departamento=izabal; Path=\/; Max-Age=31536000; SameSite=Lax/);
	});

	test.each(["", "xela", "<script>"])("%j forgets it", async (departamento) => {
		const answer = await portal.request("/cerca", {
			method: "POST",
			body: new URLSearchParams({ departamento, volver: "//otro.sitio" }),
			headers: { origin: "http://localhost", "sec-fetch-site": "same-origin" },
		});
		expect(answer.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^departamento=; Path=\/; Max-Age=0/),
			expect.stringMatching(/^municipio=; Path=\/; Max-Age=0/),
		]);
		expect(answer.headers.get("location")).toBe("/");
	});

	test("puts its offices first on a procedure, an institution and the list", async () => {
		for (const path of ["/tramite/dpi", "/instituciones/renap"]) {
			expect(namesOn(await portal.get(path, near("baja-verapaz"))), path).toEqual(["RENAP Salamá"]);
		}
		expect(namesOn(await portal.get("/oficinas", near("alta-verapaz")))).toEqual(["RENAP Cobán"]);
		const list = await portal.get("/oficinas?tramite=dpi", near("alta-verapaz"));
		expect((getByLabelText(list.body, "Departamento") as HTMLSelectElement).value).toBe("alta-verapaz");
	});

	test("never reaches another visitor, gives way to the address, and is left out with 'todos'", async () => {
		await portal.get("/tramite/dpi", near("alta-verapaz"));
		expect(namesOn(await portal.get("/tramite/dpi"))).toEqual(["RENAP Salamá", "RENAP Cobán"]);
		expect(namesOn(await portal.get("/oficinas?departamento=baja-verapaz", near("alta-verapaz")))).toEqual([
			"RENAP Salamá",
		]);
		expect(namesOn(await portal.get("/oficinas?departamento=todos", near("alta-verapaz")))).toHaveLength(3);
		expect((await portal.get("/oficinas", near("nada"))).status).toBe(200);
	});

	test("is asked for only where an office is known", async () => {
		const { body } = await portal.get("/tramite/otro");
		expect(queryByRole(body, "heading", { name: "Dónde hacerlo" })).toBeNull();
	});
});

describe("a procedure", () => {
	test("tells first where its source says that it is done, then the other offices, of which it says that nobody knows", async () => {
		const { body } = await portal.get("/tramite/dpi");
		const region = getByRole(body, "region", { name: "Dónde hacerlo" });
		const text = region.textContent ?? "";
		expect(text.indexOf("Aquí se hace, según lo que leímos:")).toBeLessThan(text.indexOf("RENAP Salamá"));
		expect(text.indexOf("RENAP Salamá")).toBeLessThan(text.indexOf("Ninguna fuente dice si atienden este trámite."));
		expect(text.indexOf("Ninguna fuente dice")).toBeLessThan(text.indexOf("RENAP Cobán"));
	});
});
