import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { writeCodes } from "../../app/my-folder/folder-codes.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { countRequirements } from "../counts.ts";
import { expect, expectAccessible, open, openInEnglish, phone, test } from "./browser.ts";

const NIT = "/tramite/inscripcion-nit";
const ASKED = countRequirements("inscripcion-nit");
const LICENCE = "/tramite/antecedentes-penales";
const FOLDER = "/mi-carpeta";

test.use(phone);

const status = (page: Page) => page.locator(".folder-told [role=status]");
const entries = (page: Page) => page.locator(".folder-entries h3");
const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function save(page: Page, path: string): Promise<void> {
	await open(page, path);
	await press(page, "Guardar en mi carpeta");
	await expect(page.getByRole("button", { name: "Ver en mi carpeta" })).toBeVisible();
}

async function fileOf(page: Page, button: string | RegExp): Promise<string> {
	const coming = page.waitForEvent("download");
	await press(page, button);
	return readFile(await (await coming).path(), "utf8");
}

async function bring(page: Page, text: string): Promise<void> {
	const choosing = page.waitForEvent("filechooser");
	await press(page, "Abrir un archivo de carpeta");
	await (await choosing).setFiles({ name: "carpeta.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

test("a procedure is saved with one press, its ticks are its progress on both pages, and the head leads to it", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("banner").getByRole("link", { name: "Mi carpeta" })).toBeHidden();
	await save(page, NIT);
	await page.locator(".requirement-list input").first().check();
	await page.goto("/");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
	await page.getByRole("banner").getByRole("link", { name: "Mi carpeta" }).click();
	await expect(entries(page)).toHaveText(["Inscripción al NIT"]);
	const entry = page.getByRole("article").last();
	await expect(entry).toContainText(`1 de ${ASKED} requisitos listos`);
	await entry.getByText("Requisitos", { exact: true }).click();
	await entry.getByRole("checkbox").nth(1).check();
	await expect(entry).toContainText(`2 de ${ASKED} requisitos listos`);
	await expectAccessible(page);
	expect(asked.filter((line) => /inscripcion-nit|^POST/.test(line))).toEqual([]);
	await entry.getByRole("link", { name: "Inscripción al NIT" }).click();
	await expect(page.getByRole("main").getByText(`2 de ${ASKED} listos`)).toBeVisible();
});

test.describe("on a first visit", () => {
	test.use({ visitor: "new" });

	test("the bars at the foot leave in sight that something was removed, and the way to undo it", async ({ page }) => {
		await save(page, NIT);
		await open(page, FOLDER);
		await expect(page.locator(".promo")).toBeVisible();
		await press(page, /^Quitar/);
		const undo = page.getByRole("button", { name: "Deshacer" });
		await expect(undo).toBeInViewport({ ratio: 1 });
		const top = await page.locator(".promo").evaluate((bar) => bar.getBoundingClientRect().top);
		expect(await undo.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(top);
	});
});

test("what is saved is put into an order by hand and by keyboard, and comes back after it was removed", async ({
	page,
}) => {
	await save(page, NIT);
	await save(page, "/experiencias?experiencia=exp-001");
	await open(page, FOLDER);
	await expect(entries(page)).toHaveText(["Inscripción al NIT", "Abrir una panadería"]);
	await page.getByRole("button", { name: "Bajar: Inscripción al NIT" }).focus();
	await page.keyboard.press("Enter");
	await expect(status(page)).toHaveText("Inscripción al NIT: lugar 2 de 2.");
	await page.reload();
	await expect(entries(page)).toHaveText(["Abrir una panadería", "Inscripción al NIT"]);
	await press(page, "Quitar: Abrir una panadería");
	await expect(page.getByRole("heading", { name: "1 cosa guardada" })).toBeFocused();
	await press(page, "Deshacer");
	await expect(entries(page)).toHaveText(["Abrir una panadería", "Inscripción al NIT"]);
});

test("a note and an appointment stay, and the appointment goes into the calendar with a reminder", async ({ page }) => {
	await save(page, NIT);
	await open(page, FOLDER);
	await press(page, "Apuntar");
	await expect(page.getByRole("link", { name: "Elige un día del calendario." })).toBeVisible();
	await page.getByLabel("¿Qué es?").fill("Cita <b>SAT</b>");
	await page.getByLabel("Día", { exact: true }).fill("2026-12-04");
	await page.getByLabel(/^Hora/).fill("08:30");
	await page.getByLabel("Es de").selectOption("Inscripción al NIT");
	await press(page, "Apuntar");
	await expect(status(page)).toHaveText("Apuntado: Cita <b>SAT</b>.");
	const calendar = await fileOf(page, /^Pasar al calendario/);
	expect(calendar).toContain("DTSTART:20261204T143000Z");
	expect(calendar).toContain("TRIGGER:-P1D");
	await page.getByLabel("Nota: Inscripción al NIT").fill("Llevar copia");
	await page.reload();
	await expect(page.getByLabel("Nota: Inscripción al NIT")).toHaveValue("Llevar copia");
	await expect(page.getByRole("article").last()).toContainText("4 de diciembre de 2026, 8:30");
});

test("a folder goes to another phone by a file, and what is hostile in one stays text", async ({ page }) => {
	await save(page, NIT);
	await page.locator(".requirement-list input").first().check();
	await open(page, FOLDER);
	const file = await fileOf(page, "Descargar como archivo");
	await press(page, "Borrar toda la carpeta");
	await expect(page.getByText("Tu carpeta está vacía")).toBeVisible();
	expect(Object.keys(await stored(page))).not.toContain(STORAGE_KEYS.requirements);

	await bring(page, "<html>");
	await expect(status(page)).toContainText("no es una carpeta");
	const hostile = { ...JSON.parse(file), name: "<img src=x onerror=alert(1)>" };
	hostile.entries[0].note = "<script>alert(1)</script>";
	hostile.entries.push({ kind: "tramite", id: "../x", name: "javascript:alert(1)" });
	await bring(page, JSON.stringify(hostile));
	const coming = page.getByRole("region", { name: "Carpeta de <img src=x onerror=alert(1)>" });
	await expect(coming).toContainText("1 dato no se pudo leer");
	await coming.getByRole("button", { name: "Sumar a mi carpeta" }).click();
	await expect(page.getByLabel("Nota: Inscripción al NIT")).toHaveValue("<script>alert(1)</script>");
	await expect(page.getByText(`1 de ${ASKED} requisitos listos`)).toBeVisible();
});

test("a folder comes by the addresses of its codes, part by part, and is added when somebody says so", async ({
	page,
	baseURL,
}) => {
	await save(page, NIT);
	await open(page, FOLDER);
	const file = await fileOf(page, "Descargar como archivo");
	await press(page, /códigos/);
	await expect(page.getByRole("img", { name: /^Código 1 de/ }).locator("path")).toHaveAttribute("d", /h\d/);
	await expectAccessible(page);
	await press(page, "Borrar toda la carpeta");
	const letters = Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 9_000))).join("");
	const whole = JSON.parse(file);
	whole.entries[0].note = letters;
	const codes = (await writeCodes(JSON.stringify(whole), `${baseURL}${FOLDER}`)) ?? [];
	expect(codes.length).toBeGreaterThan(1);
	for (const code of codes.slice(1)) {
		await page.goto("about:blank");
		await page.goto(code);
		await expect(page.getByText(/^Leíste una parte. Falta/)).toBeVisible();
	}
	await page.goto("about:blank");
	await page.goto(codes[0] ?? "");
	await page.getByRole("region", { name: "Te pasan una carpeta" }).getByRole("button", { name: "Sumar" }).click();
	await expect(page).toHaveURL(FOLDER);
	await expect(page.getByLabel("Nota: Inscripción al NIT")).toHaveValue(letters);
});

test("two tabs that write in the same moment lose nothing of each other", async ({ page, context }) => {
	const other = await context.newPage();
	await open(page, NIT);
	await open(other, LICENCE);
	const name = "Guardar en mi carpeta";
	await Promise.all([press(page, name), press(other, name)]);
	// They hear of each other within some fifty milliseconds: nobody leaves a page so soon, and a test would.
	const kept = async () => JSON.parse((await stored(page))[STORAGE_KEYS.folder] ?? "{}").entries?.length;
	await expect.poll(kept).toBe(2);
	await open(page, FOLDER);
	await expect(entries(page)).toHaveCount(2);
	await other.close();
});

test("where the browser is full, it says so, nothing is lost, and the folder can still be downloaded", async ({
	page,
}) => {
	await save(page, NIT);
	await open(page, FOLDER);
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("", "QuotaExceededError");
		};
	});
	await page.getByLabel("Nota: Inscripción al NIT").fill("Lo último");
	await expect(page.getByRole("alert").filter({ hasText: "Ya no hay espacio" })).toBeVisible();
	expect(await fileOf(page, "Descargar como archivo")).toContain("Lo último");
});

test("what is stored and cannot be read is not touched before somebody took it along", async ({ page }) => {
	await page.goto("/ayuda");
	await page.evaluate((key) => localStorage.setItem(key, '{"entries":'), STORAGE_KEYS.folder);
	await open(page, FOLDER);
	await expect(page.getByRole("alert").filter({ hasText: "no se puede leer" })).toBeVisible();
	expect(await fileOf(page, "Descargar lo que hay")).toBe('{"entries":');
	await press(page, "Empezar de nuevo");
	await expect(page.getByText("Tu carpeta está vacía")).toBeVisible();
});

test("who helps several people begins each with nothing and leaves nothing, and has the own folder back", async ({
	page,
	context,
}) => {
	await save(page, NIT);
	await page.locator(".requirement-list input").first().check();
	const before = await stored(page);
	await open(page, FOLDER);
	for (const name of ["Ana Xol", "Beto"]) {
		await page.getByLabel("Nombre de la persona").fill(name);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: `Carpeta de ${name}` })).toBeFocused();
		await expect(page.getByText("Tu carpeta está vacía")).toBeVisible();
		const other = await context.newPage();
		await save(other, LICENCE);
		await other.locator(".requirement-list input").first().check();
		await expect(entries(page)).toHaveCount(1);
		await press(page, `Terminar y borrar lo de ${name}`);
		await press(page, "Sí, borrar y volver a mi carpeta");
		await expect(page.getByRole("heading", { level: 1, name: "Mi carpeta" })).toBeFocused();
		// What was open of that person is read anew.
		await expect(other.getByRole("checkbox", { checked: true })).toHaveCount(0);
		await other.close();
		expect(await stored(page)).toEqual(before);
	}
	await expect(entries(page)).toHaveText(["Inscripción al NIT"]);
});

test("what is gone from the portal or has another name says so, and a wrong clock says no distance", async ({
	page,
}) => {
	await save(page, NIT);
	await page.goto("/ayuda");
	await page.evaluate((key) => {
		const folder = JSON.parse(localStorage.getItem(key) ?? "");
		folder.entries[0].name = "Nombre viejo";
		folder.entries.push({ ...folder.entries[0], id: "ya-no-existe", name: "Trámite de antes" });
		folder.dates.push({ id: "1", what: "Cita", day: "2026-12-04", time: "", about: "" });
		localStorage.setItem(key, JSON.stringify(folder));
	}, STORAGE_KEYS.folder);
	await page.clock.setFixedTime("2019-01-01T12:00:00Z");
	await open(page, FOLDER);
	await expect(page.getByText("El reloj de este aparato parece estar mal.")).toBeVisible();
	await press(page, /^Ver si algo cambió/);
	await expect(status(page)).toHaveText("Cambiaron 2 cosas. Están marcadas abajo.");
	await expect(page.getByText("Antes se llamaba «Nombre viejo».")).toBeVisible();
	await expect(page.getByText(/^Ya no está en el portal/)).toBeVisible();
});

test("the folder speaks English where its page does", async ({ page }) => {
	await openInEnglish(page, NIT);
	await page.getByRole("button", { name: "Save in my folder" }).click();
	await page.getByRole("button", { name: "See it in my folder" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "My folder" })).toBeVisible();
	await expect(page.getByText(`0 of ${ASKED} requirements ready`)).toBeVisible();
	await expectAccessible(page);
});
