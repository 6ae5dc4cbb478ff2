import { readFileSync } from "node:fs";
import { iconByName } from "../../app/icons/icon-names.ts";
import { expect, test } from "../journeys/browser.ts";
import { EXPERIENCES, PROCEDURES } from "./facts.ts";
import { served } from "./served.ts";

const SPRITE = readFileSync("app/icons/icons.svg", "utf8");

test.describe("Guided experience (static built-in data, 8 entries)", () => {
	const EIGHT = [
		["Abrir una panadería", "35 a 45 días, más 85 días de la evaluación ambiental"],
		["Formalizar un negocio", "10 a 15 días"],
		["Exportar productos", "5 a 10 días"],
		["Contratar empleados", "7 a 10 días; 30 días hábiles más si haces reglamento interior"],
		["Construir una casa", "35 a 40 días, más 85 días de la evaluación ambiental"],
		["Estudiar en la universidad nacional", "Variable"],
		["Proteger una marca", "30 días, más 3 a 9 meses del registro; renovación cada 10 años"],
		["Emprender con empleados", "20 a 30 días"],
	] as const;

	served("the eight, each with its estimated duration", async ({ page }) => {
		await page.goto("/experiencias");
		const cards = page.getByRole("main").getByRole("article");
		await expect(cards.getByRole("heading")).toHaveText(EIGHT.map(([goal]) => goal));
		for (const [position, [, estimate]] of EIGHT.entries()) {
			await expect(cards.nth(position).getByText(estimate, { exact: true })).toBeVisible();
		}
	});

	served("ids are exp-001 to exp-008, and each opens its experience", async ({ page }) => {
		expect(EXPERIENCES.map(({ id }) => id)).toEqual(EIGHT.map((_, position) => `exp-00${position + 1}`));
		await page.goto("/experiencias?experiencia=exp-007");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proteger una marca");
	});

	test("has the nine fields of the specification", () => {
		for (const experience of EXPERIENCES) {
			expect(Object.keys(experience)).toEqual([
				...["id", "nombre", "descripcion", "icon", "color", "categoria", "duracion_estimada"],
				...["ids_procedures", "pasos_adicionales"],
			]);
		}
	});

	served("icon is a name from a fixed icon set, with a default", async ({ page }) => {
		await page.goto("/experiencias");
		const drawn = page.getByRole("main").locator("article .experience-mark path");
		for (const [position, { icon }] of EXPERIENCES.entries()) {
			const symbol = new RegExp(`<symbol id="${iconByName(icon)}"[^>]*>.*?<path d="([^"]+)"`).exec(SPRITE);
			await expect(drawn.nth(position)).toHaveAttribute("d", symbol?.[1] ?? "no such icon");
		}
		expect(EXPERIENCES.every(({ icon }) => iconByName(icon) !== "flag")).toBe(true);
		expect(iconByName("no-such-icon")).toBe("flag");
	});

	served("color is a key of the looks", async ({ page }) => {
		await page.goto("/experiencias");
		const marks = page.getByRole("main").locator("article .experience-mark");
		for (const [position, { color }] of EXPERIENCES.entries()) {
			await expect(marks.nth(position)).toHaveAttribute("data-color", color);
		}
		const looks = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
		expect(new Set(looks).size).toBeGreaterThan(2);
	});

	test("ids_procedures are procedure ids as text, pasos_adicionales a list of text", () => {
		for (const { ids_procedures, pasos_adicionales } of EXPERIENCES) {
			for (const wanted of ids_procedures) expect(PROCEDURES.map(({ id }) => id)).toContain(wanted);
			expect(pasos_adicionales.every((step) => typeof step === "string" && step !== "")).toBe(true);
		}
	});
});

test.describe("FAQ entry (fixed)", () => {
	served("has an id, a question and an answer", async ({ page }) => {
		await page.goto("/ayuda");
		const entries = page.getByRole("main").locator("details");
		await expect(entries).toHaveCount(14);
		const ids = await entries.evaluateAll((all) => all.map(({ id }) => id));
		expect(new Set(ids).size).toBe(14);
		await page.goto("/ayuda?pregunta=cuenta#cuenta");
		const opened = page.locator("#cuenta");
		await expect(opened).toHaveAttribute("open", "");
		await expect(opened.getByRole("heading")).toHaveText("¿Tengo que pagar o crear una cuenta?");
		await expect(opened).toContainText("No. Todo es gratis y no hay cuentas.");
	});

	served("has a category, one of six", async ({ page }) => {
		await page.goto("/ayuda");
		const topics = page.getByRole("navigation", { name: "Temas de las preguntas" }).getByRole("link");
		await expect(topics).toHaveText([
			...["General", "Trámites", "Instituciones", "Documentos", "Tiempos", "Ventanilla Abierta"],
		]);
		await page.goto("/ayuda?tema=tramites");
		await expect(page.locator("details#buscar")).toBeVisible();
		await expect(page.locator("details#cuenta")).toHaveCount(0);
	});
});
