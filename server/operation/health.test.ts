import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { answerHealth } from "./health.ts";
import type { RequestVariables } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** The three answers of a portal in this state. */
async function askHealth(state: {
	hasCatalogue?: boolean;
	isStale?: boolean;
	isWritable?: boolean;
	isStopping?: boolean;
}) {
	const { hasCatalogue = true, isStale = false, isWritable = true, isStopping = false } = state;
	const app = new Hono<{ Variables: RequestVariables }>();
	answerHealth(app, {
		catalogue: { current: () => (hasCatalogue ? { isStale } : undefined) },
		reports: { state: () => ({ isWritable }) },
		isStopping: () => isStopping,
	});
	const [live, ready] = [await app.request("/healthz"), await app.request("/readyz")];
	return { live: live.status, ready: ready.status, ...(await ready.json()) };
}

test("live, ready and write-ready are told apart (C08, C111)", async () => {
	const well = { live: 200, ready: 200, status: "ready", catalogue: "al día", reports: "abierto" };
	expect(await askHealth({})).toEqual(well);
	expect(await askHealth({ isWritable: false })).toEqual({ ...well, reports: "solo lectura" });
	expect(await askHealth({ isStale: true })).toEqual({ ...well, catalogue: "última copia" });
	expect(await askHealth({ hasCatalogue: false })).toMatchObject({ live: 200, ready: 503, status: "starting" });
	expect(await askHealth({ isStopping: true })).toMatchObject({ live: 200, ready: 503, status: "stopping" });
});

describe("what the portal counts about itself", () => {
	const HERE = "127.0.0.1";

	async function askMetrics({
		from = HERE,
		headers = {},
		token = "",
	}: {
		from?: string;
		headers?: HeadersInit;
		token?: string;
	}) {
		const app = new Hono<{ Variables: RequestVariables }>();
		const metrics: Metrics = {
			countRequest() {},
			countRender() {},
			countFailure() {},
			text: async () => "ventanilla_uncaught_total 0",
			close() {},
		};
		answerHealth(app, {
			catalogue: { current: () => ({ isStale: false }) },
			metrics,
			metricsToken: token || undefined,
		});
		const socket = { remoteAddress: from };
		const allHeaders = new Headers({ host: "localhost:3000", ...headers });
		return (await app.request("/metrics", { headers: allHeaders }, { incoming: { socket } })).status;
	}

	test.each([HERE, "::1", "::ffff:127.0.0.1"])("a program of this machine may read, from %s", async (from) => {
		expect(await askMetrics({ from })).toBe(200);
	});

	test("a program of another machine may not", async () => {
		expect(await askMetrics({ from: "203.0.113.9" })).toBe(404);
	});

	test.each(["forwarded", "x-forwarded-for", "x-real-ip", "via"])(
		"nobody may through a proxy of this machine, which says so in %s",
		async (name) => {
			expect(await askMetrics({ headers: { [name]: "203.0.113.9" } })).toBe(404);
		},
	);

	test("a site that calls this machine by its own name may not: its page would read in the operator's browser", async () => {
		expect(await askMetrics({ headers: { host: "evil.example" } })).toBe(404);
		expect(await askMetrics({ headers: { host: "localhost.evil.example" } })).toBe(404);
	});

	test("with a token its holder alone may, from wherever", async () => {
		const token = "a-token-of-sixteen";
		const headers = { authorization: `Bearer ${token}` };
		expect(await askMetrics({ token, headers, from: "203.0.113.9" })).toBe(200);
		expect(await askMetrics({ token })).toBe(404);
		expect(await askMetrics({ token, headers: { authorization: `Bearer ${token}s` } })).toBe(404);
	});
});
