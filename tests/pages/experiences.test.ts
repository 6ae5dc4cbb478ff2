import { getAllByRole, getByRole, getByText, queryByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const BAKERY = "/experiencias?experiencia=exp-001";

function cardNames(page: Page): (string | null)[] {
	return getAllByRole(page.body, "heading", { level: 3 }).map((heading) => heading.textContent);
}

/** The stops of the path. */
function stops(page: Page): HTMLElement[] {
	return stopsOf(page, "Tus trámites, en orden");
}

function stopsOf(page: Page, name: string): HTMLElement[] {
	const path = getByRole(page.body, "region", { name }).querySelector("ol");
	if (!path) throw new Error("the page has no path");
	return [...path.children].filter((child): child is HTMLElement => child.tagName === "LI");
}

describe("the grid of experiences", () => {
	test("shows the eight, each with its procedures, time and category, leading to its own address", async () => {
		const page = await portal.get("/experiencias");
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Experiencias guiadas");
		expect(cardNames(page)).toHaveLength(8);
		const link = getByRole(page.body, "link", { name: "Abrir una panadería" });
		expect(link.getAttribute("href")).toBe(BAKERY);
		const card = within(link.closest("article") ?? page.body);
		for (const words of ["Negocios", "12 trámites", "35 a 45 días, más 85 días de la evaluación ambiental"])
			expect(card.getByText(words), words).toBeTruthy();
	});

	test.each([
		["the name", "PANADERIA", ["Abrir una panadería"]],
		["the description", "san%20carlos", ["Estudiar en la universidad nacional"]],
		["the category", "comercio+exterior", ["Exportar productos"]],
	])("finds by %s, whatever case and accents", async (_field, search, names) => {
		const page = await portal.get(`/experiencias?search=${search}`);
		expect(cardNames(page)).toEqual(names);
		expect(getByText(page.body, "Mostrando 1 de 8 experiencias").getAttribute("role")).toBe("status");
	});

	test("keeps the text in the box and in the way to the detail and back", async () => {
		const page = await portal.get("/experiencias?search=marca");
		const box = getByRole(page.body, "searchbox", { name: "¿Qué quieres lograr?" });
		expect(box.getAttribute("value")).toBe("marca");
		const address = getByRole(page.body, "link", { name: "Proteger una marca" }).getAttribute("href") ?? "";
		const detail = await portal.get(address);
		const back = getByRole(detail.body, "link", { name: "Volver a las experiencias" });
		expect(back.getAttribute("href")).toBe("/experiencias?search=marca");
	});

	test("an empty search says so and leads to all of them", async () => {
		const page = await portal.get("/experiencias?search=%3Cb%3Ehelic%C3%B3ptero");
		expect(getByText(page.body, "No se encontraron experiencias")).toBeTruthy();
		expect(getByText(page.body, /«<b>helicóptero»/)).toBeTruthy();
		expect(getByRole(page.body, "link", { name: "Ver todas las experiencias" }).getAttribute("href")).toBe(
			"/experiencias",
		);
	});
});

describe("one experience", () => {
	test("has its own title, facts and the ordered path of its procedures", async () => {
		const page = await portal.get(BAKERY);
		expect(page.document.title).toBe("Abrir una panadería · Experiencias guiadas · Ventanilla Abierta");
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Abrir una panadería");
		expect(stops(page)).toHaveLength(12);
		const nit = within(stops(page)[0] ?? page.body);
		expect(nit.getByRole("link", { name: "Inscripción al NIT" }).getAttribute("href")).toBe("/tramite/inscripcion-nit");
		for (const words of ["Mixto", "SAT", "De 3 a 5 días, según la demanda (dato de 2021)", "Gratis"])
			expect(nit.getByText(words)).toBeTruthy();
		expect(
			within(getByRole(page.body, "region", { name: "También te recomendamos" })).getAllByRole("listitem"),
		).toHaveLength(6);
		expect(getByRole(page.body, "region", { name: "Información importante" })).toBeTruthy();
	});

	test("hides each emoji from screen readers and says the word beside it", async () => {
		const page = await portal.get(BAKERY);
		for (const [word, emoji] of [
			["Digital", "💻"],
			["Mixto", "🔄"],
			["Presencial", "🏢"],
		]) {
			const badge = stops(page).flatMap((stop) => within(stop).queryAllByText(word ?? ""))[0];
			expect(badge?.querySelector("[aria-hidden=true]")?.textContent).toBe(emoji);
		}
	});

	test.each([
		["es", "Costo según sus fichas", "Desde Q\u00a0304.00", "Sin contar 2 trámites sin costo publicado."],
		["en", "Cost by their records", "From Q\u00a0304.00", "Not counting 2 procedures without a published cost."],
	] as const)(
		"adds up what its procedures say and counts those that say nothing (%s: %s)",
		async (language, label, value, left) => {
			const page = await portal.get(BAKERY, { language });
			const fact = getByText(page.body, label).parentElement;
			expect(fact?.querySelector("dd")?.firstChild?.textContent).toBe(value);
			expect(fact?.textContent).toContain(left);
		},
	);

	test.each([
		[
			"exp-001",
			"",
			"Tiempo estimado35 a 45 días, más 85 días de la evaluación ambientalSus fichas solo dicen de 95 a 104 días, porque 5 trámites no publican su plazo.",
		],
		[
			"exp-002",
			"",
			"Tiempo estimado10 a 15 díasSus fichas dicen que puede tardar más, de 10 a 19 días: «Constitución de empresa o comerciante individual» tarda de 7 a 14 días.",
		],
		[
			"exp-002",
			"&a-nombre-de=sociedad",
			"Tiempo estimado10 a 15 díasSus fichas dicen más, 28 días: solo «Patente de comercio de sociedad» tarda 28 días.",
		],
		[
			"exp-007",
			"",
			"Tiempo estimado30 días, más 3 a 9 meses del registro; renovación cada 10 añosSus fichas dicen menos, de 92 a 273 días: ninguna dice qué cubre el resto.",
		],
	])(
		"tells one time, the estimate, and of %s%s in one line why the records come to another",
		async (id, answer, said) => {
			const page = await portal.get(`/experiencias?experiencia=${id}${answer}`);
			expect(getByText(page.body, "Tiempo estimado").parentElement?.textContent?.trim()).toBe(said);
		},
	);

	test("on its card the estimate stands without a second figure", async () => {
		const page = await portal.get("/experiencias");
		const card = getByRole(page.body, "link", { name: "Formalizar un negocio" }).closest("article");
		expect(card?.textContent).toContain("10 a 15 días");
		expect(card?.textContent).toContain("Sus fichas dicen que puede tardar más. 1 ficha no dice plazo.");
	});

	test("says which step gives a paper to which, draws it, and leads to a plan of one's own", async () => {
		const page = await portal.get(BAKERY);
		expect(stops(page)[2]?.textContent).toContain("Primero haz el 1, «Inscripción al NIT». De ahí sale: NIT");
		expect(getByText(page.body, /^Primero 1, 6, 7 y 10 a la vez; después/)).toBeTruthy();
		const own = getByRole(page.body, "link", { name: "Añadir o quitar trámites en un plan tuyo" });
		expect(own.getAttribute("href")).toMatch(/^\/plan\?tramites=inscripcion-nit\+agencia-virtual-sat\+/);
	});

	test("names what to have at hand, and nothing that a step gives", async () => {
		const page = await portal.get(BAKERY);
		const start = within(getByRole(page.body, "region", { name: "Antes de empezar" }));
		const papers = start.getAllByRole("listitem").map(({ textContent }) => textContent);
		expect(papers).toContain("Recibo del IUSI del inmueble; si alquilas, pídelo al dueño");
		expect(papers).toContain("Fotografía tamaño cédula");
		expect(papers.join()).not.toMatch(/NIT|patente|boleto/i);
	});

	test.each([
		["es", "Antes de empezar", "Formalizar un negocio"],
		["en", "Before you start", "Formalise a business"],
	] as const)("leads first to the experience that it builds on (%s)", async (language, title, name) => {
		const page = await portal.get("/experiencias?experiencia=exp-003", { language });
		const start = within(getByRole(page.body, "region", { name: title }));
		expect(start.getByRole("link", { name }).getAttribute("href")).toBe("/experiencias?experiencia=exp-002");
	});

	test("marks the steps that not everybody does, and the one for years later", async () => {
		const employees = await portal.get("/experiencias?experiencia=exp-004");
		expect(getByText(employees.body, "Solo si tienes 10 o más trabajadores permanentes")).toBeTruthy();
		const brand = await portal.get("/experiencias?experiencia=exp-007", { language: "en" });
		expect(stopsOf(brand, "Your procedures, in order")[2]?.textContent).toContain("Every 10 years");
	});

	test.each(["es", "en"] as const)("warns where a record takes longer than the estimate (%s)", async (language) => {
		const evaluation = "Evaluación ambiental inicial (categoría C)";
		const slow = { id: "evaluacion-ambiental-categoria-c", name: evaluation, duration: "200 días" };
		const page = await (await openPortal({ rows: { procedures: [slow] } })).get(BAKERY, { language });
		const name = language === "es" ? "Información importante" : "Important information";
		const notice = getByRole(page.body, "region", { name });
		expect(within(notice).getByRole("link", { name: evaluation })).toBeTruthy();
		expect(notice.textContent).toContain("200 días");
	});

	test("says which procedures the catalogue no longer has, and counts only the others", async () => {
		const small = await openPortal({ rows: { procedures: [{ id: "inscripcion-nit", name: "Inscripción al NIT" }] } });
		const page = await small.get(BAKERY);
		expect(page.status).toBe(200);
		expect(getByText(page.body, "1 trámite")).toBeTruthy();
		expect(getByText(page.body, /Faltan 11 trámites de esta lista/)).toBeTruthy();
		expect(stops(page)).toHaveLength(12);
		expect(stops(page)[1]?.textContent).toContain("Trámite que ya no está en el catálogo");
		const nit = within(stops(page)[0] ?? page.body);
		expect(nit.getByText("N/A")).toBeTruthy();
		expect(nit.getAllByText("No especificada")).toHaveLength(2);
		expect(nit.getByText("No se sabe")).toBeTruthy();
		expect(
			within(getByRole(await small.get("/experiencias").then(({ body }) => body), "main")).getAllByText("1 trámite")
				.length,
		).toBeGreaterThan(1);
	});

	test.each(["exp-009", "", "EXP-001", "../../etc", "<b>", "null"])(
		"the unknown id %j answers 404 and leads on",
		async (id) => {
			const page = await portal.get(`/experiencias?experiencia=${encodeURIComponent(id)}`);
			expect(page.status).toBe(404);
			expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Experiencia no encontrada");
			expect(getByRole(page.body, "link", { name: "Ver todas las experiencias" })).toBeTruthy();
		},
	);

	test("under the English interface its own words are English and those of the catalogue are marked Spanish", async () => {
		const page = await portal.get(BAKERY, { language: "en" });
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Open a bakery");
		expect(getByRole(page.body, "link", { name: "Inscripción al NIT" }).firstElementChild?.getAttribute("lang")).toBe(
			"es",
		);
		expect(getByText(page.body, "35 to 45 days, plus 85 days for the environmental evaluation")).toBeTruthy();
	});
});

describe("in whose name the business is", () => {
	const QUESTION = "¿El negocio va a tu nombre o es una sociedad?";
	const ids = (page: Page) => stops(page).map((stop) => stop.querySelector("a")?.getAttribute("href")?.slice(9));

	test("is asked with two links, of which the answer in force is marked", async () => {
		const page = await portal.get(`/experiencias?search=pan&experiencia=exp-001`);
		const question = within(getByRole(page.body, "region", { name: QUESTION }));
		const [own, company] = question.getAllByRole("link");
		expect([own?.textContent, own?.getAttribute("aria-current")]).toEqual(["A mi nombre", "true"]);
		expect([company?.textContent, company?.hasAttribute("aria-current")]).toEqual(["Es una sociedad", false]);
		expect(company?.getAttribute("href")).toBe("/experiencias?search=pan&experiencia=exp-001&a-nombre-de=sociedad");
	});

	test("decides which steps are shown; those of the other answer are only said to exist", async () => {
		const own = await portal.get(BAKERY);
		expect(ids(own)).toContain("constitucion-empresa-comerciante-individual");
		expect(ids(own)).not.toContain("patente-comercio-sociedad");
		expect(getByText(own.body, "La otra respuesta lleva 13 trámites: 2 no están en esta lista.")).toBeTruthy();

		const company = await portal.get(`${BAKERY}&a-nombre-de=sociedad`);
		expect(ids(company).slice(0, 3)).toEqual([
			"verificacion-nombre-sociedad",
			"patente-comercio-sociedad",
			"inscripcion-nit",
		]);
		expect(ids(company)).not.toContain("constitucion-empresa-comerciante-individual");
		expect(getByText(company.body, "La otra respuesta lleva 12 trámites: 1 no está en esta lista.")).toBeTruthy();
		expect(getByText(company.body, "13 trámites")).toBeTruthy();
		expect(company.body.textContent).toContain("Notario: escritura de la sociedad");
	});

	test("is asked in English too", async () => {
		const page = await portal.get(`${BAKERY}&a-nombre-de=sociedad`, { language: "en" });
		const name = "Is the business in your own name, or is it a company?";
		const question = within(getByRole(page.body, "region", { name }));
		expect(question.getByRole("link", { name: "It is a company" }).getAttribute("aria-current")).toBe("true");
		expect(question.getByText("The other answer takes 12 procedures: 1 is not in this list.")).toBeTruthy();
	});

	test("is not asked where it makes no difference", async () => {
		for (const id of ["exp-003", "exp-004", "exp-005", "exp-006", "exp-007"]) {
			const page = await portal.get(`/experiencias?experiencia=${id}&a-nombre-de=sociedad`);
			expect(queryByRole(page.body, "region", { name: QUESTION }), id).toBeNull();
			expect(page.status).toBe(200);
		}
	});

	test("is in one's own name for whoever asks for anything else", async () => {
		const page = await portal.get(`${BAKERY}&a-nombre-de=%3Cb%3E`);
		expect(page.status).toBe(200);
		expect(ids(page)).toContain("constitucion-empresa-comerciante-individual");
	});

	test("is remembered on paper: the printed address leads back to the same answer", async () => {
		const served = await openPortal({ publicUrl: "https://tramites.example" });
		const page = await served.get(`${BAKERY}&a-nombre-de=sociedad`);
		expect(getByText(page.body, /^Sale de Ventanilla Abierta/).textContent).toBe(
			"Sale de Ventanilla Abierta: https://tramites.example/experiencias?experiencia=exp-001&a-nombre-de=sociedad",
		);
	});
});

test("without a catalogue the page answers 503 with 'Error al cargar experiencias' and a retry of the same address", async () => {
	const broken = await openPortal({ isEmptyHanded: true });
	const page = await broken.get("/experiencias?search=marca");
	expect(page.status).toBe(503);
	expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Error al cargar experiencias");
	expect(getByRole(page.body, "link", { name: "Reintentar" }).getAttribute("href")).toBe("/experiencias?search=marca");
	expect(queryByRole(page.body, "searchbox", { name: "¿Qué quieres lograr?" })).toBeNull();
});

test("a printed experience says where it came from, with a code that leads back to it and not to the grid", async () => {
	const served = await openPortal({ publicUrl: "https://tramites.example" });
	const page = await served.get("/experiencias?search=pan&experiencia=exp-001");
	const origin = getByText(page.body, /^Sale de Ventanilla Abierta/);
	expect(origin.textContent).toBe(
		"Sale de Ventanilla Abierta: https://tramites.example/experiencias?experiencia=exp-001",
	);
	expect(page.document.querySelectorAll(".printed-qr")).toHaveLength(1);
});

describe("a guide that the desk has published", () => {
	const text = (nombre: string) => ({
		...{ nombre, descripcion: "Vende en tu barrio.", categoria: "Negocios" },
		...{ duracion_estimada: "10 a 15 días", pasos_adicionales: [] },
	});
	const shop = {
		...{
			position: 1,
			isShown: true,
			icon: "store",
			color: "amber",
			es: text("Abrir una tienda"),
			en: text("Open a shop"),
		},
		...{ ids_procedures: ["inscripcion-nit"], isBusiness: true, company: null, optional: [], later: [], apart: [] },
		...{ after: null, startsWith: [], estimateReason: null },
	};
	const rows = {
		procedures: [
			{ id: "inscripcion-nit", name: "Inscripción al NIT" },
			{ id: "autorizacion-colegio-privado", name: "Abrir un colegio privado" },
		],
		site_documents: [
			{ id: "experience:tienda", content: JSON.stringify(shop) },
			{ id: "experience:exp-001", content: JSON.stringify({ ...shop, isShown: false }) },
			{ id: "experience:exp-002", content: JSON.stringify({ ...shop, ids_procedures: "todos" }) },
		],
	};

	test("stands in its place in both languages, at home, in the search and in the assistant", async () => {
		const own = await openPortal({ rows });
		const grid = await own.get("/experiencias");
		expect(cardNames(grid)[0]).toBe("Abrir una tienda");
		expect(cardNames(grid)).not.toContain("Abrir una panadería");
		expect((await own.get("/experiencias", { language: "en" })).markup).toContain("Open a shop");
		expect((await own.get("/")).markup).toContain("Abrir una tienda");
		const detail = await own.get("/experiencias?experiencia=tienda");
		expect(getByRole(detail.body, "heading", { level: 1 }).textContent).toBe("Abrir una tienda");
		expect((await own.get("/buscar?texto=abrir+una+tienda")).html).toContain('"tienda"');
		expect((await own.get("/asistente-tramites?texto=quiero+abrir+una+tienda")).markup).toContain("experiencia=tienda");
		expect((await own.get("/experiencias?experiencia=exp-001")).status).toBe(404);
	});

	test("and one that cannot be used leaves that of the release", async () => {
		const own = await openPortal({ rows });
		expect(cardNames(await own.get("/experiencias"))).toContain("Formalizar un negocio");
	});
});
