// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT, type ReportDraft } from "../../../domain/report/report-form.ts";
import { mountHook } from "../../../tests/mount.tsx";
import type { Attempt } from "./report-draft.ts";
import { eraseDraft, isBlank, keepDraft, readDraft, useKeptDraft } from "./report-draft.ts";

const PAUSE_MS = 300;
const WRITTEN: ReportDraft = { ...EMPTY_DRAFT, description: "El costo cambió." };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
});

async function openForm({ isOff = false } = {}) {
	const attempt: { current: Attempt | null } = { current: null };
	const onRestored = vi.fn();
	const onUnchanged = vi.fn();
	const { now, unmount } = await mountHook(() => useKeptDraft({ attempt, isOff, onRestored, onUnchanged }));
	const type = (draft: ReportDraft) => act(async () => now().keepSoon(draft));
	return { attempt, onRestored, now, type, unmount };
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test("what was written comes back on the next visit, with the key under which it was sent before", async () => {
	keepDraft(WRITTEN, { key: "the-key", content: 7 });
	const { now, onRestored, attempt } = await openForm();
	expect(now().state).toBe("restored");
	expect(onRestored).toHaveBeenCalledExactlyOnceWith(WRITTEN);
	expect(attempt.current).toEqual({ key: "the-key", content: 7 });
});

test("a form that came back with its mistakes keeps what was typed: an older draft does not take its place", async () => {
	keepDraft(WRITTEN, null);
	const { onRestored, now } = await openForm({ isOff: true });
	expect(onRestored).not.toHaveBeenCalled();
	expect(now().state).toBe("kept");
});

test("what is being written is kept once the fingers rest", async () => {
	const { now, type } = await openForm();
	await type({ ...WRITTEN, description: "El" });
	await pass(PAUSE_MS - 1);
	await type(WRITTEN);
	await pass(PAUSE_MS - 1);
	expect(readDraft()).toBeNull();
	await pass(1);
	expect(readDraft()?.draft).toEqual(WRITTEN);
	expect(now().state).toBe("kept");
});

test("erased is erased: the last keys do not bring it back, new ones are kept again", async () => {
	const { now, type } = await openForm();
	await type(WRITTEN);
	await act(async () => now().erase());
	await pass(1_000);
	expect(readDraft()).toBeNull();
	expect(now().state).toBe("erased");
	await type(WRITTEN);
	await pass(PAUSE_MS);
	expect(now().state).toBe("kept");
});

test("a form that was sent and left is not kept afterwards", async () => {
	const { type, unmount } = await openForm();
	await type(WRITTEN);
	await unmount();
	await pass(1_000);
	expect(readDraft()).toBeNull();
});

test("a browser that keeps nothing is told at once, and as soon as it keeps something again", async () => {
	const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	const { now, type } = await openForm();
	await type(WRITTEN);
	await pass(PAUSE_MS);
	expect(now().state).toBe("impossible");
	await act(async () => now().erase());
	expect(now().state).toBe("impossible");
	full.mockRestore();
	await type(WRITTEN);
	await pass(PAUSE_MS);
	expect(now().state).toBe("kept");
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("blocked", "SecurityError");
	});
	expect((await openForm()).now().state).toBe("impossible");
});

const FILLED = {
	problem_type: "wrong-contact",
	procedure: "Inscripción al NIT",
	institution: "SAT",
	description: "El teléfono ya no existe.",
	user_name: "Ana López",
	user_email: "ana@correo.gt",
};
const ATTEMPT = { key: "the-key", content: 7 };

test("on a shared phone neither name nor e-mail is left behind, whatever else is kept of a report", () => {
	expect(keepDraft(FILLED, ATTEMPT)).toBe(true);
	const everything = JSON.stringify({ ...localStorage });
	expect(everything).not.toMatch(/Ana|ana@/);
	expect(readDraft()).toEqual({ draft: { ...FILLED, user_name: "", user_email: "" }, attempt: ATTEMPT });
});

test("a report half sent keeps its key: sent again it is still one report", () => {
	keepDraft(FILLED, ATTEMPT);
	expect(readDraft()?.attempt).toEqual(ATTEMPT);
	keepDraft(FILLED, null);
	expect(readDraft()?.attempt).toBeNull();
});

test("a form that nobody wrote in is not kept, and one that was emptied is forgotten", () => {
	keepDraft(FILLED, null);
	keepDraft({ ...EMPTY_DRAFT, procedure: "Inscripción al NIT", description: " \n" }, null);
	expect(localStorage).toHaveLength(0);
	expect(readDraft()).toBeNull();
});

test("a sent report leaves nothing behind", () => {
	keepDraft(FILLED, ATTEMPT);
	eraseDraft();
	expect(localStorage).toHaveLength(0);
});

test.each(["description", "user_name", "user_email"] as const)("a form with a %s alone is no blank one", (field) => {
	expect(isBlank({ ...EMPTY_DRAFT, [field]: "a" })).toBe(false);
	expect(isBlank({ ...EMPTY_DRAFT, [field]: " " })).toBe(true);
});

test("a browser that keeps nothing says so, so that the form can tell", () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	expect(keepDraft(FILLED, null)).toBe(false);
});

describe("what lies under our name in the browser", () => {
	test.each(["", "{", "[]", "null", '"texto"', "7", '{"description":7}'])("%s is no draft, and no error", (stored) => {
		localStorage.setItem("report-draft", stored);
		expect(readDraft()).toBeNull();
	});

	test("is read field by field: a broken one costs no other", () => {
		const attempt = { key: 7, content: "x" };
		localStorage.setItem("report-draft", JSON.stringify({ description: "a", procedure: 9, extra: "b", attempt }));
		expect(readDraft()).toEqual({ draft: { ...EMPTY_DRAFT, description: "a" }, attempt: null });
	});
});
