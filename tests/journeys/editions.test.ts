import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { closeEdition } from "../../domain/observatory/editions.ts";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";
import { findClippedText, findSidewaysScroll, findSmallTargets } from "../accessibility/screen-checks.ts";
import { testOver } from "../specification/hosted.ts";
import { expect, expectAccessible, open, phone } from "./browser.ts";

const LONG = "Inscripción de una institución descentralizada y autónoma con nombre largo";
const ids = ["uno", "dos", "tres", "cuatro"];
/** An evaluation with so many of the 17 answered Sí and the rest No. */
const evaluated = (id: string, yes: number) => ({
	...{ id, tramite: `${LONG} ${id}`, completamente_en_linea: 0, num_pasos: 9, num_requisitos: 9 },
	...Object.fromEntries(TEXT_INDICATORS.map((key, at) => [key, at < yes ? "Sí: se ve" : "No: se ve"])),
});
const rowsWith = (yes: number) => ({
	institutions: [{ id: "renap", name: "RENAP" }],
	procedures: ids.map((id) => ({ id, name: `${LONG} ${id}`, institution_id: "renap" })),
	observatory: ids.map((id) => evaluated(id, yes)),
});
const close = (yes: number, name: string, date: string) =>
	closeEdition(createCatalogue(rowsWith(yes), "1"), { name, note: "Una nota.", date });
const site_documents = Object.entries({
	"edition:primera": close(4, "Primera edición, marzo de 2026", "2026-03-15"),
	"edition:segunda": close(9, "Segunda edición, noviembre de 2026", "2026-11-20"),
	"evidence:uno": { consulta_estado: { source: "https://www.sat.gob.gt/estado", by: "Ana", on: "2026-11-20" } },
}).map(([id, content]) => ({ id, content: JSON.stringify(content) }));

const test = testOver({ ...rowsWith(12), site_documents });

test.use(phone);

test("editions and a detail with its evidence are whole on a phone, and an edition is compared with today and printed whole", async ({
	page,
}) => {
	for (const path of ["/observatorio/ediciones", "/observatorio/ediciones/segunda", "/observatorio?detalle=uno"]) {
		await open(page, path);
		await expectAccessible(page);
		expect(await findSidewaysScroll(page), path).toEqual([]);
		expect(await findClippedText(page), path).toEqual([]);
		expect(await findSmallTargets(page), path).toEqual([]);
	}
	await page.goto("/observatorio");
	await page.getByRole("link", { name: /^Ediciones/ }).click();
	await page
		.getByRole("link", { name: /^Segunda edición/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("De «Primera");
	await page.getByRole("link", { name: "Hoy", exact: true }).click();
	await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("a «Hoy»");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("table", { name: "Trámites que cambiaron" })).toBeVisible();
	await expect(page.getByRole("link", { name: /CSV/ })).toBeHidden();
});
