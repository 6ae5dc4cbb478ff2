import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { BuiltDesk } from "../../testbed/built-desk.ts";
import { startBuiltDesk } from "../../testbed/built-desk.ts";
import { makeDataFolder } from "../../testbed/built-server.ts";

const PASSWORD = "una frase solo mía";
let desk: BuiltDesk;
let folder: string;

test.beforeAll(async () => {
	folder = (await makeDataFolder()).path;
	desk = await startBuiltDesk(folder);
});
test.afterAll(async () => {
	await desk.stop();
	await rm(folder, { recursive: true, force: true });
});

/** A device that keeps passkeys and is opened by its owner's finger. */
async function addDevice(page: Page, isUserVerified = true) {
	const client = await page.context().newCDPSession(page);
	await client.send("WebAuthn.enable");
	const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
			...{ isUserVerified, automaticPresenceSimulation: true },
		},
	});
	return {
		verify: (isVerified: boolean) =>
			client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: isVerified }),
	};
}

test("a passkey is the second step, signs in by itself, and the password alone no longer does", async ({ page }) => {
	const device = await addDevice(page);
	await expect.poll(() => desk.output()).toContain("/primera-cuenta/");
	const address = /http:\S+primera-cuenta\S+/.exec(desk.output())?.[0] ?? "";
	await page.goto(address);
	await page.getByLabel("Tu nombre").fill("Ana");
	await page.getByLabel("Correo").fill("ana@ejemplo.org");
	await page.getByLabel("Contraseña nueva").fill(PASSWORD);
	await page.getByRole("button", { name: "Crear la cuenta" }).click();
	await page.getByLabel("Correo").fill("ana@ejemplo.org");
	await page.getByLabel("Contraseña").fill(PASSWORD);
	await page.getByRole("button", { name: "Entrar", exact: true }).click();
	await page.getByRole("button", { name: "Crear una llave de acceso" }).click();
	await expect(page.getByRole("status").first()).toContainText("tu segundo paso está activo");

	await page.getByRole("button", { name: "Salir" }).click();
	await page.getByLabel("Correo").fill("ana@ejemplo.org");
	await page.getByLabel("Contraseña").fill(PASSWORD);
	await page.getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText("llave de acceso");

	// Whoever holds the device and not its PIN tells the browser not to ask for it.
	const options = "**/generate-authenticate-options";
	await page.route(options, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), userVerification: "discouraged" } });
	});
	await device.verify(false);
	const refused = page.waitForResponse("**/verify-authentication");
	await page.getByRole("button", { name: "Entrar con llave de acceso" }).click();
	expect((await refused).status()).toBe(401);
	await expect(page.locator("#llave-estado")).not.toBeEmpty();
	await page.unroute(options);
	await device.verify(true);
	await page.getByRole("button", { name: "Entrar con llave de acceso" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inicio");

	await page.goto(`${desk.origin}/cuenta`);
	await page.getByLabel("Nombre de la llave").fill("Teléfono azul");
	await page.getByRole("button", { name: "Cambiar el nombre" }).click();
	await expect(page.getByLabel("Nombre de la llave")).toHaveValue("Teléfono azul");
	await page.getByRole("button", { name: "Quitar esta llave" }).click();
	await expect(page.getByRole("alert")).toContainText("único segundo paso");
});

test("opened by its number and not its name, the page says where passkeys work", async ({ page }) => {
	await page.goto(`http://127.0.0.1:${desk.port}/entrar`);
	await expect(page.getByText("solo funcionan en esta dirección")).toBeVisible();
	await expect(page.getByRole("button", { name: "Entrar con llave de acceso" })).toBeHidden();
});
