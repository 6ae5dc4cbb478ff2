import { expect, test } from "vitest";
import { rehearse, rehearseOthers } from "./rehearse.ts";

/** An application that answers everything alike, what it was asked, and what the log was told. */
function watch(status: number) {
	const asked: string[] = [];
	const taken: string[] = [];
	const told: unknown[] = [];
	const log = { info() {}, warn: (fields: object) => told.push(fields), error() {} };
	function fetch(request: Request) {
		asked.push(new URL(request.url).pathname);
		taken.push(request.headers.get("accept-encoding") ?? "");
		return new Response(null, { status });
	}
	return { asked, taken, told, log, fetch };
}

test("home and the search are rehearsed before anybody is let in, home first", async () => {
	const { asked, taken, told, log, fetch } = watch(200);
	await rehearse(fetch, log);
	expect(asked[0]).toBe("/");
	expect(new Set(asked)).toEqual(new Set(["/", "/catalogo", "/buscar"]));
	// Pages of searches go out as gzip, all others in brotli, to browsers that take both.
	for (const encodings of taken) expect(encodings).toMatch(/gzip.*br/);
	expect(told).toEqual([]);
});

test("every screen that search engines may list is rehearsed once visitors are there", async () => {
	const { asked, told, log, fetch } = watch(200);
	await rehearseOthers(fetch, log, { isStopping: () => false, pauseMs: 1 });
	expect(asked).toEqual(expect.arrayContaining(["/catalogo", "/instituciones", "/observatorio", "/ayuda"]));
	expect(told).toEqual([]);
});

test("a portal that stops rehearses no further", async () => {
	const { asked, log, fetch } = watch(200);
	await rehearseOthers(fetch, log, { isStopping: () => asked.length === 3, pauseMs: 1 });
	expect(asked).toHaveLength(3);
});

test("a screen that fails is told, and stops nothing", async () => {
	const { asked, told, log, fetch } = watch(500);
	await rehearse(fetch, log);
	await rehearseOthers(fetch, log, { isStopping: () => false, pauseMs: 1 });
	expect(asked.length).toBeGreaterThan(20);
	expect(told).toHaveLength(asked.length);
});
