import { getAllByRole, getByLabelText, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { countSmsParts } from "../../domain/text/sms.ts";
import { openPortal, type Page } from "./portal.ts";

const ORIGIN = "https://tramites.example";
const portal = await openPortal({ publicUrl: ORIGIN });
const GUN = "licencia-portacion-armas+antecedentes-penales+renovacion-dpi";

const sheetOf = (ids: string, more = "", options = {}) => portal.get(`/hoja?tramites=${ids}${more}`, options);

/** What is printed. */
function paper(page: Page): HTMLElement {
	const found = page.body.querySelector<HTMLElement>(".sheet-paper");
	if (!found) throw new Error("no sheet");
	return found;
}

const linesOf = (paragraph: Element | undefined) => paragraph?.textContent?.trim().split("\n") ?? [];
/** The message and the SMS, as they are shown to be copied. */
function texts(page: Page): [message: string[], sms: string[]] {
	const [message, sms] = page.body.querySelectorAll(".folder-message");
	return [linesOf(message), linesOf(sms)];
}
/** The body of what a button would send, as a telephone reads it. */
function bodyOf(page: Page, name: string, parameter: string): string {
	const address = getByRole(page.body, "link", { name }).getAttribute("href") ?? "";
	return new URLSearchParams(address.slice(address.indexOf("?") + 1)).get(parameter) ?? "";
}

describe("of one procedure", () => {
	test("the paper says what to take, where, what it costs, how sure that is, and its address", async () => {
		const page = await sheetOf("inscripcion-nit", "&departamento=quetzaltenango");
		expect(page.document.title).toBe("Hoja: Inscripción al NIT · Ventanilla Abierta");
		const sheet = within(paper(page));
		expect(sheet.getByRole("heading", { level: 2 }).textContent).toBe("Inscripción al NIT");
		expect(sheet.getByText("Oficina en Quetzaltenango").parentElement?.textContent).toContain("SAT");
		expect(sheet.getByText("Costo").parentElement?.textContent).toMatch(/^CostoGratis \(una fuente lo dice\)/);
		expect(sheet.getByText("DPI vigente, con imagen legible de ambos lados").tagName).toBe("LI");
		expect(sheet.getByText(/^Respaldo medio:/)).toBeTruthy();
		expect(sheet.getByText(/^Lo revisamos el .+ Fuente más nueva: /)).toBeTruthy();
		expect(sheet.getByText("tramites.example/tramite/inscripcion-nit")).toBeTruthy();
		expect(sheet.getByText(/No somos del Gobierno\. Es gratis/)).toBeTruthy();
		expect(paper(page).querySelector("svg.sheet-code path")?.getAttribute("d")).toMatch(/^M0 0h7/);
	});

	test("the message is whole and pastes as plain lines; the SMS fits into two parts and keeps its address", async () => {
		const page = await sheetOf("inscripcion-nit");
		const [message, sms] = texts(page);
		expect(message[0]).toBe("*Inscripción al NIT*");
		expect(message.filter((line) => line.startsWith("- "))).toHaveLength(6);
		expect(message.at(-1)).toBe(`${ORIGIN}/tramite/inscripcion-nit`);
		expect(bodyOf(page, "Mandar por WhatsApp (se abre en otra pestaña)", "text")).toBe(message.join("\n"));
		expect(sms.slice(0, 2)).toEqual(["Inscripcion al NIT", "Costo: Gratis"]);
		expect(sms.at(-1)).toBe(`${ORIGIN}/tramite/inscripcion-nit`);
		expect(bodyOf(page, "Mandar por SMS", "body")).toBe(sms.join("\n"));
	});

	test("of every twelfth procedure the SMS has at most two parts, less than 320 signs, and its address", async () => {
		const all = getAllByRole((await portal.get("/catalogo?pagina=todas")).body, "link", { name: /^Añadir a un plan/ });
		const ids = all.map((link) => link.getAttribute("href")?.split("=")[1] ?? "");
		expect(ids.length).toBeGreaterThan(200);
		for (const id of ids.filter((_, at) => at % 12 === 0)) {
			const body = bodyOf(await sheetOf(id), "Mandar por SMS", "body");
			expect(countSmsParts(body), id).toBeLessThanOrEqual(2);
			expect(body.length, id).toBeLessThan(320);
			expect(body, id).toContain(`${ORIGIN}/tramite/${id}`);
		}
	});

	test("what nobody knows is said, never called free", async () => {
		const own = await openPortal({ rows: { procedures: [{ id: "nada", name: "Nada sabido" }] } });
		const page = await own.get("/hoja?tramites=nada");
		const sheet = within(paper(page));
		expect(sheet.getByText("Costo").parentElement?.textContent).toBe(
			"CostoNo lo sabemos. Ninguna fuente lo dice. Pregunta antes de ir.",
		);
		expect(sheet.getByText(/^Las fuentes no dicen qué requisitos pide/)).toBeTruthy();
		expect(sheet.getByText(/^La ficha no dice la oficina/)).toBeTruthy();
		expect(sheet.queryByText(/^Gratis/)).toBeNull();
		expect(texts(page)[1]).toContain("Lleva: Las fuentes no lo dicen");
	});

	test("in English it is our translation, with the name to ask for at the office", async () => {
		const page = await sheetOf("inscripcion-nit", "&idioma=en");
		const sheet = within(paper(page));
		expect(sheet.getByRole("heading", { level: 2 }).textContent).toBe("Registration for the NIT (tax number)");
		expect(sheet.getByText("Inscripción al NIT").getAttribute("lang")).toBe("es");
		expect(sheet.getByText("tramites.example/tramite/inscripcion-nit?idioma=en")).toBeTruthy();
	});
});

describe("of several", () => {
	test("a booklet has a cover with its contents, and each procedure in the order of the address with its own code", async () => {
		const page = await sheetOf(`inscripcion-nit+acta-supervivencia`);
		expect(page.document.title).toBe("Cuaderno de 2 trámites · Ventanilla Abierta");
		const leaves = [...paper(page).querySelectorAll<HTMLElement>(":scope > section")];
		expect(leaves.map((leaf) => getByRole(leaf, "heading", { level: 2 }).textContent)).toEqual([
			"Cuaderno de 2 trámites",
			"1. Inscripción al NIT",
			"2. Acta de supervivencia",
		]);
		expect(leaves.every((leaf) => leaf.querySelector("svg.sheet-code"))).toBe(true);
		expect(leaves[0] && getAllByRole(leaves[0], "listitem")).toHaveLength(2);
	});

	test("a plan has the order with its reasons, one cost, each paper once and where to go", async () => {
		const page = await sheetOf(GUN, "&plan=1");
		const sheet = within(paper(page));
		expect(sheet.getByText("Primero 1 y 2 a la vez; después 3.")).toBeTruthy();
		expect(sheet.getByText("Costo de todo").parentElement?.textContent).toMatch(
			/^Costo de todoDesde Q\u00a0720\.00Puede haber otros pagos/,
		);
		expect(sheet.getAllByText("Constancia de antecedentes penales")).toHaveLength(1);
		expect(sheet.getByText("DIGECAM").closest("li")?.textContent).toBe("DIGECAM: 3");
		expect(sheet.getByText(`tramites.example/plan?tramites=${GUN}`, { exact: false })).toBeTruthy();
		const [message, sms] = texts(page);
		expect(message).toContain("En este orden:");
		expect(message.at(-1)).toContain(`${ORIGIN}/plan?tramites=`);
		expect(sms[1]).toBe("Costo: Desde Q 720.00");
	});

	test("of a plan whose address is too long for an SMS, and its message for a button, that is said, and the message is there", async () => {
		const more =
			"+licencia-conducir-primera+acta-supervivencia+pasaporte-primera-vez+antecedentes-policiacos+inscripcion-nit+constitucion-empresa-comerciante-individual";
		const page = await sheetOf(GUN + more, "&plan=1");
		expect(getByText(page.body, /^La dirección de esta hoja es muy larga para un SMS/)).toBeTruthy();
		expect(queryByText(page.body, "Mandar por SMS")).toBeNull();
		expect(getByText(page.body, /^El mensaje es muy largo para mandarlo con un botón/)).toBeTruthy();
		expect(texts(page)[0].at(-1)).toBe(`${ORIGIN}/plan?tramites=${GUN}${more}`);
	});
});

describe("of an office", () => {
	const office = {
		id: "sat-xela",
		institution_id: "sat",
		name: "SAT Xela",
		country: "GT",
		department: "Quetzaltenango",
	};
	const place = { municipality: "Quetzaltenango", address: "4 calle 1-20, zona 1", hours: "Mo-Fr 08:00-16:00" };
	const found = { phone: "2329-7070", source: "https://portal.sat.gob.gt/agencias", read: "2026-09-01" };
	const rows = {
		procedures: [],
		institutions: [{ id: "sat", name: "SAT" }],
		offices: [{ ...office, ...place, ...found }],
	};

	test("the list leads to its message with address, hours, phone, the day of its source and the map", async () => {
		const own = await openPortal({ rows, publicUrl: ORIGIN });
		const list = await own.get("/oficinas");
		const link = getByRole(list.body, "link", { name: /^Mandar o imprimir/ });
		expect(link.getAttribute("href")).toBe("/hoja?oficina=sat-xela");
		const page = await own.get("/hoja?oficina=sat-xela");
		const [message, sms] = texts(page);
		expect(message.slice(0, 5)).toEqual([
			"*SAT Xela*",
			"SAT",
			"Dirección: 4 calle 1-20, zona 1, Quetzaltenango",
			"Horario: De lunes a viernes, de 8:00 a 16:00",
			"Teléfono: 2329-7070",
		]);
		expect(message[5]).toBe("Dato leído el 1 de septiembre de 2026 en portal.sat.gob.gt.");
		expect(message[6]).toMatch(/^Mapa: https:\/\/www\.google\.com\/maps\/search\//);
		expect(sms).toContain("Teléfono: 2329-7070");
		expect(getByRole(paper(page), "heading", { level: 2 }).textContent).toBe("SAT Xela");
	});

	test("one that is not there is told, and the form is", async () => {
		const page = await portal.get("/hoja?oficina=no-existe");
		expect(getByText(page.body, /^No conocemos esa oficina/)).toBeTruthy();
		expect(getByText(page.body, "Tu hoja está vacía")).toBeTruthy();
	});
});

describe("whatever is asked", () => {
	test("without scripts a search offers boxes to tick, and what was chosen stays ticked", async () => {
		const page = await sheetOf("inscripcion-nit", "&search=pasaporte&grande=1");
		const form = getByLabelText(page.body, "Añadir un trámite").closest("form");
		expect(form?.getAttribute("action")).toBe("/hoja");
		const boxes = [...(form?.querySelectorAll<HTMLInputElement>("[name=tramites]") ?? [])];
		expect(boxes[0]?.value).toBe("inscripcion-nit");
		expect(boxes.map(({ checked }) => checked)).toEqual([true, ...boxes.slice(1).map(() => false)]);
		expect(boxes.length).toBeGreaterThan(2);
		expect(paper(page).dataset.letters).toBe("large");
		const two = await portal.get("/hoja?tramites=inscripcion-nit&tramites=acta-supervivencia&search=");
		expect(two.status).toBe(308);
		expect(
			getByText((await sheetOf("inscripcion-nit", "&search=zzzz")).body, /^No se encontraron trámites/),
		).toBeTruthy();
	});

	test("what is wrong is named, and the rest is there", async () => {
		const page = await sheetOf("inscripcion-nit+no-existe+inscripcion-nit+%3Cscript%3E");
		expect(getByText(page.body, /^«no existe» no está en el catálogo/)).toBeTruthy();
		expect(getByText(page.body, "Un trámite venía repetido: sale una vez.")).toBeTruthy();
		expect(within(paper(page)).getByRole("heading", { level: 2 }).textContent).toBe("Inscripción al NIT");
		const all = getAllByRole((await portal.get("/catalogo?pagina=todas")).body, "link", { name: /^Añadir a un plan/ });
		const ids = all.map((link) => link.getAttribute("href")?.split("=")[1]).slice(0, 22);
		const many = await sheetOf(ids.join("+"));
		expect(getByText(many.body, /^Caben 20 trámites: quedaron fuera /)).toBeTruthy();
		expect(getByText(many.body, /^Ya no caben más/)).toBeTruthy();
	});

	test("no sheet is listed or kept on the way, and each page leads to its own", async () => {
		const page = await sheetOf("inscripcion-nit");
		expect(page.headers.get("cache-control")).toMatch(/^no-cache\b/);
		expect(page.headers.get("x-robots-tag")).toBe("noindex");
		expect((await portal.get("/hoja")).headers.get("x-robots-tag")).toBe("noindex");
		expect((await portal.get("/sitemap-paginas.xml")).html).not.toContain("/hoja");
		const hrefIn = async (path: string, name: RegExp) =>
			getByRole((await portal.get(path)).body, "link", { name }).getAttribute("href");
		expect(await hrefIn("/tramite/inscripcion-nit", /^Hoja para ayudar a otro/)).toBe("/hoja?tramites=inscripcion-nit");
		expect(await hrefIn(`/plan?tramites=${GUN}`, /^Hoja o mensaje/)).toBe(`/hoja?tramites=${GUN}&plan=1`);
	});
});
