import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { getByRole, getByText } from "@testing-library/dom";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createPageCache } from "../../server/pages/page-cache.ts";
import type { BuiltServer } from "../../testbed/built-server.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { openPortal } from "../pages/portal.ts";
import { openDatabaseFile } from "./broken-backend.ts";

const SCREENS = [
	"/",
	"/catalogo",
	"/catalogo/educacion",
	"/categorias",
	"/tramite/inscripcion-nit",
	"/procedures/inscripcion-nit",
	"/instituciones",
	"/institutions",
	"/observatorio",
	"/asistente-tramites",
	"/experiencias",
	"/ayuda",
	"/terminos",
	"/privacidad",
	"/accesibilidad",
	"/acerca-de",
	"/reportar",
];
const STALE = { es: /Información guardada el .+\. Puede no estar actualizada\./, en: /Information saved on .+/ };

describe("a real portal whose real database fails and comes back", () => {
	let data: Awaited<ReturnType<typeof makeDataFolder>>;
	let server: BuiltServer;
	let database: ReturnType<typeof openDatabaseFile>;

	beforeAll(async () => {
		data = await makeDataFolder();
		server = await startBuiltServer(data.path, { CATALOGUE_REFRESH_SECONDS: "1", LOG_LEVEL: "silent" });
		database = openDatabaseFile(data.path);
		database.breakReading();
		await until(
			async () =>
				(await fetch(`${server.origin}/`)).headers.get("cache-control") === "public, max-age=15, no-transform",
		);
	});

	afterAll(async () => {
		database.close();
		await server.stop();
		await data.dispose();
	});

	test.each(SCREENS)(
		"C25: %s answers 200 from the last good copy in both languages, and says its age",
		async (path) => {
			for (const language of ["es", "en"] as const) {
				const response = await fetch(server.origin + path, { headers: { cookie: `language=${language}` } });
				expect(response.status).toBe(200);
				expect(response.headers.get("cache-control")).toMatch(/^(public, max-age=15|no-store), no-transform$/);
				expect(textOf(await response.text())).toMatch(STALE[language]);
			}
		},
	);

	test("C26: an unknown procedure is 404, for the copy is whole", async () => {
		expect((await fetch(`${server.origin}/tramite/no-existe`)).status).toBe(404);
	});

	test("C111: live and ready while only the database is down", async () => {
		expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
		expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ status: "ready" });
	});

	test("when it comes back the notice goes away and pages may be kept again", async () => {
		database.mend();
		await until(async () => !textOf(await (await fetch(`${server.origin}/`)).text()).match(STALE.es));
		const response = await fetch(`${server.origin}/`);
		expect(response.headers.get("cache-control")).toContain("stale-if-error=86400");
	});

	test("the metrics told of it, and name no path and no visitor", async () => {
		const metrics = await (await fetch(`${server.origin}/metrics`)).text();
		expect(metrics).toMatch(/^ventanilla_catalogue_stale 0$/m);
		expect(metrics).toMatch(/^ventanilla_reports_waiting 0$/m);
		expect(metrics).toMatch(/^ventanilla_reports_writable 1$/m);
		expect(metrics).toMatch(/^ventanilla_requests_total\{route="tramite",status="2xx"\} \d+$/m);
		expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
		expect(metrics).not.toMatch(/no-existe|inscripcion-nit|127\.0\.0\.1/);
	});
});

describe("a start on a database that is lost", () => {
	const REPORT = { problem_type: "other", procedure: "NIT", description: "Llegó mientras faltaba la base." };
	const TORN = "SQLite format 3\0, and then nothing that it knows";

	test.each<[string, (file: string) => Promise<void>]>([
		["damaged", (file) => writeFile(file, TORN)],
		["not to be written", (file) => mkdir(file).then(() => undefined)],
	])(
		"%s: pages come from the last good copy, a report waits, and both go on when the file is back",
		async (_how, lose) => {
			const data = await makeDataFolder();
			onTestFinished(data.dispose);
			const file = join(data.path, "portal.sqlite");
			expect(await (await startBuiltServer(data.path)).stop()).toBe(0);
			await rename(file, `${file}.good`);
			await lose(file);

			const server = await startBuiltServer(data.path, { CATALOGUE_REFRESH_SECONDS: "1" });
			onTestFinished(() => void server.stop());
			const ready = async () => (await fetch(`${server.origin}/readyz`)).json();
			expect(await ready()).toEqual({ status: "ready", catalogue: "última copia", reports: "abierto" });
			const page = await fetch(`${server.origin}/tramite/inscripcion-nit`);
			expect(page.status).toBe(200);
			expect(textOf(await page.text())).toMatch(STALE.es);
			expect(server.output()).toMatch(
				/The catalogue could not be refreshed.*portal\.sqlite|portal\.sqlite.*The catalogue could not/,
			);
			const sent = await fetch(`${server.origin}/reportar`, {
				method: "POST",
				headers: { accept: "application/json", "content-type": "application/json" },
				body: JSON.stringify(REPORT),
			});
			expect(sent.status).toBe(201);

			await rm(file, { recursive: true, force: true });
			await rename(`${file}.good`, file);
			await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ catalogue: "al día" });
			const countStored = () => {
				const database = new DatabaseSync(file, { readOnly: true });
				const rows = database
					.prepare("select 1 from problem_reports where instr(description, ?) > 0")
					.all(REPORT.description);
				database.close();
				return rows.length;
			};
			await expect.poll(countStored, { timeout: 20_000 }).toBe(1);
			expect(await server.stop()).toBe(0);
		},
		90_000,
	);

	test("without such a copy it does not start, says why, and leaves the file as it is", async () => {
		const data = await makeDataFolder();
		onTestFinished(data.dispose);
		const file = join(data.path, "portal.sqlite");
		await writeFile(file, TORN);
		await expect(startBuiltServer(data.path)).rejects.toThrow(/portal\.sqlite is damaged .*Restore it from a backup/s);
		expect(await readFile(file, "utf8")).toBe(TORN);
	});
});

describe("/metrics", () => {
	test("through a proxy, or under another Host, it is not there; with a token only its holder reads it", async () => {
		const data = await makeDataFolder();
		const token = "testigo-de-dieciseis";
		const server = await startBuiltServer(data.path, { METRICS_TOKEN: token, LOG_LEVEL: "silent" });
		const ask = (headers: Record<string, string>) => fetch(`${server.origin}/metrics`, { headers });
		expect((await ask({})).status).toBe(404);
		expect((await ask({ authorization: "Bearer wrong" })).status).toBe(404);
		expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
		await server.stop();
		const open = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
		expect((await fetch(`${open.origin}/metrics`)).status).toBe(200);
		expect((await fetch(`${open.origin}/metrics`, { headers: { "x-forwarded-for": "10.0.0.1" } })).status).toBe(404);
		await open.stop();
		await data.dispose();
	}, 60_000);
});

describe("many at once", () => {
	test("C27: 500 requests for one page that is not in memory render it once", async () => {
		const cache = createPageCache();
		let renders = 0;
		const render = async () => {
			renders += 1;
			await pause(50);
			return new Response("<p>ok</p>", { headers: { "content-type": "text/html" } });
		};
		const request = new Request("http://localhost/");
		const answers = await Promise.all(Array.from({ length: 500 }, () => cache.answer("/", request, render)));
		expect(renders).toBe(1);
		expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(["<p>ok</p>"]));
	});

	test("C27: a render that fails is tried again by the next request", async () => {
		const cache = createPageCache();
		const request = new Request("http://localhost/");
		await expect(cache.answer("/", request, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
		expect((await cache.answer("/", request, async () => new Response("ok"))).status).toBe(200);
	});

	test("C35: the memory of pages is bounded by bytes, however many addresses are asked", async () => {
		const cache = createPageCache({ maxBytes: 200_000 });
		const request = new Request("http://localhost/");
		let renders = 0;
		const ask = (key: string) =>
			cache.answer(key, request, async () => {
				renders += 1;
				// Nothing that compresses: each weighs what it says.
				return new Response(randomBytes(4_000));
			});
		for (let turn = 0; turn < 200; turn += 1) await ask(`/${turn}`);
		let kept = 0;
		while (await ask(`/${199 - kept}`).then(() => renders === 200)) kept += 1;
		// Each is kept twice, for readers of brotli and of gzip.
		expect(kept * 8_000).toBeLessThanOrEqual(200_000);
		expect(kept * 8_000).toBeGreaterThan(100_000);
	});

	test("C35: parameters that no page reads never make a page of their own", async () => {
		const portal = await openPortal();
		const first = await portal.get("/catalogo?search=nit");
		const second = await portal.get("/catalogo?utm_source=x&search=nit&fbclid=y");
		expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
	});
});

describe("C36: an expensive search", () => {
	test.each([
		["300 characters of wildcards", "%_".repeat(150)],
		["10 kB of text", "pasaporte ".repeat(1_000)],
		["200 different words", Array.from({ length: 200 }, (_each, index) => `palabra${index}`).join(" ")],
		["one word of 5 000 letters", "a".repeat(5_000)],
	])("%s is answered within 100 ms", async (_what, text) => {
		const portal = await openPortal();
		await portal.get("/catalogo?search=calentamiento");
		let fastest = Number.POSITIVE_INFINITY;
		// One of several, each another text that no cache knows: the machine of the tests is busy with other things.
		for (const turn of ["", ..."abcdefghijklmnopqrs"]) {
			const began = performance.now();
			const response = await portal.request(`/buscar?texto=${encodeURIComponent(turn + text)}`);
			fastest = Math.min(fastest, performance.now() - began);
			expect([200, 400, 414]).toContain(response.status);
			if (fastest < 100) break;
		}
		expect(fastest).toBeLessThan(100);
	});
});

describe("data that is not as it should be", () => {
	test("C28: nulls, wrong types, text for a list, an unknown kind and a lost institution still make pages", async () => {
		const portal = await openPortal({
			rows: {
				procedures: [
					{ id: "nulos", name: null, description: null, requirements: null, steps: null, type: null, costo: null },
					{ id: "torcidos", name: 7, requirements: "DPI, recibo", steps: {}, type: "magia", costo: "gratis" },
					{ id: "perdido", name: "Trámite perdido", institution_id: "no-existe", enlace: "javascript:alert(1)" },
					{ id: "enorme", name: "Trámite enorme", description: "palabra ".repeat(650_000) },
				],
			},
		});
		for (const path of ["/catalogo", "/tramite/nulos", "/tramite/torcidos", "/tramite/perdido", "/", "/categorias"]) {
			const page = await portal.get(path);
			expect(page.status, path).toBe(200);
			expect(page.body.textContent, path).not.toMatch(/undefined|\bNaN\b|\[object Object\]/);
			expect(page.html).not.toContain('href="javascript:');
		}
	});

	test.each(SCREENS)("C29: %s without any data shows its empty state, no NaN and no division by zero", async (path) => {
		const portal = await openPortal({ rows: {} });
		const page = await portal.get(path);
		expect([200, 404]).toContain(page.status);
		expect(page.body.textContent).not.toMatch(/\bNaN\b|Infinity|undefined/);
		expect(getByRole(page.body, "main")).toBeTruthy();
	});

	test("C66: data that looks like markup is text, runs nothing, and the policy still fits", async () => {
		const name = '</script><script>alert(1)</script><!-- \u2028 "><img src=x onerror=alert(1)>';
		const portal = await openPortal({ rows: { procedures: [{ id: "malo", name, description: name }] } });
		for (const path of ["/catalogo", "/tramite/malo", "/catalogo?search=alert"]) {
			const page = await portal.get(path);
			expect(page.status).toBe(200);
			expect(page.document.querySelector("img[onerror]")).toBeNull();
			expect([...page.document.scripts].filter((script) => script.textContent === "alert(1)")).toEqual([]);
			expect(page.html).not.toContain("<!-- \u2028");
		}
		expect(getByText((await portal.get("/catalogo")).body, (text) => text.includes("alert(1)"), { selector: "a" }));
	});

	test("C67: no page links to an address that is not the web", async () => {
		const enlaces = ["javascript:alert(1)", "data:text/html,x", "//evil.example", "http://", " ", "", "ftp://x.gt"];
		const procedures = enlaces.map((enlace, index) => ({ id: `t${index}`, name: `Trámite ${index}`, enlace }));
		const portal = await openPortal({ rows: { procedures } });
		for (const { id } of procedures) {
			const { document } = await portal.get(`/tramite/${id}`);
			const links = [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href") ?? "");
			expect(links.filter((href) => /^(javascript|data|ftp):|^\/\/|^http:\/\/$|^\s*$/i.test(href))).toEqual([]);
		}
	});
});

function textOf(html: string): string {
	return readHtml(html).body.textContent ?? "";
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
	const deadline = performance.now() + 45_000;
	while (!(await isSo())) {
		if (performance.now() > deadline) throw new Error("It did not happen within 45 s.");
		await pause(100);
	}
}
