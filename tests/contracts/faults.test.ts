import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { BackendUnavailable } from "../../database/backend.ts";
import { openPostgresBackend } from "../../database/postgres/postgres-backend.server.ts";
import { migratePostgres, seedPostgres } from "../../database/postgres/postgres-owner.server.ts";
import { openPostgrestBackend } from "../../database/postgrest/postgrest-backend.server.ts";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import type { ChaosProxy } from "../../testbed/chaos-proxy.ts";
import { startChaosProxy } from "../../testbed/chaos-proxy.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { runSql, startPostgres } from "../../testbed/postgres.ts";
import type { PostgrestServer } from "../../testbed/postgrest.ts";
import { startPostgrest } from "../../testbed/postgrest.ts";
import { handIn, submission } from "../trust/submission.ts";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

async function openIntake(backend: Backend) {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-faults-"));
	const lines: string[] = [];
	const write = (fields: object, message: string) => lines.push(`${message} ${JSON.stringify(fields)}`);
	const intake = await openReportIntake({
		backend,
		dataDir,
		firstRetryMs: 10,
		log: { info: write, warn: write, error: write },
	});
	onTestFinished(async () => {
		await intake.close();
		await backend.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	return { intake, lines, delivered: () => vi.waitFor(() => expect(intake.state().waiting).toBe(0), 30_000) };
}

describe("a line to PostgreSQL that fails", () => {
	let line: ChaosProxy;
	const LIMIT_MS = 400;
	const stored = () => runSql(server.url("faults"), "select description from problem_reports order by id");
	const openBackend = () =>
		openPostgresBackend({ databaseUrl: server.url("faults", "portal_web", line.port), limitMs: LIMIT_MS });

	beforeAll(async () => {
		await prepareDatabase(server, "faults");
		line = await startChaosProxy(server.port);
	});
	afterEach(async () => {
		line.set("pass");
		await runSql(server.url("faults"), "truncate problem_reports");
	});
	afterAll(() => line.dispose());

	test("when the answer to a stored report is lost, it is sent again and stays one row", async () => {
		const { intake, lines, delivered } = await openIntake(await openBackend());
		await handIn(intake, submission({ description: "Primero" }));
		await delivered();
		line.set("questions only");
		await handIn(intake, submission({ description: "Segundo" }));
		await vi.waitFor(async () => expect(await stored()).toHaveLength(2), 5_000);
		expect(intake.state().waiting).toBe(1);
		line.set("pass");
		await delivered();
		expect(await stored()).toEqual([{ description: "Primero" }, { description: "Segundo" }]);
		expect(lines.filter((each) => each.includes("set aside"))).toEqual([]);
	});

	test.each(["silent", "down"] as const)(
		"while it is %s the citizen has a receipt at once, and nothing is lost",
		async (state) => {
			const backend = await openBackend();
			const { intake, lines, delivered } = await openIntake(backend);
			await handIn(intake, submission({ description: "Antes" }));
			await delivered();
			line.set(state);
			const began = performance.now();
			for (const number of [1, 2, 3]) await handIn(intake, submission({ description: `Durante ${number}` }));
			expect(performance.now() - began).toBeLessThan(1_000);
			await expect(backend.readCatalogue()).rejects.toThrow(BackendUnavailable);
			expect(performance.now() - began).toBeLessThan(3_500);
			line.set("down");
			line.set("pass");
			await delivered();
			expect(await stored()).toEqual(
				["Antes", "Durante 1", "Durante 2", "Durante 3"].map((description) => ({ description })),
			);
			expect(lines.join()).not.toContain("only-for-this-test");
		},
	);

	test("a change made while the line was cut is noticed when it is back", async () => {
		const backend = await openBackend();
		const notice = vi.fn();
		const stop = backend.onCatalogueChange?.(notice);
		onTestFinished(async () => {
			stop?.();
			await backend.close();
		});
		const change = () => runSql(server.url("faults"), "update institutions set phone = phone where id = 'sat'");
		await vi.waitFor(() => expect(notice).toHaveBeenCalledTimes(1), 5_000);
		await change();
		await vi.waitFor(() => expect(notice).toHaveBeenCalledTimes(2), 5_000);
		line.set("down");
		await change();
		notice.mockClear();
		line.set("pass");
		await vi.waitFor(() => expect(notice).toHaveBeenCalled(), 5_000);
	});
});

test("an owner without a superuser's rights is told what stays open", async () => {
	const notes: string[] = [];
	await migratePostgres(await server.createDatabase("owned"), (text) => notes.push(text));
	expect(notes.join()).toContain("large objects stay allowed");
	expect(notes.filter((text) => text.includes("skipping"))).toEqual([]);
});

describe("a table whose numbers were filled in by hand", () => {
	test.each(["postgres", "postgrest"] as const)(
		"loses no report through %s and holds none up: the next free number is drawn at once",
		async (kind) => {
			const name = `numbered_${kind}`;
			const { serverUrl, hostedUrl } = await prepareDatabase(server, name);
			const superuser = server.url(name);
			await runSql(
				superuser,
				`insert into problem_reports (id, problem_type, description) overriding system value
			select n, 'other', 'Traído' from generate_series(1, 300) n`,
			);
			const hosted = kind === "postgrest" ? await startPostgrest(hostedUrl) : undefined;
			onTestFinished(async () => hosted?.dispose());
			const { intake, delivered, lines } = await openIntake(
				hosted
					? await openPostgrestBackend({ supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey })
					: await openPostgresBackend({ databaseUrl: serverUrl }),
			);
			for (const description of ["Primero", "Segundo"]) await handIn(intake, submission({ description }));
			await delivered();
			expect(
				await runSql(superuser, "select description from problem_reports where description <> 'Traído' order by id"),
			).toEqual([{ description: "Primero" }, { description: "Segundo" }]);
			expect(lines.join()).not.toContain("set aside");
		},
	);
});

describe("a hosted backend that fails", () => {
	let hosted: PostgrestServer;
	const ownerUrl = () => server.url("hosted");
	const openBackend = (supabaseUrl = hosted.address) =>
		openPostgrestBackend({ supabaseUrl, supabaseAnonKey: hosted.anonKey, limitMs: 400 });
	const answer = (status: number, headers: Record<string, string>, body = "") =>
		hosted.interfere((asked: IncomingMessage, response: ServerResponse) => {
			asked.resume();
			response.writeHead(status, headers).end(body);
			return true;
		});

	beforeAll(async () => {
		const { hostedUrl } = await prepareDatabase(server, "hosted");
		hosted = await startPostgrest(hostedUrl);
	});
	afterEach(async () => {
		hosted.interfere(undefined);
		await runSql(ownerUrl(), "truncate problem_reports");
	});
	afterAll(() => hosted?.dispose());

	const HTML = { "content-type": "text/html; charset=utf-8" };
	test.each<[string, number, Record<string, string>, string]>([
		["too many requests", 429, { "content-type": "application/json" }, '{"message":"slow down"}'],
		["an error", 500, { "content-type": "application/json" }, '{"code":"XX000","message":"boom"}'],
		["nothing but 503", 503, {}, ""],
		["a page instead of JSON", 200, HTML, "<h1>Inicia sesión en la red</h1>"],
		["JSON that is no list", 200, { "content-type": "application/json" }, '{"hola":1}'],
		["half of its JSON", 200, { "content-type": "application/json" }, '[{"id":"a"'],
		["a way to another host", 302, { location: "http://169.254.169.254/latest" }, ""],
		["a lasting way to another host", 308, { location: "http://127.0.0.1:9/" }, ""],
	])("answers %s: the report waits, in order, and arrives once", async (_what, status, headers, body) => {
		const backend = await openBackend();
		const { intake, delivered } = await openIntake(backend);
		answer(status, headers, body);
		await expect(backend.readCatalogue()).rejects.toThrow(BackendUnavailable);
		await handIn(intake, submission({ description: "Uno" }));
		await handIn(intake, submission({ description: "Dos" }));
		await new Promise((resolve) => setTimeout(resolve, 30));
		expect(intake.state().waiting).toBe(2);
		hosted.interfere(undefined);
		await delivered();
		const rows = await runSql(ownerUrl(), "select description from problem_reports order by id");
		expect(rows).toEqual([{ description: "Uno" }, { description: "Dos" }]);
	});

	test("never answers: the call ends at its limit", async () => {
		hosted.interfere(() => true);
		const backend = await openBackend();
		const began = performance.now();
		await expect(backend.readCatalogue()).rejects.toThrow(BackendUnavailable);
		expect(performance.now() - began).toBeLessThan(2_000);
	});

	test("a redirect is not followed, wherever it leads", async () => {
		const visits: string[] = [];
		const elsewhere = createServer((asked, response) => {
			visits.push(asked.url ?? "");
			response.writeHead(200, { "content-type": "application/json" }).end("[]");
		}).listen(0, "127.0.0.1");
		await once(elsewhere, "listening");
		onTestFinished(() => void elsewhere.close());
		const address = elsewhere.address();
		const port = address && typeof address === "object" ? address.port : 0;
		answer(307, { location: `http://127.0.0.1:${port}/` });
		await expect((await openBackend()).readCatalogue()).rejects.toThrow(/redirect/);
		expect(visits).toEqual([]);
	});

	test("a catalogue beyond a page of the server is read whole", async () => {
		await server.createDatabase("long", "superuser");
		const owner = server.url("long");
		await migratePostgres(owner);
		await seedPostgres(owner);
		await runSql(
			owner,
			"insert into procedures (id, name) select 'largo-' || n, 'Trámite ' || n from generate_series(1, 2300) n",
		);
		const long = await startPostgrest(server.url("long", "portal_web"));
		onTestFinished(long.dispose);
		const backend = await openPostgrestBackend({ supabaseUrl: long.address, supabaseAnonKey: long.anonKey });
		const { procedures } = await backend.readCatalogue();
		const [row] = await runSql(owner, "select count(*)::int as count from procedures");
		expect(procedures).toHaveLength(Number(row?.count));
		expect(new Set(procedures.map(({ id }) => id)).size).toBe(procedures.length);
	});
});
