import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const ALL = "gzip, deflate, br, zstd, dcb, dcz";
const STRANGE = `:${createHash("sha256").update("another release").digest("base64")}:`;

/** What a browser does with a page that names a dictionary. */
async function fetchDictionary() {
	const { document } = await portal.get("/");
	const links = [...document.querySelectorAll("link[rel=compression-dictionary]")];
	expect(links).toHaveLength(1);
	const address = links[0]?.getAttribute("href") ?? "";
	const response = await portal.request(address);
	const text = Buffer.from(await response.arrayBuffer());
	return { address, response, text, mark: `:${createHash("sha256").update(text).digest("base64")}:` };
}

const dictionary = await fetchDictionary();

async function listSheets(path: string): Promise<string[]> {
	const { document } = await portal.get(path);
	const links = [...document.querySelectorAll("link[rel=stylesheet]")];
	return links.map((link) => new URL(link.getAttribute("href") ?? "", "http://localhost").pathname);
}

function ask(
	path: string,
	encodings: string,
	mark?: string,
	{ method = "GET", ...others }: Record<string, string> = {},
) {
	const offered: Record<string, string> = mark ? { "available-dictionary": mark } : {};
	return portal.request(path, { method, headers: { "accept-encoding": encodings, ...offered, ...others } });
}

describe("a page for a browser that has the dictionary of this release", () => {
	test("the dictionary is a file for ever, for documents and style sheets", async () => {
		expect(dictionary.response.status).toBe(200);
		const { headers } = await ask(dictionary.address, "br");
		expect(headers.get("content-encoding")).toBe("br");
		expect(headers.get("use-as-dictionary")).toBe('match="/*", match-dest=("document" "style")');
		expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
		expect((await ask((await listSheets("/"))[0] ?? "", "br")).headers.get("use-as-dictionary")).toBeNull();
	});

	test("it waits for somebody who only reads: with scripts the boot script asks for it, without them the page", async () => {
		const { document } = await portal.get("/");
		expect(document.querySelector("link[rel=compression-dictionary]")?.parentElement?.outerHTML).toBe(
			`<noscript><link rel="compression-dictionary" href="${dictionary.address}"></noscript>`,
		);
	});

	test("the whole sheets of a page, which come with its scripts, are packed with it too", async () => {
		const sheets = await listSheets("/tramite/inscripcion-nit");
		expect(sheets.length).toBeGreaterThan(1);
		for (const sheet of sheets) {
			const plain = Buffer.from(await (await ask(sheet, "identity")).arrayBuffer());
			const usual = await ask(sheet, ALL, STRANGE);
			const answer = await ask(sheet, ALL, dictionary.mark);
			expect([usual, answer].map(({ headers }) => [headers.get("content-encoding"), headers.get("vary")])).toEqual([
				["br", "Accept-Encoding, Available-Dictionary"],
				["dcz", "Accept-Encoding, Available-Dictionary"],
			]);
			const packed = Buffer.from(await answer.arrayBuffer());
			expect(zstdDecompressSync(packed.subarray(40), { dictionary: dictionary.text }).equals(plain)).toBe(true);
			expect(packed.length).toBeLessThan((await usual.arrayBuffer()).byteLength / 4);
			expect((await ask(`${sheet}.dcz`, ALL)).status).toBe(404);
		}
	});

	test.each(["/", "/catalogo", "/catalogo?search=nit", "/tramite/inscripcion-nit", "/no-existe"])(
		"%s is packed with it, the same page in fewer bytes",
		async (path) => {
			const plain = Buffer.from(await (await ask(path, "identity")).arrayBuffer());
			const usual = Buffer.from(await (await ask(path, "br")).arrayBuffer());
			for (const _time of ["made", "kept"]) {
				const answer = await ask(path, ALL, dictionary.mark);
				expect(answer.headers.get("content-encoding")).toBe("dcz");
				expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding, Available-Dictionary, Sec-Fetch-Site");
				const packed = Buffer.from(await answer.arrayBuffer());
				expect(answer.headers.get("content-length")).toBe(String(packed.length));
				expect(packed.length).toBeLessThan(usual.length / 2);
				expect(zstdDecompressSync(packed.subarray(40), { dictionary: dictionary.text }).equals(plain)).toBe(true);
			}
			expect((await ask(path, ALL)).headers.get("content-encoding")).toBe("br");
		},
	);

	test.each([
		["without a dictionary", ALL, undefined, "br"],
		["with that of another release", ALL, STRANGE, "br"],
		["with something that is no digest", ALL, "MwgOUBT8", "br"],
		["that does not take dcz", "gzip, br, zstd, dcb", dictionary.mark, "br"],
		["that refuses dcz", "gzip, br, dcz;q=0", dictionary.mark, "br"],
		["that takes gzip alone", "gzip", dictionary.mark, "gzip"],
	])("a browser %s gets the page as before", async (_who, encodings, mark, expected) => {
		await ask("/ayuda", ALL, dictionary.mark);
		const { headers } = await ask("/ayuda", encodings, mark);
		expect(headers.get("content-encoding")).toBe(expected);
		expect(headers.get("vary")).toContain("Available-Dictionary");
	});

	test("HEAD tells of it without a body, and who has the page already gets 304 as before", async () => {
		const head = await ask("/terminos", ALL, dictionary.mark, { method: "HEAD" });
		expect([head.headers.get("content-encoding"), await head.text()]).toEqual(["dcz", ""]);
		const known = await ask("/terminos", ALL, dictionary.mark, { "if-none-match": head.headers.get("etag") ?? "" });
		expect([known.status, known.headers.get("content-encoding")]).toEqual([304, null]);
		expect(known.headers.get("vary")).toContain("Available-Dictionary");
	});

	test("nothing else is packed with it", async () => {
		const scripts = /\/assets\/base-[^"]+\.js/.exec((await portal.get("/")).html)?.[0] ?? "";
		for (const path of [
			scripts,
			"/locales/es.json",
			"/observatorio.json",
			"/buscar?texto=nit",
			"/favicon.svg",
			"/sw.js",
			"/catalogo.data",
		]) {
			const { status, headers } = await ask(path, ALL, dictionary.mark);
			expect(status, path).toBe(200);
			expect(headers.get("content-encoding"), path).not.toBe("dcz");
			expect(headers.get("vary") ?? "", path).not.toContain("Available-Dictionary");
		}
	});
});
