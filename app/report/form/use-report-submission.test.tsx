// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import { mountHook } from "../../../tests/mount.tsx";
import { readKeptReports } from "./kept-reports.ts";
import { keepDraft, readDraft } from "./report-draft.ts";
import { useReportSubmission } from "./send-report.ts";

const WRITTEN = {
	...EMPTY_DRAFT,
	problem_type: "other",
	procedure: "Inscripción al NIT",
	description: "El costo cambió.",
	user_email: "ana@correo.gt",
};

beforeEach(() => {
	// Another file of the same worker may have kept something.
	localStorage.clear();
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
});

async function openForm({ isOnline = true } = {}) {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
	const sent: { key: string | null; body: Record<string, string> }[] = [];
	const server = { answer: (): Response | undefined => Response.json({ receipt: "AAAA" }, { status: 201 }) };
	vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
		sent.push({ key: new Headers(init.headers).get("idempotency-key"), body: JSON.parse(String(init.body)) });
		await new Promise((resolve) => setTimeout(resolve, 100));
		const answer = server.answer();
		if (!answer) throw new TypeError("Failed to fetch");
		return answer;
	});
	const told = { onAccepted: vi.fn(), onWaiting: vi.fn() };
	const { now } = await mountHook(() =>
		useReportSubmission({ initial: { step: "idle" }, address: "/reportar", page: "/ayuda", ...told }),
	);
	async function submit(draft = WRITTEN) {
		await act(async () => {
			void now().submit(draft, "");
			await vi.advanceTimersByTimeAsync(3_000);
		});
	}
	return { sent, server, ...told, now, submit };
}

test("a report that was taken leaves its receipt, an idle form and nothing of what was written on the device", async () => {
	keepDraft(WRITTEN, null);
	const { now, submit, onAccepted, sent } = await openForm();
	await submit();
	expect(onAccepted).toHaveBeenCalledExactlyOnceWith("AAAA");
	expect(now().state).toEqual({ step: "idle" });
	expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.receipts]);
	expect(localStorage.getItem(STORAGE_KEYS.receipts)).not.toMatch(/cambió|ana@correo/);
	expect(sent[0]?.body).toMatchObject({
		description: "El costo cambió.",
		user_email: "ana@correo.gt",
		page_url: "/ayuda",
	});
});

test("pressing twice sends once", async () => {
	const { now, sent } = await openForm();
	await act(async () => {
		void now().submit(WRITTEN, "");
		void now().submit(WRITTEN, "");
		await vi.advanceTimersByTimeAsync(1_000);
	});
	expect(sent).toHaveLength(1);
});

test("what can be seen to be wrong is said without sending it, and can be put right", async () => {
	const { now, submit, sent } = await openForm();
	await submit({ ...WRITTEN, description: " " });
	expect(now().state).toEqual({ step: "invalid", faults: { description: "missing" } });
	expect(sent).toHaveLength(0);
	await submit();
	expect(sent).toHaveLength(1);
});

describe("a report that was not taken", () => {
	test("goes out again under the same key while it says the same, under another when it does not", async () => {
		const { server, submit, sent } = await openForm();
		server.answer = () => Response.json({ detail: "Mañana." }, { status: 503 });
		await submit();
		await submit();
		await submit({ ...WRITTEN, description: "Otra cosa." });
		const [first, second, third] = sent.map(({ key }) => key);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
	});

	test("is kept on the device without its contact data, with the key of its try", async () => {
		const { server, submit, sent } = await openForm();
		server.answer = () => Response.json({ detail: "Mañana." }, { status: 503 });
		await submit();
		expect(readDraft()).toMatchObject({ draft: { ...WRITTEN, user_email: "" }, attempt: { key: sent[0]?.key } });
	});

	test.each([
		[429, true],
		[500, true],
		[503, true],
		[403, false],
		[413, false],
	])("with %i may wait on the device: %j", async (status, mayWait) => {
		const { server, now, submit, onWaiting } = await openForm();
		const headers = { "X-Request-Id": "abcd1234" };
		server.answer = () => Response.json({ detail: "No se pudo." }, { status, headers });
		await submit();
		expect(now().state).toMatchObject({ step: "failed", detail: "No se pudo.", reference: "abcd1234" });
		await act(async () => now().sendLater());
		expect(onWaiting).toHaveBeenCalledTimes(mayWait ? 1 : 0);
		expect(readKeptReports()).toHaveLength(mayWait ? 1 : 0);
		expect(readDraft() === null).toBe(mayWait);
	});

	test("tells the console a number and a reference, nothing that was written", async () => {
		const { server, submit } = await openForm();
		server.answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
		await submit();
		expect(vi.mocked(console.error).mock.calls).toEqual([["report not sent: 502"]]);
	});

	test("for lack of an answer fails in the form while there is a connection", async () => {
		const { server, now, submit } = await openForm();
		server.answer = () => undefined;
		await submit();
		expect(now().state).toMatchObject({ step: "failed", detail: null, reference: "" });
		expect(readKeptReports()).toEqual([]);
	});

	test("for a fault that only the server saw says which", async () => {
		const { server, now, submit } = await openForm();
		server.answer = () => Response.json({ errors: [{ field: "procedure", fault: "tooLong" }] }, { status: 422 });
		await submit();
		expect(now().state).toEqual({ step: "invalid", faults: { procedure: "tooLong" } });
	});
});

test("without a connection a report waits on the device, whole, and nothing is sent yet", async () => {
	const { now, submit, sent, onWaiting } = await openForm({ isOnline: false });
	await submit();
	expect(sent).toEqual([]);
	expect(onWaiting).toHaveBeenCalledTimes(1);
	expect(now().state).toEqual({ step: "idle" });
	expect(readKeptReports()).toMatchObject([{ state: "waiting", sending: { body: { user_email: "ana@correo.gt" } } }]);
	expect(readDraft()).toBeNull();
});

test("a connection lost on the way leaves the report on the device under the key it went out with", async () => {
	const { server, submit, sent } = await openForm();
	server.answer = () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		return undefined;
	};
	await submit();
	expect(readKeptReports()).toMatchObject([{ state: "waiting", sending: { key: sent[0]?.key } }]);
});

test("a form that starts anew is a new report, timed from its own first key", async () => {
	const { server, now, submit, sent } = await openForm();
	server.answer = () => Response.json({}, { status: 503 });
	await act(async () => now().onType());
	await vi.advanceTimersByTimeAsync(60_000);
	await act(async () => now().onType());
	await submit();
	expect(sent[0]?.body.seconds).toBe("60");
	await act(async () => now().reset());
	expect(now().state).toEqual({ step: "idle" });
	await submit();
	expect(sent[1]?.body.seconds).toBe("0");
	expect(sent[1]?.key).not.toBe(sent[0]?.key);
});
