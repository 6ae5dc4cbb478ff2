import { getByLabelText, getByRole, getByText, queryByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal, type Page } from "./portal.ts";

const portal = await openPortal();
const clean = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const regionOf = ({ body }: Page, name: string) => getByRole(body, "region", { name });
const calculatorOf = (page: Page) => regionOf(page, "Calcula cuánto te toca");
const resultOf = (page: Page) => clean(getByRole(calculatorOf(page), "status"));

describe("the way to the real price", () => {
	test("stands beside the cost of every procedure, and says where a sum can be worked out", async () => {
		const plain = await portal.get("/tramite/renovacion-pasaporte");
		expect(getByRole(plain.body, "link", { name: "Precio real" }).getAttribute("href")).toBe(
			"/precio/renovacion-pasaporte",
		);
		const ornato = await portal.get("/tramite/boleto-de-ornato?lang=en", { language: "en" });
		expect(getByRole(ornato.body, "link", { name: "Work out what you pay" }).getAttribute("href")).toMatch(
			/^\/precio\/boleto-de-ornato/,
		);
	});

	test("of no procedure answers 404 and offers a search", async () => {
		const page = await portal.get("/precio/no-existe");
		expect(page.status).toBe(404);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Trámite no encontrado");
		expect(queryByRole(page.body, "region", { name: "Calcula cuánto te toca" })).toBeNull();
	});
});

describe("a page without scripts", () => {
	test("answers a figure and a case with the sum, its parts, the law, the page that says so and who decides", async () => {
		const page = await portal.get("/precio/boleto-de-ornato?cifra=Q3%2C500.50&caso=tarde");
		expect(page.status).toBe(200);
		expect(resultOf(page)).toBe(
			"Te toca Q 100.00Según la tablaQ 50.00Multa por pagar tardeQ 50.00Según Decreto 121-96, Ley del Arbitrio de Ornato Municipal (no leímos en qué artículo).Prensa Libre: qué es el boleto de ornato y cuánto cuesta, publicado en enero de 2026. Leído el 28 nov 2026.TV Azteca Guatemala: tabla de la Municipalidad de Guatemala, con multa, sin fecha. Leído el 28 nov 2026.",
		);
		expect(clean(calculatorOf(page))).toContain("Lo que vale es lo que diga la municipalidad donde vives.");
		expect(getByLabelText<HTMLInputElement>(page.body, "¿Cuánto ganas al mes?").value).toBe("Q3,500.50");
		expect(getByLabelText<HTMLInputElement>(page.body, "Después").checked).toBe(true);
		const applied = page.body.querySelector("[data-state=applied]");
		expect(clean(applied)).toBe("De Q 3,000.01 a Q 6,000.00Q 50.00");
	});

	test("keeps what somebody earns to itself: no cache, no search engine, no canonical address has it", async () => {
		const page = await portal.get("/precio/boleto-de-ornato?cifra=3500&caso=tarde");
		expect(page.headers.get("cache-control")).toContain("no-store");
		expect(page.headers.get("x-robots-tag")).toBe("noindex");
		expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "").not.toContain("3500");
		expect((await portal.get("/precio/boleto-de-ornato")).headers.get("cache-control")).not.toContain("no-store");
	});

	test.each([
		["/precio/boleto-de-ornato?cifra=&caso=tarde", "Escribe el dato para calcular."],
		["/precio/boleto-de-ornato?cifra=mucho&caso=tarde", "Escribe solo el número, como 3500 o 3,500.50."],
		["/precio/boleto-de-ornato?cifra=3.500&caso=tarde", "No sabemos si es mil o decimal."],
		["/precio/boleto-de-ornato?cifra=-5&caso=tarde", "Escribe un número de cero en adelante."],
		["/precio/boleto-de-ornato?cifra=3500", "Elige una de las opciones."],
		["/precio/boleto-de-ornato?cifra=3500&caso=nunca", "Elige una de las opciones."],
		["/precio/traspaso-vehiculo-electronico?cifra=98&caso=carro", "Escribe el año con cuatro cifras, como 2018."],
		[`/precio/pago-iusi?cifra=${"9".repeat(900)}`, "Ese número es demasiado grande."],
		["/precio/pago-iusi?cifra=%3Cb%3E9%3C%2Fb%3E", "Escribe solo el número"],
	])("%s is told what to do, and loses nothing", async (path, told) => {
		const page = await portal.get(path);
		expect(page.status).toBe(200);
		expect(page.document.title).toMatch(/^Error: Precio: /);
		expect(clean(calculatorOf(page))).toContain(told);
		expect(resultOf(page)).toBe("");
	});

	test("says in words what no figure alone decides, and that nothing is paid", async () => {
		const year = new Date().getFullYear();
		const recent = await portal.get(`/precio/traspaso-vehiculo-electronico?cifra=${year}&caso=moto`);
		expect(resultOf(recent)).toMatch(/^12% del valor que la SAT pone en su tabla.*artículo 55/);
		const exempt = await portal.get("/precio/pago-iusi?cifra=2000");
		expect(resultOf(exempt)).toMatch(/^Exento: hasta Q2,000 no se paga IUSI\./);
		const nothing = await portal.get("/precio/pequeno-contribuyente-iva?cifra=0");
		expect(resultOf(nothing)).toMatch(/^Nada que pagar según la tabla/);
	});

	test("adds a fixed part to what the figure brings, says that it rounded, and what is only near", async () => {
		const page = await portal.get("/precio/inscripcion-compraventa-inmueble?cifra=1.000.001%2C50");
		expect(resultOf(page)).toMatch(
			/^Te toca Q 1,660\.00Parte fijaQ 160\.00Según tu datoQ 1,500\.00Redondeamos al centavo/,
		);
		expect(clean(calculatorOf(page))).toContain("Lo dice un estudio sin fecha");
	});

	test("ignores a figure where the price depends on none", async () => {
		const page = await portal.get("/precio/renovacion-pasaporte?cifra=3500");
		expect(queryByRole(page.body, "region", { name: "Calcula cuánto te toca" })).toBeNull();
		expect(page.document.title).toMatch(/^Precio: Renovación de pasaporte/);
	});
});

describe("what is charged and what is never paid", () => {
	test("stands with the papers that cost, and with who says what they cost", async () => {
		const page = await portal.get("/precio/pasaporte-menores");
		expect(clean(regionOf(page, "Qué se paga"))).toContain("US$ 50.00");
		const beside = regionOf(page, "Lo que cuesta alrededor");
		expect(getByRole(beside, "link", { name: /certific/i }).getAttribute("href")).toMatch(/^\/tramite\//);
		expect(clean(beside)).toMatch(/Leído el \d+ \p{L}+ 2026\./u);
	});

	test("says of migration alone what migration says, and of every office where to complain, each number with its page", async () => {
		const passport = await portal.get("/precio/renovacion-pasaporte");
		const others = "Si alguien se ofrece a hacerlo por ti";
		expect(clean(regionOf(passport, others))).toContain("no trabaja con tramitadores ni gestores");
		const ornato = await portal.get("/precio/boleto-de-ornato");
		expect(clean(regionOf(ornato, others))).not.toContain("Instituto Guatemalteco de Migración");
		const complain = regionOf(ornato, "Dónde quejarte");
		expect([...complain.querySelectorAll("a[href^='tel:']")].map((link) => link.getAttribute("href"))).toEqual([
			"tel:1555",
			"tel:1572",
			"tel:1544",
		]);
		expect(getByText(complain, /Municipalidad de Guatemala/)).toBeTruthy();
		for (const line of [...complain.querySelectorAll("li")].slice(1))
			expect(clean(line)).toMatch(/Leído el \d+ nov 2026/);
	});

	test("of a procedure without institution or known cost says so, and links to no page that there is not", async () => {
		const { get } = await openPortal({ rows: { procedures: [{ id: "uno", name: "Uno" }] } });
		const page = await get("/precio/uno");
		expect(clean(regionOf(page, "Qué se paga"))).toContain("Ninguna fuente dice cuánto");
		expect(clean(regionOf(page, "Dónde quejarte"))).toMatch(/^Dónde quejarte ?Primero, con quien dirige esa oficina\./);
		expect(page.body.querySelector("main a[href^='/tramite/denuncia']")).toBeNull();
	});
});
