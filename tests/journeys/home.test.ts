import { expect, open, test } from "./browser.ts";

test("a blank search stays on home, says why and puts the cursor back; a text leads to the catalogue", async ({
	page,
}) => {
	await open(page, "/");
	const search = page.getByRole("main").getByRole("search");
	const box = search.getByRole("searchbox", { name: "¿Qué trámite buscas?" });
	await box.fill("   ");
	await search.getByRole("button", { name: "Buscar" }).click();
	await expect(search.getByRole("status")).toHaveText("Escribe qué trámite buscas, por ejemplo «pasaporte».");
	await expect(box).toBeFocused();
	await expect(box).toHaveAccessibleDescription(/pasaporte/);
	await expect(page).toHaveURL("/");
	await box.fill(" antecedentes penales ");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/catalogo?search=antecedentes+penales");
	await expect(page.getByRole("link", { name: "Carencia de antecedentes penales", exact: true })).toBeVisible();
});

test("a ticket opens its procedure from anywhere on it", async ({ page }) => {
	await page.goto("/");
	const ticket = page.getByRole("listitem").filter({ hasText: "Turno 2" });
	await ticket.click({ position: { x: 20, y: 20 } });
	await expect(page).toHaveURL("/tramite/licencia-sanitaria");
});

test("the categories follow what is typed, without asking the server, and the address can be shared", async ({
	page,
}) => {
	await open(page, "/categorias");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const box = page.getByRole("searchbox", { name: "Buscar una categoría" });
	await box.pressSequentially("educacion");
	await expect(page.getByText("1 categoría", { exact: true })).toBeVisible();
	await expect(box).toBeFocused();
	await expect(page).toHaveURL("/categorias?search=educacion");
	expect(asked.filter((url) => url.includes("categorias"))).toEqual([]);
	await box.fill("zzzz");
	await expect(page.getByText("No se encontraron categorías")).toBeVisible();
	await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
	await expect(page.getByText("16 categorías", { exact: true })).toBeVisible();
	await expect(box).toHaveValue("");
});
