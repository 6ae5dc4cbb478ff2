import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { RetentionOutcome } from "../../database/backend.ts";
import { applyPostgresRetention, migratePostgres } from "../../database/postgres/postgres-owner.server.ts";
import { OUTBOX_FILE } from "../../database/reports/outbox.server.ts";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import { applyRetention } from "../../database/retention.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { RETENTION, retentionLimits } from "../../domain/report/retention.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { openSql, runSql, startPostgres } from "../../testbed/postgres.ts";
import { handIn, NO_FACTS, submission } from "./submission.ts";

const NOW = new Date();

test("the limits count whole calendar months", () => {
	const { closed, open, technical } = retentionLimits(new Date("2028-02-29T10:00:00Z"));
	expect(closed.toISOString()).toBe("2027-02-28T10:00:00.000Z");
	expect(open.toISOString()).toBe("2026-02-28T10:00:00.000Z");
	expect(technical.toISOString()).toBe("2027-02-28T10:00:00.000Z");
});

interface Keeper {
	/** What the desk's reports are called here. */
	deskTable: string;
	sql(text: string): Promise<Record<string, unknown>[]>;
	cleanUp(): Promise<RetentionOutcome | undefined>;
	dispose(): Promise<void>;
}

async function openEmbedded(): Promise<Keeper> {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-retention-"));
	const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	const lines: object[] = [];
	const log = (fields: object) => lines.push(fields);
	return {
		deskTable: "desk_reports",
		async sql(text) {
			const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
			const rows = database.prepare(text).all();
			database.close();
			return rows;
		},
		async cleanUp() {
			const outcome = await applyRetention(backend, { info: log, warn: log, error: log });
			expect(lines.at(-1)).toMatchObject({ ...outcome });
			return outcome;
		},
		async dispose() {
			await backend.close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

let server: PostgresServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

async function openPostgres(): Promise<Keeper> {
	const ownerUrl = await server.createDatabase("retention");
	await migratePostgres(ownerUrl);
	const connection = await openSql(server.url("retention"));
	return {
		deskTable: "desk.desk_reports",
		sql: connection.run,
		cleanUp: () => applyPostgresRetention(ownerUrl),
		dispose: connection.close,
	};
}

describe.each([
	["the embedded database", openEmbedded],
	["PostgreSQL", openPostgres],
])("in %s", (_name, open) => {
	let keeper: Keeper;
	beforeAll(async () => {
		keeper = await open();
	});
	afterAll(() => keeper?.dispose());
	beforeEach(async () => {
		await keeper.sql("delete from problem_reports");
		await keeper.sql(`delete from ${keeper.deskTable}`);
	});

	/** A report with contact data that came, and perhaps was closed, so many days after a limit. */
	async function store(createdAt: Date, closedAt?: Date): Promise<void> {
		const text = (moment?: Date) => (moment ? `'${moment.toISOString()}'` : "null");
		await keeper.sql(`insert into problem_reports
			(client_id, created_at, problem_type, description, user_name, user_email, page_url, browser_info, status, receipt_hash, closed_at)
			values ('${crypto.randomUUID()}', ${text(createdAt)}, 'other', 'El texto queda', 'Ana', 'ana@correo.gt', '/ayuda', 'Firefox',
			'${closedAt ? "resolved" : "pending"}', '${"a".repeat(64)}', ${text(closedAt)})`);
	}
	const days = (moment: Date, count: number) => new Date(moment.getTime() + count * 86_400_000);
	const limits = retentionLimits(NOW);
	const read = () =>
		keeper.sql("select description, user_name, user_email, page_url, browser_info from problem_reports");

	test("contact data goes a year after the report was closed, not a day sooner", async () => {
		await store(days(limits.closed, 0), days(limits.closed, -1));
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 1 });
		expect(await read()).toMatchObject([{ description: "El texto queda", user_name: "", user_email: "" }]);
		await keeper.sql("delete from problem_reports");
		await store(days(limits.closed, 0), days(limits.closed, 1));
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 0 });
		expect(await read()).toMatchObject([{ user_name: "Ana", user_email: "ana@correo.gt" }]);
	});

	test("a report that nobody closes loses its contact data too, later", async () => {
		await store(days(limits.open, -1));
		await store(days(limits.open, 1));
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 1 });
		expect((await read()).map((row) => row.user_name).sort()).toEqual(["", "Ana"]);
	});

	/** The second of two reports, joined to the first one as the desk does it: its own state stays as it was. */
	async function join(): Promise<void> {
		const [main, joined] = await keeper.sql("select id from problem_reports order by id");
		await keeper.sql(
			`insert into ${keeper.deskTable} (report_id, duplicate_of, updated_at) values (${joined?.id}, ${main?.id}, '')`,
		);
	}
	const namesLeft = async () =>
		(await keeper.sql("select user_name from problem_reports order by id")).map((row) => row.user_name);

	test("a report that was joined to another is closed when that one is: its contact data goes on the same day", async () => {
		await store(days(limits.closed, -30), days(limits.closed, -1));
		await store(days(limits.closed, -30));
		await join();
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 2 });
		expect(await namesLeft()).toEqual(["", ""]);
	});

	test("a joined report that was closed itself before the other one keeps its own day", async () => {
		await store(days(limits.closed, -30), days(limits.closed, 1));
		await store(days(limits.closed, -30), days(limits.closed, -1));
		await join();
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 1 });
		expect(await namesLeft()).toEqual(["Ana", ""]);
	});

	test("a joined report keeps its contact data while the year since the other one was closed lasts, however old it is", async () => {
		await store(days(limits.open, -30), days(limits.closed, 1));
		await store(days(limits.open, -30));
		await join();
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 0 });
		expect(await namesLeft()).toEqual(["Ana", "Ana"]);
	});

	test("a joined report loses its contact data when nobody closes the other one, or that one is gone", async () => {
		await store(days(limits.open, 1));
		await store(days(limits.open, -1));
		await join();
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 1 });
		expect(await namesLeft()).toEqual(["Ana", ""]);
		await store(days(limits.open, -1));
		await keeper.sql(
			`update ${keeper.deskTable} set report_id = (select max(id) from problem_reports), duplicate_of = 0`,
		);
		expect(await keeper.cleanUp()).toMatchObject({ contacts: 1 });
		expect(await namesLeft()).toEqual(["Ana", "", ""]);
	});

	test("page and browser go a year after the report came", async () => {
		await store(days(limits.technical, -1));
		await store(days(limits.technical, 1));
		expect(await keeper.cleanUp()).toMatchObject({ technical: 1 });
		expect((await read()).map((row) => [row.page_url, row.browser_info]).sort()).toEqual([
			["", ""],
			["/ayuda", "Firefox"],
		]);
	});

	test("cleaning up again changes nothing", async () => {
		await store(days(limits.open, -1), days(limits.closed, -1));
		expect(await keeper.cleanUp()).toEqual({ contacts: 1, technical: 1 });
		expect(await keeper.cleanUp()).toEqual({ contacts: 0, technical: 0 });
	});
});

test("the function in PostgreSQL keeps the figures that the privacy policy promises", async () => {
	const [row] = await runSql(
		server.url("retention"),
		"select pg_get_function_arguments(oid) as arguments from pg_proc where proname = 'apply_retention'",
	);
	expect(row?.arguments).toBe(
		`contact_months integer DEFAULT ${RETENTION.contactMonths}, ` +
			`open_contact_months integer DEFAULT ${RETENTION.openContactMonths}, ` +
			`technical_years integer DEFAULT ${RETENTION.technicalYears}`,
	);
});

test("a report that the backend refused and that lies in the outbox is cleaned up as well", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-retention-"));
	const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	let time = NOW.getTime();
	const log = { info() {}, warn() {}, error() {} };
	const intake = await openReportIntake({ backend, dataDir, log, now: () => time });
	onTestFinished(async () => {
		await intake.close();
		await backend.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const readContent = () => {
		const database = new DatabaseSync(join(dataDir, OUTBOX_FILE), { readOnly: true });
		const row = database.prepare("select content from reports where state = 'refused'").get();
		database.close();
		return String(row?.content);
	};
	const settle = async () => intake.eraseContact("none");
	await handIn(intake, submission({ description: "x".repeat(6000), user_name: "Ana", user_email: "ana@correo.gt" }));
	await settle();
	expect(readContent()).toContain("ana@correo.gt");
	time += 366 * 86_400_000;
	await settle();
	expect(readContent()).toContain("xxx");
	expect(readContent()).not.toMatch(/Ana|ana@correo|Firefox/);
});
