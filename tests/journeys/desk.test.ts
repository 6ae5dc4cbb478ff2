import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { type BuiltDesk, startBuiltDesk } from "../../testbed/built-desk.ts";
import { makeDataFolder } from "../../testbed/built-server.ts";
import { DESK_PASSWORD } from "../../testbed/desk.ts";

let desk: BuiltDesk;
let folder: string;
/** Where the first account is made. */
let first: string;

test.beforeEach(async () => {
	folder = (await makeDataFolder()).path;
	desk = await startBuiltDesk(folder);
	await expect.poll(() => desk.output()).toContain("/primera-cuenta/");
	first = /http:\S+primera-cuenta\S+/.exec(desk.output())?.[0] ?? "";
});
test.afterEach(async () => {
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

test("a passkey is the second step, signs in by itself, the password alone no longer does, and by another address the page says where it works", async ({
	page,
}) => {
	const device = await addDevice(page);
	await page.goto(first);
	await page.getByLabel("Tu nombre").fill("Ana");
	await page.getByLabel("Correo").fill("ana@ejemplo.org");
	await page.getByLabel("Contraseña nueva").fill(DESK_PASSWORD);
	await page.getByRole("button", { name: "Crear la cuenta" }).click();
	await page.getByLabel("Correo").fill("ana@ejemplo.org");
	await page.getByLabel("Contraseña").fill(DESK_PASSWORD);
	await page.getByRole("button", { name: "Entrar", exact: true }).click();
	await page.getByRole("button", { name: "Crear una llave de acceso" }).click();
	await expect(page.getByRole("status").first()).toContainText("tu segundo paso está activo");

	await page.getByRole("button", { name: "Salir" }).click();
	await page.getByLabel("Correo").fill("ana@ejemplo.org");
	await page.getByLabel("Contraseña").fill(DESK_PASSWORD);
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

	// Opened by its number and not its name.
	await page.goto(`http://127.0.0.1:${desk.port}/entrar`);
	await expect(page.getByText("solo funcionan en esta dirección")).toBeVisible();
	await expect(page.getByRole("button", { name: "Entrar con llave de acceso" })).toBeHidden();
});

async function join(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.fill("[name=nombre]", "Ana");
	await page.fill("[name=correo]", "ana@ejemplo.org");
	await page.fill("[name=clave]", DESK_PASSWORD);
	await page.keyboard.press("Enter");
	await page.waitForURL(/entrar/);
	await page.fill("[name=correo]", "ana@ejemplo.org");
	await page.fill("[name=clave]", DESK_PASSWORD);
	await page.keyboard.press("Enter");
	await page.waitForURL(/segundo-paso/);
	await page.fill("[name=clave]", DESK_PASSWORD);
	await page.keyboard.press("Enter");
	const secret = (await page.textContent("code.code"))?.trim() ?? "";
	await page.fill("[name=codigo]", new TOTP({ secret }).generate());
	await page.keyboard.press("Enter");
	await page.waitForURL(/hecho=second-step/);
}

test("an institution is corrected with the keyboard alone, and what was typed outlives a closed window", async ({
	browser,
}) => {
	const context = await browser.newContext({ viewport: { width: 360, height: 720 } });
	const page = await context.newPage();
	await join(page, first);
	await page.goto(`${desk.origin}/instituciones/renap`);
	await page.getByRole("button", { name: "Editar" }).focus();
	await page.keyboard.press("Enter");
	const phone = page.getByLabel("Teléfono");
	await phone.focus();
	await page.keyboard.press("Control+a");
	await page.keyboard.type("2222-0000");
	const form = page.url();
	// What is kept is kept a moment after the last key.
	await page.waitForFunction(() => Object.values(localStorage).some((text) => String(text).includes("2222-0000")));
	await page.close();

	const next = await context.newPage();
	await next.goto(form);
	await expect(next.getByLabel("Teléfono")).not.toHaveValue("2222-0000");
	await next.getByRole("button", { name: "Ponerlo en el formulario" }).focus();
	await next.keyboard.press("Enter");
	await expect(next.getByLabel("Teléfono")).toHaveValue("2222-0000");
	await next.getByLabel("Qué cambió y por qué").focus();
	await next.keyboard.type("Número nuevo");

	// The preview saves; back in the form nothing is said to be unsaved.
	await next.getByRole("button", { name: "Vista previa" }).first().focus();
	await next.keyboard.press("Enter");
	await next.getByRole("link", { name: "Volver al borrador" }).click();
	await expect(next.getByLabel("Teléfono")).toHaveValue("2222-0000");
	await expect(next.getByRole("button", { name: "Ponerlo en el formulario" })).toBeHidden();

	await next.getByRole("button", { name: "Publicar" }).first().focus();
	await next.keyboard.press("Enter");
	await expect(next.getByRole("status")).toContainText("Publicado");
	await expect(next.getByRole("status")).toBeFocused();
	await expect(next.getByText("2222-0000")).toBeVisible();
	await context.close();
});
