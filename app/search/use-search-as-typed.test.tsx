// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountHook } from "../../tests/mount.tsx";
import type { SearchHitView } from "./search-answer.ts";
import { readSearchAnswer, useSearchAsTyped } from "./use-search-as-typed.ts";

const PAUSE_MS = 300;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function openSearch() {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		return Response.json({ hits: [] });
	});
	const { now } = await mountHook(useSearchAsTyped);
	return {
		asked,
		now,
		type: (text: string) => act(async () => now().onType(text)),
		pass: (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds)),
	};
}

test("a word costs one question, asked once the fingers rest", async () => {
	const { asked, now, type, pass } = await openSearch();
	for (const text of ["d", "dp", "dpi"]) {
		await type(text);
		await pass(PAUSE_MS - 1);
	}
	expect(asked).toEqual([]);
	await pass(1);
	expect(asked).toEqual(["/buscar?texto=dpi"]);
	expect(now().state).toEqual({ step: "answered", typed: "dpi", answer: { hits: [] } });
});

test("blanks ask for nothing, and take back the question before them", async () => {
	const { asked, now, type, pass } = await openSearch();
	await type("dpi");
	await type("   ");
	await pass(PAUSE_MS);
	expect(asked).toEqual([]);
	expect(now().state.step).toBe("empty");
});

test("a closed search asks nothing any more", async () => {
	const { asked, now, type, pass } = await openSearch();
	await type("dpi");
	await act(async () => now().reset());
	await pass(PAUSE_MS);
	expect(asked).toEqual([]);
});

test("a newer text takes the place of a question that is on its way, and how that one ends is not told", async () => {
	const { now, type, pass } = await openSearch();
	const signals: AbortSignal[] = [];
	vi.stubGlobal("fetch", (_address: string, { signal }: { signal: AbortSignal }) => {
		signals.push(signal);
		return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	});
	await type("dp");
	await pass(PAUSE_MS);
	await type("dpi");
	await pass(0);
	expect(now().state).toEqual({ step: "searching", typed: "dpi" });
	await pass(PAUSE_MS);
	expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
	expect(now().state).toEqual({ step: "searching", typed: "dpi" });
});

const HIT: SearchHitView = {
	id: "nit",
	name: "Inscripción al NIT",
	description: null,
	institution: "SAT",
	duration: null,
	type: "digital",
};

test("hits are taken as they come", () => {
	expect(readSearchAnswer({ hits: [HIT, { ...HIT, type: null }] })?.hits).toHaveLength(2);
	expect(readSearchAnswer({ hits: [] })).toEqual({ hits: [] });
	expect(readSearchAnswer({ hits: [], site: "free" })?.site).toBe("free");
});

test.each([
	["the page of a network that wants a login", "<html>"],
	["one hit alone", HIT],
	["a list without what is said beside it", [HIT]],
	["a part of the portal that there is not", { hits: [], site: "roof" }],
	["a hit of an unknown type", { hits: [{ ...HIT, type: "postal" }] }],
	["a hit with a number for a name", { hits: [{ ...HIT, name: 7 }] }],
	["a hit without its description", { hits: [{ ...HIT, description: undefined }] }],
	["a hit without an id", { hits: [{ ...HIT, id: null }] }],
])("%s is no answer of ours", (_, answer) => {
	expect(readSearchAnswer(answer)).toBeNull();
});
