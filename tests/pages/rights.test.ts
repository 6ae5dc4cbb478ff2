import { getAllByText, getByLabelText, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { expect, test } from "vitest";
import { LETTER_KINDS } from "../../content/rights/letter-texts.ts";
import { openPortal } from "./portal.ts";

const institutions = [
	{
		id: "minex",
		name: "MINEX",
		full_name: "Ministerio de Relaciones Exteriores",
		address: "2a. avenida 4-17, zona 10",
	},
	{ id: "mineco", name: "MINECO", full_name: "Ministerio de Economía" },
	{ id: "diaco", name: "DIACO", full_name: "Dirección de Atención y Asistencia al Consumidor" },
	{ id: "muniguate", name: "Muniguate", full_name: "Municipalidad de Guatemala" },
	{ id: "tse", name: "TSE", full_name: "Tribunal Supremo Electoral" },
	{ id: "vupe", name: "VUPE", full_name: "Ventanilla Única" },
];
const procedures = [
	...institutions.map(({ id }) => ({ id: `de-${id}`, name: `Trámite ${id}`, institution_id: id })),
	{ id: "de-nadie", name: "Trámite de nadie" },
];
const portal = await openPortal({ publicUrl: "https://ventanilla.example", rows: { institutions, procedures } });

const EXECUTIVE = { name: "En oficinas del Organismo Ejecutivo" };
const EVERYWHERE = { name: "En toda oficina pública" };

test.each([
	["a ministry", "de-minex", /es un ministerio/, true, true],
	["what belongs to a ministry", "de-diaco", /depende de Ministerio de Economía/, true, true],
	["a town hall", "de-muniguate", /no es parte del Organismo Ejecutivo/, false, true],
	["an office of which nobody read where it belongs", "de-tse", /No hemos leído en una fuente/, false, true],
	["what may be no office of the State", "de-vupe", /No sabemos si Ventanilla Única es una oficina/, false, false],
	["no known institution", "de-nadie", /No sabemos qué institución/, false, false],
])("the rights of %s are those that bind it, and the page says why", async (_, id, why, isExecutive, isPublic) => {
	const page = await portal.get(`/derechos/${id}`);
	expect(getByText(page.body, why)).toBeTruthy();
	expect(queryByRole(page.body, "heading", EXECUTIVE) !== null).toBe(isExecutive);
	expect(queryByRole(page.body, "heading", EVERYWHERE) !== null).toBe(isPublic);
	// Once for each block of rights, once for the letters.
	expect(getAllByText(page.body, "Revisión legal pendiente.")).toHaveLength(1 + Number(isExecutive) + Number(isPublic));
	expect(queryByText(page.body, /DIACO contra un negocio/)).toBeNull();
	expect(page.headers.get("x-robots-tag")).toBe("noindex");
});

test("each right has its plain words, what to say, its law, its source, and that a source only explains it", async () => {
	const page = await portal.get("/derechos/de-minex");
	const right = getByRole(page.body, "heading", { name: "Cumplir solo lo que pide una ley" }).closest("li");
	expect(right?.textContent).toMatch(/Puedes decir: «¿En qué ley/);
	expect(right?.textContent).toMatch(
		/Decreto 5-2021, falta confirmar el artículo\. La fuente explica la ley\. No es el texto/,
	);
	expect(right?.querySelector("a")?.getAttribute("href")).toMatch(/^https:\/\/dca\.gob\.gt\//);
	const petition = getByRole(page.body, "heading", { name: "Pedir por escrito y tener respuesta" }).closest("li");
	expect(petition?.textContent).toMatch(/Constitución, artículo 28\. Fuente:/);
	expect(petition?.textContent).not.toMatch(/La fuente explica/);
});

test("the page of all rights shows both kinds and every letter, and leads to the catalogue", async () => {
	const page = await portal.get("/derechos");
	for (const heading of [EXECUTIVE, EVERYWHERE]) expect(getByRole(page.body, "heading", heading)).toBeTruthy();
	for (const kind of LETTER_KINDS) expect(page.document.querySelector(`a[href="/carta/${kind}"]`)).toBeTruthy();
	expect(getByRole(page.body, "link", { name: "Buscar un trámite" })).toBeTruthy();
	expect(page.headers.get("x-robots-tag")).toBeNull();
});

test("in English the sentences for the window stay Spanish, with what they mean", async () => {
	const page = await portal.get("/derechos?idioma=en");
	const said = getByText(page.body, "«Quiero ver mi expediente y sacar una copia.»");
	expect(said.getAttribute("lang")).toBe("es");
	expect(said.parentElement?.textContent).toContain("(I would like to see my file and take a copy.)");
	const letter = await portal.get("/carta/informacion?idioma=en");
	expect(getByText(letter.body, /The letter is in Spanish/)).toBeTruthy();
	expect(letter.document.querySelector(".letter-sheet")?.getAttribute("lang")).toBe("es");
});

test("without scripts a letter stands there with lines to write on, and is told to be printed", async () => {
	const page = await portal.get("/carta/requisito-no-publicado?tramite=de-minex");
	const sheet = page.document.querySelector(".letter-sheet");
	expect(sheet?.textContent).toContain("Ministerio de Relaciones Exteriores");
	expect(sheet?.textContent).toContain("«Trámite minex»");
	expect(sheet?.textContent).toContain("Decreto 5-2021");
	expect(sheet?.querySelectorAll(".letter-blank").length).toBeGreaterThan(6);
	expect(getByText(page.body, /Imprímela y escribe a mano/)).toBeTruthy();
	expect(getByText(page.body, /2a\. avenida 4-17/)).toBeTruthy();
	expect((getByLabelText(page.body, "Oficina o institución") as HTMLInputElement).value).toMatch(/^Ministerio/);
	expect(page.headers.get("x-robots-tag")).toBe("noindex");
});

test("a letter to an office outside of the executive branch leaves the decree out, and says so", async () => {
	const page = await portal.get("/carta/requisito-no-publicado?tramite=de-muniguate");
	expect(page.document.querySelector(".letter-sheet")?.textContent).not.toContain("5-2021");
	expect(getByText(page.body, /Por eso la carta no lo nombra/)).toBeTruthy();
});

test("the consumers' office is not the place to complain about a public office", async () => {
	const page = await portal.get("/carta/queja-diaco?tramite=de-minex");
	expect(getByText(page.body, /La DIACO recibe quejas contra negocios/)).toBeTruthy();
	expect((getByLabelText(page.body, "Empresa o negocio") as HTMLInputElement).value).toBe("");
	expect(page.document.querySelector(".letter-sheet")?.textContent).not.toContain("Relaciones Exteriores");
});

test.each([
	["/derechos/no-existe", 404],
	["/carta/no-existe", 404],
	["/carta/informacion?tramite=no-existe", 200],
	["/carta/javascript:alert(1)", 404],
	["/carta", 200],
])("%s answers %i", async (path, status) => {
	const page = await portal.get(path);
	expect(page.status).toBe(status);
	expect(getByRole(page.body, "heading", { level: 1 })).toBeTruthy();
});

test("the procedure leads to its rights, and the sitemap to the letters about none", async () => {
	const page = await portal.get("/tramite/de-minex");
	expect(getByRole(page.body, "link", { name: "Tus derechos en la ventanilla" }).getAttribute("href")).toBe(
		"/derechos/de-minex",
	);
	const map = await (await portal.request("/sitemap-paginas.xml")).text();
	for (const path of ["/derechos", "/carta", ...LETTER_KINDS.map((kind) => `/carta/${kind}`)]) {
		expect(map).toContain(`<loc>https://ventanilla.example${path}</loc>`);
	}
	expect(map).not.toContain("/derechos/");
});
