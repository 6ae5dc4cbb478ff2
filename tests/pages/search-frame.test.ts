import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { addresses } from "../../app/addresses.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { createSearchFrames } from "../../server/pages/search-frames.ts";
import { SITUATION_QUERIES } from "../search/situation-queries.ts";
import type { Portal } from "./portal.ts";
import { openPortal } from "./portal.ts";

/** Everything found at once, one thing, nothing, names alone, more than a page, and what a text can do to HTML and scripts. */
const TEXTS = [
	"pasaporte",
	"agua",
	"licencia",
	"constancia",
	"registro",
	"ministerio de salud",
	"antesedentes penales",
	"xyzzy plugh",
	"birth certificate",
	"IGSS",
	"a",
	`<script>alert("1")</script> & 'dos' "tres"`,
	"$& $1 $` \\u0041 \\n %00 %E0",
	"niño ñandú 💧   </textarea>",
	"x".repeat(200),
	...SITUATION_QUERIES.slice(0, 10).map(({ text }) => text),
];

let written: Portal;
let rendered: Portal;

beforeAll(async () => {
	const publicUrl = "https://portal.example";
	written = await openPortal({ hasFichas: true, publicUrl });
	rendered = await openPortal({ hasFichas: true, publicUrl, isEverySearchRendered: true });
});

test.each(LANGUAGES)("each page of a search is what React would have rendered, in %s", async (language) => {
	const init = { headers: { cookie: `language=${language}` } };
	for (const text of TEXTS) {
		const path = addresses.catalogue.to({ text });
		const [ours, theirs] = [await written.request(path, init), await rendered.request(path, init)];
		expect(firstDifference(await ours.text(), await theirs.text()), text).toBeNull();
		expect(ours.status, text).toBe(theirs.status);
		expect(headersOf(ours.headers), text).toEqual(headersOf(theirs.headers));
	}
	expect(written.missed.length).toBeGreaterThan(0);
	expect(written.missed).toEqual(rendered.missed);
});

test("it travels as gzip whose pieces are one text, with the tag of that text", async () => {
	const path = addresses.catalogue.to({ text: "licencia de conducir vencida" });
	const packed = await written.request(path, { headers: { "accept-encoding": "gzip, br" } });
	expect(packed.headers.get("content-encoding")).toBe("gzip");
	const html = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
	const page = await rendered.get(path);
	expect(html).toBe(page.html);
	expect(packed.headers.get("etag")).toBe(page.headers.get("etag"));
});

test("a search that is asked for again is packed well, once", async () => {
	const path = addresses.catalogue.to({ text: "partida de nacimiento de mi abuela" });
	const headers = { "accept-encoding": "gzip, br" };
	const first = Buffer.from(await (await written.request(path, { headers })).arrayBuffer());
	const again = await written.request(path, { headers });
	expect(again.headers.get("content-encoding")).toBe("br");
	expect(Buffer.from(await again.arrayBuffer()).length).toBeLessThan(first.length);
});

test("what searches are written into is made once for all applications that share it: the rehearsal makes it for visitors", async () => {
	const searchFrames = createSearchFrames();
	const rehearsed = await openPortal({ searchFrames });
	for (const text of ["pasaporte", "agua"]) await rehearsed.request(addresses.catalogue.to({ text }));
	const [made, ...others] = [...searchFrames.values()];
	expect([made?.frame, others]).toEqual([expect.any(Function), []]);
});

/** A little of both around the first letter that differs; all of two pages would be no help. */
function firstDifference(ours: string, theirs: string): [string, string] | null {
	if (ours === theirs) return null;
	let at = 0;
	while (ours[at] === theirs[at]) at += 1;
	return [ours.slice(Math.max(0, at - 100), at + 100), theirs.slice(Math.max(0, at - 100), at + 100)];
}

function headersOf(headers: Headers): Record<string, string> {
	const { "x-request-id": _, ...others } = Object.fromEntries(headers);
	return others;
}
