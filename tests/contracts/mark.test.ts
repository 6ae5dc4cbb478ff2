import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openLiveCatalogue } from "../../server/catalogue/live-catalogue.ts";
import type { Engine } from "../../testbed/engines.ts";
import { openPostgresEngine, openPostgrestEngine, openSqliteEngine } from "../../testbed/engines.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { PROBLEM_REPORT } from "../../testbed/problem-report.ts";

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

describe.each([
	["SQLite", openSqliteEngine],
	["PostgreSQL", () => openPostgresEngine(server)],
	["PostgREST", () => openPostgrestEngine(server)],
] as const)("%s", (name, open) => {
	let engine: Engine;

	beforeAll(async () => {
		engine = await open();
	});
	afterAll(() => engine?.dispose());

	test("what the desk publishes is shown within seconds, long before the next reading", async () => {
		const folder = mkdtempSync(join(tmpdir(), "ventanilla-mark-"));
		const live = await openLiveCatalogue({
			...{ backend: engine.backend, snapshotFile: join(folder, "catalogue.json"), refreshSeconds: 3_600, log: QUIET },
		});
		onTestFinished(async () => {
			await live.close();
			rmSync(folder, { recursive: true, force: true });
		});
		const phoneOf = (id: string) =>
			live.current()?.catalogue.institutions.find((institution) => institution.id === id)?.phone;
		expect(phoneOf("renap")).not.toBe("1500-0000");
		await engine.sql("update institutions set phone = '1500-0000' where id = 'renap'");
		await vi.waitFor(() => expect(phoneOf("renap")).toBe("1500-0000"), 15_000);
		await engine.sql(`insert into site_documents (id, content) values ('prueba-${name}', '{"a":1}')`);
		await vi.waitFor(() => expect(live.current()?.catalogue.documents.get(`prueba-${name}`)).toEqual({ a: 1 }), 15_000);
	});

	test.skipIf(name === "PostgreSQL")("its mark moves with what is shown, and not with a report", async () => {
		const before = await engine.backend.readMark?.();
		expect(before).toBeDefined();
		await engine.backend.addReport({ ...PROBLEM_REPORT, client_id: crypto.randomUUID() });
		expect(await engine.backend.readMark?.()).toBe(before);
		await engine.sql("update procedures set costo_nota = 'otra' where id = 'inscripcion-nit'");
		expect(await engine.backend.readMark?.()).not.toBe(before);
	});
});
