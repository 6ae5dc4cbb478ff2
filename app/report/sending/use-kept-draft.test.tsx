// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReportDraft } from "../../../domain/report/report-form.ts";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import { mountHook } from "../../../tests/mount.tsx";
import type { Attempt } from "./report-draft.ts";
import { keepDraft, readDraft } from "./report-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

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
