// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import { MAX_KEPT, readKeptReceipts } from "../../receipts/kept-receipts.ts";
import { hashDraft, makeBody, makeKey, sendReport } from "./send-report.ts";

const SENDING = { key: "the-key", address: "/reportar?tramite=nit", body: { ...EMPTY_DRAFT, description: "Ñandú" } };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
});

/** Answers in turn; undefined stands for a lost reply. Returns what was asked. */
function answerWith(...answers: (Response | undefined)[]) {
	const asked: { address: string; init: RequestInit }[] = [];
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		asked.push({ address, init });
		const answer = answers.shift();
		if (!answer) throw new TypeError("Failed to fetch");
		return answer;
	});
	return asked;
}

async function send() {
	const sent = sendReport(SENDING);
	await vi.advanceTimersByTimeAsync(2_000);
	return sent;
}

describe("a report on its way", () => {
	test("is sent as JSON under its key to the form's address, and its receipt is read", async () => {
		const asked = answerWith(Response.json({ receipt: "AAAA" }, { status: 201 }));
		expect(await send()).toEqual({ outcome: "accepted", code: "AAAA" });
		expect(asked[0]?.address).toBe(SENDING.address);
		expect(asked[0]?.init).toMatchObject({ method: "POST", body: JSON.stringify(SENDING.body) });
		const headers = new Headers(asked[0]?.init.headers);
		expect([headers.get("content-type"), headers.get("accept"), headers.get("idempotency-key")]).toEqual([
			"application/json",
			"application/json",
			"the-key",
		]);
	});

	test("whose reply was lost is asked for again under the same key: one report, one receipt", async () => {
		const asked = answerWith(undefined, Response.json({ receipt: "AAAA" }));
		expect(await send()).toEqual({ outcome: "accepted", code: "AAAA" });
		expect(asked.map(({ init }) => new Headers(init.headers).get("idempotency-key"))).toEqual(["the-key", "the-key"]);
	});

	test("whose reply was cut is asked for again, too", async () => {
		const asked = answerWith(new Response('{"receipt":"AA', { status: 201 }), Response.json({ receipt: "AAAA" }));
		expect(await send()).toEqual({ outcome: "accepted", code: "AAAA" });
		expect(asked).toHaveLength(2);
	});

	test("without a connection is not tried again in vain", async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const asked = answerWith();
		expect(await send()).toEqual({ outcome: "unreachable" });
		expect(asked).toHaveLength(1);
	});

	test("that gets no answer twice is unreachable", async () => {
		answerWith();
		expect(await send()).toEqual({ outcome: "unreachable" });
	});
});

describe("the receipt of a report that was taken", () => {
	async function receive(receipt: string): Promise<void> {
		answerWith(Response.json({ receipt }, { status: 201 }));
		await send();
	}
	const codes = () => readKeptReceipts().map(({ code }) => code);

	test("stays on this device with the procedure that it is about: the newest first, and each once", async () => {
		for (const receipt of ["AAAA", "BBBB", "AAAA"]) await receive(receipt);
		expect(codes()).toEqual(["BBBB", "AAAA"]);
		expect(readKeptReceipts()[0]).toMatchObject({ about: "", procedure: "nit" });
	});

	test("makes room for later ones when there are more than anybody sends: the oldest goes", async () => {
		for (let number = 0; number <= MAX_KEPT; number += 1) await receive(`code ${number}`);
		expect(codes()).toHaveLength(MAX_KEPT);
		expect([codes().at(0), codes().at(-1)]).toEqual([`code ${MAX_KEPT}`, "code 1"]);
	});
});

describe("a report that is not taken", () => {
	test("comes back with what is wrong, field by field, and nothing that the form does not know", async () => {
		const errors = [
			{ field: "description", fault: "tooLong" },
			{ field: "user_email", fault: "a new one" },
			{ field: "status", fault: "missing" },
			"nonsense",
		];
		answerWith(Response.json({ errors }, { status: 422 }));
		const faults = { description: "tooLong", user_email: "missing" };
		expect(await send()).toEqual({ outcome: "invalid", faults });
	});

	test("comes with the server's words, the reference and the wait", async () => {
		const headers = { "X-Request-Id": "abcd1234", "Retry-After": "12" };
		answerWith(Response.json({ detail: "Espera un poco." }, { status: 429, headers }));
		expect(await send()).toEqual({
			outcome: "refused",
			status: 429,
			detail: "Espera un poco.",
			reference: "abcd1234",
			seconds: 12,
		});
	});

	test("by a proxy's page is refused with its status, not taken for a lost reply", async () => {
		const asked = answerWith(new Response("<h1>Bad gateway</h1>", { status: 502 }));
		expect(await send()).toEqual({ outcome: "refused", status: 502, detail: null, reference: "", seconds: 0 });
		expect(asked).toHaveLength(1);
	});

	test("by an answer without a receipt is never called received", async () => {
		answerWith(Response.json({ receipt: 7 }, { status: 200 }));
		expect((await send()).outcome).toBe("refused");
	});

	test("with an error that carries a receipt is never called received", async () => {
		answerWith(Response.json({ receipt: "AAAA" }, { status: 503 }));
		expect((await send()).outcome).toBe("refused");
	});
});

test("two forms that differ in one letter of any field are two reports", () => {
	const fields = ["problem_type", "procedure", "institution", "description", "user_name", "user_email"] as const;
	const hashes = fields.map((field) => hashDraft({ ...EMPTY_DRAFT, [field]: "a" }));
	hashes.push(hashDraft(EMPTY_DRAFT), hashDraft({ ...EMPTY_DRAFT, description: "b" }));
	hashes.push(hashDraft({ ...EMPTY_DRAFT, description: "ab" }), hashDraft({ ...EMPTY_DRAFT, description: "ba" }));
	expect(new Set(hashes).size).toBe(hashes.length);
	expect(hashDraft({ ...EMPTY_DRAFT })).toBe(hashDraft(EMPTY_DRAFT));
});

test("a key is one that the server takes, and never the same twice", () => {
	const keys = Array.from({ length: 100 }, makeKey);
	expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
	expect(new Set(keys).size).toBe(100);
});

test("what travels with a report is the page, the width, the seconds since the first key and the trap", () => {
	vi.stubGlobal("innerWidth", 360);
	const startedAt = performance.now();
	vi.advanceTimersByTime(4_400);
	expect(makeBody(EMPTY_DRAFT, { page: "/ayuda", startedAt, honeypot: "bot" })).toEqual({
		...EMPTY_DRAFT,
		page_url: "/ayuda",
		viewport_width: "360",
		seconds: "4",
		qx_folio_anexo: "bot",
	});
});
