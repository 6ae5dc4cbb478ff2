import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { type BuiltServer, findFreePort, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { startNginx } from "../../testbed/nginx.ts";

/** How a portal grows: more processes over one database, and copies in front (docs/operations.md, Capacity). */
let data: Awaited<ReturnType<typeof makeDataFolder>>;
let servers: BuiltServer[];

beforeAll(async () => {
	data = await makeDataFolder();
	// The first one makes the database.
	servers = [await start()];
	servers.push(...(await Promise.all([start(), start(), start()])));
}, 240_000);

afterAll(async () => {
	await Promise.all(servers.map((server) => server.stop()));
	await data.dispose();
});

function start(): Promise<BuiltServer> {
	return startBuiltServer(data.path, { TRUSTED_PROXIES: "1", LOG_LEVEL: "warn" });
}

function portOf({ origin }: Pick<BuiltServer, "origin">): number {
	return Number(new URL(origin).port);
}

describe("four processes over one database, behind nginx", () => {
	test("share the work, answer alike, and every report is stored once", async () => {
		const nginx = await startNginx(servers.map(portOf), { keepsCopies: false });
		onTestFinished(nginx.stop);
		const marker = `Cuatro procesos ${crypto.randomUUID()}`;
		const pages = await Promise.all(Array.from({ length: 80 }, () => fetch(`${nginx.origin}/tramite/inscripcion-nit`)));
		expect(new Set(pages.map(({ status, headers }) => `${status} ${headers.get("etag")}`)).size).toBe(1);
		const reports = Array.from({ length: 20 }, (_, at) => report(nginx.origin, `${marker} ${at}`));
		expect(await Promise.all(reports)).toEqual(Array.from({ length: 20 }, () => 201));
		await vi.waitFor(() => expect(countReports(marker)).toBe(20), { timeout: 20_000 });
		for (const { origin } of servers) {
			const metrics = await (await fetch(`${origin}/metrics`)).text();
			expect(metrics, "each was asked for pages").toMatch(/ventanilla_request_seconds_count\{[^}]*\} [1-9]/);
		}
	});
});

describe("copies in nginx", () => {
	test("are given out, asked for again by their tag, and there while no process is", async () => {
		const front = await startShortLived(servers.slice(0, 1).map(({ origin }) => origin)[0] ?? "");
		const nginx = await startNginx([portOf(front)], { keepsCopies: true });
		onTestFinished(nginx.stop);
		const read = async () => {
			const response = await fetch(`${nginx.origin}/catalogo`);
			await response.text();
			return [response.status, response.headers.get("etag")];
		};
		const first = await read();
		expect([first[0], await read(), front.asked]).toEqual([200, first, ["200"]]);
		// After its five seconds the copy is old: it is still given out, and the portal says that it is the same.
		await vi.waitFor(
			async () => {
				expect(await read()).toEqual(first);
				expect(front.asked).toContain("304");
			},
			{ timeout: 30_000, interval: 300 },
		);
		front.server.close();
		front.server.closeAllConnections();
		expect(await read()).toEqual(first);
	});
});

/** Stands before a portal and gives its pages five seconds to live, instead of five minutes. */
async function startShortLived(origin: string): Promise<{ origin: string; server: Server; asked: string[] }> {
	const asked: string[] = [];
	const server = createServer(async (request, response) => {
		const { "if-none-match": tag = "", "accept-encoding": encodings = "" } = request.headers;
		const headers = { "accept-encoding": String(encodings), ...(tag && { "if-none-match": tag }) };
		const answer = await fetch(`${origin}${request.url}`, { headers });
		if (request.url === "/catalogo") asked.push(String(answer.status));
		const lasting = answer.headers.get("cache-control")?.replace("s-maxage=300", "s-maxage=5") ?? "";
		const etag = answer.headers.get("etag") ?? "";
		response.writeHead(answer.status, { "content-type": "text/html; charset=utf-8", "cache-control": lasting, etag });
		response.end(answer.status === 304 ? undefined : Buffer.from(await answer.arrayBuffer()));
	});
	const port = await findFreePort();
	await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	return { origin: `http://127.0.0.1:${port}`, server, asked };
}

/** Hands in a report as our script does. */
async function report(origin: string, description: string): Promise<number> {
	const headers = { accept: "application/json", "content-type": "application/json" };
	const body = JSON.stringify({ problem_type: "other", procedure: "NIT", institution: "SAT", description });
	return (await fetch(`${origin}/reportar`, { method: "POST", headers, body })).status;
}

function countReports(marker: string): number {
	const database = new DatabaseSync(join(data.path, SQLITE_FILE), { readOnly: true });
	const rows = database.prepare("select 1 from problem_reports where instr(description, ?) > 0").all(marker);
	database.close();
	return rows.length;
}
