import { getAllByRole, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal, type Page } from "./portal.ts";

const portal = await openPortal();
const GUN =
	"licencia-portacion-armas+antecedentes-penales+renovacion-dpi+antecedentes-policiacos+pasaporte-primera-vez";
const INVOICES = "habilitacion-fel+inscripcion-nit+constitucion-empresa-comerciante-individual+agencia-virtual-sat";

const planOf = (ids: string, more = "", options = {}) => portal.get(`/plan?tramites=${ids}${more}`, options);

/** Names of the steps, in order. */
function steps(page: Page): (string | null)[] {
	const path = getByRole(page.body, "region", { name: "Tus trámites, en orden" });
	return getAllByRole(path, "heading", { level: 3 }).map((heading) => heading.textContent);
}

function fact(page: Page, label: string): string {
	const facts = page.body.querySelector<HTMLElement>(".experience-facts");
	return (facts && getByText(facts, label).closest("div")?.querySelector("dd")?.textContent) ?? "";
}

function papers(page: Page): string[] {
	const list = getByRole(page.body, "region", { name: "Papeles que llevar" });
	return [...list.querySelectorAll(".plan-papers > li")].map((each) => each.textContent ?? "");
}

describe("a choice that nobody prepared", () => {
	test("is put into the order of its papers, with the reason and what can be done at the same time", async () => {
		const page = await planOf(GUN);
		expect(page.status).toBe(200);
		expect(page.document.title).toBe("Tu plan: 5 trámites · Ventanilla Abierta");
		expect(steps(page)).toEqual([
			"Carencia de antecedentes penales",
			"Renovar el DPI vencido o por vencer",
			"Certificación de antecedentes policiacos",
			"Primera licencia de portación de arma de fuego",
			"Pasaporte ordinario por primera vez (mayores de edad)",
		]);
		expect(getByText(page.body, "Primero 1, 2 y 3 a la vez; después 4 y 5 a la vez.")).toBeTruthy();
		expect(getByText(page.body, "Lo que más tarda es el 2. En el dibujo va relleno.")).toBeTruthy();
		expect(getByText(page.body, /^Primero haz el 1, «Carencia de antecedentes penales»\./)).toBeTruthy();
	});

	test("tells one time with what it leaves out, and adds up the fees by currency", async () => {
		const page = await planOf(GUN);
		expect(fact(page, "Tiempo")).toMatch(
			/^Hasta 42 días, sin contar 2 trámites que no dicen su plazo.*Cuenta los fines de semana/,
		);
		expect(fact(page, "Costo")).toMatch(/^Desde Q\u00a0750\.00 y de US\$\u00a050\.00 a US\$\u00a085\.00/);
		const unknown = await planOf(INVOICES);
		expect(fact(unknown, "Tiempo")).toMatch(/^De 10 a 19 días/);
		expect(fact(unknown, "Costo")).toMatch(/^Desde Q\u00a0150\.00.*Sin contar 1 trámite sin costo publicado/);
	});

	test("names each paper once, with its copies, who asks for it and who gives it", async () => {
		const said = papers(await planOf(GUN));
		expect(said).toContain(
			"DPI vigente, o pasaporte si eres extranjero1 copia y 1 copia legalizada; lo piden 4 y 5; te lo da el 2",
		);
		expect(said).toContain("Constancia de antecedentes penaleslo pide el 4; te lo da el 1");
	});

	test("names the procedure that gives what is missing, and the plan with it", async () => {
		const page = await planOf("habilitacion-fel");
		const list = within(getByRole(page.body, "region", { name: "Papeles que llevar" }));
		const nit = list.getAllByRole("link", { name: "Añadirlo al plan: Inscripción al NIT" })[0];
		expect(nit?.getAttribute("href")).toBe("/plan?tramites=habilitacion-fel+inscripcion-nit");
	});

	test("says where it is not known what a procedure gives, and what its record asks for", async () => {
		const page = await planOf(GUN);
		expect(getByText(page.body, /^No sabemos si otro trámite de tu plan pide lo que este da: Pasaporte/)).toBeTruthy();
		expect(
			getByText(page.body, "Declaración jurada ante notario de que tus datos y papeles son verdaderos"),
		).toBeTruthy();
	});

	test("warns of what ends before it is used", async () => {
		const row = (id: string, more: object) => ({ id, name: id, ...more });
		const procedures = [
			row("antecedentes-penales", { duration: "1 día", documento_obtenible: "Constancia" }),
			row("renovacion-dpi", { duration: "5 a 8 meses" }),
			row("permiso", { requirements: ["Antecedentes penales", "DPI"] }),
		];
		const term = { procedure_id: "antecedentes-penales", position: 1, kind: "vigencia", concept: "La constancia" };
		const from = { event: "la emisión", source: "https://x.gob.gt/", read: "2026-01-01", status: "confirmado" };
		const own = await openPortal({
			rows: { procedures, procedure_terms: [{ ...term, ...from, amount: 6, unit: "meses" }] },
		});
		const page = await own.get("/plan?tramites=permiso+antecedentes-penales+renovacion-dpi");
		const region = getByRole(page.body, "region", { name: "Vencen pronto" });
		expect(region.textContent).toContain(
			"vale 6 meses. Si lo sacas al inicio, puede vencer antes de que lo pida «permiso»",
		);
		expect(queryByText((await planOf(INVOICES)).body, "Vencen pronto")).toBeNull();
	});

	test("groups the visits by institution, and by the office of the chosen department", async () => {
		const anywhere = await planOf(INVOICES);
		const institutions = getByRole(anywhere.body, "region", { name: "A qué instituciones" });
		const [sat] = within(institutions).getAllByRole("listitem");
		expect(sat?.textContent).toContain("1. Inscripción al NIT");
		expect(sat?.textContent).toContain("4. Habilitación de facturas FEL (en línea)");
		const near = await planOf(INVOICES, "", { headers: { cookie: "departamento=quetzaltenango" } });
		expect(getByRole(near.body, "region", { name: "Adónde ir" }).textContent).toContain("Elegiste Quetzaltenango");
	});

	test("in English its words are English and those of the catalogue are marked Spanish", async () => {
		const page = await planOf(GUN, "", { language: "en" });
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Your plan: 5 procedures");
		expect(getByText(page.body, "First 1, 2, and 3 at the same time; then 4 and 5 at the same time.")).toBeTruthy();
		expect(
			getAllByRole(page.body, "link", { name: "Carencia de antecedentes penales" })[0]?.firstElementChild?.getAttribute(
				"lang",
			),
		).toBe("es");
	});
});

describe("without scripts", () => {
	test("a search adds: the form sends the choice along, and each hit is a link to the larger plan", async () => {
		const page = await planOf("inscripcion-nit", "&search=pasaporte");
		const form = getByRole(page.body, "searchbox", { name: "Añadir un trámite" }).closest("form");
		expect(form?.getAttribute("action")).toBe("/plan");
		expect(form?.querySelector("[name=tramites]")?.getAttribute("value")).toBe("inscripcion-nit");
		const hits = getAllByRole(page.body, "link", { name: /^Añadir: / });
		expect(hits[0]?.getAttribute("href")).toMatch(/^\/plan\?tramites=inscripcion-nit\+pasaporte-/);
		expect(getByText((await planOf("inscripcion-nit", "&search=nit")).body, "Ya está en tu plan")).toBeTruthy();
		expect(
			getByText((await planOf("inscripcion-nit", "&search=zzzz")).body, /^No se encontraron trámites para «zzzz»/),
		).toBeTruthy();
	});

	test("a link takes each one out", async () => {
		const page = await planOf("inscripcion-nit+agencia-virtual-sat");
		const [first] = getAllByRole(page.body, "link", { name: /^Quitar: / });
		expect(first?.getAttribute("href")).toBe("/plan?tramites=agencia-virtual-sat");
		const alone = await planOf("agencia-virtual-sat");
		expect(getByRole(alone.body, "link", { name: /^Quitar: / }).getAttribute("href")).toBe("/plan");
	});

	test("an empty plan says how to begin, and pages of procedures and cards lead to one", async () => {
		const empty = await portal.get("/plan");
		expect(getByText(empty.body, "Tu plan está vacío")).toBeTruthy();
		expect(getByText(empty.body, /Caben hasta 20\./)).toBeTruthy();
		const procedure = await portal.get("/tramite/inscripcion-nit");
		const add = getByRole(procedure.body, "link", { name: "Añadir este trámite a un plan" });
		expect(add.getAttribute("href")).toBe("/plan?tramites=inscripcion-nit");
		const card = getAllByRole((await portal.get("/catalogo?search=pasaporte")).body, "link", {
			name: /^Añadir a un plan/,
		});
		expect(card[0]?.getAttribute("href")).toMatch(/^\/plan\?tramites=pasaporte-/);
	});
});

describe("whatever stands in the address", () => {
	test("what is repeated counts once, and is said", async () => {
		const page = await planOf("inscripcion-nit,agencia-virtual-sat,inscripcion-nit&tramites=inscripcion-nit");
		expect(steps(page)).toHaveLength(2);
		expect(getByText(page.body, "Un trámite venía repetido: cuenta una vez.")).toBeTruthy();
	});

	test("one that was renamed or never was is named, with what it may be, and the rest is there", async () => {
		const page = await planOf("inscripcion-nit+renovar-pasaporte-viejo+%3Cscript%3Ealert(1)%3C/script%3E+%00%ff");
		expect(steps(page)).toEqual(["Inscripción al NIT"]);
		expect(getByText(page.body, /^«renovar pasaporte viejo» no está en el catálogo/)).toBeTruthy();
		expect(getAllByRole(page.body, "link", { name: /^Añadir: Renovación de pasaporte/ })).toBeTruthy();
		expect(page.markup).not.toContain("alert(1)");
	});

	test("of more than twenty the first twenty are there, and the others are named", async () => {
		const all = getAllByRole((await portal.get("/catalogo?pagina=todas")).body, "link", { name: /^Añadir a un plan/ });
		const ids = all.map((link) => link.getAttribute("href")?.split("=")[1]).slice(0, 22);
		const page = await planOf(ids.join("+"));
		expect(steps(page)).toHaveLength(20);
		expect(getByText(page.body, /^En un plan caben 20 trámites: quedaron fuera /)).toBeTruthy();
	});

	test.each([",,,++", "%E0%A4%A", `${"x+".repeat(500)}`, "__proto__+constructor+toString"])(
		"nothing breaks on %j",
		async (ids) => {
			const page = await planOf(ids);
			expect(page.status).toBe(200);
			expect(getByText(page.body, "Tu plan está vacío")).toBeTruthy();
		},
	);

	test("no plan is kept in memory or by a cache on the way, and none is listed; the empty one is", async () => {
		const own = await openPortal();
		const path = "/plan?tramites=inscripcion-nit";
		const page = await own.get(path);
		await own.get(path);
		expect(own.rendered).toHaveLength(2);
		expect(page.headers.get("cache-control")).toMatch(/^no-cache\b/);
		expect(page.headers.get("x-robots-tag")).toBe("noindex");
		expect((await own.get(path.replace("/plan?", "/plan.data?"))).headers.get("cache-control")).toMatch(/^no-cache\b/);
		expect((await own.get("/plan")).headers.get("cache-control")).toMatch(/^public/);
		expect((await own.get("/robots.txt")).html).toContain("Disallow: /plan?");
	});
});
