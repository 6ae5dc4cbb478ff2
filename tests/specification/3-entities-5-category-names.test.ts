import { expect, test } from "../journeys/browser.ts";
import { countByCategory } from "./facts.ts";
import { served } from "./served.ts";

/** The names that the specification lists, with the category under which each is found. */
const SEEN = {
	"Comunicaciones y Transporte": "Comunicaciones y Transporte",
	Economía: "Economía",
	Educación: "Educación",
	"Educación, Cultura y Deporte": "Educación",
	Energía: "Energía",
	"Inscripciones y Registros": "Inscripciones y Registros",
	"Manejo de Animales y Vegetales": "Manejo de Animales y Vegetales",
	"Mediación y Diálogo": "Mediación y Diálogo",
	"Medio Ambiente": "Medio Ambiente",
	Salud: "Salud",
	"Salud y Asistencia Social": "Salud",
	Seguridad: "Seguridad",
	"Servicios de Migración": "Servicios de Migración",
	"Territorio Vivienda e Infraestructura": "Territorio Vivienda e Infraestructura",
	Trabajo: "Trabajo",
	Justicia: "Justicia",
	"Participación Ciudadana": "Participación Ciudadana",
	"Relaciones Exteriores": "Relaciones Exteriores",
};

test("every category name seen has procedures at /catalogo/{name}", async ({ request }) => {
	const counts = countByCategory();
	for (const [name, category] of Object.entries(SEEN)) {
		const response = await request.get(`/catalogo/${encodeURIComponent(name)}?pagina=todas`);
		expect(response.status(), name).toBe(200);
		const shown = (await response.text()).replace(/<!-- -->/g, "").match(/Mostrando (\d+) de (\d+) trámites/);
		expect(Number(shown?.[1]), name).toBe(counts.get(category));
	}
});

served(
	"every category name seen stands in the list of categories and in the filter of the catalogue",
	async ({ page }) => {
		const names = [...new Set(Object.values(SEEN))].sort();
		await page.goto("/categorias");
		const cards = await page.getByRole("main").locator(".category-card h2").allTextContents();
		expect(cards.sort()).toEqual(names);
		await page.goto("/catalogo?filtros=1");
		const [all, ...options] = await page.locator("select[name=categoria] option").allTextContents();
		expect(all).toBe("Todas las categorías");
		expect(options.map((option) => option.replace(/ \(\d+\)$/, "")).sort()).toEqual(names);
	},
);
