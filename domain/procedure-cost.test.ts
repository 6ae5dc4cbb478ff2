import { expect, test } from "vitest";
import { findCostRange } from "./facts/procedure-cost.ts";

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
