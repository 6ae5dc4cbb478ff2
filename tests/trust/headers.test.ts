import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PAGE_START, type PageStart } from "../../app/page-start.ts";
import { openPortal } from "../pages/portal.ts";
import { scoreOf } from "./observatory-score.ts";

const portal = await openPortal({ publicUrl: "https://tramites.example" });
const plain = await openPortal();

const SCREENS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/observatorio", "/ayuda", "/reportar", "/privacidad"];

describe("Mozilla's HTTP Observatory", () => {
	test.each(SCREENS)("%s would have 135 points or more", async (path) => {
		expect(scoreOf(await portal.get(path))).toBeGreaterThanOrEqual(135);
	});

	test("the arithmetic takes points away where a header is missing", async () => {
		const page = await portal.get("/");
		for (const name of ["content-security-policy", "strict-transport-security", "x-content-type-options"]) {
			const headers = new Headers(page.headers);
			headers.delete(name);
			expect(scoreOf({ ...page, headers }), name).toBeLessThan(135);
		}
	});
});

describe("C71: every class of response", () => {
	test.each([
		["a page", "/", "GET", 200],
		["an unknown page", "/no-existe", "GET", 404],
		["a malformed address", "/%", "GET", 400],
		["a redirect", "/ayuda/", "GET", 308],
		["the worker", "/sw.js", "GET", 200],
		["robots.txt", "/robots.txt", "GET", 200],
		["the sitemap", "/sitemap.xml", "GET", 200],
		["a part of the sitemap", "/sitemap-tramites-1.xml", "GET", 200],
		["security.txt", "/.well-known/security.txt", "GET", 200],
		["the manifest", "/manifest.webmanifest", "GET", 200],
		["an icon", "/icon-192.png", "GET", 200],
		["readiness", "/readyz", "GET", 200],
		["JSON", "/buscar?texto=nit", "GET", 200],
		["a refused method", "/", "PUT", 405],
	])("%s carries the security headers and its charset", async (_what, path, method, status) => {
		const response = await portal.request(path, { method });
		expect(response.status).toBe(status);
		const { headers } = response;
		expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains; preload");
		expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
		expect(headers.get("access-control-allow-origin")).toBeNull();
		for (const name of ["server", "x-powered-by", "x-xss-protection", "expect-ct", "feature-policy"]) {
			expect(headers.get(name), name).toBeNull();
		}
		const type = headers.get("content-type") ?? "";
		if (/^text\/|xml/.test(type)) expect(type).toMatch(/charset=utf-8$/i);
	});

	test("no CDN may rewrite a page, whose policy allows exactly its bytes; files may be packed anew", async () => {
		for (const path of ["/", "/tramite/inscripcion-nit", "/no-existe", "/reportar/recibo", "/%"]) {
			const { headers } = await portal.request(path);
			expect(headers.get("cache-control"), path).toMatch(/, no-transform$/);
		}
		const etag = (await portal.request("/ayuda")).headers.get("etag") ?? "";
		const unchanged = await portal.request("/ayuda", { headers: { "if-none-match": etag } });
		expect([unchanged.status, unchanged.headers.get("cache-control")?.endsWith(", no-transform")]).toEqual([304, true]);
		expect((await portal.request("/favicon.svg")).headers.get("cache-control")).not.toContain("no-transform");
	});

	test("a page opened by hand begins in the process that is there; whatever a page opened stays apart from it", async () => {
		const opened = async (from: string | undefined, path = "/") => {
			const { headers } = await portal.request(path, { headers: from ? { "sec-fetch-site": from } : {} });
			return headers.get("cross-origin-opener-policy");
		};
		for (const from of [undefined, "cross-site", "same-site", "same-origin", "None", "none, none"]) {
			expect(await opened(from), String(from)).toBe("same-origin");
		}
		for (const path of ["/", "/no-existe"]) expect(await opened("none", path), path).toBeNull();
		for (const path of ["/buscar?texto=nit", "/catalogo.data", "/robots.txt", "/icon-192.png"]) {
			expect(await opened("none", path), path).toBe("same-origin");
		}
		const page = await portal.request("/", { headers: { "sec-fetch-site": "none" } });
		expect(page.headers.get("vary")).toContain("Sec-Fetch-Site");
		expect(page.headers.get("cross-origin-embedder-policy")).toBe("require-corp");
	});

	test("of an unchanged page Back hears of no other opener policy than it came with; whoever else asks does", async () => {
		const { headers } = await portal.request("/ayuda", { headers: { "sec-fetch-site": "none" } });
		const known = { "if-none-match": headers.get("etag") ?? "" };
		const asked = async (from: string) => {
			const { status, headers } = await portal.request("/ayuda", { headers: { ...known, "sec-fetch-site": from } });
			return [status, headers.get("cross-origin-opener-policy")];
		};
		expect(await asked("same-origin")).toEqual([304, null]);
		for (const from of ["cross-site", "same-site"]) expect(await asked(from), from).toEqual([304, "same-origin"]);
	});

	test("without HTTPS nothing promises it", async () => {
		expect((await plain.request("/")).headers.get("strict-transport-security")).toBeNull();
	});

	test("an unchanged asset answers 304 with the headers, and precompressed ones are kept for ever too", async () => {
		const page = await portal.get("/");
		const [style = ""] = /\/assets\/[^"]+\.css/.exec(page.html) ?? [];
		const packed = await portal.request(style, { headers: { "accept-encoding": "br" } });
		expect(packed.headers.get("content-encoding")).toBe("br");
		expect(packed.headers.get("vary")).toContain("Accept-Encoding");
		expect(packed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(packed.headers.get("cross-origin-resource-policy")).toBe("same-origin");
		const known = await portal.request(style, { headers: { "if-none-match": packed.headers.get("etag") ?? "" } });
		expect(known.status).toBe(304);
		expect(known.headers.get("x-content-type-options")).toBe("nosniff");
		const refused = await portal.request(style, { headers: { "accept-encoding": "br;q=0, gzip" } });
		expect(refused.headers.get("content-encoding")).toBe("gzip");
	});
});

test("a file of another version is not there, so that no browser keeps the wrong one for ever", async () => {
	for (const path of ["/locales/es.json", "/locales/en.json"]) {
		expect((await portal.request(`${path}?v=0123456789`)).status, path).toBe(404);
		expect((await portal.request(path)).headers.get("cache-control"), path).toBe("public, max-age=3600");
	}
});

test("C72: no page may be framed, opened into or sniffed", async () => {
	const { headers } = await portal.get("/catalogo");
	expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
	expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
});

describe("C73: what is not for the public", () => {
	test.each([
		"/.git/HEAD",
		"/.env",
		"/.vite/manifest.json",
		"/package.json",
		"/server",
		"/server/main.ts",
		"/build/server/app.js",
		"/assets/",
		"/assets",
		"/assets/../server/app.js",
		"/assets/%2e%2e/%2e%2e/package.json",
		"/metrics",
		"/.data/catalogue.json",
		"/locales/es.json.br",
		"/assets/x.js.map",
	])("%s is 404", async (path) => {
		expect((await portal.request(path)).status).toBe(404);
	});

	test("health tells neither versions nor numbers", async () => {
		expect(await (await portal.request("/healthz")).json()).toEqual({ status: "ok" });
		expect(await (await portal.request("/readyz")).json()).toEqual({
			status: "ready",
			catalogue: "al día",
			reports: "abierto",
		});
	});
});

test("C74: what the browser gets holds no key, no connection string and no private host", () => {
	const folder = join(import.meta.dirname, "../../build/client");
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(js|css|json|svg|html)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	expect(files.length).toBeGreaterThan(10);
	const secret =
		/postgres(ql)?:\/\/|service_role|SUPABASE|DATABASE_URL|METRICS_TOKEN|eyJhbGciOi|sqlite|["'`]node:|\/home\/|\/tmp\//;
	expect(files.filter((file) => secret.test(readFileSync(file, "utf8")))).toEqual([]);
});

describe("integrity of scripts", () => {
	test("the script in a file has the digest of the file", async () => {
		const { document } = await portal.get("/");
		const script = document.querySelector("script[src]");
		const file = await portal.request(script?.getAttribute("src") ?? "");
		expect(file.headers.get("cache-control")).toContain("immutable");
		const digest = createHash("sha256").update(Buffer.from(await file.arrayBuffer()));
		expect(script?.getAttribute("integrity")).toBe(`sha256-${digest.digest("base64")}`);
	});

	test("the import map has the digest of every module that the page fetches, and of no other", async () => {
		const { html, document } = await portal.get("/catalogo");
		const start: PageStart = JSON.parse(document.getElementById(PAGE_START)?.textContent ?? "null");
		const map: { integrity: Record<string, string> } = JSON.parse(
			document.querySelector("script[type=importmap]")?.textContent ?? "",
		);
		const imported = Object.values(start.routes).map(({ from }) => from);
		expect(start.files.length).toBeGreaterThan(0);
		expect(imported.length).toBeGreaterThan(0);
		expect(new Set(Object.keys(map.integrity))).toEqual(new Set([...start.files, ...imported]));
		for (const [address, integrity] of Object.entries(map.integrity)) {
			const body = Buffer.from(await (await portal.request(address)).arrayBuffer());
			expect(integrity).toBe(`sha256-${createHash("sha256").update(body).digest("base64")}`);
		}
		expect(html).not.toContain('import("/assets');
	});
});

describe("files for robots and researchers", () => {
	test("the sitemap lists every procedure and institution under PUBLIC_URL", async () => {
		const index = await (await portal.request("/sitemap.xml")).text();
		const parts = [...index.matchAll(/<loc>https:\/\/tramites\.example(\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
		const xml = (await Promise.all(parts.map(async (path) => (await portal.request(path)).text()))).join("");
		expect(xml).toContain("<loc>https://tramites.example/tramite/inscripcion-nit</loc>");
		expect(xml.match(/\/tramite\//g)?.length).toBeGreaterThan(150);
		expect(xml.match(/\/instituciones\//g)?.length).toBeGreaterThan(40);
		expect(xml).not.toContain("/reportar");
	});

	test("without PUBLIC_URL there is none, whatever Host the request claims, and robots.txt says why", async () => {
		expect((await plain.request("/sitemap.xml", { headers: { host: "evil.example" } })).status).toBe(404);
		const robots = await (await plain.request("/robots.txt")).text();
		expect(robots).toContain("PUBLIC_URL is not set");
		expect(robots).not.toContain("Sitemap:");
	});

	test("security.txt names a contact and has not expired", async () => {
		const text = await (await portal.request("/.well-known/security.txt")).text();
		// Nobody reads the placeholder that the portal comes with, so the report form is named.
		expect(text).toContain("Contact: https://tramites.example/reportar");
		const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
		expect(expires).toBeGreaterThan(Date.now() + 86_400_000);
		expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
	});

	test("the manifest's icons are there", async () => {
		const manifest: { icons: { src: string; type: string }[] } = await (
			await portal.request("/manifest.webmanifest")
		).json();
		for (const { src, type } of manifest.icons) {
			const icon = await portal.request(src);
			expect(icon.status, src).toBe(200);
			expect(icon.headers.get("content-type")).toContain(type);
		}
	});
});

describe("the service worker's file (C94, C95)", () => {
	test("is asked for anew each time and may only talk to this origin", async () => {
		const response = await portal.request("/sw.js");
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(response.headers.get("content-security-policy")).toBe(
			"default-src 'none'; connect-src 'self'; upgrade-insecure-requests",
		);
		expect(response.headers.get("content-type")).toContain("text/javascript");
		expect(response.headers.get("service-worker-allowed")).toBeNull();
	});

	test("costs a visitor less than 4.5 kB", async () => {
		const response = await portal.request("/sw.js", { headers: { "accept-encoding": "br" } });
		expect(Number(response.headers.get("content-length"))).toBeLessThan(4_500);
	});
});
