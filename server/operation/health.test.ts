import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestVariables } from "./access-log.ts";
import { answerHealth } from "./health.ts";

/** The three answers of a portal in this state. */
async function askHealth(state: { hasCatalogue?: boolean; isWritable?: boolean; isStopping?: boolean }) {
	const { hasCatalogue = true, isWritable = true, isStopping = false } = state;
	const app = new Hono<{ Variables: RequestVariables }>();
	answerHealth(app, {
		catalogue: { current: () => (hasCatalogue ? {} : undefined) },
		reports: { state: () => ({ isWritable }) },
		isStopping: () => isStopping,
	});
	const [live, ready] = [await app.request("/healthz"), await app.request("/readyz")];
	return { live: live.status, ready: ready.status, ...(await ready.json()) };
}

test("live, ready and write-ready are told apart (C08, C111)", async () => {
	expect(await askHealth({})).toEqual({ live: 200, ready: 200, status: "ready", reports: "abierto" });
	const full = { live: 200, ready: 200, status: "ready", reports: "solo lectura" };
	expect(await askHealth({ isWritable: false })).toEqual(full);
	expect(await askHealth({ hasCatalogue: false })).toMatchObject({ live: 200, ready: 503, status: "starting" });
	expect(await askHealth({ isStopping: true })).toMatchObject({ live: 200, ready: 503, status: "stopping" });
});
