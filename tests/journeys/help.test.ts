import { expect, open, test } from "./browser.ts";

test("the questions follow what is typed; the count is announced and the focus stays", async ({ page }) => {
	await open(page, "/ayuda");
	const box = page.getByRole("searchbox", { name: "Busca en las preguntas" });
	await box.pressSequentially("copias");
	await expect(page.getByRole("status").filter({ hasText: "1 pregunta con «copias»" })).toBeVisible();
	await expect(page).toHaveURL("/ayuda?search=copias");
	await expect(box).toBeFocused();
	await page.getByRole("link", { name: "Tiempos" }).click();
	await expect(page.getByText("No se encontraron preguntas")).toBeVisible();
	await page.getByRole("link", { name: "Ver todas las preguntas" }).click();
	await expect(page.getByText("14 preguntas")).toBeVisible();
	await expect(box).toHaveValue("");
});

test("a closed answer is found by the browser's own search in the page, and a link to one question shows its answer", async ({
	page,
}) => {
	await page.goto("/ayuda#:~:text=Puedes%20imprimirla");
	await expect(page.getByText("Puedes imprimirla")).toBeVisible();
	await expect(page.getByText("Este portal solo informa.")).toBeHidden();
	await page.goto("/ayuda?pregunta=reportar#reportar");
	await expect(page.getByText("Al final te damos un código de recibo.")).toBeInViewport();
});
