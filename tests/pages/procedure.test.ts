import { getAllByRole, getByLabelText, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import realProcedures from "../../data/procedures.json";
import type { Page, PortalOptions } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

/** The pieces of text below an element, each with the language it is marked with. */
function textsOf(element: Element, language = "en"): { text: string; language: string }[] {
	const marked = element.getAttribute("lang") ?? language;
	return [...element.childNodes].flatMap((node) => {
		if (node.nodeType === node.TEXT_NODE) return [{ text: node.textContent?.trim() ?? "", language: marked }];
		const child = [...element.children].find((each) => each === node);
		return child ? textsOf(child, marked) : [];
	});
}

/** What stands beside a label of the facts, without the line that says where it comes from. */
function factOf(page: Page, label: string): string {
	const facts = getByRole(page.body, "region", { name: /^(?:Lo principal|At a glance)$/ });
	const term = [...facts.querySelectorAll("dt")].find((each) => each.textContent === label);
	const origin = term?.nextElementSibling?.querySelector(".origin")?.textContent ?? "";
	const said = term?.nextElementSibling?.textContent ?? `no ${label}`;
	return said.replace(origin, "").replaceAll("\u00a0", " ").trim();
}

async function openProcedure(
	row: object,
	rows: { institutions?: object[]; observatory?: object[] } = {},
): Promise<Page> {
	const { institutions = [], observatory = [] } = rows;
	const own = await openPortal({
		rows: {
			procedures: [{ id: "uno", name: "Uno", ...row }],
			institutions: institutions.map((each) => ({ ...each })),
			observatory: observatory.map((each) => ({ ...each })),
		},
	});
	return own.get("/tramite/uno");
}

describe("the detail of a procedure", () => {
	test("shows name, type, subcategory, facts, requirements, steps, law and sources", async () => {
		const page = await portal.get("/tramite/acta-supervivencia");
		expect(page.status).toBe(200);
		expect(page.document.title).toBe("Acta de supervivencia · Ventanilla Abierta");
		const main = getByRole(page.body, "main");
		expect(getByRole(main, "heading", { level: 1 }).textContent).toBe("Acta de supervivencia");
		expect(getByRole(main, "link", { name: "Volver al catálogo" }).getAttribute("href")).toBe("/catalogo");
		expect(getByText(main, "Constancias")).toBeTruthy();
		expect(factOf(page, "Duración")).toBe("8 días hábiles en la Gobernación de Guatemala; en otra, pregunta");
		expect(factOf(page, "Dónde")).toBe("Gobernación departamental o municipalidad; fuera del país, consulado");
		expect(factOf(page, "Qué te piden")).toBe("Presencia de la persona beneficiaria… Ver los 4 requisitos");
		expect(factOf(page, "Para quién es")).toBe("Personas");
		expect(factOf(page, "Te entregan")).toBe("Acta de supervivencia");
		expect(factOf(page, "Institución")).toBe("MINGOB, Ministerio de Gobernación");
		const requirements = getByRole(main, "region", { name: "Requisitos" });
		expect(getAllByRole(requirements, "checkbox")).toHaveLength(4);
		expect(getByLabelText(requirements, "Fotocopia de su DPI")).toBeTruthy();
		const steps = getByRole(main, "region", { name: "Pasos" });
		expect(steps.querySelectorAll("ol > li")).toHaveLength(6);
		const law = getByRole(main, "region", { name: "Base legal" });
		expect(getByText(law, "Ley del Organismo Ejecutivo; Código Municipal, Decreto 12-2002")).toBeTruthy();
		const sources = getByRole(main, "region", { name: "De dónde sale este dato" });
		expect(getAllByRole(sources, "link")).toHaveLength(9);
		expect(getByText(sources, /^Respaldo medio/)).toBeTruthy();
		expect(sources.querySelector("summary")?.textContent).toBe("9 fuentes, sin fecha de verificación");
		expect(getByRole(main, "heading", { name: "Aviso importante" })).toBeTruthy();
		expect(getByRole(main, "heading", { name: "Antes de ir" })).toBeTruthy();
	});

	test("facts come before prose", async () => {
		const { body } = await portal.get("/tramite/acta-supervivencia");
		const order = getAllByRole(getByRole(body, "main"), "region");
		const facts = order.indexOf(getByRole(body, "region", { name: "Lo principal" }));
		expect(facts).toBeLessThan(order.indexOf(getByRole(body, "region", { name: "De qué se trata" })));
	});

	test("leads to the institution, the observatory, the report form, the category and a few related procedures", async () => {
		const page = await portal.get("/tramite/inscripcion-nit");
		const main = getByRole(page.body, "main");
		const addressOf = (name: string) => getByRole(main, "link", { name }).getAttribute("href");
		expect(addressOf("SAT, Superintendencia de Administración Tributaria")).toBe("/instituciones/sat");
		expect(addressOf("Ver la evaluación")).toBe("/observatorio?detalle=inscripcion-nit");
		expect(addressOf("Algo está mal en esta ficha")).toBe("/reportar?tramite=inscripcion-nit");
		expect(addressOf("Ver la categoría")).toBe("/catalogo/inscripciones-y-registros");
		const related = getByRole(main, "region", { name: "También te puede servir" });
		expect(getAllByRole(related, "article")).toHaveLength(3);
		expect(queryByRole(related, "link", { name: "Inscripción al NIT" })).toBeNull();
	});

	test("what the citizen needs stands before what can be done with the page, the evaluation and the report link last", async () => {
		const main = getByRole((await portal.get("/tramite/inscripcion-nit")).body, "main");
		const listed = [
			getByRole(main, "region", { name: "Lo principal" }),
			getByRole(main, "link", { name: /^Compartir por WhatsApp/ }),
			getByRole(main, "region", { name: "Pasos" }),
			getByRole(main, "region", { name: "También te puede servir" }),
			getByRole(main, "region", { name: "En el Observatorio" }),
			getByRole(main, "link", { name: "Algo está mal en esta ficha" }),
		];
		const places = listed.map((each) => [...main.querySelectorAll("*")].indexOf(each));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	test("what is needed together is offered together, whichever institution gives it", async () => {
		const namesAt = async (id: string) => {
			const { body } = await portal.get(`/tramite/${id}`);
			const related = getByRole(body, "region", { name: "También te puede servir" });
			return getAllByRole(related, "heading", { level: 3 }).map((heading) => heading.textContent);
		};
		expect((await namesAt("antecedentes-penales"))[0]).toBe("Certificación de antecedentes policiacos");
		expect((await namesAt("dpi-primera-vez"))[0]).toBe("Certificado de nacimiento");
	});

	test("the official link names its site and says that it opens another tab", async () => {
		const { body } = await portal.get("/tramite/inscripcion-nit");
		const link = getByRole(body, "link", { name: /^Ir al sitio oficial: portal\.sat\.gob\.gt/ });
		expect(link.textContent).toContain("(se abre en otra pestaña)");
		expect(link.getAttribute("target")).toBe("_blank");
		expect(link.getAttribute("rel")).toBe("noopener noreferrer");
	});

	test("is the same page at both addresses, with one canonical", async () => {
		for (const path of ["/tramite/acta-supervivencia", "/procedures/acta-supervivencia"]) {
			const page = await portal.get(path);
			expect(page.status).toBe(200);
			expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
				"/tramite/acta-supervivencia",
			);
		}
	});

	test("an abbreviation is explained once, where it first appears, and the text itself stays word for word", async () => {
		const { body } = await portal.get("/tramite/acta-supervivencia");
		const explained = [...body.querySelectorAll("small b")].filter((each) => each.textContent === "DPI");
		expect(explained).toHaveLength(1);
		expect(explained[0]?.closest("li")?.textContent).toContain("Documento Personal de Identificación");
		expect(getByText(body, "Fotocopia de su DPI").textContent).toBe("Fotocopia de su DPI");
	});

	test("an abbreviation that the first screen spells out is explained nowhere else", async () => {
		const main = getByRole((await portal.get("/tramite/dpi-primera-vez")).body, "main");
		expect(main.textContent).toContain("RENAP, Registro Nacional de las Personas");
		const explained = [...main.querySelectorAll("small b")].map(({ textContent }) => textContent);
		expect(explained).not.toContain("RENAP");
		expect(explained).not.toContain("DPI");
		const english = (await portal.get("/tramite/dpi-primera-vez", { language: "en" })).body;
		expect([...english.querySelectorAll("small b")].map(({ textContent }) => textContent)).toContain("DPI");
	});

	test("says at the top when a record is under review", async () => {
		const warning = /^Ficha en revisión/;
		const reviewed = await openProcedure({ needs_review: true, confidence: "baja" });
		expect(getByRole(reviewed.body, "link", { name: warning }).getAttribute("href")).toBe("#fuentes");
		expect(getByText(reviewed.body, /^Respaldo débil/)).toBeTruthy();
		expect(queryByRole((await openProcedure({})).body, "link", { name: warning })).toBeNull();
	});
});

describe("what a procedure costs", () => {
	test.each([
		[{ costo: 100, codigo_moneda: "GTQ" }, "Q 100.00, quetzales"],
		[{ costo: 6.25, codigo_moneda: "USD" }, "US$ 6.25, dólares estadounidenses"],
		[{ costo: "1250.5", codigo_moneda: null }, "Q 1,250.50, quetzales"],
		[{ costo: 0 }, "Gratis"],
		[{ costo: null }, "No lo sabemos"],
		[{ costo: -5 }, "No lo sabemos"],
		[{ costo: "gratis" }, "No lo sabemos"],
	])("%j reads «%s»", async (row, words) => {
		expect(factOf(await openProcedure(row), "Costo")).toBe(words);
	});

	test("an unknown cost says what is known, or to ask", async () => {
		const noted = await openProcedure({ costo: null, costo_nota: "Depende del municipio." });
		expect(factOf(noted, "Sobre el costo")).toBe("Depende del municipio.");
		expect(factOf(await openProcedure({ costo: null }), "Sobre el costo")).toMatch(/Pregunta antes de ir/);
	});
});

describe("where a procedure is done", () => {
	const OFFICE = { address: "7a. avenida 3-73", working_hours: "8 a 16", phone: "2416-1900", email: "info@i.gob.gt" };
	const institutions = [{ id: "i", name: "I", website: "https://www.i.gob.gt/x", ...OFFICE }];

	test("is what its record says, or that it is online and at which site", async () => {
		expect(factOf(await openProcedure({ lugar: "Cualquier oficina del RENAP" }), "Dónde")).toBe(
			"Cualquier oficina del RENAP",
		);
		const online = { type: "digital", enlace: "https://www.oj.gob.gt/x" };
		expect(factOf(await openProcedure(online), "Dónde")).toBe("En línea, en oj.gob.gt");
		expect(factOf(await openProcedure({ type: "digital" }), "Dónde")).toBe("En línea");
	});

	test("is unknown where no source says it, and then the institution may be asked", async () => {
		const page = await openProcedure({ type: "presencial", institution_id: "i" }, { institutions });
		expect(factOf(page, "Dónde")).toBe("La ficha no dice la oficina. Pregunta a la institución");
		const ask = getByRole(page.body, "link", { name: "Pregunta a la institución" });
		expect(ask.getAttribute("href")).toBe("/instituciones/i");
		expect(factOf(await openProcedure({}), "Dónde")).toBe("La ficha no dice la oficina.");
	});

	test("is never told to be where its institution has its head office", async () => {
		const page = await openProcedure({ type: "presencial", institution_id: "i" }, { institutions });
		for (const told of Object.values(OFFICE)) expect(page.html).not.toContain(told);
		expect(getByRole(page.body, "link", { name: /^i\.gob\.gt/ })).toBeTruthy();
	});
});

describe("a procedure that is passed on", () => {
	const FULL = { name: "Acta", costo: 30, duration: "2 días", lugar: "En el juzgado", fecha_actualizado: "2025-03-14" };

	/** The words of the WhatsApp message, as they stand before any script runs. */
	function messageOf(page: Page): string {
		const link = getByRole(page.body, "link", { name: /^Compartir por WhatsApp/ });
		return (new URL(link.getAttribute("href") ?? "").searchParams.get("text") ?? "").replaceAll("\u00a0", " ");
	}

	async function openNamed(row: object, options: PortalOptions = {}) {
		const own = await openPortal({ rows: { procedures: [{ id: "uno", ...row }] }, ...options });
		return own.get("/tramite/uno");
	}

	test("says in one message, before scripts, all that is needed to go", async () => {
		const row = { ...FULL, requirements: ["DPI", "Recibo de luz"] };
		const page = await openNamed(row, { publicUrl: "https://tramites.example" });
		expect(messageOf(page).split("\n")).toEqual([
			"*Acta*",
			"Costo: Q 30.00",
			"Dónde: En el juzgado",
			"Duración: 2 días",
			"Qué te piden:",
			"- DPI",
			"- Recibo de luz",
			"Fuente más nueva: 14 de marzo de 2025",
			"https://tramites.example/tramite/uno",
		]);
	});

	test("cuts a long list and says how many more there are, so that the message stays a message", async () => {
		const requirements = Array.from({ length: 30 }, (_, position) => `Papel número ${position} de muchos`);
		const message = messageOf(await openNamed({ ...FULL, requirements }));
		expect(message).toContain("- Papel número 0 de muchos");
		expect(message).toMatch(/\ny \d+ más\n/);
		expect(message.length).toBeLessThan(700);
	});

	test("says what is unknown, never that it is free", async () => {
		const message = messageOf(await openNamed({ costo: null, costo_nota: "Depende del municipio." }));
		expect(message).toContain("Costo: No lo sabemos. Depende del municipio.");
		expect(message).toContain("Qué te piden: Las fuentes no lo dicen");
		expect(message).toContain("Sin fecha de verificación");
	});

	test("carries its full address and the code of it where the portal knows under which origin it is reached", async () => {
		const known = await openNamed(FULL, { publicUrl: "https://tramites.example" });
		expect(
			getByText(known.body, /^Sale de Ventanilla Abierta: https:\/\/tramites\.example\/tramite\/uno/),
		).toBeTruthy();
		expect(known.document.querySelectorAll(".printed-qr")).toHaveLength(1);
		const unknown = await openNamed(FULL);
		expect(unknown.document.querySelector(".printed-qr")).toBeNull();
		expect(messageOf(unknown)).toMatch(/\nVentanilla Abierta$/);
	});

	test("whatever name a visitor calls the portal by stands in no page", async () => {
		const own = await openPortal({ rows: { procedures: [{ id: "uno", ...FULL }] } });
		const page = await own.get("/tramite/uno", { headers: { host: "malo.example" } });
		expect(page.html).not.toContain("malo.example");
	});
});

describe("when it was updated", () => {
	test.each(["2025-03-14", "2025-03-14T23:30:00-06:00", "2025-03-14 00:00:00"])("%s is 14 de marzo", async (date) => {
		const { body } = await openProcedure({ fecha_actualizado: date });
		const time = body.querySelector("main time");
		expect(time?.textContent).toBe("14 de marzo de 2025");
		expect(time?.getAttribute("datetime")).toBe("2025-03-14");
	});
});

describe("a record at its worst", () => {
	test("without anything but an id shows its unknowns and breaks nothing", async () => {
		const page = await openProcedure({
			name: null,
			institution_id: "fantasma",
			requirements: 7,
			steps: null,
			type: "x",
		});
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("uno");
		for (const label of ["Duración", "Te entregan", "Para quién es", "Institución"]) {
			expect(factOf(page, label), label).toBe("No especificada");
		}
		expect(getByText(page.body, "Enlace no disponible")).toBeTruthy();
		expect(getByText(page.body, /^Las fuentes no dicen qué requisitos pide/)).toBeTruthy();
		expect(getByText(page.body, /^Las fuentes no explican los pasos/)).toBeTruthy();
		expect(queryByText(page.body, "En el Observatorio")).toBeNull();
		expect(page.markup).not.toMatch(/NaN|undefined|\[object/);
	});

	test.each([
		"javascript:alert(1)",
		"data:text/html,x",
		"//malo.example",
		"http://usuario:clave@sitio.gt",
		"no es un enlace",
		"",
	])("the address «%s» is never linked", async (enlace) => {
		const { body } = await openProcedure({ enlace, sources: [enlace] });
		expect(getByText(body, "Enlace no disponible")).toBeTruthy();
		expect(queryByRole(body, "link", { name: /^Ir al sitio oficial/ })).toBeNull();
		const targets = getAllByRole(getByRole(body, "main"), "link").map((link) => link.getAttribute("href") ?? "");
		expect(targets.filter((target) => !/^(?:\/(?!\/)|#|https:\/\/wa\.me\/)/.test(target))).toEqual([]);
	});

	test("markup in a text is text, and a source that cannot be decoded is shown as it is", async () => {
		const hostile = "</script><script>alert(1)</script>";
		const page = await openProcedure({
			name: hostile,
			steps: [hostile],
			sources: ["https://sitio.gt/%E0%A4"],
		});
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe(hostile);
		expect(page.html).not.toContain("<script>alert(1)");
		expect(getByRole(page.body, "link", { name: /^sitio\.gt\/%E0%A4/ })).toBeTruthy();
	});

	test("requirements and steps may be a text with commas", async () => {
		const { body } = await openProcedure({ requirements: "DPI, , recibo", steps: "pagar,firmar" });
		const boxes = getAllByRole(getByRole(body, "region", { name: "Requisitos" }), "checkbox");
		expect(boxes).toHaveLength(2);
		expect(getByRole(body, "region", { name: "Pasos" }).querySelectorAll("li")).toHaveLength(2);
	});

	test("an evaluation of which too little is known says that there is no score", async () => {
		const { body } = await openProcedure({}, { observatory: [{ id: "7", tramite: "UNO" }] });
		expect(getByText(body, "No evaluable todavía")).toBeTruthy();
		expect(getByRole(body, "link", { name: "Ver la evaluación" }).getAttribute("href")).toBe("/observatorio?detalle=7");
	});
});

describe("a procedure that is not there", () => {
	test.each([
		"no-existe",
		"0",
		"-1",
		"null",
		"exp-001",
		"%5Bobject%20Object%5D",
		"%2e%2e%2fetc",
		"%F0%9F%90%94",
		"a".repeat(900),
	])("%s answers 404 and offers the catalogue", async (id) => {
		const page = await portal.get(`/tramite/${id}`);
		expect(page.status).toBe(404);
		const main = getByRole(page.body, "main");
		expect(getByRole(main, "heading", { level: 1 }).textContent).toBe("Trámite no encontrado");
		expect(getByText(main, "El trámite que buscas no existe o ha sido removido.")).toBeTruthy();
		expect(getByRole(main, "link", { name: "Volver al catálogo" }).getAttribute("href")).toBe("/catalogo");
		expect(page.document.title).toBe("Trámite no encontrado · Ventanilla Abierta");
	});

	test("and no catalogue to know it from answers 503, says that it failed, and never that it was removed", async () => {
		const down = await openPortal({ isEmptyHanded: true });
		const page = await down.get("/tramite/acta-supervivencia");
		expect(page.status).toBe(503);
		const main = getByRole(page.body, "main");
		expect(getByRole(main, "heading", { level: 1 }).textContent).toBe("Trámite no encontrado");
		expect(getByText(main, "Error al cargar trámite")).toBeTruthy();
		expect(queryByText(main, /ha sido removido/)).toBeNull();
		expect(getByRole(main, "link", { name: "Reintentar" }).getAttribute("href")).toBe("/tramite/acta-supervivencia");
		expect(getByText(main, /danos este número/)).toBeTruthy();
	});
});

describe("in English", () => {
	test("every text that comes from the data says that it is Spanish", async () => {
		const page = await portal.get("/tramite/certificado-medico-hospital", { language: "en" });
		const main = getByRole(page.body, "main");
		expect(getByText(main, "This information is only available in Spanish.")).toBeTruthy();
		const row = realProcedures.find(({ id }) => id === "certificado-medico-hospital");
		const data = new Set(Object.values(row ?? {}).flat());
		const marked = textsOf(main).filter(({ text }) => data.has(text));
		expect(marked.length).toBeGreaterThan(15);
		expect(marked.filter(({ language }) => language !== "es")).toEqual([]);
		expect(factOf(page, "Cost")).toBe("Free");
		expect(
			getByText(main, /national identity card/)
				.closest("[lang]")
				?.getAttribute("lang"),
		).toBe("en");
	});

	test("a missing procedure is told in English", async () => {
		const page = await portal.get("/procedures/no-existe", { language: "en" });
		expect(page.status).toBe(404);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Procedure not found");
	});
});
