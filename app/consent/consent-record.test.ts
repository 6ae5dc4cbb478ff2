// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { readConsent, saveConsent, watchConsent } from "./consent-record.ts";

const STORAGE_KEY = "gdpr-consent";
const CHOICE = { analytics: false, marketing: false, functional: true };

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	localStorage.clear();
});

test("a decision is kept as it was made, with its moment, and never with more than was allowed", () => {
	vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") });
	saveConsent(CHOICE);
	const record = { necessary: true, ...CHOICE, timestamp: "2026-11-22T12:00:00.000Z" };
	expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "")).toEqual(record);
	expect(readConsent()).toEqual(record);
});

test.each([
	"",
	"{",
	"null",
	"true",
	JSON.stringify({ necessary: true, ...CHOICE }),
	JSON.stringify({ necessary: false, ...CHOICE, timestamp: "2026" }),
	JSON.stringify({ necessary: true, ...CHOICE, analytics: "yes", timestamp: "2026" }),
	JSON.stringify({ necessary: true, analytics: true, marketing: true, timestamp: "2026" }),
])("what is stored as %s is no decision: the citizen is asked", (stored) => {
	localStorage.setItem(STORAGE_KEY, stored);
	expect(readConsent()).toBeNull();
});

test("what another tab decides or forgets is followed, also when it empties the whole storage, until nobody listens", () => {
	const follow = vi.fn();
	const stop = watchConsent(follow);
	for (const key of [STORAGE_KEY, null, "language"]) dispatchEvent(new StorageEvent("storage", { key }));
	expect(follow).toHaveBeenCalledTimes(2);
	stop();
	dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEY }));
	expect(follow).toHaveBeenCalledTimes(2);
});

describe("a browser that keeps nothing", () => {
	test("asks once a visit, not on every page; once it keeps again, what it kept counts", () => {
		const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		saveConsent(CHOICE);
		expect(readConsent()).toMatchObject(CHOICE);
		const inAnotherTab = { necessary: true, ...CHOICE, functional: false, timestamp: "2026-11-22T12:00:00.000Z" };
		full.mockRestore();
		localStorage.setItem(STORAGE_KEY, JSON.stringify(inAnotherTab));
		expect(readConsent()).toEqual(inAnotherTab);
		saveConsent({ ...CHOICE, analytics: true });
		localStorage.clear();
		expect(readConsent()).toBeNull();
	});
});
