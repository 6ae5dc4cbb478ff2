import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { getByRole, getByText } from "@testing-library/dom";
import postcss from "postcss";
import { describe, expect, test } from "vitest";
import { SPECULATION_RULES } from "../../app/document/speculation-rules.ts";
import { PAGE_START, type PageStart } from "../../app/page-start.ts";
import { SCREENS } from "../journeys/screens.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const digest = (text: string) => createHash("sha256").update(text).digest("base64");
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
interface Rule {
	/** As it stands in its sheet. */
	text: string;
	/** What it is for, in whatever state an element is, and whatever it excludes. */
	selectors: readonly string[];
}

const sheets = new Map<string, readonly Rule[]>();

/** The rules of a built sheet; read once, as most sheets are of every page. */
function rulesOf(path: string): readonly Rule[] {
	const known = sheets.get(path);
	if (known) return known;
	const rules: Rule[] = [];
	postcss.parse(readFileSync(path, "utf8")).walkRules((rule) => {
		const selectors = rule.selectors.map((each) =>
			each
				.replace(/::?(?!is\()[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "")
				.replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, "$1*"),
		);
		rules.push({ text: String(rule), selectors });
	});
	sheets.set(path, rules);
	return rules;
}

/**
 * The first element of a document that a selector is for, each sought once; at once null where one of its classes is
 * nowhere, as jsdom takes milliseconds to find that out.
 */
function findUsed(document: Document): (selector: string) => Element | null {
	const classes = new Set([...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]));
	const found = new Map<string, Element | null>();
	return (selector) => {
		const known = found.get(selector);
		if (known !== undefined) return known;
		const named = [...selector.replace(/\[[^\]]*\]|:is\(.*\)/g, "").matchAll(/\.([\w-]+)/g)];
		const element = named.every(([, name = ""]) => classes.has(name)) ? document.querySelector(selector) : null;
		found.set(selector, element);
		return element;
	};
}

const DATA_BLOCK = /^<script type="application\/(?:ld\+)?json"/;

describe("the document", () => {
	test.each(["/", "/catalogo?search=nit", "/tramite/inscripcion-nit", "/no-existe"])(
		"%s may run exactly the inline scripts that it holds",
		async (path) => {
			const page = await portal.get(path);
			const policy = page.headers.get("content-security-policy") ?? "";
			const scripts = /script-src [^;]+/.exec(policy)?.[0] ?? "";
			const allowed = [...scripts.matchAll(/'sha256-([^']+)'/g)].map((match) => match[1]);
			const held = [...page.html.matchAll(INLINE_SCRIPT)]
				.filter(([tag]) => !DATA_BLOCK.test(tag))
				.flatMap(([, body]) => body || []);
			expect(held.length).toBeGreaterThanOrEqual(3);
			// The boot script adds the rules by which a browser fetches the next page.
			expect(new Set(allowed)).toEqual(new Set([...held, SPECULATION_RULES].map(digest)));
			expect(policy).toContain("default-src 'none'");
			expect(policy).not.toContain("unsafe");
		},
	);

	test("starts its scripts when they are wanted: this reads the shape of React Router's output", async () => {
		const { html, document } = await portal.get("/catalogo");
		expect(html).not.toContain('rel="modulepreload" href');
		expect(html).not.toContain('<script type="module"');
		// Whoever only reads pays for no file of them.
		expect(html).not.toMatch(/<script(?! nomodule)[^>]* src=/);
		const page = "catalogue/catalogue.page";
		const start: PageStart = JSON.parse(document.getElementById(PAGE_START)?.textContent ?? "null");
		expect(start.files[0]).toMatch(/^\/assets\/vendor-/);
		expect(start.routes).toMatchObject({ root: { names: { default: expect.any(String) } }, [page]: {} });
		expect(start.router).toMatchObject({ basename: "/", ssr: true });
	});

	test("holds its styles: nothing stands between the page and its first paint", async () => {
		const { document, styles, headers } = await portal.get("/tramite/inscripcion-nit");
		const links = [...document.querySelectorAll("link[rel=stylesheet]")];
		expect(links.length).toBeGreaterThan(0);
		expect(links.filter((link) => !link.hasAttribute("disabled"))).toEqual([]);
		const [typefaces = "", rules = "", further = "", ...others] = styles;
		expect(others).toEqual([]);
		expect(typefaces).toMatch(/^(@font-face\{[^}]+\})+$/);
		for (const rule of ["@layer reset", ".masthead", ".procedure-facts"]) expect(rules).toContain(rule);
		expect(further).toContain(".footer-legal");
		expect(rules).not.toContain(".footer-legal");
		const digests = [typefaces, rules, further].map((text) => createHash("sha256").update(text).digest("base64"));
		const policy = headers.get("content-security-policy");
		expect(policy).toContain(`style-src 'self' ${digests.map((digest) => `'sha256-${digest}'`).join(" ")}`);
		expect(document.querySelectorAll("link[rel=preload]:not([as=image])")).toHaveLength(0);
		// Between them stands only what drops a typeface that would come too late.
		const early = document.querySelector("style + script")?.textContent ?? "";
		expect(early).toContain("deleteRule(0)");
		expect(policy).toContain(`'sha256-${createHash("sha256").update(early).digest("base64")}'`);
		expect(typefaces).toMatch(/^@font-face\{font-family:Atkinson Hyperlegible Next;/);
	});

	test.each(SCREENS)("%s lacks no rule of its sheets that one of its elements could use", async (path) => {
		const { document, styles } = await portal.get(path);
		const links = [...document.querySelectorAll("link[rel=stylesheet]")].map((link) =>
			// React Router marks the sheet of a module that only passes another on.
			link.getAttribute("href")?.replace("#", ""),
		);
		const [, atHead = "", furtherDown = ""] = styles;
		const uses = findUsed(document);
		const listAbsent = (carried: string) =>
			links.flatMap((link) => rulesOf(`build/client${link}`).filter(({ text }) => !carried.includes(text)));
		const absent = listAbsent(atHead + furtherDown);
		expect(absent.length, "rules that only scripts can need").toBeGreaterThan(20);
		expect(absent.flatMap(({ selectors }) => selectors.filter(uses))).toEqual([]);
		// An element can use only what stands before it.
		const cut = document.querySelector("body style");
		if (!cut) throw new Error(`${path} has no styles further down`);
		const isAbove = (selector: string) => {
			const element = uses(selector);
			return element !== null && (cut.compareDocumentPosition(element) & cut.DOCUMENT_POSITION_PRECEDING) !== 0;
		};
		expect(listAbsent(atHead).flatMap(({ selectors }) => selectors.filter(isAbove))).toEqual([]);
	});

	test("has one doctype, no style attributes and no address of another origin that the browser would fetch", async () => {
		const { html, document } = await portal.get("/");
		expect(html.match(/<!doctype/gi)).toHaveLength(1);
		expect(document.querySelectorAll("[style]")).toHaveLength(0);
		const fetched = [...document.querySelectorAll("[src], link[href], use[href]")].map(
			(element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
		);
		expect(fetched.filter((address) => !address.startsWith("/"))).toEqual([]);
	});

	test("names the Spanish address as the canonical one, also at its alias", async () => {
		for (const path of ["/procedures/inscripcion-nit", "/tramite/inscripcion-nit"]) {
			const { document, status } = await portal.get(path);
			expect(status).toBe(200);
			expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("/tramite/inscripcion-nit");
		}
	});
});

describe("every class of response", () => {
	const SECURITY = {
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-embedder-policy": "require-corp",
		"cross-origin-resource-policy": "same-origin",
		"x-permitted-cross-domain-policies": "none",
	};

	test.each([
		["a page", "/", "GET", 200],
		["an unknown page", "/no-existe", "GET", 404],
		["an unreadable address", "/tramite/%E0%A4%A", "GET", 400],
		["a redirect", "/catalogo/", "GET", 308],
		["JSON", "/buscar?texto=nit", "GET", 200],
		["health", "/healthz", "GET", 200],
		["a refused method", "/catalogo", "DELETE", 405],
		["a missing asset", "/assets/nada.js", "GET", 404],
		["the data of a page", "/catalogo.data", "GET", 200],
		["an icon", "/favicon.svg", "GET", 200],
	])("%s carries the security headers", async (_what, path, method, status) => {
		const response = await portal.request(path, { method });
		expect(response.status).toBe(status);
		for (const [name, value] of Object.entries(SECURITY)) expect(response.headers.get(name), name).toBe(value);
		expect(response.headers.get("permissions-policy")).toContain("camera=()");
		expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(response.headers.get("x-powered-by")).toBeNull();
		expect(response.headers.get("server")).toBeNull();
	});

	test("an unchanged page answers 304 without a body", async () => {
		const first = await portal.request("/catalogo");
		const etag = first.headers.get("etag") ?? "";
		const second = await portal.request("/catalogo", { headers: { "if-none-match": etag } });
		expect(second.status).toBe(304);
		expect(await second.text()).toBe("");
		expect(second.headers.get("x-frame-options")).toBe("DENY");
	});

	test("HEAD answers as GET without a body", async () => {
		const response = await portal.request("/catalogo", { method: "HEAD" });
		const { headers } = await portal.request("/catalogo");
		expect(response.status).toBe(200);
		expect(await response.text()).toBe("");
		expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000);
		for (const name of ["content-length", "etag", "content-type", "content-security-policy"]) {
			expect(response.headers.get(name), name).toBe(headers.get(name));
		}
	});

	test.each(["br", "gzip", "identity"])(
		"a redirect promises no byte that never comes, to a browser that takes %s",
		async (encoding) => {
			for (const path of ["/?search=nit", "/catalogo?categoria=salud", "/idioma"]) {
				const response = await portal.request(path, { headers: { "accept-encoding": encoding } });
				expect(response.status).toBe(302);
				expect(response.headers.get("content-encoding")).toBeNull();
				expect(response.headers.get("content-length") ?? "0").toBe("0");
			}
		},
	);

	test.each([
		"/reportar/datos",
		"/REPORTAR/datos",
		"/%72eportar/datos",
		"/reportar/datos.data",
		"/reportar/recibo?recibo=NENT-QAXB-NENT-QAXX",
		"/asistente-tramites?texto=hola",
		"/asistente-tramites.data?texto=hola",
		"/asistente-tramites/respuesta?texto=hola",
		"/Asistente-Tramites/respuesta.data?texto=hola",
	])("%s shows something of the visitor, so no cache may keep it", async (path) => {
		const response = await portal.request(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toMatch(/^no-store(, no-transform)?$/);
	});

	test("POST to a page without a form says what it takes, and nobody keeps the answer", async () => {
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		for (const path of ["/catalogo", "/catalogo.data", "/buscar", "/no-existe"]) {
			const response = await portal.request(path, { method: "POST", headers, body: "a=b" });
			expect(response.status).toBe(405);
			expect(response.headers.get("allow")).toBe("GET, HEAD");
			expect(response.headers.get("cache-control")).toMatch(/^no-store(, no-transform)?$/);
		}
	});

	test.each(["/no-existe", "/tramite/nadie", "/tramite/%E0%A4%A"])(
		"%s leads nowhere, which is kept for a minute and never for a day",
		async (path) => {
			const response = await portal.request(path);
			expect(response.headers.get("cache-control")).toBe("public, max-age=60, no-transform");
		},
	);

	test("pages may be kept by browsers and CDNs, apart by language; assets for ever", async () => {
		const page = await portal.request("/");
		expect(page.headers.get("cache-control")).toContain("stale-if-error=86400");
		expect(page.headers.get("vary")).toContain("Cookie");
		// A page without its styles is for whoever has them: no cache may give it to another.
		expect(page.headers.get("vary")).toContain("Service-Worker-Navigation-Preload");
		const [asset] = /\/assets\/[^"]+\.css/.exec(await page.text()) ?? [];
		const response = await portal.request(asset ?? "");
		expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	});
});

describe("addresses at their worst", () => {
	const WORST = [
		"/tramite/%E0%A4%A",
		"/%",
		"/tramite/%00",
		`/${"a".repeat(10_000)}`,
		"/tramite/..%2f..%2fetc%2fpasswd",
		"/tramite/[object%20Object]",
		"/tramite/null",
		"/tramite/-1",
		"/instituciones/%F0%9F%92%A9",
		"/.git/HEAD",
		"/.env",
		"/package.json",
		"/server/app.ts",
		"/assets/",
		"/locales/",
		"/metrics",
		"/catalogo//evil.com",
	];
	const shown = WORST.map((path) => [path.slice(0, 60), path] as const);

	test.each(shown)("%s is answered 400 or 404, in the citizen's words", async (_shown, path) => {
		const page = await portal.get(path);
		expect([400, 404]).toContain(page.status);
		expect(getByRole(page.body, "main")).toBeTruthy();
		expect(page.headers.get("x-robots-tag")).toBe("noindex");
	});

	test("a trailing slash leads to the one address and keeps the query", async () => {
		const response = await portal.request("/catalogo/?search=nit&utm_source=x");
		expect(response.status).toBe(308);
		expect(response.headers.get("location")).toBe("/catalogo?search=nit");
	});

	test("a blank field of a form leads to the address without it, whoever asks for the headers only too", async () => {
		for (const method of ["GET", "HEAD"]) {
			const response = await portal.request("/instituciones?search=&utm_source=x", { method });
			expect(response.status).toBe(308);
			expect(response.headers.get("location")).toBe("/instituciones?utm_source=x");
		}
		expect((await portal.request("/?search=")).status).toBe(200);
	});

	test("two slashes never lead to another site", async () => {
		const response = await portal.request("//evil.example/");
		expect(response.status).toBe(404);
		expect(response.headers.get("location")).toBeNull();
	});
});

describe("health", () => {
	test("the process is well even when nothing could be read, but it is not ready", async () => {
		const empty = await openPortal({ isEmptyHanded: true });
		expect((await empty.request("/healthz")).status).toBe(200);
		expect((await empty.request("/readyz")).status).toBe(503);
		expect((await portal.request("/readyz")).status).toBe(200);
	});

	test("without any catalogue a page says so with 503, Retry-After and nothing cached", async () => {
		const empty = await openPortal({ isEmptyHanded: true });
		const page = await empty.get("/catalogo");
		expect(page.status).toBe(503);
		expect(getByText(page.body, "El catálogo no está disponible en este momento", { selector: "h1" })).toBeTruthy();
		expect(getByText(page.body, "Error al cargar trámites")).toBeTruthy();
		expect(page.headers.get("retry-after")).toBe("30");
		expect(page.headers.get("cache-control")).toBe("no-store, no-transform");
	});
});

describe("the access log", () => {
	test("holds method, path, status and time, and neither what was searched for nor who asked", async () => {
		const fresh = await openPortal();
		await fresh.request("/catalogo?search=CANARIO-7781", {
			headers: { "user-agent": "Canario/1", "x-forwarded-for": "203.0.113.9" },
		});
		const line = fresh.log.find((entry) => entry.msg === "request");
		expect(line).toMatchObject({ method: "GET", path: "/catalogo", status: 200 });
		await fresh.request("/catalogo/canario@correo.gt");
		await fresh.request("/canario%40correo.gt/5555-7781");
		expect(fresh.log.filter((entry) => entry.msg === "request").map((entry) => entry.path)).toEqual([
			"/catalogo",
			"/catalogo/[correo]",
			"/[correo]/[número]",
		]);
		expect(JSON.stringify(fresh.log)).not.toMatch(/canario|203\.0\.113\.9|7781/i);
	});
});
