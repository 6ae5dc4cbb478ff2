import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { BuiltServer } from "../../testbed/built-server.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

const FILE = "missed-searches.json";
/** Nothing is found by these, however forgiving the search is. */
const MISSED = "qwxzkj vbnmqw";

async function start(prepare: (folder: string) => Promise<unknown> = async () => undefined) {
	const { path, dispose } = await makeDataFolder();
	onTestFinished(dispose);
	await prepare(path);
	const server = await startBuiltServer(path, { TRUSTED_PROXIES: "1" });
	onTestFinished(async () => void (await server.stop()));
	return { server, path };
}

async function search(server: BuiltServer, text: string, path = "/catalogo?search=") {
	const headers = { "x-forwarded-for": "203.0.113.77", "user-agent": "Phone-of-Ana", cookie: "language=es" };
	const response = await fetch(`${server.origin}${path}${encodeURIComponent(text)}`, { headers });
	return { status: response.status, html: await response.text() };
}

describe("a search that finds nothing", () => {
	test("leaves a keyed hash and a day, and nothing of who asked; overlay, filters and what is found leave nothing", async () => {
		const { server, path } = await start();
		// The second is answered from memory, the third before the application.
		for (let time = 0; time < 3; time += 1) await search(server, MISSED);
		await search(server, "pasaporte");
		await search(server, "zzqwxk mnbvcx", "/buscar?texto=");
		await search(server, "vvbnmk qqwxzz", "/catalogo/salud?search=");
		await search(server, "ana.xol@ejemplo.org");
		await search(server, "2547 12345 0101");
		expect(await server.stop()).toBe(0);
		const content = await readFile(join(path, FILE), "utf8");
		const record = JSON.parse(content);
		const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Guatemala" }).format();
		expect(record).toEqual({ waiting: { [Object.keys(record.waiting)[0] ?? ""]: [day] }, words: {} });
		for (const word of ["qwxzkj", "203.0.113.77", "Phone", "ana", "2547"]) expect(content).not.toContain(word);
		expect(server.output()).not.toContain("qwxzkj");
	});

	test("that memory answers counts on each day that it is asked", async () => {
		const { server, path } = await start();
		await search(server, MISSED);
		await server.stop();
		const first = JSON.parse(await readFile(join(path, FILE), "utf8"));
		const [hash = ""] = Object.keys(first.waiting);
		expect(hash).toMatch(/^[\w-]{22}$/);
		const again = await startBuiltServer(path);
		onTestFinished(async () => void (await again.stop()));
		await search(again, MISSED);
		await again.stop();
		// The same key after a restart, and the same day only once.
		expect(JSON.parse(await readFile(join(path, FILE), "utf8"))).toEqual(first);
	});
});

describe.each([
	["a file that cannot be read", (folder: string) => mkdir(join(folder, FILE))],
	["a key that cannot be read", (folder: string) => mkdir(join(folder, "missed-searches-secret"))],
])("%s", (_what, prepare) => {
	test("changes no answer and no start", async () => {
		const { server, path } = await start(prepare);
		const { status, html } = await search(server, MISSED);
		expect(status).toBe(200);
		expect(html).toContain("qwxzkj");
		expect(await server.stop()).toBe(0);
		expect((await readdir(path)).filter((name) => name.endsWith(".draft") && name.startsWith("missed"))).toEqual([]);
	});
});
