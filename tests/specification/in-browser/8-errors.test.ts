import { findFreePort, makeDataFolder, startBuiltServer } from "../../../testbed/built-server.ts";
import { test as base, expect, open, openInEnglish } from "../../journeys/browser.ts";
import { ANONYMOUS_KEY } from "../hosted-backend.ts";

const NOTHING = {};

/** The `test` of a portal that could never read its backend: nobody listens at the address it was given. */
const emptyHanded = base.extend({
	baseURL: async ({ ownPortal }, use) => {
		const origin = await ownPortal.open(NOTHING, async (cleanUp) => {
			const data = await makeDataFolder();
			cleanUp(data.dispose);
			const nobody = `http://127.0.0.1:${await findFreePort()}`;
			const settings = { SUPABASE_URL: nobody, SUPABASE_ANON_KEY: ANONYMOUS_KEY, LOG_LEVEL: "silent" };
			const server = await startBuiltServer(data.path, settings, { awaited: "/healthz" });
			cleanUp(server.stop);
			return server;
		});
		await use(origin);
	},
});

emptyHanded(
	"a backend that never answered: 'Error al cargar trámites' on the way from another page, and 'Error en la búsqueda'",
	async ({ page, allowTrouble }) => {
		allowTrouble(/503/, "there is nothing to read");
		await open(page, "/ayuda");
		await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Catálogo" }).click();
		await expect(page.getByRole("main").getByText("Error al cargar trámites", { exact: true })).toBeVisible();
		await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
		const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
		await dialog.getByRole("searchbox").fill("pasaporte");
		await expect(dialog.getByRole("status")).toHaveText("Error en la búsqueda");
	},
);

emptyHanded("observatory failure: 'Reintentar' reloads the page", async ({ page, allowTrouble }) => {
	allowTrouble(/503/, "there is nothing to read");
	await page.goto("/observatorio?filtro=digital");
	await expect(page.getByRole("main").getByText("Error al cargar datos del observatorio")).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isOldPage: true }));
	await page.getByRole("main").getByRole("link", { name: "Reintentar" }).click();
	await page.waitForFunction(() => !("isOldPage" in window));
	await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
});

base("K25: 'Reintentar' shows the observatory once it can be read again", async ({ page, allowTrouble }) => {
	allowTrouble(/Failed to load resource|ERR_FAILED|Failed to fetch/, "the connection is cut on purpose");
	await open(page, "/ayuda");
	await page.route("**/observatorio.data*", (route) => route.abort());
	await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Observatorio" }).click();
	await expect(page.getByRole("heading", { name: "Error al cargar datos" })).toBeVisible();
	await page.getByRole("link", { name: "Reintentar" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Observatorio Ciudadano de Trámites");
});

for (const [language, title, message] of [
	["es", "No se pudo enviar tu reporte", "Lo que escribiste sigue aquí. Espera un momento e intenta de nuevo."],
	["en", "Your report could not be sent", "What you wrote is still here. Wait a moment and try again."],
] as const) {
	base(
		`K13: report submit failure (${language}): a generic title and message; the console gets code and reference only`,
		async ({ page, allowTrouble }) => {
			allowTrouble(/500|report not sent/, "the server fails on purpose");
			const said: string[] = [];
			page.on("console", (line) => line.type() === "error" && said.push(line.text()));
			await (language === "en" ? openInEnglish : open)(page, "/reportar");
			await page.route("**/reportar", (route) =>
				route.request().method() === "POST"
					? route.fulfill({ status: 500, headers: { "x-request-id": "ref-1" }, body: "secret stack of the server" })
					: route.fallback(),
			);
			const main = page.getByRole("main");
			await main.locator("[name=problem_type]").selectOption("other");
			await main.locator("[name=procedure]").fill("Inscripción al NIT");
			await main.locator("[name=description]").fill("texto privado");
			await main.getByRole("button", { name: /^(Enviar reporte|Send report)$/ }).click();
			const alert = main.getByRole("alert");
			await expect(alert).toContainText(title);
			await expect(alert).toContainText(message);
			await expect(alert).not.toContainText("stack");
			expect(said.filter((line) => line.startsWith("report not sent"))).toEqual(["report not sent: 500 ref-1"]);
			expect(said.join()).not.toMatch(/privado|stack/);
		},
	);
}

base("translation load failure: console log only, no message to the visitor", async ({ page, allowTrouble }) => {
	allowTrouble(/dictionary en: 500|500/, "the dictionary fails on purpose");
	await open(page, "/catalogo");
	await page.route("**/locales/en.json*", (route) => route.fulfill({ status: 500 }));
	const said = page.waitForEvent("console", (line) => line.text().includes("dictionary en: 500"));
	await page.getByRole("button", { name: /Cambiar idioma/ }).click();
	await page.getByRole("button", { name: "EN English", exact: true }).click();
	await said;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
	await expect(page.getByRole("alert")).toHaveCount(0);
});
