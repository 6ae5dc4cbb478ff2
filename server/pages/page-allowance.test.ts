import { pino } from "pino";
import { expect, test } from "vitest";
import { createPageAllowance } from "./page-allowance.ts";

function open() {
	let now = 0;
	const log: Record<string, unknown>[] = [];
	const allowance = createPageAllowance(
		pino({}, { write: (line: string) => void log.push(JSON.parse(line)) }),
		() => now,
	);
	return { allowance, log, pass: (ms: number) => (now += ms) };
}

test("thirty people who search behind one address of a carrier never meet the limit", () => {
	const { allowance, pass } = open();
	// Each ten new searches a minute, for ten minutes, beginning all at once.
	for (let round = 0; round < 100; round += 1) {
		for (let person = 0; person < 30; person += 1) expect(allowance.take("carrier")).toBe(0);
		pass(6_000);
	}
});

test("fifty new pages a second from one address meet it, and nobody else does", () => {
	const { allowance, log, pass } = open();
	let taken = 0;
	for (let asked = 0; asked < 3_000; asked += 1, pass(20)) if (allowance.take("flood") === 0) taken += 1;
	expect(taken).toBeGreaterThan(400);
	expect(taken).toBeLessThan(430);
	expect([allowance.take("flood"), allowance.take("flood")]).toContain(1);
	expect(allowance.take("somebody else")).toBe(0);
	expect(log.map(({ msg }) => msg)).toEqual(["One address asks for more new pages than people would"]);
});
