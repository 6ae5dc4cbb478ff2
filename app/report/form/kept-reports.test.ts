// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import type { Sending } from "./kept-reports.ts";
import {
	isOld,
	keepReport,
	readKeptReports,
	removeKeptReport,
	renewKeptReport,
	watchKeptReports,
} from "./kept-reports.ts";
import { sendKeptReports } from "./send-report.ts";

const STORAGE_KEY = "report-outbox";
const ONE_DAY_MS = 86_400_000;
const NOW = new Date("2026-11-22T12:00:00Z");

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
});

function sending(key: string): Sending {
	const body = { ...EMPTY_DRAFT, description: `Reporte ${key}`, user_email: "ana@correo.gt", pagina: "/ayuda" };
	return { key, address: "/reportar?tramite=nit", body };
}

/** What the server answers, one after the other; the last one to all that follow. Undefined: no answer at all. */
function answerWith(...answers: (() => Response)[]) {
	const keys: (string | null)[] = [];
	vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
		keys.push(new Headers(init.headers).get("idempotency-key"));
		const answer = answers.length > 1 ? answers.shift() : answers[0];
		if (!answer) throw new TypeError("Failed to fetch");
		return answer();
	});
	return keys;
}

const json = (status: number, content: object, headers: Record<string, string> = {}) =>
	Response.json(content, { status, headers });
const taken = () => json(201, { receipt: "AAAA-BBBB" });

async function send(): Promise<number> {
	const sent = sendKeptReports();
	await vi.advanceTimersByTimeAsync(5_000);
	return sent;
}

const states = () => readKeptReports().map(({ state }) => state);

describe("a report that waits on the device", () => {
	test("goes out as it was written, and only its receipt stays: the contact data leaves the device", async () => {
		keepReport(sending("one"));
		expect(readKeptReports()).toMatchObject([{ state: "waiting", savedAt: NOW.getTime(), sending: sending("one") }]);
		const keys = answerWith(taken);
		expect(await send()).toBe(0);
		expect(keys).toEqual(["one"]);
		expect(readKeptReports()).toMatchObject([{ state: "sent", code: "AAAA-BBBB" }]);
		expect(localStorage.getItem(STORAGE_KEY)).not.toContain("ana@");
	});

	test.each([
		[429, "90", 90],
		[429, "", 60],
		[503, "30", 30],
		[500, "", 60],
	])("that met %i is tried again after what the server said (%j), never given up", async (status, after, seconds) => {
		keepReport(sending("one"));
		keepReport(sending("two"));
		const keys = answerWith(() => json(status, { detail: "Espera." }, after ? { "Retry-After": after } : {}), taken);
		expect(await send()).toBe(seconds);
		expect(states()).toEqual(["waiting", "waiting"]);
		expect(keys).toEqual(["one"]);
		expect(await send()).toBe(0);
		expect(states()).toEqual(["sent", "sent"]);
	});

	test("that the server understood and does not take stays with its text for its writer, and is not sent again", async () => {
		keepReport(sending("one"));
		keepReport(sending("two"));
		answerWith(() => json(422, { errors: [{ field: "description", fault: "tooLong" }] }), taken);
		expect(await send()).toBe(0);
		expect(states()).toEqual(["refused", "sent"]);
		const keys = answerWith(taken);
		expect(await send()).toBe(0);
		expect(keys).toEqual([]);
		expect(localStorage.getItem(STORAGE_KEY)).toContain("Reporte one");
	});

	test("is tried twice when no answer comes, then a minute later; without a connection when there is one", async () => {
		keepReport(sending("one"));
		const keys = answerWith();
		expect(await send()).toBe(60);
		expect(keys).toEqual(["one", "one"]);
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		expect(await send()).toBe(0);
		expect(states()).toEqual(["waiting"]);
	});

	test("for more than a week is sent only when its writer still wants it", async () => {
		keepReport(sending("one"));
		vi.setSystemTime(NOW.getTime() + 7 * ONE_DAY_MS);
		const [kept] = readKeptReports();
		expect(kept && isOld(kept)).toBe(false);
		vi.setSystemTime(NOW.getTime() + 7 * ONE_DAY_MS + 1);
		expect(kept && isOld(kept)).toBe(true);
		const keys = answerWith(taken);
		expect(await send()).toBe(0);
		expect(keys).toEqual([]);
		if (kept) renewKeptReport(kept);
		await send();
		expect(keys).toEqual(["one"]);
	});

	test("is sent by one tab only", async () => {
		keepReport(sending("one"));
		const keys = answerWith(taken);
		const request = vi.fn(async (_name: string, _options: object, use: (lock: object | null) => unknown) => use(null));
		vi.stubGlobal("navigator", { onLine: true, locks: { request } });
		expect(await send()).toBe(0);
		expect(keys).toEqual([]);
		expect(request).toHaveBeenCalledWith(STORAGE_KEY, { ifAvailable: true }, expect.any(Function));
	});
});

describe("the list of what waits", () => {
	test("holds a report once however often it is kept, and up to twenty", () => {
		for (let turn = 0; turn < 2; turn += 1) expect(keepReport(sending("one"))).toBe(true);
		expect(readKeptReports()).toHaveLength(1);
		for (let number = 2; number <= 20; number += 1) expect(keepReport(sending(String(number)))).toBe(true);
		expect(keepReport(sending("21"))).toBe(false);
		expect(keepReport(sending("20"))).toBe(true);
		expect(readKeptReports()).toHaveLength(20);
	});

	test("is the same one until it changes, and the screen hears of each change until it stops listening", () => {
		const listener = vi.fn();
		const stop = watchKeptReports(listener);
		keepReport(sending("one"));
		expect(readKeptReports()).toBe(readKeptReports());
		expect(listener).toHaveBeenCalledTimes(1);
		dispatchEvent(new Event("storage"));
		expect(listener).toHaveBeenCalledTimes(2);
		stop();
		keepReport(sending("two"));
		dispatchEvent(new Event("storage"));
		expect(listener).toHaveBeenCalledTimes(2);
	});

	test("loses the one that is taken away and no other", () => {
		keepReport(sending("one"));
		keepReport(sending("two"));
		const [first] = readKeptReports();
		if (first) removeKeptReport(first);
		expect(readKeptReports()).toMatchObject([{ sending: { key: "two" } }]);
		const [last] = readKeptReports();
		if (last) removeKeptReport(last);
		expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
	});

	test("tells a writer when this browser keeps nothing", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		expect(keepReport(sending("one"))).toBe(false);
	});

	test.each([
		["no list", { state: "sent" }],
		[
			"an address of another site",
			[{ state: "waiting", savedAt: 1, sending: { ...sending("x"), address: "https://a.gt" } }],
		],
		[
			"another page of ours",
			[{ state: "waiting", savedAt: 1, sending: { ...sending("x"), address: "/reportar/borrar" } }],
		],
		["no date", [{ state: "waiting", sending: sending("x") }]],
		["no text", [{ state: "waiting", savedAt: 1, sending: { key: "x", address: "/reportar" } }]],
		["an unknown state", [{ state: "lost", savedAt: 1, sending: sending("x") }]],
		["a receipt without a code", [{ state: "sent", savedAt: 1 }]],
	])("takes nothing from storage that it did not put there: %s", (_what, stored) => {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
		expect(readKeptReports()).toEqual([]);
	});
});
