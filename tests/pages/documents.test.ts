import { getByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { DIMENSIONS, INDICATORS } from "../../domain/observatory/indicators.ts";
import { listPrintedDocuments } from "../../scripts/make/documents.ts";
import { drawPdf } from "../../scripts/make/pdf.ts";
import { readPdf } from "../pdf-text.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const documents = await listPrintedDocuments();

async function fetchPdf(id: string): Promise<Uint8Array> {
	return new Uint8Array(await (await portal.request(`/documentos/${id}.pdf`)).arrayBuffer());
}

async function readDocument(id: string): Promise<{ structure: string; text: string; pages: number }> {
	const { text, ...rest } = readPdf(await fetchPdf(id));
	return { ...rest, text: text.replace(/\s*\n/g, " ").replace(/ {2,}/g, " ") };
}

describe("the three documents", () => {
	test("are linked from the help centre with their pages and size, in both languages", async () => {
		for (const [language, region, label] of [
			["es", "Documentos para guardar o imprimir", /PDF en español, (\d+) páginas?, (\d+) kB/],
			["en", "Documents to keep or print", /PDF in Spanish, (\d+) pages?, (\d+) kB/],
		] as const) {
			const { body } = await portal.get("/ayuda", { language });
			const links = within(getByRole(body, "region", { name: region })).getAllByRole("link");
			expect(links.map((link) => link.getAttribute("href"))).toEqual(
				documents.map(({ id }) => `/documentos/${id}.pdf`),
			);
			for (const [position, link] of links.entries()) {
				const bytes = await fetchPdf(documents[position]?.id ?? "");
				const [, pages, kilobytes] = label.exec(link.textContent ?? "") ?? [];
				expect(Number(pages)).toBe(readPdf(bytes).pages);
				expect(Number(kilobytes)).toBe(Math.round(bytes.byteLength / 1000));
				expect(link.getAttribute("hreflang")).toBe("es");
			}
		}
	});

	test.each(documents.map(({ id }) => id))("%s.pdf is served as a PDF that runs nothing", async (id) => {
		const response = await portal.request(`/documentos/${id}.pdf`);
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("application/pdf");
		expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	});

	test.each(documents)("$id.pdf is tagged, titled and in Spanish, with headings and lists", async (document) => {
		const { structure } = await readDocument(document.id);
		expect(structure).toMatch(/\/MarkInfo \d+ 0 R/);
		expect(structure).toMatch(/\/Marked true/);
		expect(structure).toMatch(/\/StructTreeRoot \d+ 0 R/);
		expect(structure).toContain("/Lang (es-GT)");
		expect(structure).toContain("/DisplayDocTitle true");
		expect(structure.match(/\/S \/H1\n/g)).toHaveLength(1);
		expect(structure.match(/\/S \/H2\n/g)).toHaveLength(document.sections.length);
		for (const tag of ["Document", "P", "L", "LI", "Lbl", "LBody"]) expect(structure).toContain(`/S /${tag}\n`);
	});

	test.each(documents)(
		"$id.pdf says every word of its text when it is read out",
		async ({ id, title, introduction, sections }) => {
			const { text } = await readDocument(id);
			for (const words of [title, introduction, ...sections.map((section) => section.title)])
				expect(text).toContain(words);
			expect(text).not.toContain("�");
			expect(text).toMatch(/Página 1 de \d/);
		},
	);

	test("made again from the same words they are the same to the byte", async () => {
		for (const document of documents) {
			const { bytes, pages } = await drawPdf(document);
			expect(Buffer.compare(bytes, await fetchPdf(document.id)), document.id).toBe(0);
			expect(pages).toBe(readPdf(bytes).pages);
		}
	});

	test("a document that does not exist is not found", async () => {
		for (const path of ["/documentos/otro.pdf", "/documentos/..%2fdocuments.json"]) {
			expect([400, 404], path).toContain((await portal.request(path)).status);
		}
	});
});

describe("the quick guide", () => {
	test("has the six steps and says that nothing is carried out here", async () => {
		const { text } = await readDocument("guia-rapida");
		expect(text).toContain("Busca. Escribe qué necesitas");
		expect(text).toContain("6. Cuéntanos.");
		expect(text).toContain("Este portal solo informa.");
	});
});

describe("how the observatory scores", () => {
	test("asks as many questions as there are indicators, under the names that the page gives the dimensions", async () => {
		const { text } = await readDocument("metodologia");
		expect(text).toContain("Los 20 puntos que miramos");
		expect(text.match(/• ¿/g)).toHaveLength(INDICATORS.length);
		for (const { name } of DIMENSIONS) expect(text).toContain(`${name.es} •`);
	});

	test.each([
		"Sí: 5 puntos",
		"Parcial: 2.5 puntos",
		"Hasta 3, Sí. Hasta 5, Parcial.",
		"Hasta 3, Sí. Hasta 6, Parcial.",
		"De 80 a 100: excelente",
		"De 60 a 79: buena",
		"De 40 a 59: parcial",
		"De 0 a 39: necesita modernizarse",
		"De 4.0 a 5.0: maduro",
		"De 3.0 a 3.9: en desarrollo",
		"De 2.0 a 2.9: básico",
		"De 0.0 a 1.9: inicial",
		"Un trámite cuenta como excelente desde 4.0",
	])("says: %s", async (sentence) => {
		expect((await readDocument("metodologia")).text).toContain(sentence);
	});
});

describe("your rights at the window", () => {
	test("takes its facts from the catalogue, with law, date and source", async () => {
		const { text } = await readDocument("derechos");
		expect(text).toContain("Es el Decreto 5-2021.");
		expect(text).toContain("Renovación en línea de licencia de operación de transporte extraurbano");
		expect(text).toContain("Ley: Decreto 57-2008, Ley de Acceso a la Información Pública, artículos 3, 42 y 54 a 60");
		expect(text).toContain("Fecha de la fuente: 7 de septiembre de 2025");
		expect(text).toContain("Llama al 1555");
		expect(text).toContain("Ley: Decreto 54-86");
		expect(text).toContain("no es consejo legal");
	});
});
