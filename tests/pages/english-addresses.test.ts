import { describe, expect, test } from "vitest";
import { ALL_ADDRESSES, addresses, findAddress } from "../../app/address/addresses.ts";
import { TRANSLATIONS } from "../../content/catalogue/translations.ts";
import { LETTER_KINDS } from "../../content/rights/letter-texts.ts";
import type { Language } from "../../domain/language.ts";
import { SCREENS } from "../journeys/screens.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const ORIGIN = "https://tramites.example";
const portal = await openPortal({ publicUrl: ORIGIN });
const TRANSLATED = Object.keys(TRANSLATIONS.en);

function inEnglish(path: string): string {
	return `${path}${path.includes("?") ? "&" : "?"}idioma=en`;
}

function languageOf({ document, headers }: Page): (string | null)[] {
	return [document.documentElement.lang, headers.get("content-language")];
}

function canonicalOf({ document }: Page): string | null | undefined {
	return document.querySelector("link[rel=canonical]")?.getAttribute("href");
}

/** Addresses of the page in other languages, by language. */
function alternatesOf({ document }: Page): Record<string, string | null> {
	const links = document.querySelectorAll("link[rel=alternate][hreflang]");
	return Object.fromEntries([...links].map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href")]));
}

/** Whether an address leads to a page of the portal, or to where one of its forms is sent; else it is a file or leads out. */
function isOurs(address: string): boolean {
	const answers = address.startsWith("/") ? findAddress(new URL(address, ORIGIN).pathname)?.answers : undefined;
	return answers === "screen" || answers === "form";
}

/** Links and forms of a page that lead to another page of ours and lose the language. */
function losingLanguage({ document }: Page, language: Language): string[] {
	const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
	const posts = [...document.querySelectorAll("form[method=post]")].map((form) => form.getAttribute("action") ?? "");
	const lost = [...links, ...posts].filter(
		(address) => isOurs(address) && new URL(address, ORIGIN).searchParams.get("idioma") !== language,
	);
	const questions = [...document.querySelectorAll("form:not([method=post], [method=dialog])")].filter(
		(form) => form.querySelector("input[type=hidden][name=idioma]")?.getAttribute("value") !== language,
	);
	return [...lost, ...questions.map((form) => form.outerHTML.slice(0, 80))];
}

describe("an address that names a language", () => {
	test.each(SCREENS)(
		"%s is in English, whatever was chosen before, and everything on it leads on in English",
		async (path) => {
			const page = await portal.get(inEnglish(path), { language: "es" });
			expect(page.status).toBe((await portal.get(path)).status);
			expect(languageOf(page)).toEqual(["en", "en"]);
			expect(losingLanguage(page, "en")).toEqual([]);
			expect(page.headers.get("set-cookie")).toBeNull();
		},
	);

	test("shows Spanish to who has chosen English, if it says so", async () => {
		const page = await portal.get("/ayuda?idioma=es", { language: "en" });
		expect(languageOf(page)).toEqual(["es", "es"]);
		expect(losingLanguage(page, "es")).toEqual([]);
	});

	test.each([
		["an unknown one counts as none", "?idioma=fr", "es"],
		["of two the first counts", "?idioma=en&idioma=es", "en"],
		["of two the first that is known counts", "?idioma=fr&idioma=en", "en"],
		["it is spelled as it is", "?idioma=EN", "es"],
	])("%s", async (_, query, language) => {
		for (const path of ["/", "/ayuda", "/catalogo", "/tramite/inscripcion-nit"]) {
			const page = await portal.get(path + query);
			expect(page.status, path).toBe(200);
			expect(languageOf(page), path).toEqual([language, language]);
		}
	});

	test("a blank one leads to the address without", async () => {
		const { status, headers } = await portal.request("/ayuda?idioma=");
		expect([status, headers.get("location")]).toEqual([308, "/ayuda"]);
	});

	test("without one the page names none", async () => {
		for (const language of ["es", "en"] as const)
			expect(
				(await portal.get("/catalogo", { language })).markup.replace(/<link rel="alternate"[^>]*>/g, ""),
			).not.toContain("idioma=");
	});

	test("a part that many pages have alike is not taken from a page in the other language, nor with its links", async () => {
		const plain = await portal.get("/ayuda", { language: "en" });
		await portal.get("/ayuda?idioma=en");
		const again = await portal.get("/terminos", { language: "en" });
		for (const { body } of [plain, again]) expect(body.innerHTML).not.toContain("idioma=en");
	});

	test("is kept where the server leads on", async () => {
		for (const [asked, to] of [
			["/?search=nit&idioma=en", "/catalogo?search=nit&idioma=en"],
			["/catalogo?categoria=salud&idioma=en", "/catalogo/salud?idioma=en"],
			["/ayuda/?idioma=en", "/ayuda?idioma=en"],
			["/no-existe/?idioma=en", "/no-existe?idioma=en"],
			[
				"/observatorio?comparar=libro-salarios&con=consulta-estado-dpi&idioma=en",
				"/observatorio?comparar=libro-salarios%2Cconsulta-estado-dpi&idioma=en",
			],
			["/lectura?idioma=en", "/accesibilidad?idioma=en"],
		] as const) {
			const response = await portal.request(asked, { redirect: "manual" });
			expect(response.headers.get("location"), asked).toBe(to);
		}
	});

	test("speaks to scripts too", async () => {
		const hits = await (await portal.request("/buscar?texto=marriage&idioma=en")).text();
		expect(hits).toContain("Marriage");
		const data = await portal.request("/ayuda.data?idioma=en");
		expect(data.headers.get("content-language")).toBe("en");
	});

	test("a report that is sent from it leads to its receipt in English", async () => {
		const form = await portal.get("/reportar?tramite=inscripcion-nit&idioma=en");
		const action = form.document.querySelector(".report-page form")?.getAttribute("action") ?? "";
		const fields = new URLSearchParams({
			problem_type: "other",
			procedure: "Residencia temporal",
			description: "The opening hours are not those of the office.",
		});
		const sent = await portal.request(action, {
			method: "POST",
			body: fields,
			headers: { origin: "http://localhost", "sec-fetch-site": "same-origin" },
			redirect: "manual",
		});
		expect(sent.status).toBe(303);
		expect(sent.headers.get("location")).toMatch(/^\/reportar\/recibo\?recibo=[^&]+&idioma=en$/);
	});

	test("how the pages are shown is chosen on it, and leads back to it", async () => {
		const chosen = await choose("/lectura?idioma=en", { lectura: "", volver: "/ayuda?idioma=en" });
		expect(chosen.headers.get("location")).toBe("/ayuda?idioma=en");
	});

	test("choosing a language is remembered, and leads to the same page that names none", async () => {
		const chosen = await choose("/idioma?idioma=en", { idioma: "es", volver: "/catalogo?search=nit&idioma=en" });
		expect(chosen.status).toBe(303);
		expect(chosen.headers.get("location")).toBe("/catalogo?search=nit");
		expect(chosen.headers.get("set-cookie")).toMatch(/^language=es;/);
	});
});

describe("search engines", () => {
	const screens = ALL_ADDRESSES.filter(({ isListed, isInEnglish }) => isListed && isInEnglish);

	test.each([
		["/", "/?idioma=en"],
		["/ayuda", "/ayuda?idioma=en"],
		["/observatorio?pagina=2", "/observatorio?pagina=2&idioma=en"],
		["/tramite/residencia-temporal", "/tramite/residencia-temporal?idioma=en"],
	])("learn at %s and at %s of both, and which of them each is", async (spanish, english) => {
		const both = { es: ORIGIN + spanish, en: ORIGIN + english, "x-default": ORIGIN + spanish };
		for (const [path, canonical] of [
			[spanish, spanish],
			[english, english],
			[`${spanish}${spanish.includes("?") ? "&" : "?"}idioma=es`, spanish],
		] as const) {
			const page = await portal.get(path);
			expect(canonicalOf(page), path).toBe(ORIGIN + canonical);
			expect(alternatesOf(page), path).toEqual(both);
		}
	});

	test.each([
		["the list of procedures", "/catalogo"],
		["an institution", "/instituciones/cgc"],
		["a procedure that nobody translated", "/tramite/licencia-sanitaria"],
		["the Spanish text of a procedure", "/tramite/residencia-temporal?espanol=1"],
		["a page that is not there", "/no-existe"],
	])("are told of no English where the text stays Spanish: %s", async (_, path) => {
		for (const asked of [path, inEnglish(path)]) {
			const page = await portal.get(asked);
			expect(alternatesOf(page), asked).toEqual({});
			expect(canonicalOf(page), asked).not.toContain("idioma");
		}
	});

	test("find the English pages and the translated procedures in the sitemap, and nothing else in English", async () => {
		const index = await (await portal.request("/sitemap.xml")).text();
		const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
		const parts = await Promise.all(files.map(async (file) => (await portal.request(file)).text()));
		for (const part of parts) expect(part).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
		const entries = parts.join("").match(/<url>.*<\/url>/g) ?? [];
		const english = entries.filter((entry) => /<loc>[^<]*\?idioma=en<\/loc>/.test(entry));
		const named = english.map((entry) => /<loc>https:\/\/tramites\.example([^<]*)\?idioma=en<\/loc>/.exec(entry)?.[1]);
		const editions = named.filter((path) => path?.startsWith("/observatorio/ediciones/"));
		expect(named.filter((path) => path?.startsWith("/tramite/")).toSorted()).toEqual(
			TRANSLATED.map((id) => addresses.procedure.to({ id })).toSorted(),
		);
		const letters = named.filter((path) => path?.startsWith("/carta/"));
		expect(letters).toHaveLength(LETTER_KINDS.length);
		expect(named.length - editions.length - letters.length).toBe(
			TRANSLATED.length + screens.filter(({ of }) => !of).length,
		);
		const links = `<xhtml:link rel="alternate" hreflang="es" href="${ORIGIN}/ayuda"/><xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/ayuda?idioma=en"/><xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/ayuda"/>`;
		for (const address of ["/ayuda", "/ayuda?idioma=en"])
			expect(entries).toContain(`<url><loc>${ORIGIN}${address}</loc>${links}</url>`);
		for (const entry of english) expect(entry.match(/<xhtml:link /g)).toHaveLength(3);
	});

	test.each(TRANSLATED)("%s names its English address and is in English there", async (id) => {
		const page = await portal.get(inEnglish(addresses.procedure.to({ id })));
		expect(canonicalOf(page)).toBe(`${ORIGIN}/tramite/${id}?idioma=en`);
		expect(page.body.textContent).toContain("Our translation.");
	});
});

test("what leaves an English page leads back to it: message, sheet of paper and picture", async () => {
	const { document } = await portal.get("/tramite/residencia-temporal?idioma=en");
	const english = `${ORIGIN}/tramite/residencia-temporal?idioma=en`;
	const share = document.querySelector('a[href^="https://wa.me/"]')?.getAttribute("href") ?? "";
	expect(new URL(share).searchParams.get("text")).toContain(english);
	expect(document.querySelector(".printed-from")?.textContent).toContain(english);
	expect(document.querySelector('meta[property="og:image"]')?.getAttribute("content")).toBe(
		`${ORIGIN}/imagen/residencia-temporal?idioma=en`,
	);
});

function choose(action: string, fields: Record<string, string>): Promise<Response> {
	return portal.request(action, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { origin: "http://localhost", "sec-fetch-site": "same-origin" },
		redirect: "manual",
	});
}
