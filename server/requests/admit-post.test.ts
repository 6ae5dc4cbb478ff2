import { Hono } from "hono";
import { expect, test } from "vitest";
import { admitPost, isSameOrigin, requestForPage } from "./admit-post.ts";

const ADDRESS = "http://localhost/reportar";
const PAGE_ADDRESS = new URL("http://localhost/reportar?tramite=nit");
const MAX_BYTES = 16 * 1024;
const ADMITTED = { request: expect.any(Request) };

/** What reaches the page behind the look at everything that is sent, or why nothing does. */
async function post(
	body: BodyInit,
	headers: Record<string, string> = {},
): Promise<{ request: Request } | { problem: string }> {
	let request: Request | undefined;
	const app = new Hono();
	app.post(
		"*",
		admitPost(undefined, (context, problem) => context.text(problem, 400)),
		async (context) => {
			request = await requestForPage(context, PAGE_ADDRESS);
			return context.text("");
		},
	);
	const type = { "content-type": "application/x-www-form-urlencoded" };
	// Node asks for `duplex` where a body comes in pieces; the types of the browser do not know it.
	const init = { method: "POST", body, headers: { ...type, ...headers }, duplex: "half" };
	const answer = await app.request(new Request(ADDRESS, init));
	return request ? { request } : { problem: await answer.text() };
}

/** A body that arrives in pieces of 1 kB and says nothing about its length. */
function inPieces(kilobytes: number): ReadableStream {
	let left = kilobytes;
	return new ReadableStream({
		pull(controller) {
			if (left-- > 0) controller.enqueue(new Uint8Array(1024));
			else controller.close();
		},
	});
}

test("a form of ours arrives whole, at the address that the page reads, without the origin already looked at", async () => {
	const admission = await post("a=ñ", { origin: "http://localhost", "user-agent": "Test", cookie: "language=en" });
	if (!("request" in admission)) throw new Error(`refused: ${admission.problem}`);
	const { request } = admission;
	expect(await request.text()).toBe("a=ñ");
	expect(request.url).toBe("http://localhost/reportar?tramite=nit");
	expect(request.headers.get("origin")).toBeNull();
	expect(request.headers.get("user-agent")).toBe("Test");
	expect(request.headers.get("cookie")).toBe("language=en");
});

test.each([
	["application/json", true],
	["application/json; charset=utf-8", true],
	["Multipart/Form-Data; boundary=x", true],
	["application/x-www-form-urlencoded ;charset=utf-8", true],
	["text/plain", false],
	["application/json-patch+json", false],
	["application/xml", false],
	["", false],
])("a form written as %j is read: %j", async (type, isRead) => {
	const admission = await post("a", { "content-type": type });
	expect(admission).toEqual(isRead ? ADMITTED : { problem: "wrongType" });
});

test("a form that came packed is refused, not read as it is", async () => {
	expect(await post("a", { "content-encoding": "gzip" })).toEqual({ problem: "wrongType" });
	expect(await post("a", { "content-encoding": "identity" })).toEqual(ADMITTED);
});

test("the longest form that a citizen can fill in is taken, one byte more is told to be too large", async () => {
	expect(await post("a".repeat(MAX_BYTES))).toEqual(ADMITTED);
	expect(await post("a".repeat(MAX_BYTES + 1))).toEqual({ problem: "tooLarge" });
});

test("a body that says nothing about its length is counted as it comes; one that tells too much is not read", async () => {
	expect(await post(inPieces(16))).toEqual(ADMITTED);
	expect(await post(inPieces(17))).toEqual({ problem: "tooLarge" });
	expect(await post("a", { "content-length": String(MAX_BYTES + 1) })).toEqual({ problem: "tooLarge" });
});

test("a connection that breaks off is no report, and no failure of the server", async () => {
	const broken = new ReadableStream({
		pull(controller) {
			controller.error(new Error("hung up"));
		},
	});
	expect(await post(broken)).toEqual({ problem: "unreadable" });
});

test("what comes from another site is refused before it is read", async () => {
	expect(await post(inPieces(1_000_000), { "sec-fetch-site": "cross-site" })).toEqual({ problem: "crossSite" });
});

const PUBLIC_URL = "https://tramites.example/";

function isOurs(headers: Record<string, string>, publicUrl: string | undefined = PUBLIC_URL, host = "localhost:3000") {
	return isSameOrigin(new Request(`http://${host}/reportar`, { method: "POST", headers }), publicUrl);
}

test.each<[string, Record<string, string>]>([
	["from our own page", { "sec-fetch-site": "same-origin" }],
	["typed or opened from a bookmark", { "sec-fetch-site": "none" }],
	["from our page under no-referrer", { "sec-fetch-site": "same-origin", origin: "null" }],
	["from an older browser on our public address", { origin: "https://tramites.example" }],
	["from an older browser behind a proxy that ends TLS", { origin: "https://localhost:3000" }],
	["from a program", {}],
])("a form %s is taken: the citizen's report is not lost", (_from, headers) => {
	expect(isOurs(headers)).toBe(true);
});

test.each<[string, Record<string, string>]>([
	["another site", { "sec-fetch-site": "cross-site" }],
	["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: "https://tramites.example" }],
	["another host of our domain", { "sec-fetch-site": "same-site" }],
	["another site in an older browser", { origin: "https://otro.example" }],
	["a site whose name begins like ours", { origin: "https://tramites.example.otro.example" }],
	["another port", { origin: "http://localhost:4000" }],
	["a page without an origin in an older browser", { origin: "null" }],
	["what is no origin", { origin: "tramites.example" }],
])("a form from %s is refused: nobody sends in a citizen's name", (_from, headers) => {
	expect(isOurs(headers)).toBe(false);
});

test("without a public address the host of the request alone decides", () => {
	const request = (origin: string) =>
		isSameOrigin(new Request("http://a.example/", { method: "POST", headers: { origin } }), undefined);
	expect([request("https://a.example"), request("https://b.example")]).toEqual([true, false]);
});
