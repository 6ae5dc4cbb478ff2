import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { pino } from "pino";
import { afterAll } from "vitest";
import { openSqliteBackend } from "../../database/sqlite.server.ts";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import type { Language } from "../../domain/language.ts";

const BUILT_APP = join(import.meta.dirname, "../../build/server/app.js");

/** A page as it was answered: `body` is searched with the queries of @testing-library/dom. */
export interface Page {
	status: number;
	headers: Headers;
	html: string;
	document: Document;
	body: HTMLElement;
}

export interface PortalOptions {
	/** Rows to serve instead of the real facts. */
	rows?: Partial<CatalogueRows>;
	isStale?: boolean;
	/** True to serve as if the backend had never answered. */
	isEmptyHanded?: boolean;
	publicUrl?: string;
}

export interface Portal {
	get(path: string, options?: { language?: Language; headers?: Record<string, string> }): Promise<Page>;
	request(path: string, init?: RequestInit): Promise<Response>;
	/** Lines that were logged, as objects. */
	log: Record<string, unknown>[];
}

/** The built application over the real facts (or the rows a test writes), asked without a port or a browser. */
export async function openPortal({
	rows,
	isStale = false,
	isEmptyHanded = false,
	publicUrl,
}: PortalOptions = {}): Promise<Portal> {
	if (!existsSync(BUILT_APP)) throw new Error("The page tests ask the built portal: run `npm run build` first.");
	const { createApp }: typeof import("../../server/app.ts") = await import(BUILT_APP);
	const served = rows ? { procedures: [], institutions: [], observatory: [], ...rows } : await readRealRows();
	const catalogue = createCatalogue(served, `test-${crypto.randomUUID()}`);
	const state = isEmptyHanded ? undefined : { catalogue, readAt: new Date("2026-11-20T15:00:00Z"), isStale };
	const log: Record<string, unknown>[] = [];
	const app = createApp({
		catalogue: { current: () => state },
		log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
		publicUrl,
		clientDir: "build/client",
		mode: "production",
	});

	const request: Portal["request"] = async (path, init) => app.request(`http://localhost${path}`, init);
	return {
		request,
		log,
		async get(path, { language, headers = {} } = {}) {
			const cookie: Record<string, string> = language ? { cookie: `language=${language}` } : {};
			const response = await request(path, { headers: { ...headers, ...cookie } });
			const html = await response.text();
			const { document } = new JSDOM(html).window;
			return { status: response.status, headers: response.headers, html, document, body: document.body };
		},
	};
}

let realRows: Promise<CatalogueRows> | undefined;

/** The real facts, through the embedded database that a first start creates. */
function readRealRows(): Promise<CatalogueRows> {
	realRows ??= (async () => {
		const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-pages-"));
		const backend = await openSqliteBackend({ dataDir });
		afterAll(async () => {
			await backend.close();
			rmSync(dataDir, { recursive: true, force: true });
		});
		return backend.readCatalogue();
	})();
	return realRows;
}
