import { expect, test } from "vitest";
import { isCostApart, type ProcedureFee } from "./procedure-cost.ts";

const pay = (amount: number | null, more: Partial<ProcedureFee> = {}): ProcedureFee => ({
	...{ procedure_id: "p", position: 1, concept: "Pago", amount, up_to: null, currency: "GTQ" },
	...{ condition: null, is_mandatory: true, ...more },
});

test.each<[string, number | null, ProcedureFee[], boolean]>([
	["the sum of its payments", 75, [pay(50), pay(25)], false],
	["only one of two payments that everybody makes", 50, [pay(50), pay(25)], true],
	["within the range of its payment", 190, [pay(185, { up_to: 200 })], false],
	["above that range", 201, [pay(185, { up_to: 200 })], true],
	["at least what is known of its payments", 90, [pay(50), pay(null)], false],
	["less than what is known of them", 40, [pay(50), pay(null)], true],
	["one of several that depend on a condition", 100, [pay(100, { condition: "a" }), pay(0, { condition: "b" })], false],
	["none of those", 110, [pay(100, { condition: "a" }), pay(0, { condition: "b" })], true],
	["told without any payment", 30, [], false],
	["told beside a payment of which nobody knows how much", 30, [pay(null)], false],
	["told by nobody", null, [pay(50)], false],
])("a cost that is %s", (_what, costo, fees, isApart) => {
	expect(isCostApart(costo, fees)).toBe(isApart);
});
