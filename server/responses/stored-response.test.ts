import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { plainBytes, respond, type StoredResponse, sizeOf, tagOf } from "./stored-response.ts";

const BODY = Buffer.from("<p>¿Cuánto cuesta?</p>".repeat(1_000));
const PAGE: StoredResponse = {
	status: 200,
	headers: [["vary", "Cookie"]],
	etag: tagOf(BODY),
	plain: undefined,
	brotli: brotliCompressSync(BODY),
	gzip: gzipSync(BODY),
};

function ask(headers: Record<string, string> = {}, { stored = PAGE, method = "GET" } = {}): Response {
	return respond(stored, new Request("http://localhost/", { method, headers }));
}

test("readers without compression share one unpacked copy", () => {
	const stored = { ...PAGE };
	const first = plainBytes(stored);
	expect(first.equals(BODY)).toBe(true);
	expect(plainBytes(stored)).toBe(first);
	expect(plainBytes({ ...stored, plain: BODY })).toBe(BODY);
});

describe("a page behind a proxy that keeps it", () => {
	test.each(["br", "gzip", "identity", ""])(
		"says for whoever accepts “%s” that there are others, so that nobody gets what they cannot unpack",
		(accepted) => {
			expect(ask({ "accept-encoding": accepted }).headers.get("vary")).toBe("Cookie, Accept-Encoding");
		},
	);

	test("says so also when it has not changed", () => {
		const { status, headers } = ask({ "if-none-match": PAGE.etag });
		expect([status, headers.get("vary")]).toEqual([304, "Cookie, Accept-Encoding"]);
	});

	test("needs no such word where there is only one form of it", () => {
		const only = { ...PAGE, headers: [], plain: BODY, brotli: undefined, gzip: undefined };
		expect(ask({ "accept-encoding": "br, gzip" }, { stored: only }).headers.get("vary")).toBeNull();
	});
});

describe("a browser gets the smallest form that it can read", () => {
	test.each([
		["br, gzip", "br"],
		["gzip, br", "br"],
		["GZIP;q=0.5", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br;q=0.0,gzip;q=0.000", null],
		["br;q=0.1", "br"],
		["deflate", null],
		["*;q=0", null],
		["", null],
	])("of what it accepts, %j: %j", async (accepted, encoding) => {
		const { headers } = ask({ "accept-encoding": accepted });
		expect(headers.get("content-encoding")).toBe(encoding);
		const sent = encoding === "br" ? PAGE.brotli : encoding === "gzip" ? PAGE.gzip : BODY;
		expect(headers.get("content-length")).toBe(String(sent?.length));
		expect(Buffer.from(await ask({ "accept-encoding": accepted }).arrayBuffer()).equals(sent ?? BODY)).toBe(true);
	});
});

describe("a page that a browser has already", () => {
	test("is not sent twice, and a changed one is", () => {
		expect(ask({ "if-none-match": `"other", ${PAGE.etag}` }).status).toBe(304);
		expect(ask({ "if-none-match": tagOf(Buffer.from("older")) }).status).toBe(200);
	});

	test("has another tag than any other page", () => {
		const tags = Array.from({ length: 5_000 }, (_, number) => tagOf(Buffer.from(`page ${number}`)));
		expect(new Set(tags).size).toBe(tags.length);
	});

	test("has the same tag in every encoding and on every server", () => {
		expect(ask({ "accept-encoding": "br" }).headers.get("etag")).toBe(ask().headers.get("etag"));
		expect(tagOf(Buffer.from(BODY))).toBe(PAGE.etag);
	});

	test("that was not found is told again, with its whole text and no tag", async () => {
		const missing = ask({ "if-none-match": PAGE.etag }, { stored: { ...PAGE, status: 404 } });
		expect([missing.status, missing.headers.get("etag")]).toEqual([404, null]);
		expect(await missing.text()).toContain("¿Cuánto cuesta?");
	});
});

test("what is kept plain beside its packed forms is announced with the length of the form that is sent", async () => {
	const answer = ask({ "accept-encoding": "gzip" }, { stored: { ...PAGE, plain: BODY } });
	expect(answer.headers.get("content-length")).toBe(String(PAGE.gzip?.length));
});

test("HEAD tells the length of what GET would send, and sends nothing", async () => {
	const head = ask({ "accept-encoding": "gzip" }, { method: "HEAD" });
	expect(head.headers.get("content-length")).toBe(String(PAGE.gzip?.length));
	expect(await head.text()).toBe("");
});

test("the bytes of every form count towards the memory that pages may take", () => {
	const bytes = (PAGE.brotli?.length ?? 0) + (PAGE.gzip?.length ?? 0);
	expect(sizeOf(PAGE)).toBe(bytes);
	expect(sizeOf({ ...PAGE, plain: BODY })).toBe(bytes + BODY.length);
});
