import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { BackendUnavailable } from "../../database/backend.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { ProblemReport } from "../../domain/report/report.ts";
import { readReport } from "../../domain/report/report-form.ts";
import { reducePageAddress } from "../../domain/text/page-address.ts";
import { openLiveCatalogue } from "../../server/catalogue/live-catalogue.ts";
import { type Engine, openPostgresEngine, openPostgrestEngine, openSqliteEngine } from "../../testbed/engines.ts";
import { type PostgresServer, startPostgres } from "../../testbed/postgres.ts";

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

const SILENT = { info() {}, warn() {}, error() {} };

function makeReport(fields: Partial<ProblemReport> = {}): ProblemReport {
	return {
		client_id: crypto.randomUUID(),
		problem_type: "wrong-contact",
		description: "Licencia sanitaria\nMSPAS\n\nEl teléfono ya no existe: K'iche', q'eqchi', ñ, 🙂",
		user_name: "Ana",
		user_email: "ana@correo.gt",
		page_url: "/tramite/licencia-sanitaria",
		browser_info: "Chrome 141, Android, es",
		status: "pending",
		spam_score: 10,
		receipt_hash: "a".repeat(64),
		...fields,
	};
}

const STORED = { outcome: "stored" };

describe.each([
	["SQLite", openSqliteEngine],
	["PostgreSQL", () => openPostgresEngine(server)],
	["PostgREST", () => openPostgrestEngine(server)],
])("%s", (name, open) => {
	let engine: Engine;

	beforeAll(async () => {
		engine = await open();
	});
	afterAll(() => engine?.dispose());

	const deskTable = name === "SQLite" ? "desk_reports" : "desk.desk_reports";
	const findReports = (clientId: string) => engine.sql(`select * from problem_reports where client_id = '${clientId}'`);

	test("hands out the same catalogue as the embedded database, without a row in doubt", async () => {
		const reference = await openSqliteEngine();
		onTestFinished(reference.dispose);
		const expected = createCatalogue(await reference.backend.readCatalogue(), "");
		const catalogue = createCatalogue(await engine.backend.readCatalogue(), "");
		expect(catalogue.problems).toEqual([]);
		expect(catalogue).toEqual(expected);
		expect(catalogue.procedures.length).toBeGreaterThan(100);
	});

	test("keeps a report as it was written, pending and dated by the database", async () => {
		const report = makeReport();
		expect(await engine.backend.addReport(report)).toEqual(STORED);
		const [row] = await findReports(report.client_id);
		expect(row).toMatchObject({ ...report, closed_at: null, contact_erased_at: null });
		expect(Math.abs(Date.now() - new Date(String(row?.created_at)).getTime())).toBeLessThan(60_000);
	});

	test("takes the same report any number of times and keeps the first", async () => {
		const report = makeReport();
		const storings = await Promise.all(Array.from({ length: 5 }, () => engine.backend.addReport(report)));
		expect(storings).toEqual(Array.from({ length: 5 }, () => STORED));
		expect(await engine.backend.addReport({ ...report, description: "Otra cosa" })).toEqual(STORED);
		expect(await findReports(report.client_id)).toMatchObject([{ description: report.description }]);
	});

	test.each<[string, Partial<Record<keyof ProblemReport, string | number>>]>([
		["an empty description", { description: " \n " }],
		["a description beyond its limit", { description: "x".repeat(5001) }],
		["a name beyond its limit", { user_name: "x".repeat(121) }],
		["an address without a host", { user_email: "ana@" }],
		["an address of two lines", { user_email: "ana@correo.gt\nBcc: x@y.gt" }],
		["a page beyond its limit", { page_url: "/".repeat(501) }],
		["an unknown type", { problem_type: "Outdated-Info" }],
		["a NUL character", { description: "antes\0después" }],
		["a score outside its scale", { spam_score: 101 }],
		["an id that is none", { client_id: "1" }],
	])("refuses %s for good and stores nothing", async (_what, fields) => {
		const report = { ...makeReport(), ...fields } as ProblemReport;
		const before = await engine.sql("select count(*) as reports from problem_reports");
		const storing = await engine.backend.addReport(report);
		expect(storing).toEqual({ outcome: "refused", reason: expect.not.stringMatching(/ana@|Licencia/) });
		expect(await engine.sql("select count(*) as reports from problem_reports")).toEqual(before);
	});

	test("takes whatever the form accepts, with all that a copied text brings along", async () => {
		const odd = [
			..."\u0007\t\u0085\u00a0\u00ad\u200b\u200d\u200e\u2028\u2029\u202e\u2060\u2066\u2800\u3000\ufeff\ufffd🙂",
		];
		for (const mark of odd) {
			const typed = {
				problem_type: "other",
				procedure: `NIT${mark}`,
				institution: `${mark}SAT`,
				description: `a${mark}b`,
			};
			const withContact = readReport({ ...typed, user_name: `Ana${mark}López`, user_email: `ana${mark}p@correo.gt` });
			const reading = withContact.isValid ? withContact : readReport({ ...typed, user_name: `Ana${mark}López` });
			if (!reading.isValid) throw new Error(`The form refuses ${JSON.stringify(mark)}`);
			const address = `/tramite/x${encodeURIComponent(mark)}?search=${encodeURIComponent(mark)}a`;
			const page_url = reducePageAddress(address, ["search"]);
			const report = makeReport({ ...reading.report, page_url });
			expect(await engine.backend.addReport(report)).toEqual(STORED);
			expect(await findReports(report.client_id), JSON.stringify(mark)).toMatchObject([
				{ user_name: report.user_name },
			]);
		}
	});

	test("erases the contact data of one report and says nothing about unknown codes", async () => {
		const report = makeReport({ receipt_hash: "b".repeat(64) });
		const other = makeReport({ receipt_hash: "c".repeat(64) });
		expect(await engine.backend.addReport(report)).toEqual(STORED);
		expect(await engine.backend.addReport(other)).toEqual(STORED);
		await engine.backend.eraseContact(report.receipt_hash);
		await engine.backend.eraseContact(report.receipt_hash);
		await engine.backend.eraseContact("d".repeat(64));
		expect(await findReports(report.client_id)).toMatchObject([
			{ user_name: "", user_email: "", description: report.description, contact_erased_at: expect.anything() },
		]);
		expect(await findReports(other.client_id)).toMatchObject([{ user_name: "Ana", contact_erased_at: null }]);
	});

	test("dates the closing of a report, and forgets the date when it is opened again", async () => {
		const report = makeReport();
		expect(await engine.backend.addReport(report)).toEqual(STORED);
		const setStatus = (status: string) =>
			engine.sql(`update problem_reports set status = '${status}' where client_id = '${report.client_id}'`);
		await setStatus("resolved");
		expect(await findReports(report.client_id)).toMatchObject([{ closed_at: expect.anything() }]);
		await setStatus("in_review");
		expect(await findReports(report.client_id)).toMatchObject([{ closed_at: null }]);
	});

	test("tells the sender of a report how far it is and since when, by the hash of the receipt, and nobody else", async () => {
		const report = makeReport({ receipt_hash: "e".repeat(64) });
		expect(await engine.backend.readReportState(report.receipt_hash)).toBeUndefined();
		expect(await engine.backend.addReport(report)).toEqual(STORED);
		const read = () => engine.backend.readReportState(report.receipt_hash);
		const first = await read();
		expect(first).toEqual({
			state: "pending",
			receivedAt: expect.stringMatching(/^2\d{3}-.*Z$/),
			changedAt: first?.receivedAt,
			isErased: false,
		});
		for (const status of ["in_review", "resolved", "dismissed"]) {
			await engine.sql(`update problem_reports set status = '${status}' where client_id = '${report.client_id}'`);
			expect(await read()).toMatchObject({ state: status, receivedAt: first?.receivedAt });
		}
		const [row] = await findReports(report.client_id);
		const told = "2031-02-03T04:05:06.789Z";
		await engine.sql(
			`insert into ${deskTable} (report_id, updated_at, told_at) values (${row?.id}, '2040-01-01T00:00:00.000Z', '${told}')`,
		);
		expect(await read()).toMatchObject({ state: "dismissed", changedAt: told });
		await engine.backend.eraseContact(report.receipt_hash);
		expect(await read()).toMatchObject({ isErased: true });
		await engine.sql(`delete from problem_reports where client_id = '${report.client_id}'`);
		expect(await read()).toBeUndefined();
	});

	test("tells of a report that was joined to another what became of that one", async () => {
		const main = makeReport({ receipt_hash: "f".repeat(64) });
		const joined = makeReport({ receipt_hash: "0".repeat(64) });
		expect(await engine.backend.addReport(main)).toEqual(STORED);
		expect(await engine.backend.addReport(joined)).toEqual(STORED);
		const [[mainRow], [joinedRow]] = await Promise.all([findReports(main.client_id), findReports(joined.client_id)]);
		await engine.sql(
			`insert into ${deskTable} (report_id, duplicate_of, updated_at) values (${joinedRow?.id}, ${mainRow?.id}, '')`,
		);
		await engine.sql(
			`insert into ${deskTable} (report_id, updated_at, told_at) values (${mainRow?.id}, '', '2031-02-03T04:05:06.789Z')`,
		);
		await engine.sql(`update problem_reports set status = 'in_review' where client_id = '${main.client_id}'`);
		await engine.backend.eraseContact(main.receipt_hash);
		const read = () => engine.backend.readReportState(joined.receipt_hash);
		expect(await read()).toMatchObject({
			state: "in_review",
			changedAt: "2031-02-03T04:05:06.789Z",
			isErased: false,
		});
		// Its own day, earlier than that of the other one: it showed the same before it was joined.
		await engine.sql(`update ${deskTable} set told_at = '2030-01-01T00:00:00.000Z' where report_id = ${joinedRow?.id}`);
		expect(await read()).toMatchObject({ state: "in_review", changedAt: "2030-01-01T00:00:00.000Z" });
		await engine.sql(`delete from problem_reports where client_id = '${main.client_id}'`);
		expect(await read()).toMatchObject({ state: "pending", changedAt: "2030-01-01T00:00:00.000Z" });
	});

	test("feeds the live catalogue: a change is shown, an outage shows the last good one", async () => {
		const folder = mkdtempSync(join(tmpdir(), "ventanilla-live-"));
		const catalogue = await openLiveCatalogue({
			backend: engine.backend,
			snapshotFile: join(folder, "catalogue.json"),
			refreshSeconds: 3600,
			log: SILENT,
		});
		onTestFinished(async () => {
			await catalogue.close();
			rmSync(folder, { recursive: true, force: true });
		});
		const findName = () => catalogue.current()?.catalogue.procedures.find(({ id }) => id === "inscripcion-nit")?.name;
		expect(findName()).toBe("Inscripción al NIT");
		const rename = () => engine.sql("update procedures set name = 'Nombre nuevo' where id = 'inscripcion-nit'");
		if (engine.backend.onCatalogueChange) {
			await vi.waitFor(async () => {
				await rename();
				expect(findName()).toBe("Nombre nuevo");
			}, 8_000);
		} else {
			await rename();
			await catalogue.refresh();
			expect(findName()).toBe("Nombre nuevo");
		}
		if (!engine.outage) return;
		// A refresh joins the one that a notification has just begun, whose answer is that of the moment before.
		const refreshUntil = (isStale: boolean) =>
			vi.waitFor(async () => {
				await catalogue.refresh();
				expect(catalogue.current()).toMatchObject({ isStale });
			}, 8_000);
		await engine.outage.begin();
		await refreshUntil(true);
		expect(findName()).toBe("Nombre nuevo");
		await engine.outage.end();
		await refreshUntil(false);
	});

	test("says that it is unavailable, soon, and recovers by itself", async () => {
		if (!engine.outage) return;
		const report = makeReport();
		await engine.outage.begin();
		const began = performance.now();
		await expect(engine.backend.addReport(report)).rejects.toThrow(BackendUnavailable);
		await expect(engine.backend.readCatalogue()).rejects.toThrow(BackendUnavailable);
		await expect(engine.backend.eraseContact(report.receipt_hash)).rejects.toThrow(BackendUnavailable);
		await expect(engine.backend.readReportState(report.receipt_hash)).rejects.toThrow(BackendUnavailable);
		expect(performance.now() - began).toBeLessThan(3_000);
		await engine.outage.end();
		expect(await engine.backend.addReport(report)).toEqual(STORED);
		expect(await findReports(report.client_id)).toHaveLength(1);
	});

	test("cannot tell how a report is where the function is missing, answers as it did, or may not be asked", async () => {
		if (name === "SQLite") return;
		const read = () => engine.backend.readReportState("e".repeat(64));
		for (const change of [
			"revoke execute on function public.report_state(text) from anon",
			"drop function public.report_state(text)",
			`create function public.report_state(receipt_hash text) returns text language sql set search_path = '' as $$ select 'pending'::text $$;
			grant execute on function public.report_state(text) to anon`,
		]) {
			await engine.sql(`${change}; notify pgrst, 'reload schema'`);
			await vi.waitFor(() => expect(read()).rejects.toThrow(BackendUnavailable), 5_000);
		}
	});

	test("answers nothing more once it is closed", async () => {
		await engine.backend.close();
		await expect(engine.backend.readCatalogue(), name).rejects.toThrow(BackendUnavailable);
		await expect(engine.backend.addReport(makeReport()), name).rejects.toThrow(BackendUnavailable);
	});
});
