// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountHook } from "../../tests/mount.tsx";
import { useConversation } from "./use-conversation.ts";

const ANSWER = {
	kind: "answer",
	procedure: { id: "nit", name: "Inscripción al NIT" },
	description: null,
	facts: [],
	before: "costo",
	meaning: null,
	sources: [],
	isDoubtful: false,
	next: [],
	others: [],
};

/** A network that answers when the test says so. */
function openNetwork() {
	const waiting: ((response: Response) => void)[] = [];
	vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => void waiting.push(resolve)));
	return { answer: (reply: object = ANSWER) => act(async () => waiting.shift()?.(Response.json(reply))) };
}

const open = () => mountHook(() => useConversation(null));
const ask = ({ now }: Awaited<ReturnType<typeof open>>, question: string) =>
	act(async () => void now().ask(question, { about: now().topic?.id, before: now().topic?.before }));

afterEach(async () => {
	const { now, unmount } = await open();
	await act(async () => now().forget());
	await unmount();
	vi.unstubAllGlobals();
});

test("each answer stands under its own question, in whatever order they arrive", async () => {
	const { answer } = openNetwork();
	const page = await open();
	await ask(page, "¿cuánto cuesta?");
	await ask(page, "hola");
	await answer({ kind: "which", before: null, meaning: null });
	await answer({ kind: "greeting", before: null, meaning: null });
	const told = page
		.now()
		.exchanges.map(({ question, outcome }) => [
			question,
			outcome.step === "answered" ? outcome.reply.kind : outcome.step,
		]);
	expect(told).toEqual([
		["¿cuánto cuesta?", "which"],
		["hola", "greeting"],
	]);
});

test("what was said stays on a walk to another page, until it is forgotten", async () => {
	const { answer } = openNetwork();
	const page = await open();
	await ask(page, "nit");
	await answer();
	await page.unmount();
	const next = await open();
	expect(next.now()).toMatchObject({ exchanges: [{ question: "nit" }], topic: { id: "nit", before: "costo" } });
	// The page that forgets goes at once: nothing may be left for the one in its place.
	await act(async () => {
		next.now().forget();
		void next.unmount();
	});
	expect((await open()).now()).toMatchObject({ exchanges: [], topic: null });
});

test("a choice of several becomes what the next question goes on from; thanks leave it as it is", async () => {
	const { answer } = openNetwork();
	const page = await open();
	await ask(page, "costo del pasaporte");
	await answer({ kind: "choices", before: "costo pasaporte", meaning: null, isSure: true, choices: [], guides: [] });
	expect(page.now().topic).toEqual({ id: undefined, before: "costo pasaporte", name: "costo pasaporte" });
	await ask(page, "gracias");
	await answer({ kind: "thanks", before: null, meaning: null });
	expect(page.now().topic?.before).toBe("costo pasaporte");
});

test("an answer that comes after everything was forgotten is forgotten too", async () => {
	const { answer } = openNetwork();
	const page = await open();
	await ask(page, "nit");
	await act(async () => page.now().forget());
	await answer();
	expect(page.now()).toMatchObject({ exchanges: [], topic: null });
});
