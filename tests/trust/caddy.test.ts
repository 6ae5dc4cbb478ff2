import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { EVERYWHERE } from "../../server/responses/security-headers.ts";
import type { BuiltServer } from "../../testbed/built-server.ts";
import { findFreePort, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { startCaddy } from "../../testbed/caddy.ts";
import { ask } from "../../testbed/raw-line.ts";

let data: Awaited<ReturnType<typeof makeDataFolder>>;
let server: BuiltServer;
let port: number;

beforeAll(async () => {
	data = await makeDataFolder();
	port = await findFreePort();
	server = await startBuiltServer(data.path, { PORT: String(port), TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" });
});

afterAll(async () => {
	await server.stop();
	await data.dispose();
});

test("behind Caddy pages and reports arrive, what Caddy refuses itself is said in both languages with our headers, and its log names nobody", async (context) => {
	const caddy = await startCaddy([port, await findFreePort()]);
	if (!caddy) return context.skip("needs Caddy: apt-get install caddy");
	onTestFinished(caddy.stop);
	const origin = `http://127.0.0.1:${caddy.port}`;
	await vi.waitFor(async () => expect((await fetch(`${origin}/catalogo?search=divorcio`)).status).toBe(200), 10_000);
	const page = await fetch(`${origin}/Ana/visa`, { headers: { "user-agent": "Telefono de Ana" } });
	expect([page.status, page.headers.get("server")]).toEqual([404, null]);
	const sent = await fetch(`${origin}/reportar`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify({ problem_type: "other", procedure: "NIT", description: "El horario cambió." }),
	});
	expect(sent.status).toBe(201);

	const close = `Host: 127.0.0.1:${caddy.port}\r\nConnection: close\r\n`;
	for (const [request, status] of [
		[`GET /metrics?search=deuda HTTP/1.1\r\n${close}\r\n`, 404],
		[`GET /metrics HTTP/1.1\r\nX-Forwarded-For: 10.1.2.3\r\n${close}\r\n`, 404],
		[`POST /reportar HTTP/1.1\r\nContent-Length: 64001\r\n${close}\r\n`, 413],
		[`POST /reportar HTTP/1.1\r\nContent-Length: 9000000\r\n${close}\r\n`, 413],
		[
			`POST /reportar HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${close}\r\n30d40\r\n${"a".repeat(200_000)}\r\n0\r\n\r\n`,
			413,
		],
	] as const) {
		expectRefusal(await ask(caddy.port, request), status, "No podemos responder", "We cannot answer");
	}
	// What is no request at all never reaches the file: Caddy says so in English, without its version.
	const unreadable = await ask(caddy.port, `GET / HTTP/1.1\r\nContent-Length: abc\r\n${close}\r\n`);
	expect(unreadable).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n400 Bad Request$/s);
	expect(unreadable).not.toMatch(/caddy/i);

	await ask(caddy.port, "GET /Ana HTTP/1.1\r\nHost: visa.example\r\nConnection: close\r\n\r\n");

	await server.stop();
	const silence = await ask(caddy.port, `GET /catalogo HTTP/1.1\r\n${close}\r\n`, 20_000);
	expectRefusal(silence, 503, "El portal no responde", "does not answer");
	expect(silence).toMatch(/^retry-after: 30\r$/im);

	const log = caddy.readLog();
	expect(log.some(({ request, status }) => status === 404 && uriOf(request) === "/metrics")).toBe(true);
	expect(log.some(({ request, status }) => status === 404 && uriOf(request) === "")).toBe(true);
	const said = log.map((line) => JSON.stringify(line));
	expect(said.filter((line) => /search|divorcio|deuda|visa|Ana|10\.1\.2\.3|remote_|client_ip/.test(line))).toEqual([]);
}, 60_000);

function expectRefusal(answer: string, status: number, ...words: string[]): void {
	expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	for (const word of words) expect(answer).toContain(word);
	for (const [name, value] of Object.entries({ ...EVERYWHERE, "Cache-Control": "no-store" })) {
		expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
	}
	expect(answer).not.toMatch(/^(?:server|etag|last-modified):/im);
}

function uriOf(request: unknown): unknown {
	return typeof request === "object" && request !== null && "uri" in request ? request.uri : undefined;
}
