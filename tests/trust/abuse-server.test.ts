import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpServer, limitsFor } from "../../server/requests/http-server.ts";
import { ask, openLine } from "../../testbed/raw-line.ts";
import type { Portal } from "../pages/portal.ts";
import { openPortal } from "../pages/portal.ts";

/** The limits of the portal, five to twenty times shorter. A busy machine opens 500 lines within those of a request. */
const SHORT = {
	...limitsFor(false),
	headersTimeoutMs: 2_000,
	requestTimeoutMs: 3_000,
	keepAliveTimeoutMs: 250,
	idleTimeoutMs: 1_000,
	responseTimeoutMs: 2_000,
	checkEveryMs: 50,
};
/** Even a busy machine cuts the line within this time. */
const CUT_WITHIN_MS = 10_000;
const LARGE = 40_000_000;

let portal: Portal;
let port: number;
let server: ReturnType<typeof createHttpServer>;

beforeAll(async () => {
	portal = await openPortal();
	const large = Buffer.alloc(LARGE, "x");
	server = createHttpServer((request) => {
		const { pathname, search } = new URL(request.url);
		if (pathname === "/large") return new Response(large);
		const body = request.method === "POST" ? request.body : undefined;
		const init = { method: request.method, headers: request.headers, body, duplex: "half" };
		return portal.request(pathname + search, init);
	}, SHORT);
	server.listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	port = (server.address() as AddressInfo).port;
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

describe("the limits in service", () => {
	test("are those of docs/operations.md, and keep longer connections behind a proxy", () => {
		expect(limitsFor(false)).toMatchObject({
			headersTimeoutMs: 10_000,
			requestTimeoutMs: 15_000,
			keepAliveTimeoutMs: 5_000,
			maxHeaderBytes: 16_384,
			maxRequestsPerSocket: 1_000,
		});
		expect(limitsFor(true).keepAliveTimeoutMs).toBe(65_000);
		expect(limitsFor(false).checkEveryMs).toBeLessThanOrEqual(1_000);
	});
});

describe("C34: slow on purpose", () => {
	test("500 sockets that send a letter at a time are cut, and others are answered meanwhile", async () => {
		const lines = await Promise.all(Array.from({ length: 500 }, () => openLine(port)));
		for (const line of lines) line.send("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
		const dripping = setInterval(() => {
			for (const line of lines) if (line.socket.writable) line.send("a");
		}, 200);
		await pause(100);
		expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
		// Nobody had to wait until the slow ones were cut.
		expect(lines.filter(({ socket }) => socket.writable)).toHaveLength(lines.length);
		const answers = await Promise.all(lines.map((line) => line.untilClosed(CUT_WITHIN_MS)));
		clearInterval(dripping);
		expect(answers.filter((answer) => answer !== "" && !answer.startsWith("HTTP/1.1 408"))).toEqual([]);
		expect(answers.some((answer) => /content-security-policy: default-src 'none'/i.test(answer))).toBe(true);
	});

	test("a body that never ends arriving is cut", async () => {
		const line = await openLine(port);
		line.send("POST /reportar HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\na=");
		const dripping = setInterval(() => line.send("a"), 100);
		const answer = await line.untilClosed(CUT_WITHIN_MS);
		clearInterval(dripping);
		expect(answer).not.toMatch(/^HTTP\/1\.1 [25]0/);
	});

	test("a reader that stops reading is cut", async () => {
		const line = await openLine(port);
		line.socket.pause();
		line.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
		await pause(SHORT.idleTimeoutMs + 1_500);
		expect(await countConnections()).toBe(0);
		line.socket.destroy();
	});

	test("a reader of some bytes at a time is cut as well", async () => {
		const line = await openLine(port);
		line.socket.pause();
		line.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
		const sipping = setInterval(() => line.socket.read(65_536), 100);
		await pause(SHORT.responseTimeoutMs + 1_000);
		clearInterval(sipping);
		expect(await countConnections()).toBe(0);
		line.socket.destroy();
	});

	test("a connection without a next request is closed", async () => {
		const line = await openLine(port);
		line.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
		expect(await line.untilClosed(CUT_WITHIN_MS)).toMatch(/^HTTP\/1\.1 200/);
	});
});

describe("C46: requests that are not what they say", () => {
	test.each([
		["a length that is no number", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: abc\r\n\r\n", 400],
		["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na", 400],
		[
			"length and chunks",
			"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
			400,
		],
		["no Host", "GET / HTTP/1.1\r\n\r\n", 400],
		["a Host that is none", "GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n", 400],
		["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\n\r\n", 400],
		["an expectation that nobody meets", "POST / HTTP/1.1\r\nHost: a\r\nExpect: 42\r\nContent-Length: 1\r\n\r\na", 417],
		["a NUL in a header", "GET / HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n\r\n", 400],
		["no HTTP at all", "\x16\x03\x01\x02\x00\x01\r\n\r\n", 400],
		["20 kB of headers", `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`, 431],
		["a cookie of 17 kB", `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`, 431],
	])("%s is refused at once, with the security headers", async (_what, request, status) => {
		const began = performance.now();
		const answer = await ask(port, request);
		expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
		expect(performance.now() - began).toBeLessThan(3_000);
		expect(answer).toMatch(/x-content-type-options: nosniff/i);
		expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
	});

	test("5 MB to a page that takes nothing do not stay in memory", async () => {
		const before = process.memoryUsage().rss;
		const bodies = Array.from({ length: 10 }, () =>
			fetch(`http://127.0.0.1:${port}/catalogo`, { method: "POST", body: "x".repeat(5_000_000) }).then(
				({ status }) => status,
				() => 413,
			),
		);
		for (const status of await Promise.all(bodies)) expect([403, 405, 408, 413, 415]).toContain(status);
		expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
	});
});

describe("C45: methods", () => {
	test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is 405 and names what is allowed", async (method) => {
		for (const path of ["/", "/catalogo", "/reportar", "/tramite/inscripcion-nit"]) {
			const response = await portal.request(path, { method });
			expect(response.status).toBe(405);
			expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
		}
	});

	test.each(["TRACE", "PROPFIND", "BREW"])("%s never reaches a page", async (method) => {
		const answer = await ask(port, `${method} /reportar HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 (400|405|501) /);
	});

	test("CONNECT opens no tunnel", async () => {
		expect(await ask(port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n")).not.toMatch(/ 200 /);
	});

	test("a method hidden in the form or in a header changes nothing", async () => {
		const response = await portal.request("/catalogo?_method=DELETE", {
			headers: { "x-http-method-override": "DELETE" },
		});
		expect(response.status).toBe(200);
	});

	test("POST to a page without a form is refused, with the security headers", async () => {
		const response = await portal.request("/catalogo", { method: "POST" });
		expect([403, 405, 415]).toContain(response.status);
		expect(response.headers.get("x-frame-options")).toBe("DENY");
	});
});

describe("C61, C69: addresses", () => {
	test.each([
		"//evil.example/",
		"//evil.example/%2e%2e",
		"/\\evil.example/",
		"/%5cevil.example/",
		"/catalogo//evil.example/",
		"/%2f%2fevil.example/",
		"///evil.example/",
		"/catalogo/?redirect=//evil.example",
		"/ayuda/?volver=https://evil.example",
		"/.//evil.example/",
	])("%s never leads off the site", async (path) => {
		const answer = await ask(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 (200|308|400|404) /);
		const location = /^location: (.*)\r$/im.exec(answer)?.[1];
		if (location) expect(new URL(location, "http://localhost").host).toBe("localhost");
	});

	test.each(["/tramite/%2e%2e", "/tramite/..", "/%2E%2e/x", "/catalogo/./x", "/tramite/.%2e?x=1"])(
		"%s is no other name of another page",
		async (path) => {
			const answer = await ask(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
			expect(answer).toMatch(/^HTTP\/1\.1 400 /);
		},
	);

	test.each(["/.well-known/security.txt", "/catalogo?search=a/../b", "/catalogo?volver=/.."])(
		"%s is read as it stands",
		async (path) => {
			const answer = await ask(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
			expect(answer).not.toMatch(/^HTTP\/1\.1 400 /);
		},
	);

	test("an absolute address in the request line does not choose another site", async () => {
		const answer = await ask(
			port,
			"GET http://evil.example/ayuda/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
		);
		expect(/^location: (.*)\r$/im.exec(answer)?.[1] ?? "/ayuda").toMatch(/^\/[^/]/);
	});

	test.each(["exp-001", "0", "-1", "null", "undefined", "NIT", "ñandú", "🏛️", "a".repeat(1_000), "%00", "..%2f"])(
		"an id like %.20s is answered, never with 500",
		async (id) => {
			for (const folder of ["tramite", "procedures", "instituciones", "institutions", "catalogo"]) {
				expect((await portal.request(`/${folder}/${encodeURI(id)}`)).status).toBeLessThan(500);
			}
		},
	);
});

describe("C63, C64: what looks like a query language", () => {
	const nothing = [
		"' OR 1=1 --",
		"'; DROP TABLE procedures; --",
		'") OR ("1"="1',
		"id=eq.1&select=*",
		"1 UNION SELECT",
	];

	test.each(nothing)("%s in search, category and id is only text", async (text) => {
		const encoded = encodeURIComponent(text);
		for (const path of [`/catalogo?search=${encoded}`, `/catalogo/${encoded}`, `/buscar?texto=${encoded}`]) {
			expect((await portal.request(path)).status).toBeLessThan(500);
		}
	});

	test.each(["%", "_", "\\", "*", "%%%", "[a-z]", ".*", "(?:)"])("%s does not mean everything", async (text) => {
		const response = await portal.request(`/buscar?texto=${encodeURIComponent(text)}`);
		expect(response.status).toBe(200);
		const answer = JSON.stringify(await response.json());
		expect(answer.match(/"id"/g)?.length ?? 0).toBeLessThan(20);
	});
});

function countConnections(): Promise<number> {
	return new Promise((resolve, reject) => {
		server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
	});
}
