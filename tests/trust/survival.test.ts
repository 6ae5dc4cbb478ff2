import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { openLine } from "../../testbed/raw-line.ts";
import { openIntake } from "../pages/portal.ts";

const INJECTOR = join(import.meta.dirname, "inject-failures.mjs");
const BUILT_APP = join(import.meta.dirname, "../../build/server/app.js");

let data: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
	data = await makeDataFolder();
});
afterAll(() => data.dispose());

describe("C32: an error that nobody caught", () => {
	test("in a timer and in a promise leaves the process alive and its visitors answered", async () => {
		const server = await startBuiltServer(data.path, { NODE_OPTIONS: `--import=${INJECTOR}` });
		for (let turn = 0; turn < 3; turn += 1) {
			const under = fetch(`${server.origin}/catalogo`);
			process.kill(server.pid, "SIGUSR2");
			expect((await under).status).toBe(200);
			await pause(50);
		}
		await expect
			.poll(async () => (await fetch(`${server.origin}/metrics`)).text())
			.toMatch(/^ventanilla_uncaught_total 6$/m);
		expect(server.output()).toContain("injected into a timer");
		expect(server.output()).toContain("injected into a promise");
		expect(await server.stop()).toBe(0);
	});

	test("too many of them within a minute end the process in order, for its supervisor to start anew", async () => {
		const server = await startBuiltServer(data.path, { NODE_OPTIONS: `--import=${INJECTOR}` });
		for (let turn = 0; turn < 12; turn += 1) {
			if (server.output().includes("too many failures")) break;
			process.kill(server.pid, "SIGUSR2");
			await pause(60);
		}
		await expect.poll(() => server.output()).toContain("stopped");
		await pause(200);
		expect(await server.stop()).toBe(1);
	});

	test.each([
		["while a page is made", "procedures"],
		["before a page is made", "version"],
	])(
		"%s: that visitor gets 500 with a reference, which is in the log without what they asked",
		async (_when, field) => {
			const { createApp }: typeof import("../../server/app.ts") = await import(BUILT_APP);
			const log: string[] = [];
			const sound = createCatalogue(
				{ procedures: [{ id: "nit", name: "NIT" }], institutions: [], observatory: [] },
				"v1",
			);
			let isBroken = false;
			const catalogue = new Proxy(sound, {
				get(target, name) {
					if (isBroken && name === field) throw new Error("injected into the catalogue");
					return Reflect.get(target, name);
				},
			});
			const logger = pino({ base: null }, { write: (line: string) => log.push(line) });
			const { intake } = await openIntake(logger);
			const app = createApp({
				catalogue: { current: () => ({ catalogue, readAt: new Date(), isStale: false }) },
				reports: intake,
				log: logger,
				publicUrl: undefined,
				clientDir: "build/client",
				mode: "production",
			});
			expect((await app.request("http://localhost/catalogo")).status).toBe(200);
			isBroken = true;
			const failed = await app.request("http://localhost/catalogo?search=CANARIO");
			expect(failed.status).toBe(500);
			expect(failed.headers.get("cache-control")).toBe("no-store, no-transform");
			expect(failed.headers.get("x-frame-options")).toBe("DENY");
			const reference = failed.headers.get("x-request-id") ?? "-";
			const html = await failed.text();
			expect(html).toContain(reference);
			expect(html).toContain("El error es nuestro");
			expect(html).not.toContain("injected");
			expect(log.filter((line) => line.includes(reference) && line.includes("injected"))).toHaveLength(1);
			expect(log.join()).not.toContain("CANARIO");
			isBroken = false;
			expect((await app.request("http://localhost/catalogo")).status).toBe(200);
		},
	);
});

describe("the end of a process", () => {
	test("an answer under way leaves whole, the next is not taken, and it exits 0 in time", async () => {
		const server = await startBuiltServer(data.path, { DRAIN_SECONDS: "1" });
		const { port } = new URL(server.origin);
		const line = await openLine(Number(port));
		line.send("GET /catalogo HTTP/1.1\r\nHost: a\r\n");
		await pause(50);
		const began = performance.now();
		const ended = server.stop();
		await pause(100);
		expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
		line.send("\r\n");
		const answer = await line.untilClosed(5_000);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
		expect(answer).toMatch(/connection: close/i);
		expect(answer).toContain("</html>");
		expect(await ended).toBe(0);
		expect(performance.now() - began).toBeLessThan(10_000);
		await expect(fetch(server.origin)).rejects.toThrow();
	});

	test("C02: a post that arrives while it stops is refused before anything is accepted, with Retry-After", async () => {
		const server = await startBuiltServer(data.path, { DRAIN_SECONDS: "1" });
		const ended = server.stop();
		await pause(100);
		const response = await fetch(`${server.origin}/reportar`, {
			method: "POST",
			body: new URLSearchParams({ a: "b" }),
		});
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("5");
		expect(response.headers.get("connection")).toBe("close");
		expect(await response.text()).toContain("El portal no responde en este momento");
		const forScripts = await fetch(`${server.origin}/reportar`, {
			method: "POST",
			headers: { accept: "application/json", "content-type": "application/json" },
			body: "{}",
		});
		expect(forScripts.status).toBe(503);
		expect(forScripts.headers.get("content-type")).toContain("application/problem+json");
		expect(await ended).toBe(0);
	});

	test("C02: of 20 reports in flight at the signal each is stored or refused, and none is lost", async () => {
		const marker = `En vuelo ${crypto.randomUUID()}`;
		const server = await startBuiltServer(data.path, { TRUSTED_PROXIES: "1", DRAIN_SECONDS: "1" });
		const posts = Array.from({ length: 20 }, (_each, index) => postReport(server.origin, `${marker} ${index}`, index));
		await Promise.race(posts);
		expect(await server.stop()).toBe(0);
		const statuses = await Promise.all(posts);
		const accepted = statuses.filter((status) => status === 201).length;
		expect(accepted, statuses.join()).toBeGreaterThan(0);
		expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);

		const again = await startBuiltServer(data.path);
		const readMetrics = async () => (await fetch(`${again.origin}/metrics`)).text();
		await expect.poll(readMetrics, { timeout: 15_000 }).toMatch(/^ventanilla_reports_waiting 0$/m);
		expect(countReports(marker)).toBe(accepted);
		await again.stop();
	}, 60_000);

	test("a visitor who never finishes does not hold it up beyond ten seconds", async () => {
		const server = await startBuiltServer(data.path);
		const { port } = new URL(server.origin);
		const unfinished = httpRequest({ port, path: "/reportar", method: "POST", headers: { "content-length": "1000" } });
		unfinished.on("error", () => {});
		unfinished.write("a");
		await pause(100);
		const began = performance.now();
		expect(await server.stop()).toBe(0);
		expect(performance.now() - began).toBeLessThan(10_000);
	});

	test("two signals at once, as Ctrl+C sends through npm, end it once", async () => {
		const server = await startBuiltServer(data.path);
		process.kill(server.pid, "SIGINT");
		expect(await server.stop()).toBe(0);
		expect(server.output().match(/"stopping"/g)).toHaveLength(1);
	});
});

/** Hands in a report as our script does, from an address of its own; 0 when the line broke. */
function postReport(origin: string, description: string, visitor: number): Promise<number> {
	const headers = {
		accept: "application/json",
		"content-type": "application/json",
		"x-forwarded-for": `198.51.100.${visitor}`,
	};
	const body = JSON.stringify({ problem_type: "other", procedure: "NIT", institution: "SAT", description });
	return fetch(`${origin}/reportar`, { method: "POST", headers, body }).then(
		({ status }) => status,
		() => 0,
	);
}

function countReports(marker: string): number {
	const database = new DatabaseSync(join(data.path, SQLITE_FILE), { readOnly: true });
	const rows = database.prepare("select 1 from problem_reports where instr(description, ?) > 0").all(marker);
	database.close();
	return rows.length;
}
