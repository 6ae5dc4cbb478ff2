import { getAllByRole, getByRole, getByText, queryByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const BAKERY = "/experiencias?experiencia=exp-001";

function cardNames(page: Page): (string | null)[] {
	return getAllByRole(page.body, "heading", { level: 3 }).map((heading) => heading.textContent);
}

/** The stops of the path, as text. */
function stops(page: Page): HTMLElement[] {
	const path = getByRole(page.body, "region", { name: "Tus trámites, en orden" }).querySelector("ol");
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
		).toHaveLength(8);
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

	test("adds up only the costs that are known and counts the others", async () => {
		const page = await portal.get(BAKERY);
		const fact = getByText(page.body, "Costo conocido").parentElement;
		expect(fact?.textContent).toContain("Q\u00a0200.00");
		expect(fact?.textContent).toContain("Suma de 7 trámites con costo conocido. De 5 no se sabe.");
	});

	test.each(["es", "en"] as const)("warns where a record takes longer than the estimate (%s)", async (language) => {
		const evaluation = "Evaluación ambiental inicial (categoría C)";
		const slow = { id: "evaluacion-ambiental-categoria-c", name: evaluation, duration: "200 días" };
		const page = await (await openPortal({ rows: { procedures: [slow] } })).get(BAKERY, { language });
		const name = language === "es" ? "Información importante" : "Important information";
		const notice = getByRole(page.body, "region", { name });
		expect(within(notice).getByRole("link", { name: evaluation })).toBeTruthy();
		expect(notice.textContent).toContain("200 días");
		const time = getByRole(page.body, "link", { name: language === "es" ? "Una ficha dice más tiempo" : /more time/ });
		expect(time.getAttribute("href")).toBe("#importante");
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
		expect(getByText(page.body, "Inscripción al NIT").getAttribute("lang")).toBe("es");
		expect(getByText(page.body, "35 to 45 days, plus 85 days for the environmental evaluation")).toBeTruthy();
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
