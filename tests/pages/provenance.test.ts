import { getAllByRole, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const FACT = {
	procedure_id: "uno",
	source: "https://www.renap.gob.gt/dpi",
	published: null,
	read: "2026-11-20",
	status: "confirmado",
	note: null,
	other_value: null,
	other_source: null,
	other_published: null,
};
const WRONG = "¿Este dato está mal?";
const FEE = { procedure_id: "uno", currency: "GTQ", is_mandatory: true };
const ROW = { id: "uno", name: "Uno", costo: 60, duration: "3 días", requirements: ["DPI"], steps: ["Paga"] };

interface Given {
	row?: object;
	facts?: object[];
	fees?: object[];
	places?: object[];
	language?: "en";
}

async function openProcedure({ row = {}, facts = [], fees = [], places = [], language }: Given): Promise<Page> {
	const portal = await openPortal({
		rows: {
			procedures: [{ ...ROW, ...row }],
			procedure_facts: facts.map((fact) => ({ ...FACT, ...fact })),
			procedure_fees: fees.map((fee, place) => ({ ...FEE, position: place + 1, concept: "Boleta", ...fee })),
			procedure_places: places.map((place, at) => ({ procedure_id: "uno", position: at + 1, ...place })),
		},
	});
	return portal.get("/tramite/uno", { language });
}

/** What stands beside a label of the facts, value and line, without the way to call it wrong. */
function factOf(page: Page, label: string): { text: string; origin: Element | null } {
	const term = [...page.body.querySelectorAll("dt")].find((each) => each.textContent === label);
	const definition = term?.nextElementSibling;
	const text = clean(definition).replace(WRONG, "").trim();
	return { text, origin: definition?.querySelector(".origin") ?? null };
}

function regionOf(page: Page, name: string): HTMLElement {
	return getByRole(page.body, "region", { name });
}

function clean(element: Element | null | undefined): string {
	return (element?.textContent ?? "").replace(/\s+/g, " ").replaceAll(" (se abre en otra pestaña)", "").trim();
}

describe("beside each fact stands where it comes from", () => {
	test("which page says it, when that was published and when it was read; the page opens in another tab", async () => {
		const page = await openProcedure({ facts: [{ field: "costo", published: "2026-04-03" }] });
		const { text, origin } = factOf(page, "Costo");
		expect(text).toBe("Q 60.00, quetzalesSegún renap.gob.gt, publicado en abril de 2026. Leído el 20 nov 2026.");
		const link = origin?.querySelector("a");
		expect(link?.getAttribute("href")).toBe("https://www.renap.gob.gt/dpi");
		expect(link?.getAttribute("target")).toBe("_blank");
		const said = page.body.querySelector("main")?.textContent?.match(/en otra pestaña/g);
		expect(said, "once for all links, and once of the button").toHaveLength(2);
	});

	test("both pages, where two say the same, each with its day", async () => {
		const other = { other_source: "https://lahora.gt/x", other_published: "2025-02-01" };
		const page = await openProcedure({ facts: [{ field: "duration", ...other }] });
		expect(factOf(page, "Duración").text).toBe(
			"3 díasSegún renap.gob.gt, sin fecha y lahora.gt, publicado en febrero de 2025. Leído el 20 nov 2026.",
		);
	});

	test("a second page of one site is told as such, so that no two links have one name", async () => {
		const fact = { field: "costo", source: "https://tramites.gob.gt/servicio/1/" };
		const other = { other_source: "https://tramites.gob.gt/servicio/2/" };
		const page = await openProcedure({ facts: [{ ...fact, ...other }] });
		expect(factOf(page, "Costo").text).toContain(
			"Según tramites.gob.gt, sin fecha y otra página de ese sitio, sin fecha.",
		);
		const english = await openProcedure({ facts: [{ ...fact, ...other }], language: "en" });
		expect(english.body.textContent).toContain("and another page of that site, no date");
		const elsewhere = await openProcedure({ facts: [{ ...fact, other_source: "https://lahora.gt/x" }] });
		expect(factOf(elsewhere, "Costo").text).not.toContain("otra página");
	});

	test("that one source says it, where that is no page of the State, and that it is old", async () => {
		const press = { field: "duration", source: "https://lahora.gt/x" };
		const page = await openProcedure({ facts: [{ ...press, published: "2021-05-01" }] });
		expect(factOf(page, "Duración").text).toBe(
			"3 díasUna fuente lo dice: lahora.gt, publicado en mayo de 2021. Es de hace más de dos años: confírmalo. Leído el 20 nov 2026.",
		);
		const two = await openProcedure({ facts: [{ ...press, other_source: "https://www.soy502.com/x" }] });
		expect(factOf(two, "Duración").text).toContain(
			"Dos páginas lo dicen, sin confirmar: lahora.gt, sin fecha y soy502.com, sin fecha.",
		);
		const law = { field: "respaldo_legal", published: "2011-05-01" };
		const old = await openProcedure({ row: { respaldo_legal: "Decreto 90-2005" }, facts: [law] });
		expect(regionOf(old, "Base legal").textContent).not.toContain("dos años");
	});

	test("once for all of them where they share it, with their names, and the day on which all were read", async () => {
		const page = await openProcedure({ facts: ["costo", "duration", "steps"].map((field) => ({ field })) });
		const facts = getByRole(page.body, "region", { name: "Lo principal" });
		expect(clean(facts.querySelector("dl + .origin"))).toBe(
			"Costo, duración y pasos. Según renap.gob.gt, sin fecha. Leímos las páginas el 20 nov 2026.",
		);
		expect(factOf(page, "Costo").text).toBe("Q 60.00, quetzales");
		expect(page.body.querySelector("main")?.textContent?.match(/renap\.gob\.gt, sin fecha/g)).toHaveLength(1);
		const apart = [{ field: "costo" }, { field: "duration", source: "https://lahora.gt/x" }];
		const two = await openProcedure({ facts: apart });
		expect(factOf(two, "Costo").text).toBe("Q 60.00, quetzalesSegún renap.gob.gt, sin fecha.");
		expect(two.body.querySelector("main")?.textContent?.match(/20 nov 2026/g)).toHaveLength(1);
		const [cost, duration] = apart;
		const readApart = await openProcedure({ facts: [{ ...cost }, { ...duration, read: "2026-11-01" }] });
		expect(getByText(readApart.body, "Leímos las páginas del 1 nov 2026 al 20 nov 2026.")).toBeTruthy();
		const longApart = await openProcedure({ facts: [{ ...cost }, { ...duration, read: "2026-10-01" }] });
		expect(factOf(longApart, "Duración").text).toContain("Leído el 1 oct 2026.");
	});

	test("and the way to say that it is wrong, where the page says anything", async () => {
		const row = { enlace: "https://renap.gob.gt/", lugar: "RENAP", respaldo_legal: "Decreto 90-2005", costo: null };
		const page = await openProcedure({ row, facts: [{ field: "duration" }] });
		const links = getAllByRole(page.body, "link", { name: /^¿Este dato está mal\?/ });
		expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual(
			[
				["Duración", "duration"],
				["Dónde", "lugar"],
				["Página oficial", "enlace"],
				["Requisitos", "requirements"],
				["Pasos", "steps"],
				["Base legal", "respaldo_legal"],
			].map(([name, field]) => [`${WRONG} ${name}`, `/reportar?tramite=uno&dato=${field}`]),
		);
		expect(new Set(links.map(({ textContent }) => textContent))).toEqual(new Set([WRONG]));
	});

	test("that no source confirms it, and what else should be known", async () => {
		const unproven = { field: "duration", status: "sin fuente", source: null, read: null };
		const page = await openProcedure({ facts: [{ ...unproven, note: "Pregunta en la ventanilla." }] });
		expect(factOf(page, "Duración").text).toBe("3 díasSin fuente que lo confirme.");
		// The first screen has no room for the note.
		const sources = getByRole(page.body, "region", { name: "De dónde sale este dato" });
		expect(sources.textContent).toContain("Duración: Pregunta en la ventanilla.");
	});

	test("of a contradiction what each of the two says", async () => {
		const other = {
			other_value: "La Agencia Virtual lo da gratis",
			other_source: "https://agenciavirtual.sat.gob.gt/",
		};
		const page = await openProcedure({ facts: [{ field: "costo", status: "contradicho", ...other }] });
		expect(factOf(page, "Costo").text).toBe(
			"Q 60.00, quetzalesLas fuentes no coinciden. renap.gob.gt, sin fecha, dice Q 60.00. La Agencia Virtual lo da gratis (agenciavirtual.sat.gob.gt, sin fecha). Leído el 20 nov 2026.",
		);
	});

	test("also requirements, steps, law, place and the official page", async () => {
		const fields = ["requirements", "steps", "respaldo_legal", "lugar", "enlace"];
		const page = await openProcedure({
			row: { enlace: "https://renap.gob.gt/", lugar: "RENAP", respaldo_legal: "Decreto 90-2005" },
			facts: fields.map((field) => ({ field, source: `https://www.renap.gob.gt/${field}` })),
		});
		const addresses = [...page.body.querySelectorAll(".origin a[target=_blank]")].map((link) =>
			link.getAttribute("href"),
		);
		expect(addresses.toSorted()).toEqual(fields.map((field) => `https://www.renap.gob.gt/${field}`).toSorted());
		for (const name of ["Requisitos", "Pasos", "Base legal"]) {
			expect(regionOf(page, name).querySelectorAll(".origin"), name).toHaveLength(1);
		}
	});

	test("and nothing where nobody noted it: the record's own sources stand below", async () => {
		const page = await openProcedure({ row: { sources: ["https://sat.gob.gt/x"] } });
		expect(page.document.querySelector(".origin a[target=_blank]")).toBeNull();
		expect(getByText(page.body, /^Respaldo|^No sabemos qué tan firme/)).toBeTruthy();
	});

	test("in English too, where what our notes say stays marked as Spanish", async () => {
		const facts = [
			{ field: "costo", status: "contradicho", other_value: "La Agencia lo da gratis", note: "Pregunta." },
		];
		const page = await openProcedure({ facts, language: "en" });
		const origin = factOf(page, "Cost").origin;
		expect(clean(origin)).toContain("Sources disagree.");
		const spanish = [...(origin?.querySelectorAll("[lang=es]") ?? [])].map((each) => each.textContent);
		expect(spanish).toEqual(["La Agencia lo da gratis"]);
		const notes = page.body.querySelectorAll(".procedure-notes [lang=es]");
		expect([...notes].map((each) => each.textContent)).toEqual(["Pregunta."]);
	});

	test("a source that is no safe address is never linked, and its fact is not shown as proven", async () => {
		const page = await openProcedure({ facts: [{ field: "costo", source: "javascript:alert(1)" }] });
		expect(page.html).not.toContain("javascript:alert");
		expect(factOf(page, "Costo").text).toBe("Q 60.00, quetzales");
	});
});

describe("how firm a record is, in one sentence", () => {
	const sure = ["costo", "requirements", "steps"].map((field) => ({ field }));

	test.each([
		["pages of the State confirm all", sure, /^Respaldo firme: páginas del Estado, o dos fuentes con fecha cada vez/],
		["only a part is said", sure.slice(1), /^Respaldo medio: alguna fuente dice/],
		["nothing decisive is", [{ field: "duration" }], /^Respaldo débil: las fuentes se contradicen, o ninguna/],
	])("is computed where %s, whatever the row says", async (_what, facts, sentence) => {
		const page = await openProcedure({ row: { confidence: "alta" }, facts });
		expect(getByText(page.body, sentence)).toBeTruthy();
	});

	test("is the row's own where nobody noted a fact", async () => {
		const page = await openProcedure({ row: { confidence: "alta" } });
		expect(getByText(page.body, /^Respaldo firme: una página oficial/)).toBeTruthy();
	});
});

describe("what is paid", () => {
	const listOf = (page: Page) => [...regionOf(page, "Qué se paga").querySelectorAll("li")].map(clean);

	test("is a list of what, how much and on what it depends, with the sum of what is mandatory", async () => {
		const page = await openProcedure({
			fees: [
				{ amount: 60 },
				{ concept: "Timbre", amount: 5 },
				{ concept: "Entrega", amount: 4, up_to: 150, condition: "según dónde vives", is_mandatory: false },
				{ concept: "Formulario", amount: 0, is_mandatory: false },
				{ concept: "Copia", amount: 0, up_to: 50, is_mandatory: false },
			],
		});
		expect(listOf(page)).toEqual([
			"BoletaQ 60.00",
			"TimbreQ 5.00",
			"Entrega (si lo quieres)De Q 4.00 a Q 150.00, según dónde vives",
			"Formulario (si lo quieres)Gratis",
			"Copia (si lo quieres)Hasta Q 50.00",
		]);
		expect(clean(regionOf(page, "Qué se paga"))).toContain("Todo lo obligatorio: Q 65.00");
		expect(factOf(page, "Costo").text).toBe("Q 60.00, quetzalesQ 65.00 con todo lo obligatorio");
	});

	test("has no whole sum while nobody knows what a stamp costs", async () => {
		const page = await openProcedure({ row: { costo: null }, fees: [{ amount: 100 }, { concept: "Timbre" }] });
		expect(listOf(page)).toContain("TimbreNinguna fuente dice cuánto");
		expect(factOf(page, "Costo").text).toBe("Q 100.00y un pago del que ninguna fuente dice cuánto");
	});

	test("names other payments beside a cost that they come to, and is never free because only what is free is known", async () => {
		const fees = [{ amount: 60 }, { concept: "Timbre" }];
		const known = await openProcedure({ fees });
		expect(factOf(known, "Costo").text).toBe("Q 60.00, quetzalesy un pago del que ninguna fuente dice cuánto");
		expect(getByRole(known.body, "link", { name: /^y un pago/ }).getAttribute("href")).toBe("#pagos");
		const unknown = await openProcedure({ row: { costo: null }, fees: [{ amount: 0 }, { concept: "Timbre" }] });
		expect(factOf(unknown, "Costo").text).toBe("No lo sabemos");
	});

	test("answers in one line above what one payment depends on, also to whoever gets it by message", async () => {
		const fees = [{ amount: 4, up_to: 150, condition: "según tu ingreso" }];
		const page = await openProcedure({ row: { costo: null }, fees });
		expect(factOf(page, "Costo").text).toBe("De Q 4.00 a Q 150.00, según tu ingreso");
		const share = getByRole(page.body, "link", { name: /^Compartir por WhatsApp/ }).getAttribute("href") ?? "";
		const message = new URL(share).searchParams.get("text")?.replaceAll("\u00a0", " ");
		expect(message).toContain("Costo: De Q 4.00 a Q 150.00, según tu ingreso\n");
	});

	test("is not said twice where the one payment is the cost of the record", async () => {
		const page = await openProcedure({ fees: [{ amount: 60 }] });
		expect(factOf(page, "Costo").text).toBe("Q 60.00, quetzales");
		expect(queryByText(page.body, /Todo lo obligatorio/)).toBeNull();
	});

	test("is no section where no fee is known", async () => {
		expect(queryByRole((await openProcedure({})).body, "region", { name: "Qué se paga" })).toBeNull();
	});
});

describe("where it is done", () => {
	const OFFICE = {
		office: "Sede central",
		department: "Guatemala",
		address: "Calzada Roosevelt 13-46",
		hours: "8 a 16",
	};

	test("is a list of offices with address, hours, phone, and where each was read", async () => {
		const places = [{ ...OFFICE, phone: "2416-1900", source: "https://renap.gob.gt/sedes", read: "2026-11-20" }];
		const page = await openProcedure({ places });
		expect(clean(regionOf(page, "Oficinas").querySelector("li"))).toBe(
			"Sede central, GuatemalaCalzada Roosevelt 13-46Horario: 8 a 16Teléfono: 2416-1900",
		);
		const origins = (shown: Page) => [...regionOf(shown, "Oficinas").querySelectorAll(".origin")].map(clean);
		const said = "Según renap.gob.gt, sin fecha. Leído el 20 nov 2026.";
		expect(origins(page)).toEqual([said, `${WRONG}`]);
		const [first] = places;
		const two = await openProcedure({ places: [{ ...first }, { ...first, source: "https://lahora.gt/x" }] });
		expect(origins(two)).toEqual([said, "Una fuente lo dice: lahora.gt, sin fecha. Leído el 20 nov 2026.", WRONG]);
		expect(factOf(page, "Dónde").text).toBe("Sede central, Guatemala");
	});

	test("leads from the first screen to the others, and leaves what the record says as it is", async () => {
		const page = await openProcedure({ places: [OFFICE, { office: "Xela" }, { office: "Cobán" }] });
		expect(factOf(page, "Dónde").text).toBe("Sede central, Guatemala y 2 oficinas más");
		expect(getByRole(page.body, "link", { name: "y 2 oficinas más" }).getAttribute("href")).toBe("#lugares");
		const said = await openProcedure({ row: { lugar: "Cualquier oficina" }, places: [OFFICE] });
		expect(factOf(said, "Dónde").text).toBe("Cualquier oficina");
	});

	test("is not the institution's own address", async () => {
		expect(queryByRole((await openProcedure({})).body, "region", { name: "Oficinas" })).toBeNull();
	});
});
