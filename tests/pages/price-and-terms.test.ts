import { getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { beforeAll, describe, expect, test } from "vitest";
import { lastDayOf } from "../../domain/facts/last-day.ts";
import { openPortal, type Page, type Portal } from "./portal.ts";

const PAGE = "https://www.renap.gob.gt/noticias/x";
const FEE = { procedure_id: "uno", concept: "Boleta", amount: null, currency: "GTQ", is_mandatory: true };
const TERM = { procedure_id: "uno", source: PAGE, read: "2026-11-20", status: "confirmado" };
const TERMS = [
	{ kind: "plazo", concept: "Inscribirlo", amount: 60, unit: "días hábiles", event: "el nacimiento" },
	{ kind: "plazo", concept: "Pagar", until: "02-29", consequence: "Después pagas el doble." },
	{ kind: "vigencia", concept: "La constancia", amount: 6, unit: "meses", event: "la emisión" },
	{ kind: "antes", concept: "Pedirlo", amount: 4, unit: "días", event: "el viaje", condition: "si vas en bus" },
	{ kind: "vigencia", concept: "El acta" },
];
const ANSWERS = [
	{ question: "¿Cuánto ganas al mes?", condition: "hasta Q500", amount: 4 },
	{ question: "¿Cuánto ganas al mes?", condition: "más de Q12,000", amount: 150, source: PAGE, read: "2026-11-20" },
];

interface Given {
	row?: object;
	fees?: object[];
	terms?: object[];
}

const openOne = ({ row = {}, fees = [], terms = [] }: Given) =>
	openPortal({
		publicUrl: "https://ventanilla.example",
		rows: {
			procedures: [{ id: "uno", name: "Uno", costo: 60, duration: "3 días", ...row }],
			procedure_fees: fees.map((fee, at) => ({ ...FEE, position: at + 1, ...fee })),
			procedure_terms: terms.map((term, at) => ({ ...TERM, position: at + 1, ...term })),
		},
	});

const clean = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const regionOf = (page: Page, name: string) => getByRole(page.body, "region", { name });
const costOf = ({ body }: Page) =>
	clean([...body.querySelectorAll("dt")].find((label) => label.textContent === "Costo")?.nextElementSibling).replace(
		"¿Este dato está mal?",
		"",
	);

describe("the price", () => {
	test("that a question decides is a table of its answers, each with the page that says it", async () => {
		const page = await (await openOne({ row: { costo: null }, fees: ANSWERS })).get("/tramite/uno");
		const table = getByRole(regionOf(page, "Qué se paga"), "table", { name: "¿Cuánto ganas al mes?" });
		expect([...table.querySelectorAll("tr")].map(clean)).toEqual([
			"hasta Q500Q 4.00",
			"más de Q12,000Q 150.00Según renap.gob.gt, sin fecha. Leído el 20 nov 2026.",
		]);
		expect(getByRole(table, "rowheader", { name: "hasta Q500" })).toBeTruthy();
		expect(costOf(page)).toBe("De Q 4.00 a Q 150.00");
	});

	test("beside one amount says up to what it goes, and with what", async () => {
		const fees = [{ amount: 60 }, ...ANSWERS.map((answer) => ({ ...answer, concept: "Timbre" }))];
		const many = await (await openOne({ fees })).get("/tramite/uno");
		expect(costOf(many)).toBe("Q 60.00, quetzalesDe Q 64.00 a Q 210.00 con todo lo obligatorio");
		const one = await (await openOne({ row: { costo: 4 }, fees: ANSWERS })).get("/tramite/uno");
		expect(costOf(one)).toBe("Q 4.00, quetzalesDe Q 4.00 a Q 150.00, según el caso");
	});

	test("counts and names what no source says how much, and is not called free by what is", async () => {
		const fees = [{ amount: 0, concept: "Gestión" }, { concept: "Timbre" }, { concept: "Sello" }];
		const page = await (await openOne({ row: { costo: 0 }, fees })).get("/tramite/uno");
		expect(costOf(page)).toBe("Gratisy 2 pagos de los que ninguna fuente dice cuánto");
		const section = regionOf(page, "Qué se paga");
		expect(getByText(section, /^Se paga también, y ninguna fuente dice cuánto: Timbre; Sello$/)).toBeTruthy();
		expect(queryByText(section, /Todo lo obligatorio/)).toBeNull();
	});

	test("keeps quetzales and dollars apart", async () => {
		const fees = [{ amount: 60 }, { amount: 25, currency: "USD", concept: "Ingreso" }];
		const page = await (await openOne({ fees })).get("/tramite/uno");
		expect(costOf(page)).toBe("Q 60.00, quetzalesQ 60.00 y US$ 25.00 con todo lo obligatorio");
	});
});

describe("papers that cost", () => {
	let portal: Portal;

	beforeAll(async () => {
		portal = await openPortal();
	});

	test("are named with their price and lead to the procedure that gives them, and the whole counts them", async () => {
		const page = await portal.get("/tramite/pasaporte-menores");
		const section = regionOf(page, "Qué se paga");
		const paper = getByRole(section, "link", { name: /certificado de nacimiento/i });
		expect(paper.getAttribute("href")).toBe("/tramite/certificado-nacimiento");
		expect(clean(paper.closest("li"))).toMatch(/Q 15\.00$/);
		expect(getByText(section, "Con esos papeles: US$ 50.00 y Q 15.00")).toBeTruthy();
		expect(costOf(page)).toContain("US$ 50.00 y Q 15.00 con todo lo obligatorio");
	});

	test("of which no record says the cost are counted, and never called free", async () => {
		const page = await portal.get("/tramite/planilla-electronica-igss");
		expect(costOf(page)).toContain("y lo que cueste un papel que te piden");
		expect(clean(regionOf(page, "Qué se paga"))).toContain("ninguna fuente dice su costo");
	});

	test("and questions make no page longer that has none", async () => {
		const page = await portal.get("/tramite/carencia-bienes-inmuebles");
		expect(queryByRole(page.body, "region", { name: "Qué se paga" })).toBeNull();
		expect(queryByRole(page.body, "region", { name: "Plazos y vigencia" })).toBeNull();
	});
});

describe("deadlines and validity", () => {
	let portal: Portal;
	let page: Page;

	beforeAll(async () => {
		portal = await openOne({ terms: TERMS });
		page = await portal.get("/tramite/uno");
	});

	const send = async (fields: Record<string, string>, path = "/tramite/uno") => {
		const answer = await portal.request(path, {
			method: "POST",
			body: new URLSearchParams(fields),
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
		});
		return { answer, html: await answer.text() };
	};

	test("are sentences with what happens afterwards and where it was read, and the first stands beside the time", () => {
		const items = [...regionOf(page, "Plazos y vigencia").querySelectorAll(".procedure-terms > li > p")].map(clean);
		expect(items).toEqual([
			"Inscribirlo: tienes 60 días hábiles desde el nacimiento.",
			"Pagar: hasta el último día de febrero de cada año. Después pagas el doble.",
			"La constancia vale 6 meses desde la emisión.",
			"Pedirlo: a más tardar 4 días antes del viaje, si vas en bus.",
			"El acta no vence.",
		]);
		expect(regionOf(page, "Plazos y vigencia").querySelectorAll(".origin a[href]")).toHaveLength(5);
		const brief = getByRole(page.body, "link", { name: "Tienes 60 días hábiles desde el nacimiento" });
		expect(brief.getAttribute("href")).toBe("#plazos");
	});

	test("have a form each where there is a last day: it asks for the date of the event, and a day of every year asks nothing", () => {
		const forms = [...page.document.querySelectorAll<HTMLFormElement>("form.term-form")];
		expect(forms.map((form) => form.querySelector("label")?.textContent)).toEqual([
			"¿Qué día fue el nacimiento?",
			undefined,
			"¿Qué día fue la emisión?",
			"¿Qué día es el viaje?",
		]);
		expect(forms.every((form) => form.method === "post")).toBe(true);
		expect(forms.every((form) => form.closest(".screen-only"))).toBe(true);
	});

	test("the server answers with the last day for a browser without scripts, keeps nothing and logs no date", async () => {
		const { answer, html } = await send({ plazo: "1", fecha: "2090-09-01" });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		const day = lastDayOf({ kind: "plazo", amount: 60, unit: "días hábiles" }, "2090-09-01");
		const said = new Intl.DateTimeFormat("es-GT", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
		expect(html).toContain(`Tu último día es el ${said}.`);
		expect(html).toContain("Contamos sin sábados, domingos ni asuetos nacionales.");
		expect(html).toContain('formAction="/calendario/uno"');
		expect(JSON.stringify(portal.log)).not.toContain("2090-09-01");
	});

	test("a deadline that is over is said to be over", async () => {
		const { html } = await send({ plazo: "1", fecha: "1/9/2026" });
		expect(html).toContain("El plazo venció el jueves, 26 de noviembre de 2026.");
	});

	test.each([
		["no date", { fecha: "" }, "Escribe la fecha"],
		["a date that there is not", { fecha: "2026-02-30" }, "Escribe la fecha así: 20/11/2026"],
		["a year far away", { fecha: "0026-11-20" }, "Escribe una fecha entre 1900 y 2100"],
	])("%s is refused with what to do, in the field that it is about", async (_what, fields, fault) => {
		const { answer, html } = await send({ plazo: "1", ...fields });
		expect(answer.status).toBe(422);
		expect(html).toMatch(new RegExp(`<strong>${fault}</strong>`));
		expect(html).toContain('aria-invalid="true"');
	});

	test("a last day comes as a file for a calendar", async () => {
		const { answer, html } = await send({ plazo: "3", fecha: "31/08/2026" }, "/calendario/uno");
		expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		expect(answer.headers.get("content-disposition")).toBe('attachment; filename="uno.ics"');
		expect(answer.headers.get("cache-control")).toContain("no-store");
		expect(html).toContain("DTSTART;VALUE=DATE:20270228");
		expect(html).toContain("SUMMARY:Vence: Uno");
		expect(html).toContain("URL:https://ventanilla.example/tramite/uno");
	});

	test("a day of every year is the next one", async () => {
		const { html } = await send({ plazo: "2" }, "/calendario/uno");
		expect(html).toMatch(/DTSTART;VALUE=DATE:\d{4}022[89]/);
	});

	test.each([
		["a term that there is not", { plazo: "9", fecha: "2026-09-01" }],
		["a term without a last day", { plazo: "5" }],
		["no date", { plazo: "1" }],
	])("the calendar leads %s back to the page", async (_what, fields) => {
		const { answer } = await send(fields, "/calendario/uno");
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tramite/uno"]);
	});

	test("whoever follows the address of the calendar comes to the page", async () => {
		const answer = await portal.request("/calendario/uno");
		expect(answer.status).toBeGreaterThanOrEqual(300);
		expect(answer.headers.get("location")).toBe("/tramite/uno");
	});

	test("in English a term that nobody translated stays Spanish and is marked so; its answer is in English", async () => {
		const english = await portal.get("/tramite/uno", { language: "en" });
		const section = regionOf(english, "Deadlines and validity");
		const [first] = section.querySelectorAll("li > p");
		expect(first?.getAttribute("lang")).toBe("es");
		expect(section.querySelector("label")?.getAttribute("lang")).toBe("es");
		expect(getByRole(section, "button", { name: "Add to my calendar" })).toBeTruthy();
	});
});

test("in English a translated deadline is English whole", async () => {
	const page = await (await openPortal()).get("/tramite/inscripcion-nacimiento", { language: "en" });
	const [first] = regionOf(page, "Deadlines and validity").querySelectorAll("li > p");
	expect(first?.getAttribute("lang")).toBeNull();
	expect(clean(first)).toBe(
		"Registering the birth: you have 60 working days from the birth. After that it is a late registration and you pay Q25.",
	);
});
