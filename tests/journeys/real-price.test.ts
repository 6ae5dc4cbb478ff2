import { expect, open, test } from "./browser.ts";

test("a fee is worked out on the device while somebody types, and nothing of it is sent", async ({ page }) => {
	await open(page, "/precio/boleto-de-ornato");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const status = page.getByRole("region", { name: "Calcula cuánto te toca" }).getByRole("status");
	const figure = page.getByLabel("¿Cuánto ganas al mes?");
	await figure.pressSequentially("3500");
	await page.getByLabel("Después").check();
	await expect(status).toContainText("Te toca Q 100.00");
	await page.getByLabel("En enero o febrero").check();
	await expect(status).toContainText("Te toca Q 50.00");
	await figure.fill("Q12,000.01");
	await expect(status).toContainText("Te toca Q 150.00");
	await figure.press("Enter");
	await expect(page).toHaveURL(/\/precio\/boleto-de-ornato$/);
	expect(asked.filter((url) => /3500|12|precio\/boleto-de-ornato\?/.test(new URL(url).search))).toEqual([]);
});

test("what is wrong is told when the form is sent, not in the middle of a number, and the field takes the focus", async ({
	page,
}) => {
	await open(page, "/precio/boleto-de-ornato");
	const figure = page.getByLabel("¿Cuánto ganas al mes?");
	const fault = page.getByText("No sabemos si es mil o decimal.");
	await page.getByLabel("Después").check();
	await figure.pressSequentially("3.500");
	await expect(fault).toHaveCount(0);
	await page.getByRole("button", { name: "Calcular" }).click();
	await expect(fault).toBeVisible();
	await expect(figure).toBeFocused();
	await expect(figure).toHaveAttribute("aria-invalid", "true");
	await figure.fill("3500");
	await expect(fault).toHaveCount(0);
	await expect(page.getByText("Te toca Q 100.00")).toBeVisible();
});

test("without a case the keyboard is led to it, and the answer comes as soon as one is chosen", async ({ page }) => {
	await open(page, "/precio/traspaso-vehiculo-electronico");
	await page.getByLabel("¿De qué año es el modelo?").fill("2010");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Elige una de las opciones.")).toBeVisible();
	await expect(page.getByLabel("Carro u otro vehículo")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByText("Te toca Q 200.00")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });
	test("the form is sent, and answers where it stands with what was typed", async ({ page }) => {
		await page.goto("/precio/pago-iusi");
		await page.getByLabel("¿Qué valor tiene inscrito tu inmueble?").fill("100,000");
		await page.getByRole("button", { name: "Calcular" }).click();
		await expect(page).toHaveURL(/\/precio\/pago-iusi\?cifra=100%2C000#calcula$/);
		await expect(page.getByText("Te toca Q 900.00")).toBeVisible();
		await expect(page.getByLabel("¿Qué valor tiene inscrito tu inmueble?")).toHaveValue("100,000");
	});
});

test("on paper the table and its pages stay, and the form goes", async ({ page }) => {
	await page.goto("/precio/boleto-de-ornato?cifra=3500&caso=tarde");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button", { name: "Calcular" })).toBeHidden();
	await expect(page.getByText("Te toca Q 100.00")).toBeVisible();
	await expect(page.getByRole("table", { name: "La tabla" })).toBeVisible();
	await expect(page.getByText("Sale de Ventanilla Abierta")).toBeVisible();
});
