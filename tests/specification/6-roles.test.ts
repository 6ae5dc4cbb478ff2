import { readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../journeys/browser.ts";
import { ANONYMOUS_KEY, testOver } from "./hosted.ts";
import { served } from "./served.ts";
import { sendReport } from "./stored-rows.ts";

const PAGES = [
	...["/", "/catalogo", "/categorias", "/tramite/inscripcion-nit", "/instituciones", "/instituciones/sat"],
	...["/observatorio", "/asistente-tramites", "/experiencias", "/ayuda", "/terminos", "/privacidad"],
	...["/accesibilidad", "/acerca-de", "/reportar"],
];

async function readNavigation(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
	const response = await request.get(path, { headers });
	expect(response.status(), path).toBe(200);
	const html = await response.text();
	const menu = /<nav[^>]*aria-label="Principal"[^>]*>.*?<\/nav>/s.exec(html)?.[0] ?? "";
	return { html, links: [...menu.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address) };
}

test("no login and no roles: no page asks for a password or offers a way in", async ({ request }) => {
	for (const path of PAGES) {
		const { html } = await readNavigation(request, path);
		expect(html, path).not.toMatch(/type="password"|autocomplete="(current|new)-password"|one-time-code/i);
		expect(html, path).not.toMatch(/>\s*(iniciar sesión|inicia sesión|entrar|registrarse|crear cuenta|mi cuenta)\s*</i);
	}
	for (const path of ["/login", "/admin", "/entrar", "/registro", "/auth/v1/token", "/cuenta"]) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
});

test("all pages are public and all visitors see the same navigation", async ({ request }) => {
	const six = ["/", "/catalogo", "/instituciones", "/experiencias", "/observatorio", "/ayuda"];
	for (const path of PAGES) {
		const anyone = await readNavigation(request, path);
		expect(anyone.links.slice(0, 6), path).toEqual(six);
		const somebody = await readNavigation(request, path, {
			authorization: "Bearer somebody",
			cookie: "session=somebody; role=admin",
		});
		expect(somebody.links, path).toEqual(anyone.links);
	}
});

const hosted = testOver({
	procedures: [{ id: "nit", name: "Inscripción al NIT", category: "Economía", institution_id: "sat" }],
	institutions: [{ id: "sat", name: "SAT" }],
	observatory: [{ id: "nit", tramite: "Inscripción al NIT", evaluation_score: 50 }],
});

hosted("catalogue reads and report insertion use the public anonymous key", async ({ hosted: { calls }, request }) => {
	expect(await sendReport(request, { description: crypto.randomUUID() })).toBeLessThan(400);
	await expect
		.poll(() => calls.some(({ method, table }) => method === "POST" && table === "problem_reports"))
		.toBe(true);
	expect([...new Set(calls.map(({ method, table }) => `${method} ${table}`))].sort()).toEqual([
		...["GET institutions", "GET observatory"],
		...["GET procedure_facts", "GET procedure_fees", "GET procedure_places"],
		...["GET procedures", "GET site_documents", "POST problem_reports", "POST rpc/catalogue_mark"],
	]);
	expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([ANONYMOUS_KEY]));
});

hosted("the key stays with the server: no page and no file of the browser holds it (K24)", async ({ request }) => {
	for (const path of ["/", "/catalogo", "/tramite/nit", "/tramite/nit.data", "/instituciones", "/observatorio"]) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(200);
		expect(`${JSON.stringify(response.headers())} ${await response.text()}`, path).not.toMatch(
			new RegExp(`${ANONYMOUS_KEY}|apikey|supabase|/rest/v1`, "i"),
		);
	}
	const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(10);
	for (const name of scripts) {
		expect(readFileSync(`build/client/assets/${name}`, "utf8"), name).not.toMatch(/apikey|supabase|\/rest\/v1/i);
	}
});

served("the terms mention credentials, but a sign-in screen is not shown", async ({ page }) => {
	await page.goto("/terminos");
	await expect(page.getByRole("main")).toContainText("No te pedimos usuario ni contraseña para nada.");
	await expect(page.getByRole("textbox", { name: /usuario|contraseña/i })).toHaveCount(0);
	await expect(page.getByRole("link", { name: /iniciar sesión|entrar/i })).toHaveCount(0);
});
