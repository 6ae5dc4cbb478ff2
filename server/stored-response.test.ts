import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { plainBytes, tagOf } from "./stored-response.ts";

test("readers without compression share one unpacked copy", () => {
	const body = Buffer.from("<p>hola</p>".repeat(1_000));
	const page = { status: 200, headers: [], etag: tagOf(body), brotli: undefined, gzip: gzipSync(body) };
	const stored = { ...page, plain: undefined };
	const first = plainBytes(stored);
	expect(first.equals(body)).toBe(true);
	expect(plainBytes(stored)).toBe(first);
	expect(plainBytes({ ...page, plain: body })).toBe(body);
});
