import { encode } from "uqr";
import { drawQrCode } from "../../app/document/full-address.ts";
import { expect, open, phone, test, waitForScripts } from "./browser.ts";

const NIT = "/hoja?tramites=inscripcion-nit&departamento=quetzaltenango";
const PLAN = "/hoja?tramites=licencia-portacion-armas+antecedentes-penales+renovacion-dpi&plan=1";
const BOOKLET = "/hoja?tramites=inscripcion-nit+acta-supervivencia+renovacion-dpi";

/** Sheets of paper in a PDF. */
function countPages(pdf: Buffer): number {
	return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test("a procedure and a plan are one letter sheet, a booklet has a cover and a sheet for each", async ({ page }) => {
	for (const [path, sheets] of [
		[NIT, 1],
		[PLAN, 1],
		[BOOKLET, 4],
	] as const) {
		await page.goto(path);
		expect(countPages(await page.pdf({ format: "Letter" })), path).toBe(sheets);
	}
	await page.goto(`${NIT}&grande=1`);
	expect(countPages(await page.pdf({ format: "Letter" }))).toBe(2);
});

test("the codes of a printed booklet are those of what stands beside them, and large enough for a camera", async ({
	page,
}) => {
	await page.goto(BOOKLET);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	await expect(page.getByRole("button")).toHaveCount(0);
	const origin = new URL(page.url()).origin;
	const codes = await page
		.locator(".sheet-code path")
		.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
	const addresses = [BOOKLET, "/tramite/inscripcion-nit", "/tramite/acta-supervivencia", "/tramite/renovacion-dpi"];
	const codeOf = (path: string) => drawQrCode(encode(origin + path, { ecc: "M", border: 0 }).data).lines;
	expect(codes).toEqual(addresses.map(codeOf));
	// Half a millimetre for each square of the densest one: what a cheap camera tells apart.
	const sizes = await page.locator(".sheet-code").evaluateAll((drawings) =>
		drawings.map((drawing) => {
			const squares = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
			return ((drawing.getBoundingClientRect().width / 96) * 25.4) / squares;
		}),
	);
	expect(Math.min(...sizes)).toBeGreaterThan(0.5);
});

test.describe("on a phone", () => {
	test.use(phone);

	test("a procedure leads to its sheet, and the form makes it larger and a booklet", async ({ page }) => {
		await open(page, "/tramite/inscripcion-nit");
		await page.getByRole("link", { name: "Hoja para ayudar a otro" }).click();
		await expect(page).toHaveURL(/\/hoja\?tramites=inscripcion-nit$/);
		await page.getByText("Letra grande, departamento y más trámites").click();
		await page.getByLabel("Añadir un trámite").fill("acta de supervivencia");
		await page.getByRole("button", { name: "Hacer la hoja" }).click();
		await page.getByLabel("Acta de supervivencia", { exact: true }).check();
		await page.getByLabel("Letra grande", { exact: true }).check();
		await page.getByRole("button", { name: "Hacer la hoja" }).click();
		await expect(page).toHaveTitle(/^Cuaderno de 2 trámites/);
		await expect(page.locator(".sheet-paper")).toHaveAttribute("data-letters", "large");
		await expect(page.getByLabel("Acta de supervivencia", { exact: true })).toBeChecked();
	});

	test("share hands over the message as plain text, and copying says what became of it", async ({ page, context }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "share", {
				value: async ({ text }: ShareData) => void Object.assign(window, { shared: text }),
			});
		});
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, NIT);
		await waitForScripts(page);
		await page.getByRole("button", { name: "Compartir" }).click();
		const shared = await page.evaluate(() => String(Reflect.get(window, "shared")));
		expect(shared).toMatch(/^\*Inscripción al NIT\*\n/);
		expect(shared.trimEnd()).toMatch(/\/tramite\/inscripcion-nit$/);
		await page.getByRole("button", { name: "Copiar el mensaje" }).click();
		await expect(page.getByRole("status").getByText("Copiado.")).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
	});
});
