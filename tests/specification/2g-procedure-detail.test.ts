import { sourcesOf } from "../counts.ts";
import { expect, open, test } from "../journeys/browser.ts";
import { test as testWithoutBackend } from "./empty-handed.ts";
import { exampleOf, INSTITUTIONS, PROCEDURES, TYPE_WORDS } from "./facts.ts";
import { testOver } from "./hosted.ts";
import { served } from "./served.ts";

const NIT = exampleOf(PROCEDURES, ({ id }) => id === "inscripcion-nit");

served("has a back link to the catalogue", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	await expect(page.getByRole("link", { name: "Volver al catálogo" })).toHaveAttribute("href", "/catalogo");
});

for (const [type, word] of Object.entries(TYPE_WORDS)) {
	served(
		`shows name, type badge, subcategory, full description, institution and duration (of one that is ${type})`,
		async ({ page }) => {
			const procedure = exampleOf(PROCEDURES, (one) => one.type === type);
			const institution = exampleOf(INSTITUTIONS, ({ id }) => id === procedure.institution_id);
			await page.goto(`/tramite/${procedure.id}`);
			const main = page.getByRole("main");
			await expect(main.getByRole("heading", { level: 1 })).toHaveText(procedure.name);
			await expect(main.locator(`.type-badge[data-type=${type}]`).first()).toHaveText(word);
			await expect(main.getByText(procedure.subcategory, { exact: true }).first()).toBeVisible();
			await expect(main.getByText(procedure.full_description)).toBeVisible();
			await expect(main.getByRole("link", { name: institution.full_name }).first()).toHaveAttribute(
				"href",
				`/instituciones/${institution.id}`,
			);
			await expect(main.getByText(procedure.duration).first()).toBeVisible();
		},
	);
}

for (const [audience, words] of [
	["persona", "Personas"],
	["empresa", "Empresas"],
	["ambos", "Personas y empresas"],
] as const) {
	served(`shows the audience ${audience}`, async ({ page }) => {
		await page.goto(`/tramite/${exampleOf(PROCEDURES, ({ user_type }) => user_type === audience).id}`);
		const facts = page.getByRole("region", { name: "Lo principal" });
		await expect(facts.getByText(words, { exact: true })).toBeVisible();
	});
}

served("has a requirements list", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	const entries = page.getByRole("region", { name: "Requisitos" }).getByRole("checkbox");
	await expect(entries).toHaveCount(NIT.requirements.length);
	for (const requirement of NIT.requirements) {
		await expect(page.getByRole("checkbox", { name: requirement, exact: true })).toBeVisible();
	}
});

served("has numbered steps", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	const steps = page.getByRole("region", { name: "Pasos" }).locator("ol > li");
	await expect(steps).toHaveCount(NIT.steps.length);
	for (const [position, step] of NIT.steps.entries()) await expect(steps.nth(position)).toContainText(step);
});

served("shows the cost with its currency", async ({ page }) => {
	const { id, costo } = exampleOf(PROCEDURES, (one) => (one.costo ?? 0) > 0 && one.codigo_moneda === "GTQ");
	await page.goto(`/tramite/${id}`);
	const amount = new Intl.NumberFormat("es-GT", { minimumFractionDigits: 2 }).format(costo ?? 0);
	const facts = page.getByRole("region", { name: "Lo principal" });
	await expect(facts.getByText(`Q ${amount}`)).toContainText("quetzales");
});

served("a cost of zero is free; a cost that no source states is unknown, never free", async ({ page }) => {
	const facts = page.getByRole("region", { name: "Lo principal" });
	await page.goto(`/tramite/${exampleOf(PROCEDURES, ({ costo }) => costo === 0).id}`);
	await expect(facts.getByText("Gratis", { exact: true })).toBeVisible();
	await page.goto(`/tramite/${exampleOf(PROCEDURES, ({ costo }) => costo === null).id}`);
	await expect(facts.getByText("No lo sabemos", { exact: true })).toBeVisible();
	await expect(facts.getByText("Gratis", { exact: true })).toHaveCount(0);
});

served("shows the document obtained", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	const facts = page.getByRole("region", { name: "Lo principal" });
	await expect(facts.getByRole("definition").filter({ hasText: NIT.documento_obtenible })).toBeVisible();
});

served("shows the legal basis", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	const basis = page.getByRole("region", { name: "Base legal" });
	await expect(basis).toContainText(NIT.respaldo_legal ?? "no legal basis");
});

served("shows the last update date formatted in the es-GT locale", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	await expect(page.locator("#fuentes summary")).toHaveText(sourcesOf("inscripcion-nit").count);
});

served("has an official link opening in a new tab", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	const link = page.getByRole("link", { name: /^Ir al sitio oficial: portal\.sat\.gob\.gt/ });
	await expect(link).toHaveAttribute("href", NIT.enlace ?? "no address");
	await expect(link).toHaveAttribute("target", "_blank");
	await expect(link).toHaveAttribute("rel", /noopener/);
});

served("has fixed contact guidance", async ({ page }) => {
	for (const { id } of [NIT, exampleOf(PROCEDURES, ({ type }) => type === "presencial")]) {
		await page.goto(`/tramite/${id}`);
		const guidance = page.locator("section", { has: page.getByRole("heading", { name: "Antes de ir" }) });
		await expect(guidance).toContainText("Habla primero con la institución.");
		await expect(guidance.getByRole("listitem")).toHaveCount(4);
	}
});

served("has an important notice to verify with official sources", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	const notice = page.locator("section", { has: page.getByRole("heading", { name: "Aviso importante" }) });
	await expect(notice).toContainText("Revisa siempre la fuente oficial antes de pagar o de ir.");
});

test("says 'Cargando información del trámite...' while loading", async ({ page }) => {
	await open(page, "/catalogo?search=Inscripción al NIT");
	await page.route(/\/tramite\/[^/]+\.data/, () => {});
	await page.getByRole("main").getByRole("link", { name: NIT.name, exact: true }).click();
	await expect(page.getByText("Cargando información del trámite...")).toBeVisible();
});

served(
	"not found: 'Trámite no encontrado', that it does not exist or was removed, and a link back to the catalogue",
	async ({ page, allowTrouble }) => {
		allowTrouble(/404/, "the procedure does not exist");
		const response = await page.goto("/tramite/no-existe");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trámite no encontrado");
		await expect(page.getByText("El trámite que buscas no existe o ha sido removido.")).toBeVisible();
		const back = page.getByRole("main").getByRole("link", { name: "Volver al catálogo" });
		await expect(back).toHaveAttribute("href", "/catalogo");
	},
);

testWithoutBackend(
	"error: 'Trámite no encontrado' too, but 503, with what failed and 'Reintentar', and not said to be removed (K11)",
	async ({ page, allowTrouble }) => {
		allowTrouble(/503/, "the backend does not answer");
		const response = await page.goto("/tramite/inscripcion-nit");
		expect(response?.status()).toBe(503);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trámite no encontrado");
		await expect(page.getByRole("alert")).toHaveText("Error al cargar trámite");
		await expect(page.getByText("ha sido removido")).toHaveCount(0);
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: "Reintentar" })).toHaveAttribute("href", "/tramite/inscripcion-nit");
		await expect(main.getByRole("link", { name: "Volver al catálogo" })).toHaveAttribute("href", "/catalogo");
	},
);

const bareProcedure = testOver(
	{ procedures: [{ id: "7", name: "Trámite sin datos", enlace: "javascript:alert(1)" }] },
	served,
);

bareProcedure("what the row does not hold is said as unknown, and an unsafe link is not one", async ({ page }) => {
	await page.goto("/tramite/7");
	const facts = page.getByRole("region", { name: "Lo principal" });
	await expect(facts.getByText("No especificada", { exact: true })).toHaveCount(4);
	await expect(page.getByText("Las fuentes no dicen qué requisitos pide.")).toBeVisible();
	await expect(page.getByText("Las fuentes no explican los pasos.")).toBeVisible();
	await expect(page.locator("#fuentes summary")).toHaveText("Sin fuentes, sin fecha de verificación");
	await expect(page.getByText("Enlace no disponible")).toBeVisible();
});
