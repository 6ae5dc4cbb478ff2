import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Logger, pino } from "pino";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { BackendUnavailable } from "../../database/backend.ts";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import type { Catalogue, CatalogueRows } from "../../domain/catalogue/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import type { ReportIntake } from "../../domain/report/report.ts";
import { readHtml } from "../../testbed/read-html.ts";
import { NO_FACTS } from "../trust/submission.ts";

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const BUILT_APP = join(import.meta.dirname, "../../build/server/app.js");

/** A page as it was answered: `body` is searched with the queries of @testing-library/dom. */
export interface Page {
	status: number;
	headers: Headers;
	html: string;
	/** The same without its scripts, whose digests may spell anything. */
	markup: string;
	/** What its `<style>` elements hold. In `document` they are empty: jsdom knows no layers, so their rules count for nothing there, and reading them takes long. */
	styles: readonly string[];
	document: Document;
	body: HTMLElement;
}

export interface PortalOptions {
	/** Rows to serve instead of the real facts. */
	rows?: Partial<CatalogueRows>;
	/** True for the official fichas too; without them the real facts are those that somebody checked. */
	hasFichas?: boolean;
	isStale?: boolean;
	/** True to serve as if the backend had never answered. */
	isEmptyHanded?: boolean;
	/** How many entries of X-Forwarded-For are believed; a test that sends from several addresses needs 1. */
	trustedProxies?: number;
	publicUrl?: string;
}

export interface Portal {
	get(path: string, options?: { language?: Language; headers?: Record<string, string> }): Promise<Page>;
	request(path: string, init?: RequestInit): Promise<Response>;
	/** Paths that were rendered, not taken from memory. */
	rendered: readonly string[];
	/** What was searched in vain, in the order in which it was asked. */
	missed: readonly string[];
	/** Lines that were logged, as objects. */
	log: Record<string, unknown>[];
	/** As when the backend goes down, after it was last read at some moment, or answers again. */
	setStale(isStale: boolean, readAt?: Date): void;
	/** The intake behind the report form, over a database of its own. */
	intake: ReportIntake;
	/** Rows of `problem_reports`, oldest first, once everything accepted has been delivered. */
	listReports(): Promise<Record<string, unknown>[]>;
	/** Works on the reports as the desk does, in SQL, once everything accepted has been delivered. */
	workOnReports(sql: string): Promise<void>;
	/** As when the database of the reports goes down, or answers again. */
	setReportsDown(isDown: boolean): void;
}

/** The built application over the real facts (or the rows a test writes), asked without a port or a browser. */
export async function openPortal({
	rows,
	hasFichas = false,
	isStale = false,
	isEmptyHanded = false,
	trustedProxies = 0,
	publicUrl,
}: PortalOptions = {}): Promise<Portal> {
	if (!existsSync(BUILT_APP)) throw new Error("The page tests ask the built portal: run `npm run build` first.");
	const { createApp }: typeof import("../../server/app.ts") = await import(BUILT_APP);
	const catalogue = rows
		? createCatalogue({ procedures: [], institutions: [], observatory: [], ...rows }, `test-${crypto.randomUUID()}`)
		: await readRealCatalogue(hasFichas);
	let state = isEmptyHanded ? undefined : { catalogue, readAt: new Date("2026-11-20T15:00:00Z"), isStale };
	const log: Record<string, unknown>[] = [];
	const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
	const { intake, ...reports } = await openIntake(logger);
	const rendered: string[] = [];
	const missed: string[] = [];
	const app = createApp({
		catalogue: { current: () => state },
		reports: intake,
		log: logger,
		publicUrl,
		trustedProxies,
		clientDir: "build/client",
		mode: "production",
		missedSearches: { note: (text) => missed.push(text) },
		metrics: {
			countRender: (path) => rendered.push(path),
			countRequest: () => undefined,
			countFailure: () => undefined,
			text: async () => "",
			close: () => undefined,
		},
	});

	const request: Portal["request"] = async (path, init) => app.request(`http://localhost${path}`, init);
	return {
		request,
		rendered,
		missed,
		log,
		setStale(isNowStale, readAt = state?.readAt) {
			state = state && readAt && { ...state, readAt, isStale: isNowStale };
		},
		intake,
		...reports,
		async get(path, { language, headers = {} } = {}) {
			const cookie: Record<string, string> = language ? { cookie: `language=${language}` } : {};
			const response = await request(path, { headers: { ...headers, ...cookie } });
			const html = await response.text();
			const styles = [...html.matchAll(STYLE)].map(([, , text = ""]) => text);
			const document = readHtml(html.replace(STYLE, "$1$3"));
			const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
			const { status, headers: said } = response;
			return { status, headers: said, html, markup, styles, document, body: document.body };
		},
	};
}

/** A real intake over a real SQLite file that lives as long as the test that opens it, or the tests of its file. */
export async function openIntake(
	log: Logger,
): Promise<Pick<Portal, "intake" | "listReports" | "workOnReports" | "setReportsDown">> {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-intake-"));
	// Its facts would be read by nobody: pages are made of rows that are given.
	const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	let isDown = false;
	const orDown = <Result>(work: () => Promise<Result>) =>
		isDown ? Promise.reject(new BackendUnavailable("The database is down.")) : work();
	const mortal: Backend = {
		...backend,
		addReport: (report) => orDown(() => backend.addReport(report)),
		readReportState: (receiptHash) => orDown(() => backend.readReportState(receiptHash)),
	};
	const intake = await openReportIntake({ backend: mortal, dataDir, log });
	const atTheEnd = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
	atTheEnd(async () => {
		await intake.close();
		await backend.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	return {
		intake,
		setReportsDown(isNowDown) {
			isDown = isNowDown;
		},
		async workOnReports(sql) {
			while (intake.state().waiting > 0) await pause(5);
			const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5_000 });
			database.exec(sql);
			database.close();
		},
		async listReports() {
			while (intake.state().waiting > 0) await pause(5);
			const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
			const rows = database.prepare("select * from problem_reports order by id").all();
			database.close();
			return rows;
		},
	};
}

let realRows: Promise<CatalogueRows> | undefined;

const realCatalogues = new Map<boolean, Promise<Catalogue>>();

/** The catalogue of the real facts: one for all portals of a worker, which then make its search once. */
function readRealCatalogue(hasFichas: boolean): Promise<Catalogue> {
	const known = realCatalogues.get(hasFichas);
	if (known) return known;
	const version = `test-${hasFichas ? "whole" : "checked"}`;
	const catalogue = readRealRows(hasFichas).then((rows) => createCatalogue(rows, version));
	realCatalogues.set(hasFichas, catalogue);
	return catalogue;
}

/** The rows of the real facts, through the embedded database that a first start creates; without official fichas those that somebody checked. */
export async function readRealRows(hasFichas: boolean): Promise<CatalogueRows> {
	const rows = await readSeededRows();
	return hasFichas ? rows : { ...rows, procedures: rows.procedures.filter(({ nivel }) => nivel !== "ficha") };
}

function readSeededRows(): Promise<CatalogueRows> {
	realRows ??= (async () => {
		const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-pages-"));
		const backend = await openSqliteBackend({ dataDir });
		const rows = await backend.readCatalogue();
		await backend.close();
		rmSync(dataDir, { recursive: true, force: true });
		return rows;
	})();
	return realRows;
}
