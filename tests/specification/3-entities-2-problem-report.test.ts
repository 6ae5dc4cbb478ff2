import { expect, open, test } from "../journeys/browser.ts";
import { columnsOf, findReport, sendReport } from "./stored-rows.ts";

/** What the portal adds to the seven fields to store a report once, keep it only as long as promised and let it be erased. */
const OUR_COLUMNS = ["id", "client_id", "created_at", "spam_score", "receipt_hash", "closed_at", "contact_erased_at"];

test("table problem_reports has the fields of the specification, and our own for receipts and retention", () => {
	const fields = ["problem_type", "description", "user_name", "user_email", "page_url", "browser_info", "status"];
	expect(columnsOf("problem_reports").sort()).toEqual([...fields, ...OUR_COLUMNS].sort());
});

test("a report from the dialog is stored with all seven fields, as pending", async ({ page }) => {
	const text = `Ya no piden fotocopia ${crypto.randomUUID()}`;
	await open(page, "/tramite/inscripcion-nit?desde=correo");
	await page.getByRole("button", { name: "Reportar un problema" }).click();
	const dialog = page.getByRole("dialog", { name: "Reportar un problema" });
	await dialog.getByLabel("¿Qué problema encontraste?").selectOption("wrong-requirements");
	await dialog.getByLabel("Cuéntanos qué pasa").fill(text);
	await dialog.getByLabel("Tu nombre (opcional)").fill("Ana López");
	await dialog.getByLabel("Tu correo (opcional)").fill("ana@ejemplo.com");
	await dialog.getByRole("button", { name: "Enviar reporte" }).click();
	await expect(dialog.getByRole("heading", { name: "Recibimos tu reporte" })).toBeVisible();
	expect(await findReport(text)).toMatchObject({
		problem_type: "wrong-requirements",
		description: `Inscripción al NIT\nSAT\n\n${text}`,
		user_name: "Ana López",
		user_email: "ana@ejemplo.com",
		page_url: "/tramite/inscripcion-nit",
		browser_info: expect.stringMatching(/^Chrome \d+; Linux; pantalla de 1200 px o más; es$/),
		status: "pending",
	});
});

test("description says 'No especificada' when no institution is given; user_name and user_email are empty strings (K26)", async ({
	request,
}) => {
	const text = `Sin institución ${crypto.randomUUID()}`;
	expect(await sendReport(request, { procedure: "Pasaporte", description: text })).toBeLessThan(400);
	expect(await findReport(text)).toMatchObject({
		description: `Pasaporte\nNo especificada\n\n${text}`,
		user_name: "",
		user_email: "",
	});
});

test("new reports get pending, whatever the sender writes", async ({ request }) => {
	const text = `Otro estado ${crypto.randomUUID()}`;
	expect(await sendReport(request, { description: text, status: "resolved" })).toBeLessThan(400);
	expect(await findReport(text)).toMatchObject({ status: "pending" });
});
