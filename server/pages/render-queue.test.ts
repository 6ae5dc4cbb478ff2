import { getEventListeners } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

/** A queue that notes what it makes, in its order; `ask` says what became of it. */
function observe(options: { atOnce?: number; longest?: number } = {}) {
	const queue = createRenderQueue(options);
	const made: string[] = [];
	let most = 0;
	let underWay = 0;
	const ask = async (visitor: string, name: string, signal?: AbortSignal) =>
		queue.run(
			visitor,
			async () => {
				underWay += 1;
				most = Math.max(most, underWay);
				await nextTurn();
				underWay -= 1;
				made.push(name);
				return name;
			},
			signal,
		);
	return { made, ask, most: () => most };
}

const numbered = (visitor: string, many: number) => Array.from({ length: many }, (_, index) => `${visitor}${index}`);

test("pages are made one after the other, and everybody in turn: who asks for many waits for many", async () => {
	const { ask, made, most } = observe();
	const many = numbered("a", 20).map((name) => ask("a", name));
	await Promise.all([...many, ask("b", "b0"), ask("c", "c0"), ask("b", "b1")]);
	expect(made.slice(0, 6)).toEqual(["a0", "a1", "b0", "c0", "a2", "b1"]);
	expect(made).toHaveLength(23);
	expect(most()).toBe(1);
});

test("a full queue takes no more from who has most in it, and always one from somebody else", async () => {
	const { ask, made } = observe({ longest: 4 });
	const many = numbered("a", 10).map((name) => ask("a", name));
	const others = ["b", "c", "d", "e"].map((visitor) => ask(visitor, visitor));
	expect((await Promise.all(many)).filter(Boolean)).toEqual(["a0", "a1"]);
	expect((await Promise.all(others)).filter(Boolean)).toEqual(["b", "c", "d"]);
	expect(made).toHaveLength(5);
	expect(await ask("a", "later")).toBe("later");
});

test("what nobody waits for any more is not made, and its place is free", async () => {
	const { ask, made } = observe({ longest: 3 });
	const visit = new AbortController();
	const first = ask("a", "first");
	const left = ["left 1", "left 2"].map((name) => ask("b", name, visit.signal));
	visit.abort();
	expect(await Promise.all(left)).toEqual([undefined, undefined]);
	const next = ["next 1", "next 2", "next 3"].map((name) => ask("b", name));
	await Promise.all([first, ...next]);
	expect(made).toEqual(["first", "next 1", "next 2", "next 3"]);
});

test("a page that fails fails for who asked for it, and the next is made", async () => {
	const queue = createRenderQueue();
	const failed = queue.run("a", () => Promise.reject(new Error("broken")));
	const next = queue.run("a", async () => "next");
	await expect(failed).rejects.toThrow("broken");
	expect(await next).toBe("next");
});

test("between two pages other work has its turn", async () => {
	const queue = createRenderQueue();
	let turns = 0;
	const seen: number[] = [];
	const counting = (async () => {
		for (; seen.length < 2; turns += 1) await nextTurn();
	})();
	await Promise.all(["a", "b"].map((visitor) => queue.run(visitor, async () => seen.push(turns))));
	await counting;
	expect((seen[1] ?? 0) - (seen[0] ?? 0)).toBeGreaterThanOrEqual(5);
});

test("what came in while a page was made goes first, but never for longer than the page took", async () => {
	const queue = createRenderQueue();
	const blockFor = (ms: number) => {
		for (const end = performance.now() + ms; performance.now() < end; );
	};
	let isBusy = true;
	let turns = 0;
	let most = 16;
	const answering = (async () => {
		while (isBusy && turns < most) {
			blockFor(1);
			turns += 1;
			await nextTurn();
		}
	})();
	const turnsAtStart: number[] = [];
	const make = async () => {
		turnsAtStart.push(turns);
		blockFor(300);
	};
	await Promise.all([queue.run("a", make), queue.run("b", make)]);
	expect(turnsAtStart[1]).toBe(16);

	most = Number.POSITIVE_INFINITY;
	turns = 0;
	turnsAtStart.length = 0;
	const endless = (async () => {
		for (; isBusy; turns += 1) {
			blockFor(1);
			await nextTurn();
		}
	})();
	await Promise.all([queue.run("a", make), queue.run("b", make)]);
	expect(turnsAtStart[1]).toBeLessThan(650);
	isBusy = false;
	await Promise.all([answering, endless]);
});

test("what was made stays with nobody: its signal is no longer listened to", async () => {
	const { ask } = observe();
	const { signal } = new AbortController();
	await Promise.all([ask("a", "a0", signal), ask("a", "a1", signal)]);
	expect(getEventListeners(signal, "abort")).toEqual([]);
});
