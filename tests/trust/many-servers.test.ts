import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { KEPT_FILES_HEADER, keptFilesOf } from "../../domain/kept-files.ts";
import { readClientFiles } from "../../server/pages/client-files.ts";
import { LAST_RESORT_POLICY } from "../../server/responses/last-resort-page.ts";
import { EVERYWHERE } from "../../server/responses/security-headers.ts";
import type { BuiltServer } from "../../testbed/built-server.ts";
import { findFreePort, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { startNginx, startSite, VISITOR } from "../../testbed/nginx.ts";
import { ask } from "../../testbed/raw-line.ts";

const PATHS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/buscar?texto=nit", "/favicon.svg", "/healthz"];
const REQUESTS_PER_SECOND = 50;
const VISITED_CATALOGUE = "GET /catalogo HTTP/1.1\r\nHost: ventanilla.example\r\nConnection: close\r\n\r\n";
/** nginx waits five seconds for the rest of what it refused. */
const LINGERING_MS = 20_000;

let data: Awaited<ReturnType<typeof makeDataFolder>>;
let ports: number[];
let servers: BuiltServer[];

beforeAll(async () => {
	data = await makeDataFolder();
	ports = [await findFreePort(), await findFreePort()];
	servers = [];
	for (const port of ports) servers.push(await startOn(port));
});

afterAll(async () => {
	await Promise.all(servers.map((server) => server.stop()));
	await data.dispose();
});

describe("two processes over one folder, behind Debian's nginx", () => {
	test("restarted one by one under load, no request fails", async () => {
		const nginx = await startNginx(ports, { keepsCopies: false });
		const load = startLoad(nginx.origin);
		await pause(500);
		for (const round of [0, 1]) {
			for (const [index, port] of ports.entries()) {
				expect(await servers[index]?.stop(), `round ${round}`).toBe(0);
				servers[index] = await startOn(port);
				await pause(300);
			}
		}
		load.stop();
		const result = await load.finished;
		await nginx.stop();
		expect(result.requests.total).toBeGreaterThan(100);
		const { errors, timeouts, statusCodeStats } = result;
		expect({ errors, timeouts, statuses: Object.keys(statusCodeStats ?? {}) }).toEqual({
			errors: 0,
			timeouts: 0,
			statuses: ["200"],
		});
	}, 180_000);

	test("one killed without warning is not noticed either", async () => {
		const nginx = await startNginx(ports, { keepsCopies: false });
		process.kill(servers[0]?.pid ?? 0, "SIGKILL");
		const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${nginx.origin}/catalogo`)));
		expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
		servers[0] = await startOn(ports[0] ?? 0);
		await nginx.stop();
	});

	test("both give the same page the same tag, so that it does not matter who answers", async () => {
		const tags = await Promise.all(
			// On a port of its own a page would say its own address.
			ports.map(async (port) => /^etag: (.+)$/im.exec(await ask(port, VISITED_CATALOGUE))?.[1]),
		);
		expect(new Set(tags).size).toBe(1);
	});

	test("the metrics of a process are not for the public", async () => {
		const nginx = await startNginx(ports, { keepsCopies: false });
		expect((await fetch(`${nginx.origin}/metrics`)).status).toBe(404);
		await nginx.stop();
	});
});

describe("the site file as an operator installs it", () => {
	test("http leads to https, https shows the pages, and no log names a visitor or a search", async () => {
		// A process that is gone makes nginx write down what failed.
		const site = await startSite([await findFreePort(), ...ports]);
		onTestFinished(site.stop);
		const asking = { "user-agent": "Telefono de Ana", referer: "https://tramites.example/?search=antes" };
		const led = await site.ask("http", "/catalogo?search=divorcio", asking);
		expect(led.status).toBe(301);
		expect(led.headers.server).toBe("nginx");
		expect(led.headers.location).toBe("https://tramites.example/catalogo?search=divorcio");
		for (const word of ["divorcio", "deuda", "despido", "visa"]) {
			const page = await site.ask("https", `/catalogo?search=${word}`, asking);
			expect(page.status).toBe(200);
			expect(page.body).toContain('<html lang="es"');
		}
		const refused = await site.ask("https", "/metrics?search=divorcio", asking);
		expect(refused.status).toBe(404);
		expect(refused.headers["strict-transport-security"]).toMatch(/^max-age=/);
		expect((await site.ask("https", "/Ana-antes/visa", asking)).status).toBe(404);

		await vi.waitFor(async () => {
			const log = (await site.readLogs())["ventanilla.log"]?.trim().split("\n").slice(-7);
			expect(log).toEqual([
				expect.stringMatching(/^\S+ GET \/catalogo 301 [\d.]+ - -$/),
				...Array(4).fill(expect.stringMatching(/^\S+ GET \/catalogo 200 [\d.]+ 127\.0\.0\.1:/)),
				expect.stringMatching(/^\S+ GET \/metrics 404 [\d.]+ - -$/),
				expect.stringMatching(/^\S+ GET other 404 /),
			]);
			expect(log?.join()).toContain(" 502, 200");
		});
		for (const [name, log] of Object.entries(await site.readLogs())) {
			expect(log, name).not.toMatch(/search|divorcio|deuda|despido|visa|Ana|antes/);
			expect(log, name).not.toContain(VISITOR);
		}
	});
});

describe("nginx alone", () => {
	test("without copies it tells the citizen in both languages, and with them reading goes on", async () => {
		const bare = await startNginx(ports, { keepsCopies: false });
		const keeping = await startNginx(ports, { keepsCopies: true });
		for (const language of ["es", "en"]) await askIn(language, `${keeping.origin}/catalogo`);
		await Promise.all(servers.map((server) => server.stop()));

		const silence = await fetch(`${bare.origin}/catalogo`);
		expect(silence.status).toBe(503);
		expect(silence.headers.get("retry-after")).toBe("30");
		expect(silence.headers.get("content-security-policy")).toBe(LAST_RESORT_POLICY);
		expect(await silence.text()).toContain("El portal no responde en este momento");

		for (const language of ["es", "en"]) {
			const page = await askIn(language, `${keeping.origin}/catalogo`);
			expect(page.status).toBe(200);
			expect(page.html).toContain(`<html lang="${language}"`);
		}
		servers = await Promise.all(ports.map(startOn));
		await bare.stop();
		await keeping.stop();
	});

	test("whoever chose a municipality finds its offices first, and nobody else does", async () => {
		const keeping = await startNginx(ports, { keepsCopies: true });
		onTestFinished(keeping.stop);
		const ask = async (cookie: string, path = "/oficinas") => {
			const html = await (await fetch(keeping.origin + path, { headers: { cookie } })).text();
			return /<button[^>]*value="izabal"[^>]*>([^<]*)/.exec(html)?.[1];
		};
		const chosen = "departamento=izabal; municipio=livingston";
		expect(await ask(chosen)).toBe("Ver siempre primero Livingston, Izabal");
		expect(await ask("departamento=izabal")).toBe("Ver siempre primero Izabal");
		expect(await ask("departamento=izabal; municipio=coban")).toBe("Ver siempre primero Izabal");
		expect(await ask("")).toBeUndefined();
		expect(await ask(chosen)).toBe("Ver siempre primero Livingston, Izabal");
	});

	test("one copy serves whoever opened the page by hand and whomever a page led there, each with their opener policy", async () => {
		const keeping = await startNginx(ports, { keepsCopies: true });
		onTestFinished(keeping.stop);
		const ask = async (site: string, path = "/categorias", known = "") => {
			const asking = { "sec-fetch-site": site, "if-none-match": known };
			const { status, headers } = await fetch(keeping.origin + path, { headers: asking });
			return [status, headers.get("cross-origin-opener-policy")];
		};
		expect(await ask("none")).toEqual([200, null]);
		expect(await ask("none", "/robots.txt")).toEqual([200, "same-origin"]);
		const tag = (await fetch(`${keeping.origin}/categorias`)).headers.get("etag") ?? "";
		expect(await ask("same-origin", "/categorias", tag)).toEqual([304, null]);
		expect(await ask("cross-site", "/categorias", tag)).toEqual([304, "same-origin"]);
		await Promise.all(servers.map((server) => server.stop()));
		expect(await ask("cross-site")).toEqual([200, "same-origin"]);
		expect(await ask("none")).toEqual([200, null]);
		servers = await Promise.all(ports.map(startOn));
	});

	test("a cookie that is read in two ways cannot put one visitor's page before another", async () => {
		const keeping = await startNginx(ports, { keepsCopies: true });
		const ask = async (path: string, cookie = "") => {
			const response = await fetch(keeping.origin + path, { headers: { cookie } });
			return { language: response.headers.get("content-language"), html: await response.text() };
		};
		for (const [path, cookie] of [
			["/ayuda", 'language="en"'],
			["/terminos", "language=%65n"],
			["/privacidad", "LANGUAGE=es; language=en"],
			["/categorias", "DISPLAY=; display=text-200.contrast.reading"],
		] as const) {
			await ask(path, cookie);
			const next = await ask(path);
			expect(next.language, cookie).toBe("es");
			expect(next.html, cookie).not.toMatch(/data-display="[^"]/);
		}
		expect((await ask("/ayuda", "language=en")).language).toBe("en");
		expect((await ask("/categorias", "other=1; display=text-200")).html).toMatch(/data-display="text-200"/);
		await keeping.stop();
	});

	test("the offices of one department reach nobody who chose another, and one that there is not makes no copy", async () => {
		const keeping = await startNginx(ports, { keepsCopies: true });
		onTestFinished(keeping.stop);
		const ask = async (path: string, department: string) => {
			const cookie = `language=es; departamento=${department}`;
			return (await fetch(keeping.origin + path, { headers: { cookie } })).text();
		};
		const departments = ["guatemala", "peten", ""];
		for (const path of [
			"/oficinas",
			"/oficinas?institucion=mspas",
			"/instituciones/mspas",
			"/experiencias?experiencia=exp-001",
		]) {
			const askAll = () => Promise.all(departments.map((each) => ask(path, each)));
			const first = await askAll();
			expect(new Set(first).size, path).toBe(departments.length);
			expect(await askAll(), path).toEqual(first);
		}
		const [anybodys, kept] = [await ask("/oficinas", ""), await keeping.countCopies()];
		for (const invented of ["xela", "PETEN", "pet%65n", "peten-1", "x peten", "peten guatemala", "<b>"])
			expect(await ask("/oficinas", invented), invented).toBe(anybodys);
		expect(await keeping.countCopies()).toBe(kept);
		for (const each of departments) await ask("/ayuda", each);
		expect(await keeping.countCopies(), "a page without offices is one for all").toBe(kept + 1);
	});

	test("a page for a browser that keeps the files is a copy of its own, which is there while no process is", async () => {
		const keeping = await startNginx(ports, { keepsCopies: true });
		onTestFinished(keeping.stop);
		const named = keptFilesOf(readClientFiles("build/client").kept);
		const ask = async (files: string) => {
			const response = await fetch(`${keeping.origin}/catalogo`, {
				headers: files ? { [KEPT_FILES_HEADER]: files } : {},
			});
			return /<link rel="stylesheet"[^>]*>/.exec(await response.text())?.[0].includes("disabled") ? "carries" : "names";
		};
		const asked = [named, "", "aaaaaaaa.bbbbbbbb.cccccccc", "true", named];
		const expected = ["names", "carries", "carries", "carries", "names"];
		const answers = [];
		for (const each of asked) answers.push(await ask(each));
		expect(answers).toEqual(expected);
		await Promise.all(servers.map((server) => server.stop()));
		expect([await ask(named), await ask("")]).toEqual(["names", "carries"]);
		servers = await Promise.all(ports.map(startOn));
	});

	test("an encoding that the browser refuses is not sent", async () => {
		const keeping = await startNginx(ports, { keepsCopies: true });
		const encodingOf = async (accepted: string) =>
			(await fetch(`${keeping.origin}/catalogo`, { headers: { "accept-encoding": accepted } })).headers.get(
				"content-encoding",
			);
		expect(await encodingOf("gzip, br;q=0")).toBe("gzip");
		expect(await encodingOf("GZIP")).toBe("gzip");
		expect(await encodingOf("br;q=0.8, gzip")).toBe("br");
		expect(await encodingOf("br; q=0, gzip;q=0.0")).toBeNull();
		await keeping.stop();
	});

	test("what it refuses itself it refuses in both languages, with the headers of everything else", async () => {
		const nginx = await startNginx(ports, { keepsCopies: false });
		onTestFinished(nginx.stop);
		const port = Number(new URL(nginx.origin).port);
		for (const [request, status] of [
			["GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404],
			["GET /refused.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404],
			["TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
			["POST /reportar HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\nConnection: close\r\n\r\n", 413],
			["GET / HTTP/1.1\r\nHost: a\r\nContent-Length: abc\r\n\r\n", 400],
		] as const) {
			const answer = await ask(port, request, LINGERING_MS);
			expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
			expect(answer).toContain("No podemos responder");
			expect(answer).toContain("We cannot answer");
			for (const [name, value] of Object.entries(EVERYWHERE)) {
				expect(answer.toLowerCase(), request).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
			}
			expect(answer).not.toMatch(/nginx\/|<center>/);
		}
	});

	test("C37: too many questions from one visitor are refused before they reach the portal; plain addresses never", async () => {
		const nginx = await startNginx(ports, { keepsCopies: false });
		onTestFinished(nginx.stop);
		const ask = (path: string) => fetch(nginx.origin + path);
		const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => ask(`/robots.txt?x=${index}`)));
		const refused = answers.filter(({ status }) => status === 429);
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused[0]?.headers.get("retry-after")).toBe("5");
		expect(refused[0]?.headers.get("content-security-policy")).toBe(LAST_RESORT_POLICY);
		expect(await refused[0]?.text()).toContain("Se pidieron demasiadas páginas");
		const plain = await Promise.all(Array.from({ length: 250 }, () => ask("/robots.txt")));
		expect(plain.every(({ status }) => status === 200)).toBe(true);
	});
});

describe("a process of the new version beside one of the old, behind Debian's nginx", () => {
	test("a file that only one of them has is found, whichever is asked first", async () => {
		const served = await Promise.all(["/assets/new-1.js", "/assets/old-1.js"].map(serveAlone));
		const nginx = await startNginx(
			served.map(({ port }) => port),
			{ keepsCopies: false },
		);
		onTestFinished(nginx.stop);
		for (const path of ["/assets/new-1.js", "/assets/old-1.js", "/assets/new-1.js", "/assets/old-1.js"]) {
			const response = await fetch(nginx.origin + path);
			expect([response.status, await response.text()]).toEqual([200, path]);
		}
		expect((await fetch(`${nginx.origin}/assets/gone-1.js`)).status).toBe(404);
	});
});

/** A process that has nothing but the file at this path. */
async function serveAlone(path: string): Promise<{ port: number }> {
	const server = createServer(({ url }, response) => {
		response.statusCode = url === path ? 200 : 404;
		response.end(path);
	});
	const port = await findFreePort();
	await once(server.listen(port, "127.0.0.1"), "listening");
	onTestFinished(() => void server.close());
	return { port };
}

/** Asks for every path in turn, at a steady rate, until it is stopped. */
function startLoad(url: string): { finished: Promise<autocannon.Result>; stop(): void } {
	const { promise: finished, resolve, reject } = Promise.withResolvers<autocannon.Result>();
	const requests = PATHS.map((path) => ({ method: "GET" as const, path }));
	const load = autocannon(
		{ url, connections: 10, overallRate: REQUESTS_PER_SECOND, duration: 60, requests },
		(error, result) => (error ? reject(error) : resolve(result)),
	);
	return { finished, stop: () => load.stop() };
}

function startOn(port: number): Promise<BuiltServer> {
	return startBuiltServer(data.path, { PORT: String(port), TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" });
}

async function askIn(language: string, address: string): Promise<{ status: number; html: string }> {
	const response = await fetch(address, { headers: { cookie: `other=1; language=${language}` } });
	return { status: response.status, html: await response.text() };
}
