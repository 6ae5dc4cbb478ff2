import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { type CatalogueRows, createCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { RequestVariables } from "../operation/log.ts";
import { answerSiteFiles } from "./site-files.ts";
import { serveFiles } from "./static-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The built client with a dictionary of version "2"; what is no file is answered 404. */
function openClient() {
	const folder = mkdtempSync(join(tmpdir(), "ventanilla-client-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	mkdirSync(join(folder, "locales"));
	writeFileSync(join(folder, "locales", "es.json"), "{}");
	writeFileSync(join(folder, "apple-touch-icon.png"), "icon");
	const app = new Hono().use(serveFiles(folder, { "/locales/es.json": "2" }));
	return async (path: string) => {
		const { status, headers } = await app.request(path);
		return [status, headers.get("Cache-Control")];
	};
}

test("a file under its version may be kept for ever, without one for an hour", async () => {
	const ask = openClient();
	expect(await ask("/locales/es.json?v=2")).toEqual([200, IMMUTABLE]);
	expect(await ask("/locales/es.json")).toEqual([200, "public, max-age=3600"]);
});

test("while an upgrade runs nobody keeps this version's words for ever in the place of the other's", async () => {
	const ask = openClient();
	for (const version of ["1", "3", ""]) expect(await ask(`/locales/es.json?v=${version}`)).toEqual([404, null]);
});

test("an iPhone finds its icon under each of the names that it tries", async () => {
	const ask = openClient();
	for (const name of ["", "-precomposed", "-120x120", "-120x120-precomposed"])
		expect(await ask(`/apple-touch-icon${name}.png`)).toEqual([200, "public, max-age=3600"]);
	expect(await ask("/apple-touch-icon-x.png")).toEqual([404, null]);
});

async function askSiteFile(path: string, rows: Partial<CatalogueRows> = {}): Promise<string> {
	const app = new Hono<{ Variables: RequestVariables }>();
	const catalogue = createCatalogue({ procedures: [], institutions: [], observatory: [], ...rows }, "1");
	const reading = { catalogue, readAt: new Date() };
	answerSiteFiles(app, { catalogue: { current: () => reading }, publicUrl: "https://portal.gt" });
	return (await app.request(path)).text();
}

test("a search engine can read the sitemap whatever a hosted table writes into its ids", async () => {
	const procedures = ["k'iche'", "a&b<c"].map((id) => ({ id, name: id }));
	const sitemap = await askSiteFile("/sitemap-tramites-1.xml", { procedures });
	expect(sitemap).toContain("<loc>https://portal.gt/tramite/k&#39;iche&#39;</loc>");
	expect(sitemap).toContain("<loc>https://portal.gt/tramite/a%26b%3Cc</loc>");
});

test("a search engine learns when each procedure was last read, of whole parts too, and gets variants once", async () => {
	const fact = { field: "costo", source: "https://sat.gob.gt/", status: "confirmado" };
	const rows = {
		procedures: [{ id: "a" }, { id: "b" }, { id: "c", grupo: "c" }, { id: "d", grupo: "c" }],
		procedure_facts: [
			{ ...fact, procedure_id: "a", read: "2026-10-01" },
			{ ...fact, procedure_id: "a", field: "duration", read: "2026-11-02" },
			{ ...fact, procedure_id: "c", read: "2026-09-30" },
		],
	};
	const part = await askSiteFile("/sitemap-tramites-1.xml", rows);
	expect(part.match(/<url>.*<\/url>/g)).toEqual([
		"<url><loc>https://portal.gt/tramite/a</loc><lastmod>2026-11-02</lastmod></url>",
		"<url><loc>https://portal.gt/tramite/b</loc></url>",
		"<url><loc>https://portal.gt/tramite/c</loc><lastmod>2026-09-30</lastmod></url>",
	]);
	const index = await askSiteFile("/sitemap.xml", rows);
	expect(index.match(/<sitemap>.*<\/sitemap>/g)).toEqual([
		"<sitemap><loc>https://portal.gt/sitemap-paginas.xml</loc></sitemap>",
		"<sitemap><loc>https://portal.gt/sitemap-instituciones.xml</loc></sitemap>",
		"<sitemap><loc>https://portal.gt/sitemap-tramites-1.xml</loc><lastmod>2026-11-02</lastmod></sitemap>",
	]);
});

test("ten thousand procedures come in parts that a search engine takes", async () => {
	const procedures = Array.from({ length: 10_000 }, (_, number) => ({ id: `p${number}` }));
	const index = await askSiteFile("/sitemap.xml", { procedures });
	const parts = [...index.matchAll(/portal\.gt(\/sitemap-tramites-\d+\.xml)/g)].map(([, path = ""]) => path);
	expect(parts).toHaveLength(10);
	const listed = await Promise.all(parts.map((path) => askSiteFile(path, { procedures })));
	expect(new Set(listed.join("").match(/<loc>[^<]+/g)).size).toBe(10_000);
	expect(await askSiteFile("/sitemap-tramites-11.xml", { procedures })).toContain("404");
});

test("whoever found a weakness has half a year to read where to tell it, however late in the day", async () => {
	vi.useFakeTimers({ now: new Date("2026-11-22T23:59:00Z") });
	onTestFinished(() => void vi.useRealTimers());
	expect(await askSiteFile("/.well-known/security.txt")).toContain("Expires: 2027-05-21T00:00:00.000Z");
});
