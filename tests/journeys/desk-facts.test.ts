import { spawn } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { findFreePort, makeDataFolder, stopProcess } from "../../testbed/built-server.ts";
import { DESK_PASSWORD } from "../../testbed/desk.ts";

/** The built desk in a folder of its own; answers the address of the first account. */
async function startDesk(): Promise<{ first: string; origin: string; stop(): Promise<void> }> {
	const folder = await makeDataFolder();
	const port = String(await findFreePort());
	const env = { ...process.env, DATA_DIR: folder.path, DESK_PORT: port, DESK_URL: "" };
	const child = spawn(process.execPath, ["desk/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
	const first = await new Promise<string>((resolve, reject) => {
		let said = "";
		child.stdout.on("data", (text) => {
			said += text;
			const address = /Primera cuenta[^:]*: (\S+)/.exec(said)?.[1];
			if (address) resolve(address);
		});
		child.once("exit", () => reject(new Error(`The desk ended: ${said}`)));
	});
	return {
		first,
		origin: new URL(first).origin,
		async stop() {
			await stopProcess(child, "SIGKILL");
			await folder.dispose();
		},
	};
}

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
	const desk = await startDesk();
	try {
		const context = await browser.newContext({ viewport: { width: 360, height: 720 } });
		const page = await context.newPage();
		await join(page, desk.first);
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
	} finally {
		await desk.stop();
	}
});
