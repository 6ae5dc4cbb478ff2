import { getAllByRole, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { OFFICIAL_NAMES } from "../../content/catalogue/searched-beside.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const HEADING = "Solo conocemos el nombre";

describe("a procedure of which only the name is known", () => {
	test("stands in the catalogue as a link out of the portal to its ficha, said plainly, without scripts", async () => {
		const { body } = await portal.get("/catalogo?search=licencia+de+caceria");
		const section = getByRole(body, "region", { name: HEADING });
		expect(section.textContent).toContain("Aquí no tenemos sus requisitos, su costo ni sus pasos");
		const link = getByRole(section, "link", { name: "Licencia de Cacería" });
		expect(link.getAttribute("href")).toBe("https://tramites.gob.gt/servicio/668/");
		expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
		expect(getByText(section, "La ficha está en tramites.gob.gt/servicio/668")).toBeTruthy();
		expect(section.textContent).toContain("Consejo Nacional de Áreas Protegidas (CONAP)");
	});

	test("leads to the page of its institution too, where the official catalogue tells one", async () => {
		const { body } = await portal.get("/catalogo?search=mis+a%C3%B1os+dorados");
		const section = getByRole(body, "region", { name: HEADING });
		expect(getByRole(section, "link", { name: /^sosep\.gob\.gt/ }).getAttribute("href")).toContain("sosep.gob.gt/");
	});

	test("says that nothing was found only where there is not even a name", async () => {
		const found = await portal.get("/catalogo?search=rifa");
		expect(queryByText(found.body, /No encontramos trámites/)).toBeNull();
		expect(getAllByRole(getByRole(found.body, "region", { name: HEADING }), "listitem").length).toBeGreaterThan(10);
		const nothing = await portal.get("/catalogo?search=xyzzyplugh");
		expect(queryByRole(nothing.body, "region", { name: HEADING })).toBeNull();
	});

	test("is left out where a filter or a later page asks for procedures", async () => {
		for (const path of ["/catalogo?search=licencia&gratis=1", "/catalogo?search=licencia&pagina=2", "/catalogo"]) {
			const { body } = await portal.get(path);
			expect(queryByRole(body, "region", { name: HEADING }), path).toBeNull();
		}
	});

	test("is said in English to whoever reads English, its name in Spanish", async () => {
		const { body } = await portal.get("/catalogo?search=licencia+de+caceria", { language: "en" });
		const section = getByRole(body, "region", { name: "We only know the name" });
		expect(getByText(section, "Licencia de Cacería").getAttribute("lang")).toBe("es");
		expect(getByText(section, "The official page is tramites.gob.gt/servicio/668")).toBeTruthy();
	});

	test("is a hit of the overlay that leads out of the portal and says what is known", async () => {
		const { hits } = await (await portal.request("/buscar?texto=licencia%20de%20caceria")).json();
		expect(hits[0]).toMatchObject({
			id: "nombre-668",
			name: "Licencia de Cacería",
			address: "https://tramites.gob.gt/servicio/668/",
			description: "Solo conocemos el nombre. La ficha está en tramites.gob.gt/servicio/668",
		});
		expect(hits[0].isLikely).toBeUndefined();
	});

	test("is what the assistant offers where it finds nothing else", async () => {
		const { body } = await portal.get("/asistente-tramites?texto=autorizacion+de+rifas+en+xela");
		const log = getByRole(body, "log");
		expect(log.textContent).toContain("Solo conocemos el nombre");
		const links = getAllByRole(log, "link", { name: /^Autorización de rifas/i });
		expect(links.map((link) => link.getAttribute("href"))).toContain("https://tramites.gob.gt/servicio/3165/");
	});

	test("has no page of its own", async () => {
		const [first] = OFFICIAL_NAMES;
		expect((await portal.get(`/tramite/nombre-${first?.number}`)).status).toBe(404);
	});
});
