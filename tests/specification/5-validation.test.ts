import type { Page } from "@playwright/test";
import { expect, open, openInEnglish, test } from "../journeys/browser.ts";
import { LISTED } from "./facts.ts";
import { served } from "./served.ts";
import { findReport, sendReport } from "./stored-rows.ts";

async function openForm(page: Page) {
	await open(page, "/categorias");
	await page.getByRole("button", { name: "Reportar un problema" }).click();
	const dialog = page.getByRole("dialog", { name: "Reportar un problema" });
	await expect(dialog.getByRole("button", { name: "Enviar reporte" })).toBeVisible();
	return dialog;
}

test.describe("the report form", () => {
	const REQUIRED = [
		["problem type", "problem_type", "¿Qué problema encontraste?", "Elige qué problema encontraste"],
		["procedure name", "procedure", "Nombre del trámite", "Escribe el nombre del trámite"],
		["description", "description", "Cuéntanos qué pasa", "Cuéntanos qué pasa, aunque sea en pocas palabras"],
	] as const;

	test("problem type, procedure name and description are required", async ({ page }) => {
		const posts: string[] = [];
		page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
		const form = await openForm(page);
		for (const [, , label] of REQUIRED) await expect(form.getByLabel(label)).toHaveAttribute("required", "");
		await form.getByRole("button", { name: "Enviar reporte" }).click();
		const summary = form.getByRole("alert", { name: "Revisa estos datos" });
		await expect(summary.getByRole("link")).toHaveText(REQUIRED.map(([, , , fault]) => fault));
		expect(posts).toEqual([]);
	});

	for (const [field, name] of REQUIRED) {
		test(`the server too requires the ${field}: empty or blank is refused`, async ({ request }) => {
			expect(await sendReport(request, { [name]: "" })).toBe(422);
			expect(await sendReport(request, { [name]: "  \n " })).toBe(422);
		});
	}

	test("problem type is one of outdated-info, wrong-requirements, changed-process, wrong-contact, new-procedure, other", async ({
		page,
		request,
	}) => {
		const form = await openForm(page);
		const values = await form
			.getByLabel("¿Qué problema encontraste?")
			.locator("option")
			.evaluateAll((all) => all.map((option) => option.getAttribute("value")));
		expect(values).toEqual([
			...["", "outdated-info", "wrong-requirements", "changed-process"],
			...["wrong-contact", "new-procedure", "other"],
		]);
		expect(await sendReport(request, { problem_type: "something-else" })).toBe(422);
		for (const problem_type of values.filter((value) => value)) {
			expect(await sendReport(request, { problem_type: problem_type ?? "" }), problem_type ?? "").toBeLessThan(400);
		}
	});

	test("description is multi-line, 4 rows", async ({ page }) => {
		const box = (await openForm(page)).getByLabel("Cuéntanos qué pasa");
		expect(await box.evaluate((element) => element.tagName)).toBe("TEXTAREA");
		await expect(box).toHaveAttribute("rows", "4");
	});

	test("institution, contact name and contact email are optional", async ({ page, request }) => {
		const form = await openForm(page);
		for (const label of ["Institución (opcional)", "Tu nombre (opcional)", "Tu correo (opcional)"]) {
			await expect(form.getByLabel(label)).not.toHaveAttribute("required");
		}
		const text = `Solo lo necesario ${crypto.randomUUID()}`;
		expect(await sendReport(request, { description: text })).toBeLessThan(400);
		expect(await findReport(text)).toMatchObject({ problem_type: "other", user_name: "", user_email: "" });
	});

	test("contact email must be a valid email format", async ({ page }) => {
		const form = await openForm(page);
		await form.getByLabel("¿Qué problema encontraste?").selectOption("other");
		await form.getByLabel("Nombre del trámite").fill("Pasaporte");
		await form.getByLabel("Cuéntanos qué pasa").fill("Algo cambió");
		await form.getByLabel("Tu correo (opcional)").fill("ana@");
		await form.getByRole("button", { name: "Enviar reporte" }).click();
		await expect(form.getByRole("alert", { name: "Revisa estos datos" }).getByRole("link")).toHaveText([
			"Escribe un correo como nombre@ejemplo.com, o deja el campo vacío",
		]);
		await expect(form.getByLabel("Tu correo (opcional)")).toHaveAttribute("aria-invalid", "true");
	});

	for (const [user_email, isValid] of [
		["ana@ejemplo.com", true],
		["ana.lopez+reporte@correo.gob.gt", true],
		["ana", false],
		["ana@ejemplo", false],
		["ana lopez@ejemplo.com", false],
		["ana@ejemplo.com\nBcc: otro@ejemplo.com", false],
	] as const) {
		test(`the server ${isValid ? "accepts" : "refuses"} the e-mail ${JSON.stringify(user_email)}`, async ({
			request,
		}) => {
			const status = await sendReport(request, { user_email, description: crypto.randomUUID() });
			expect(status < 400 ? "accepted" : status).toBe(isValid ? "accepted" : 422);
		});
	}

	test("a note states that contact data is optional", async ({ page }) => {
		const form = await openForm(page);
		await expect(form.getByRole("group", { name: "Tus datos de contacto (opcional)" })).toContainText(
			"No hacen falta.",
		);
	});
});

test("home search submits only if the text is non-blank", async ({ page }) => {
	await open(page, "/");
	const box = page.getByRole("main").getByRole("searchbox");
	await box.fill(" \t ");
	await box.press("Enter");
	await expect(page.getByText("Escribe qué trámite buscas, por ejemplo «pasaporte».")).toBeVisible();
	await box.fill(" nit ");
	await box.press("Enter");
	await expect(page).toHaveURL(/\/catalogo\?search=nit$/);
});

test("search overlay: blank text returns an empty list without any call", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await open(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
	await dialog.getByRole("searchbox").pressSequentially("   ");
	await page.waitForTimeout(400);
	await expect(dialog.getByRole("status")).toHaveText("Comienza a escribir para buscar trámites");
	await expect(dialog.getByRole("listitem")).toHaveCount(0);
	expect(asked).not.toContain("/buscar");
	await dialog.getByRole("searchbox").fill("nit");
	await expect(dialog.getByRole("listitem").first()).toBeVisible();
	expect(asked, "a text that is not blank makes a call").toContain("/buscar");
});

test("search lookup: blank text returns an empty list", async ({ request }) => {
	for (const blank of ["", "%20%20", "%09"]) {
		expect(await (await request.get(`/buscar?texto=${blank}`)).json()).toEqual([]);
	}
});

test("procedure detail and institution detail need an id", async ({ request }) => {
	const none = await request.get("/tramite/");
	expect(none.status()).toBe(404);
	expect(await none.text()).toContain("Página no encontrada");
	const blank = await request.get("/tramite/%20");
	expect(blank.status()).toBe(404);
	expect(await blank.text()).toContain("Trámite no encontrado");
	const list = await request.get("/instituciones/");
	expect(await list.text()).toContain("Lista de instituciones");
	expect((await request.get("/instituciones/%20")).status()).toBe(404);
});

test("a missing institution gives 'Institution not found'", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "the institution does not exist");
	await openInEnglish(page, "/institutions/no-existe");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Institution not found");
});

served("no other input validation: a free-text search takes any text", async ({ page }) => {
	for (const typed of [`<b>"'&`, "%", "\\' or 1=1 --", "a".repeat(5000), "🇬🇹 k’iche’"]) {
		const response = await page.goto(`/catalogo?search=${encodeURIComponent(typed)}`);
		expect(response?.status(), typed.slice(0, 20)).toBe(200);
		await expect(page.getByText(new RegExp(`^Mostrando \\d+ de ${LISTED.length} trámites$`))).toBeVisible();
		const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
		await expect(box).toHaveValue(typed.slice(0, 200));
	}
});
