import { expect, test } from "vitest";
import {
	findCostRange,
	findFeeTotal,
	findWholePrice,
	groupFees,
	isCostApart,
	type ProcedureFee,
} from "./procedure-cost.ts";

function fee(change: Partial<ProcedureFee>): ProcedureFee {
	const usual = { amount: null, up_to: null, currency: "GTQ", condition: null, is_mandatory: true } as const;
	const origin = { question: null, source: null, read: null };
	return { procedure_id: "x", position: 1, concept: "Pago", ...usual, ...origin, ...change };
}

test("what is mandatory is added up to the cent, what one may do without is not", () => {
	const stamps = Array.from({ length: 10 }, () => fee({ amount: 0.1 }));
	expect(findFeeTotal([fee({ amount: 85 }), ...stamps, fee({ amount: 20, is_mandatory: false })])).toEqual({
		from: 86,
		to: 86,
		currency: "GTQ",
	});
});

test.each([
	[0.1, 0.2, 0.3],
	[1.1, 2.2, 3.3],
	[0.29, 0.57, 0.86],
])("Q%s and Q%s are Q%s, and no part of a cent more", (one, other, total) => {
	expect(findFeeTotal([fee({ amount: one }), fee({ amount: other })])).toMatchObject({ from: total, to: total });
});

test("a range is added with both its ends", () => {
	expect(findFeeTotal([fee({ amount: 4, up_to: 150 }), fee({ amount: 1 })])).toMatchObject({ from: 5, to: 151 });
});

test("a sum has no end while nobody knows what a mandatory stamp costs, or whether it has to be paid", () => {
	expect(findFeeTotal([fee({ amount: 100 }), fee({})])).toMatchObject({ from: 100, to: null });
	const depends = fee({ amount: 15, condition: "si eres extranjero" });
	expect(findFeeTotal([fee({ amount: 100 }), depends])).toMatchObject({ from: 100, to: null });
});

test("one payment alone counts with its condition", () => {
	const byIncome = fee({ amount: 4, up_to: 150, condition: "según tu ingreso" });
	expect(findFeeTotal([byIncome])).toMatchObject({ from: 4, to: 150 });
});

test("there is no sum of what nobody knows, of quetzales and dollars, and of nothing mandatory", () => {
	expect(findFeeTotal([fee({}), fee({})])).toBeNull();
	expect(findFeeTotal([fee({ amount: 1 }), fee({ amount: 1, currency: "USD" })])).toBeNull();
	expect(findFeeTotal([fee({ amount: 5, is_mandatory: false })])).toBeNull();
	expect(findFeeTotal([])).toBeNull();
});

const answer = (condition: string, amount: number | null, more: Partial<ProcedureFee> = {}) =>
	fee({ question: "¿Cuánto ganas?", condition, amount, ...more });

test("of a question one answer is paid: from the lowest to the highest, beside what everybody pays", () => {
	const fees = [fee({ amount: 10 }), answer("poco", 4), fee({ amount: 1, concept: "Timbre" }), answer("mucho", 150)];
	expect(groupFees(fees).map((group) => group.fees.map(({ amount }) => amount))).toEqual([[10], [4, 150], [1]]);
	expect(findFeeTotal(fees)).toEqual({ from: 15, to: 161, currency: "GTQ" });
});

test("a question of which one answer is unknown makes no sum, and leaves that of the rest open", () => {
	const half = [answer("poco", 4), answer("mucho", null)];
	expect(findWholePrice(half)).toEqual({ sums: [], unknown: [], isOpen: true });
	expect(findFeeTotal([fee({ amount: 10 }), ...half])).toEqual({ from: 10, to: null, currency: "GTQ" });
});

test("the whole price keeps currencies apart and names what nobody knows", () => {
	const fees = [
		...[fee({ amount: 25, currency: "USD" }), fee({ amount: 15 }), fee({ concept: "Examen de la vista" })],
		...[answer("en línea", null), answer("en ventanilla", null), fee({ amount: 9, condition: "si llegas tarde" })],
	];
	expect(findWholePrice(fees)).toEqual({
		sums: [
			{ from: 25, to: 25, currency: "USD" },
			{ from: 15, to: 15, currency: "GTQ" },
		],
		unknown: ["Examen de la vista", "Pago"],
		isOpen: true,
	});
});

test("answers in two currencies make no sum", () => {
	const fees = [answer("aquí", 20), answer("fuera", 25, { currency: "USD" }), fee({ amount: 1 })];
	expect(findWholePrice(fees)).toEqual({ sums: [{ from: 1, to: 1, currency: "GTQ" }], unknown: [], isOpen: true });
});

const pay = (amount: number | null, more: Partial<ProcedureFee> = {}) => fee({ amount, ...more });

test.each<[string, number | null, ProcedureFee[], boolean]>([
	["the sum of its payments", 75, [pay(50), pay(25)], false],
	["only one of two payments that everybody makes", 50, [pay(50), pay(25)], true],
	["within the range of its payment", 190, [pay(185, { up_to: 200 })], false],
	["above that range", 201, [pay(185, { up_to: 200 })], true],
	["at least what is known of its payments", 90, [pay(50), pay(null)], false],
	["less than what is known of them", 40, [pay(50), pay(null)], true],
	["one of several that depend on a condition", 100, [pay(100, { condition: "a" }), pay(0, { condition: "b" })], false],
	["none of those", 110, [pay(100, { condition: "a" }), pay(0, { condition: "b" })], true],
	["one answer of a question", 100, [answer("poco", 50), answer("mucho", 100)], false],
	["an answer with what everybody pays", 75, [pay(25), answer("poco", 50), answer("mucho", 100)], false],
	["between two answers", 60, [answer("poco", 50), answer("mucho", 100)], true],
	["between two answers beside an unknown payment", 60, [pay(null), answer("poco", 50), answer("mucho", 100)], true],
	["told without any payment", 30, [], false],
	["told beside a payment of which nobody knows how much", 30, [pay(null)], false],
	["told by nobody", null, [pay(50)], false],
])("a cost that is %s", (_what, costo, fees, isApart) => {
	expect(isCostApart(costo, fees)).toBe(isApart);
});

test.each([
	[
		"De Q4 a Q150, según tu ingreso mensual: hasta Q500, Q4; más de Q12,000, Q150.",
		"De Q4 a Q150, según tu ingreso mensual",
	],
	["De US$50 a US$1,085.50. Se paga en el banco.", "De US$50 a US$1,085.50"],
	["De Q5 a Q10", "De Q5 a Q10"],
	["La ayuda va de Q300 a Q500.", null],
	["De Q5 en adelante.", null],
	["Depende del notario.", null],
	[null, null],
])("the range of “%s” is %s", (note, range) => {
	expect(findCostRange(note)).toBe(range);
});
