import type { Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { expect, expectAccessible, open, phone, test } from "./browser.ts";

test.use(phone);

const USE = { name: "Usar mi posición" };
const AT_LIVINGSTON = { latitude: 15.83, longitude: -88.75, accuracy: 100 };
const PLACE: readonly string[] = [STORAGE_KEYS.department, STORAGE_KEYS.municipality];
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("a department and a municipality are chosen, kept, found again, printed sheet by sheet, and forgotten", async ({
	page,
}) => {
	await page.clock.setFixedTime("2026-12-01T10:00:00-06:00");
	await open(page, "/oficinas");
	await field(page, "Departamento").selectOption("Guatemala");
	await page.getByRole("button", { name: "Filtrar" }).click();
	await field(page, "Municipio").selectOption("Villa Nueva");
	await page.getByRole("button", { name: "Filtrar" }).click();
	await expect(page).toHaveURL(/departamento=guatemala&municipio=villa-nueva/);
	await expect(page.getByRole("heading", { level: 3 })).toHaveText([
		"Villa Nueva, Guatemala",
		"Otros municipios de Guatemala",
	]);
	const states = page.getByText(/^(Abierto|Cerrado) ahora/);
	await expect(states.first()).toBeVisible();
	await expectAccessible(page);

	await field(page, "Departamento").selectOption("Izabal");
	await expect(field(page, "Municipio"), "Villa Nueva is none of Izabal").toHaveValue("todos");
	await page.getByRole("button", { name: "Filtrar" }).click();
	await field(page, "Municipio").selectOption("Livingston");
	await page.getByRole("button", { name: "Filtrar" }).click();
	await page.getByRole("button", { name: "Ver siempre primero Livingston, Izabal" }).click();
	const kept = (await page.context().cookies()).filter(({ name }) => PLACE.includes(name));
	expect(kept.map(({ value }) => value).sort()).toEqual(["izabal", "livingston"]);

	await open(page, "/oficinas");
	await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("Livingston, Izabal");
	const sheets = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type \/Page\b/g);
	expect(sheets, "Livingston and Puerto Barrios").toHaveLength(2);

	await page.getByRole("button", { name: "Olvidar mi departamento y mi municipio" }).click();
	await expect(page).toHaveURL("/oficinas");
	await expect(field(page, "Departamento")).toHaveValue("todos");
	expect((await page.context().cookies()).filter(({ name }) => PLACE.includes(name))).toEqual([]);
});

test("a position that is denied is none, and nothing was fetched for it before the press", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	await open(page, "/oficinas");
	expect(fetched.filter((url) => /locate-/.test(url))).toEqual([]);
	await page.getByRole("button", USE).click();
	await expect(page.getByRole("status").filter({ hasText: "No diste permiso para ver tu posición." })).toBeVisible();
	expect(fetched.filter((url) => /locate-/.test(url))).toHaveLength(1);
	await expect(page).toHaveURL("/oficinas");
	await expectAccessible(page);
});

test("a position chooses the nearest municipality on the device, no request carries it, and another one can be chosen", async ({
	page,
}) => {
	await page.context().grantPermissions(["geolocation"]);
	await page.context().setGeolocation(AT_LIVINGSTON);
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.goto("/oficinas?institucion=mspas");
	// Pressed before the scripts are there.
	await page.getByRole("button", USE).click();
	const said = page.getByRole("status").filter({ hasText: "Parece que estás cerca de Livingston, Izabal." });
	await expect(said).toBeVisible();
	await expect(page).toHaveURL(/departamento=izabal&municipio=livingston&institucion=mspas/);
	await expect(field(page, "Municipio")).toHaveValue("livingston");
	expect(fetched.filter((each) => /15[.,]8|88[.,]7/.test(each))).toEqual([]);
	await expectAccessible(page);

	await said.getByRole("link", { name: "Puerto Barrios, Izabal" }).click();
	await expect(field(page, "Municipio")).toHaveValue("puerto-barrios");
	await expect(said).toBeHidden();

	await page.context().setGeolocation({ latitude: 13.693, longitude: -89.218, accuracy: 100 });
	await page.getByRole("button", USE).click();
	await expect(page.getByText("Parece que estás fuera de Guatemala.")).toBeVisible();
	await page.context().setGeolocation({ ...AT_LIVINGSTON, accuracy: 60_000 });
	await page.getByRole("button", USE).click();
	await expect(page.getByText("Tu aparato no sabe bien dónde está.")).toBeVisible();
	await expect(page).toHaveURL(/municipio=puerto-barrios/);
});

test("a device that takes too long, and one that has no position, say so", async ({ page }) => {
	await page.goto("/oficinas");
	for (const [code, line] of [
		[3, "Tu aparato tardó demasiado"],
		[2, "Tu aparato no sabe bien dónde está."],
	] as const) {
		await page.evaluate((failed) => {
			navigator.geolocation.getCurrentPosition = (_done, fail) => fail?.({ code: failed } as GeolocationPositionError);
		}, code);
		await page.getByRole("button", USE).click();
		await expect(page.getByRole("status").filter({ hasText: line })).toBeVisible();
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the place is chosen and forgotten all the same, and no position is offered", async ({ page }) => {
		await page.goto("/oficinas?departamento=izabal");
		await expect(page.getByRole("button", USE)).toBeHidden();
		await field(page, "Municipio").selectOption("Livingston");
		await page.getByRole("button", { name: "Filtrar" }).click();
		await field(page, "Departamento").selectOption("Jalapa");
		await page.getByRole("button", { name: "Filtrar" }).click();
		await expect(page.getByText("Livingston no es un municipio de Jalapa.")).toBeVisible();
		await page.getByRole("button", { name: "Ver siempre primero Jalapa" }).click();
		await page.goto("/oficinas");
		await expect(field(page, "Departamento")).toHaveValue("jalapa");
		await page.getByRole("button", { name: "Olvidar mi departamento y mi municipio" }).click();
		await expect(field(page, "Departamento")).toHaveValue("todos");
	});
});
