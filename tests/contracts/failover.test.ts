import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openPostgresBackend } from "../../database/postgres/postgres-backend.server.ts";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import type { PostgresReplica, PostgresServer } from "../../testbed/postgres.ts";
import { runSql, startPostgres } from "../../testbed/postgres.ts";
import { handIn, submission } from "../trust/submission.ts";

let first: PostgresServer;
let second: PostgresReplica;
let databaseUrl: string;

beforeAll(async () => {
	first = await startPostgres();
	const { serverUrl } = await prepareDatabase(first, "portal");
	second = await first.startReplica();
	databaseUrl = serverUrl.replace(`:${first.port}/`, `:${second.port},127.0.0.1:${first.port}/`);
});
afterAll(async () => {
	await second.dispose();
	await first.dispose();
});

test("of two hosts the one that leads is used; when it is lost and the replica leads, reports go there, each once", async () => {
	const backend = await openPostgresBackend({ databaseUrl });
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-failover-"));
	const log = { info() {}, warn() {}, error() {} };
	const intake = await openReportIntake({ backend, dataDir, firstRetryMs: 10, log });
	onTestFinished(async () => {
		await intake.close();
		await backend.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const delivered = () => vi.waitFor(() => expect(intake.state().waiting).toBe(0), 10_000);
	const storedAt = (port: number) =>
		runSql(first.url("portal", "superuser", port), "select description from problem_reports order by id");
	/** How often it was called back: once when it begins to listen, and for each change. */
	let changes = 0;
	const stopListening = backend.onCatalogueChange?.(() => (changes += 1));
	onTestFinished(() => stopListening?.());

	expect((await backend.readCatalogue()).procedures.length).toBeGreaterThan(100);
	await handIn(intake, submission({ description: "antes" }));
	await delivered();
	await vi.waitFor(async () => expect(await storedAt(second.port)).toEqual([{ description: "antes" }]), 5_000);

	await vi.waitFor(() => expect(changes).toBe(1), 5_000);
	await first.crash();
	await expect(backend.readCatalogue()).rejects.toThrow("replica");
	await handIn(intake, submission({ description: "durante" }));
	await pause(100);
	expect(intake.state().waiting).toBe(1);

	await second.promote();
	await delivered();
	expect((await backend.readCatalogue()).procedures.length).toBeGreaterThan(100);
	expect(await storedAt(second.port)).toEqual([{ description: "antes" }, { description: "durante" }]);
	await vi.waitFor(() => expect(changes).toBe(2), 10_000);
	await runSql(first.url("portal", "superuser", second.port), "update procedures set costo = costo where false");
	await vi.waitFor(() => expect(changes).toBe(3), 10_000);
});
