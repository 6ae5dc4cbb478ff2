import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createAddressKeys, createPageAllowance, createRateLimiter } from "./rate-limits.ts";

function openLimiter() {
	let moment = 1_000;
	const limiter = createRateLimiter({ burst: 5, refillMs: 12_000, now: () => moment });
	return {
		take: (key = "a") => limiter.take(key),
		pass: (milliseconds: number) => {
			moment += milliseconds;
		},
	};
}

test("five pass at once, the sixth waits twelve seconds", () => {
	const { take, pass } = openLimiter();
	expect(Array.from({ length: 5 }, () => take())).toEqual([0, 0, 0, 0, 0]);
	expect(take()).toBe(12);
	pass(11_000);
	expect(take()).toBe(1);
	pass(1_000);
	expect(take()).toBe(0);
	expect(take()).toBe(12);
});

test("a refusal costs nothing", () => {
	const { take, pass } = openLimiter();
	for (let count = 0; count < 100; count++) take();
	pass(12_000);
	expect(take()).toBe(0);
});

test("each key has its own bucket, and a rested one holds five again, never more", () => {
	const { take, pass } = openLimiter();
	for (let count = 0; count < 6; count++) take("a");
	expect(take("b")).toBe(0);
	pass(86_400_000);
	expect(Array.from({ length: 6 }, () => take("a"))).toEqual([0, 0, 0, 0, 0, 12]);
});

test("fifty people behind one address in ten minutes all pass (C39)", () => {
	const { take, pass } = openLimiter();
	const waits = Array.from({ length: 50 }, () => {
		pass(12_000);
		return take("school");
	});
	expect(waits.every((seconds) => seconds === 0)).toBe(true);
});

test("a bucket is remembered until it is full again: nobody gets a new one by waiting a moment", () => {
	const { take, pass } = openLimiter();
	for (let count = 0; count < 5; count++) take();
	pass(10_000);
	expect(take()).toBe(2);
});

test("of very many addresses the longest unseen is forgotten first, so that a flood does not fill the memory", () => {
	const limiter = createRateLimiter({ burst: 1, refillMs: 12_000, maxKeys: 2, now: () => 0 });
	for (const key of ["a", "b", "c"]) expect(limiter.take(key)).toBe(0);
	expect(limiter.take("c")).toBe(12);
	expect(limiter.take("a")).toBe(0);
});

test("a clock that begins at nothing wakes nobody again and again", async () => {
	const warnings: Error[] = [];
	const note = (warning: Error) => void warnings.push(warning);
	process.on("warning", note);
	onTestFinished(() => void process.off("warning", note));
	createRateLimiter({ burst: 1, refillMs: 1, now: () => 0 }).take("a");
	await pause(50);
	expect(warnings).toEqual([]);
});

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

test("an address is the same word for a day and another one from then on: nobody can tell later who it was (C106)", () => {
	let moment = 0;
	const keyOf = createAddressKeys(() => moment);
	const first = keyOf("192.0.2.1");
	expect(keyOf("192.0.2.2")).not.toBe(first);
	moment = 86_399_999;
	expect(keyOf("192.0.2.1")).toBe(first);
	moment = 86_400_000;
	expect(keyOf("192.0.2.1")).not.toBe(first);
});
