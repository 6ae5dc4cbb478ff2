import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { joinPieces } from "../../app/written-response.server.ts";
import { tagOf } from "../responses/stored-response.ts";
import { gzipPieces } from "./gzip-pieces.ts";

const HEAD = { html: `<main class="page">${"<p>Trámites de Guatemala</p>".repeat(3_000)}` };
const FOOT = { html: `<footer>${"<p>Trámites de Guatemala</p>".repeat(20)}</footer>` };
const EMPTY = { html: "" };
const CARDS = '<li class="card">pasaporte 💧 ñandú</li>'.repeat(500);

test.each([
	["shared pieces alone", [HEAD, FOOT]],
	["own pieces alone", ["<p>uno</p>", CARDS]],
	["short, long and empty ones in turn", [HEAD, "agua", FOOT, CARDS, EMPTY, "", FOOT, HEAD]],
	["a piece twice in a row", [FOOT, FOOT, HEAD, HEAD]],
	["nothing", []],
])("%s are one stream, with the tag of the whole text", (_, pieces) => {
	for (const turn of ["packed now", "packed before"]) {
		const { gzip, etag } = gzipPieces(pieces);
		expect(gunzipSync(gzip).toString(), turn).toBe(joinPieces(pieces));
		expect(etag).toBe(tagOf(Buffer.from(joinPieces(pieces))));
	}
});

test("a shared piece that follows another refers to it, and after words of a page to nothing", () => {
	const after = gzipPieces([HEAD, FOOT]).gzip.length;
	const apart = gzipPieces([HEAD, "agua", FOOT]).gzip.length;
	expect(after).toBeLessThan(apart);
});

test("a page takes no more memory than its bytes", () => {
	const { gzip } = gzipPieces([FOOT, CARDS]);
	expect(gzip.buffer.byteLength).toBe(gzip.length);
});
