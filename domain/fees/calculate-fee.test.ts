import { describe, expect, test } from "vitest";
import { findFeeTable } from "../../content/catalogue/fee-tables.server.ts";
import { calculateFee } from "./calculate-fee.ts";

const YEAR = 2026;

/** What the real table of this procedure says, in quetzales; the first of its words or its fault where it says no amount. */
function ask(procedure: string, typed: string, chosen: string | null = null): string | number {
	const table = findFeeTable(procedure);
	if (!table) throw new Error(`no table for ${procedure}`);
	const answer = calculateFee(table, { typed, chosen }, YEAR);
	if (answer.fault !== undefined) return answer.fault;
	return answer.amount ? answer.amount.total / 100 : `«${answer.row.told?.es.slice(0, 12)}»`;
}

describe("each table on both sides of its limits", () => {
	test.each([
		["0", "«Con ese ingr»"],
		["300", "«Con ese ingr»"],
		["300.01", 4],
		["500", 4],
		["500.01", 10],
		["1000", 10],
		["1000.01", 15],
		["3000", 15],
		["3000.01", 50],
		["6000", 50],
		["6000.01", 75],
		["9000", 75],
		["9000.01", 100],
		["12000", 100],
		["12000.01", 150],
		["1000000000", 150],
	])("an income of Q%s pays for the ornato %s, and late twice that", (income, fee) => {
		expect(ask("boleto-de-ornato", income, "a-tiempo")).toBe(fee);
		expect(ask("boleto-de-ornato", income, "tarde")).toBe(typeof fee === "number" ? fee * 2 : fee);
	});

	test.each([
		["2000", "«Exento: hast»"],
		["2000.01", 4],
		["20000", 40],
		["20000.01", 120],
		["70000", 420],
		["70000.01", 630],
		["100000", 900],
		["1000000000", 9_000_000],
	])("a property of Q%s pays an IUSI of %s on its whole value", (value, fee) => {
		expect(ask("pago-iusi", value)).toBe(fee);
	});

	test.each([
		["0", "outside"],
		["0.01", 160],
		["1062092", 1753.14],
		["1000000000", 1_500_160],
	])("a deed of Q%s pays the registry %s", (value, fee) => {
		expect(ask("inscripcion-compraventa-inmueble", value)).toBe(fee);
	});

	test.each([
		["499999.99", "«Sin arancel:»"],
		["500000", 4500],
		["4705882.35", 40_250],
		["1000000000", 40_250],
	])("a capital of Q%s pays the company register %s, never more than its limit", (capital, fee) => {
		expect(ask("patente-comercio-sociedad", capital)).toBe(fee);
	});

	test.each([
		["2027", "«12% del valo»", "«12% del valo»"],
		["2025", "«12% del valo»", "«12% del valo»"],
		["2024", 1000, 300],
		["2023", 1000, 300],
		["2022", 500, 200],
		["1900", 500, 200],
		["2028", "farYear", "farYear"],
		["1899", "farYear", "farYear"],
		["98", "year", "year"],
		["2024.5", "year", "year"],
		["", "missing", "missing"],
	])("a model of %s pays %s for a car and %s for a motorcycle", (model, car, motorcycle) => {
		expect(ask("traspaso-vehiculo-electronico", model, "carro")).toBe(car);
		expect(ask("traspaso-vehiculo-subasta", model, "moto")).toBe(motorcycle);
	});

	test.each([
		["a-tiempo", 136.9],
		["antes-de-aviso", 171.13],
		["con-aviso", 273.8],
	])("a tax of Q136.90 that is paid %s comes to %d", (chosen, fee) => {
		expect(ask("impuesto-circulacion-calcomania", "136.90", chosen)).toBe(fee);
	});

	test("a small taxpayer pays five per cent of what was invoiced", () => {
		expect(ask("pequeno-contribuyente-iva", "0")).toBe(0);
		expect(ask("declaracion-mensual-pequeno-contribuyente", "12,345.67")).toBe(617.28);
	});
});

test("a case that nobody chose, or that there is not, is asked for; a figure that is wrong is told first", () => {
	expect(ask("boleto-de-ornato", "3500")).toBe("case");
	expect(ask("boleto-de-ornato", "3500", "nunca")).toBe("case");
	expect(ask("boleto-de-ornato", "mucho", "nunca")).toBe("unreadable");
});

test("whoever pays in parts sees one of them, and that centavos were rounded", () => {
	const table = findFeeTable("pago-iusi");
	if (!table) throw new Error("no IUSI");
	const told = (typed: string) => {
		const answer = calculateFee(table, { typed, chosen: null }, YEAR);
		return answer.fault === undefined && answer.amount;
	};
	expect(told("100000")).toMatchObject({ total: 90_000, installment: 22_500, isRounded: false });
	expect(told("100001")).toMatchObject({ total: 90_001, installment: 22_500, isRounded: true });
});
