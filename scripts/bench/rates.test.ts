import { expect, test } from "vitest";
import type { Rates } from "./rates.ts";
import { BASELINE_QUESTION, PORTAL_QUESTIONS, rateOf, timesAsOften } from "./rates.ts";

const TURNS = 20_000;

test.each([PORTAL_QUESTIONS.search, PORTAL_QUESTIONS.fullSearch, PORTAL_QUESTIONS.answers])(
	"$name: no two turns ask the same",
	({ pathOf }) => {
		const asked = new Set(Array.from({ length: TURNS }, (_, turn) => decodeURIComponent(pathOf(turn))));
		expect(asked.size).toBe(TURNS);
	},
);

test("what is asked in one slow minute and one quick one is compared within each", () => {
	const own = { origin: "http://portal", question: PORTAL_QUESTIONS.search };
	const other = { origin: "http://express", question: BASELINE_QUESTION };
	const rates: Rates = new Map([
		[own, [100, 400, 300]],
		[other, [200, 200, 300]],
	]);
	expect(timesAsOften(rates, own, other)).toBe(1);
	expect(rateOf(rates, own)).toBe(300);
	expect(rateOf(rates, other)).toBe(200);
});
