import { expect, test } from "../journeys/browser.ts";
import { exampleOf, INSTITUTIONS, PROCEDURES } from "./facts.ts";
import { testOver } from "./hosted.ts";
import { served } from "./served.ts";
import { columnsOf, queryPortal } from "./stored-rows.ts";

const INDICATORS = [
	"adjunta_docs_digitalmente",
	"firma_electronica_avanzada",
	"resultado_electronico",
	"docs_misma_entidad",
	"decl_jurada_innec",
	"intercambia_datos",
	"portal_interinst",
	"usa_xroad_api",
	"consulta_estado",
	"notificacion_electronica",
	"info_en_linea",
	"atencion_alterna",
	"multi_idioma",
	"calif_usuarios",
	"req_solo_por_ley",
	"normativa_vigente",
	"presuncion_buena_fe",
];

function listValues(table: string, column: string): unknown[] {
	return queryPortal(`select distinct ${column} as value from ${table} order by value`).map(({ value }) => value);
}

test.describe("Procedure (table procedures)", () => {
	test("has the fields of the specification; which others it has is declared in domain/catalogue/procedure.ts", () => {
		expect(columnsOf("procedures")).toEqual(
			expect.arrayContaining([
				...[
					"id",
					"name",
					"description",
					"full_description",
					"category",
					"subcategory",
					"type",
					"duration",
					"user_type",
				],
				...["requirements", "steps", "costo", "codigo_moneda", "documento_obtenible", "respaldo_legal"],
				...["fecha_actualizado", "enlace", "is_digital", "institution_id"],
			]),
		);
		expect(queryPortal("select id from procedures where nivel is not 'ficha'")).toHaveLength(PROCEDURES.length);
	});

	test("type is digital, presencial or mixto; user_type is persona, empresa or ambos; is_digital is a flag", () => {
		expect(listValues("procedures", "type")).toEqual(["digital", "mixto", "presencial"]);
		expect(listValues("procedures", "user_type")).toEqual(["ambos", "empresa", "persona"]);
		expect(listValues("procedures", "is_digital")).toEqual([0, 1]);
	});

	test("fecha_actualizado is a date and enlace an address", () => {
		for (const { fecha_actualizado, enlace } of queryPortal("select fecha_actualizado, enlace from procedures")) {
			expect(fecha_actualizado ?? "2025-03-01").toMatch(/^20\d\d-\d\d-\d\d$/);
			expect(enlace ?? "https://example.gob.gt").toMatch(/^https?:\/\/[^\s]+$/);
		}
	});

	const LISTS = {
		requirements: "Acta firmada, , Recibo de luz ,",
		steps: [" Llena el formulario, sin tachones ", "", "Paga"],
	};
	const CODES = ["identidad", "negocios", "educacion", "salud", "justicia", "vivienda"];
	const hosted = testOver(
		{
			procedures: [
				{ id: "listas", name: "Con listas", ...LISTS, institution_id: "i1" },
				...CODES.map((category) => ({ id: category, name: `De ${category}`, category })),
			],
			institutions: [{ id: "i1", name: "RENAP" }],
		},
		served,
	);

	hosted(
		"requirements and steps are a list or a comma-separated string: split, trimmed, empties dropped",
		async ({ page }) => {
			await page.goto("/tramite/listas");
			const requirements = page.getByRole("region", { name: "Requisitos" }).locator("li");
			await expect(requirements).toHaveText(["Acta firmada", "Recibo de luz"]);
			const steps = page.getByRole("region", { name: "Pasos" }).locator("li");
			await expect(steps).toHaveText(["Llena el formulario, sin tachones", "Paga"]);
		},
	);

	hosted("has the joined institutions record with its name", async ({ page }) => {
		await page.goto("/tramite/listas");
		const facts = page.getByRole("region", { name: "Lo principal" });
		await expect(facts.getByRole("link", { name: "RENAP" })).toHaveAttribute("href", "/instituciones/i1");
	});

	hosted(
		"lower-case category codes are understood: identidad, negocios, educacion, salud, justicia, vivienda",
		async ({ page }) => {
			await page.goto("/categorias");
			for (const category of [
				"Inscripciones y Registros",
				"Economía",
				"Educación",
				"Salud",
				"Justicia",
				"Territorio Vivienda e Infraestructura",
			]) {
				const card = page.locator(".category-card", { has: page.getByRole("link", { name: category, exact: true }) });
				await expect(card.getByText("1 trámite", { exact: true })).toBeVisible();
			}
			for (const code of CODES) {
				await page.goto(`/catalogo/${code}`);
				await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText([`De ${code}`]);
			}
		},
	);
});

test.describe("Institution (table institutions)", () => {
	test("has the fields of the specification; which others it has is declared in domain/catalogue/institution.ts", () => {
		expect(columnsOf("institutions")).toEqual(
			expect.arrayContaining([
				...["id", "name", "full_name", "description", "services", "phone", "email", "website", "address"],
				...["working_hours", "is_digital_enabled"],
			]),
		);
		expect(queryPortal("select id from institutions")).toHaveLength(INSTITUTIONS.length);
	});

	test("name holds the acronyms of ministries", () => {
		const acronyms = new Map(
			queryPortal("select name, full_name from institutions").map((row) => [row.full_name, row.name]),
		);
		expect(acronyms.get("Ministerio de Salud Pública y Asistencia Social")).toBe("MSPAS");
		expect(acronyms.get("Ministerio de Economía")).toBe("MINECO");
	});

	test("is_digital_enabled is a boolean", () => {
		expect(listValues("institutions", "is_digital_enabled")).toEqual([0, 1]);
	});
});

test.describe("Observatory record (table observatory)", () => {
	test("has the fields of the specification and no other", () => {
		expect(columnsOf("observatory").sort()).toEqual(
			[
				...["id", "tramite", "evaluation_score", "maturity_level", "completamente_en_linea"],
				...["num_pasos", "num_requisitos", ...INDICATORS],
			].sort(),
		);
		expect(queryPortal("select id from observatory")).toHaveLength(PROCEDURES.length);
	});

	test("evaluation_score is 0-100, maturity_level 0-5 decimal, completamente_en_linea 0, 50 or 100", async ({
		request,
	}) => {
		// Our table leaves the figures to whoever reads its answers; the open data has them.
		expect(listValues("observatory", "evaluation_score")).toEqual([null]);
		const { records } = await (await request.get("/observatorio.json")).json();
		const scored = records.filter((record: { evaluation_score: unknown }) => record.evaluation_score !== null);
		expect(scored.length).toBeGreaterThan(50);
		for (const record of scored) {
			expect(record.evaluation_score).toBeGreaterThanOrEqual(0);
			expect(record.evaluation_score).toBeLessThanOrEqual(100);
			expect(record.maturity_level).toBeGreaterThanOrEqual(0);
			expect(record.maturity_level).toBeLessThanOrEqual(5);
		}
		expect(scored.some(({ maturity_level: maturity }: { maturity_level: number }) => !Number.isInteger(maturity))).toBe(
			true,
		);
		expect(listValues("observatory", "completamente_en_linea")).toEqual([0, 50, 100]);
	});

	test("num_pasos and num_requisitos count the steps and requirements of its procedure", () => {
		const { id, steps, requirements } = exampleOf(PROCEDURES, ({ id }) => id === "inscripcion-nit");
		const [record] = queryPortal("select tramite, num_pasos, num_requisitos from observatory where id = ?", id);
		expect({ ...record }).toEqual({
			tramite: "Inscripción al NIT",
			num_pasos: steps.length,
			num_requisitos: requirements.length,
		});
	});

	test("indicator values start with 'Sí', 'Parcial' or 'No', or say that nobody knows", () => {
		for (const indicator of INDICATORS) {
			for (const value of listValues("observatory", indicator)) expect(value).toMatch(/^(Sí|Parcial|No|Sin dato)(:|$)/);
		}
	});

	const hosted = testOver(
		{
			observatory: [
				{ id: "a", tramite: "Segundo", evaluation_score: 40, firma_electronica_avanzada: "No" },
				{
					id: "b",
					tramite: "Primero",
					evaluation_score: 61,
					firma_electronica_avanzada: "Sí: con token",
					resultado_electronico: "Parcial: solo un PDF",
					portal_interinst: "No: nadie lo enlaza",
				},
			],
		},
		served,
	);

	hosted("evaluation_score is used for ordering", async ({ page }) => {
		await page.goto("/observatorio");
		await expect(page.getByRole("table", { name: /^Trámites revisados/ }).getByRole("rowheader")).toHaveText([
			/^Primero/,
			/^Segundo/,
		]);
	});

	hosted("indicators are coloured by their prefix; the word and an icon say the same (K17)", async ({ page }) => {
		await page.goto("/observatorio?detalle=b");
		const colours = new Set<string>();
		for (const [reason, word] of [
			["con token", "Sí"],
			["solo un PDF", "Parcial"],
			["nadie lo enlaza", "No"],
		] as const) {
			const verdict = page.getByRole("listitem").filter({ hasText: reason }).locator(".verdict");
			await expect(verdict).toHaveText(word);
			const icon = verdict.locator("svg");
			await expect(icon).toBeVisible();
			colours.add(await icon.evaluate((element) => getComputedStyle(element).color));
		}
		expect(colours.size).toBe(3);
	});
});
