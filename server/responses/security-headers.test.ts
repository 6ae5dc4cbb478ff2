import { Hono } from "hono";
import { expect, test } from "vitest";
import { NOTHING_RUNS, securityHeaders, spareOpenerPolicy } from "./security-headers.ts";

async function answer(response: Response, isHttps = true): Promise<Headers> {
	const app = new Hono();
	app.use(securityHeaders({ isHttps }));
	app.all("*", () => response);
	return (await app.request("/")).headers;
}

test("what is no page may load and run nothing, and a page keeps the policy that it brings", async () => {
	expect((await answer(new Response("x"))).get("content-security-policy")).toBe(NOTHING_RUNS);
	const page = new Response("x", { headers: { "Content-Security-Policy": "own", "Referrer-Policy": "no-referrer" } });
	const headers = await answer(page, false);
	expect([headers.get("content-security-policy"), headers.get("referrer-policy")]).toEqual(["own", "no-referrer"]);
	expect(headers.get("x-frame-options")).toBe("DENY");
});

test("HTTPS is promised for two years where there is HTTPS, and nowhere else", async () => {
	const promise = "max-age=63072000; includeSubDomains; preload";
	expect((await answer(new Response("x"))).get("strict-transport-security")).toBe(promise);
	expect((await answer(new Response("x"), false)).get("strict-transport-security")).toBeNull();
});

test("a page asks for everything by HTTPS where there is HTTPS; on plain http Safari would find nobody", async () => {
	const page = () => new Response("x", { headers: { "Content-Security-Policy": "own" } });
	expect((await answer(page())).get("content-security-policy")).toBe("own; upgrade-insecure-requests");
	expect((await answer(page(), false)).get("content-security-policy")).toBe("own");
});

test.each([
	[500, "no-store", "30"],
	[503, "no-store", "30"],
	[499, "public", null],
	[200, "public", null],
])(
	"an answer %i is kept as %s and asks to come back after %j: no cache serves an outage",
	async (status, kept, wait) => {
		const headers = await answer(new Response("x", { status, headers: { "Cache-Control": "public" } }));
		expect([headers.get("cache-control"), headers.get("retry-after")]).toEqual([kept, wait]);
	},
);

test.each([405, 400, 404])("an answer %i that says nothing of its age is kept by nobody", async (status) => {
	expect((await answer(new Response("x", { status }))).get("cache-control")).toBe("no-store");
});

test("a wait that was said already is not overruled", async () => {
	const headers = await answer(new Response("x", { status: 503, headers: { "Retry-After": "5" } }));
	expect(headers.get("retry-after")).toBe("5");
});

test.each([
	["opened by hand", "none", 200, "text/html; charset=utf-8", null],
	["that a page of ours leads to", "same-origin", 200, "text/html; charset=utf-8", "same-origin"],
	["that a page of ours comes back to unchanged", "same-origin", 304, "text/html; charset=utf-8", null],
	["that another site leads to", "cross-site", 200, "text/html; charset=utf-8", "same-origin"],
	["that another site comes back to unchanged", "cross-site", 304, "text/html; charset=utf-8", "same-origin"],
	["whose browser does not say who asks", undefined, 200, "text/html; charset=utf-8", "same-origin"],
	["that is a picture, opened by hand,", "none", 200, "image/png", "same-origin"],
])(
	"the opener policy is left out only where no page asked, or a page of ours finds nothing new: a page %s",
	async (_what, fetchSite, status, type, policy) => {
		const app = new Hono();
		app.use(spareOpenerPolicy(), securityHeaders({ isHttps: true }));
		app.all("*", () => new Response(null, { status, headers: { "Content-Type": type } }));
		const asked = await app.request("/", { headers: fetchSite ? { "Sec-Fetch-Site": fetchSite } : {} });
		const { headers } = asked;
		expect(headers.get("cross-origin-opener-policy")).toBe(policy);
		expect(headers.get("vary")).toBe(type.startsWith("text/html") ? "Sec-Fetch-Site" : null);
	},
);
