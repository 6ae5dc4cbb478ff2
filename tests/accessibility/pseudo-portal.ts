import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import type { CatalogueRows } from "../../domain/catalogue/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { readContentTexts, translateModule } from "./pseudo-language.ts";

const BUILD = join(import.meta.dirname, "../../build");

export interface PseudoPortal {
	request(path: string): Promise<Response>;
	/** The same for a server. */
	fetch(request: Request): Promise<Response>;
	/** The facts as they are served, which are not translated. */
	rows: CatalogueRows;
	close(): Promise<void>;
}

/**
 * The built pages over the real facts with every text of dictionaries and content in the pseudo-language. It is a copy
 * of the build with other words, thrown away at the end: no setting of the portal leads to it.
 */
export async function openPseudoPortal(): Promise<PseudoPortal> {
	// Inside build/, so that the copy finds the packages.
	const folder = mkdtempSync(join(BUILD, "pseudo-"));
	cpSync(join(BUILD, "server"), folder, { recursive: true });
	const texts = readContentTexts();
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		if (!name.endsWith(".js")) continue;
		const path = join(folder, name);
		writeFileSync(path, translateModule(name, readFileSync(path, "utf8"), texts));
	}
	const backend = await openSqliteBackend({ dataDir: folder });
	const log = pino({ level: "silent" });
	const reports = await openReportIntake({ backend, dataDir: folder, log });
	const rows = await backend.readCatalogue();
	const { createApp }: typeof import("../../server/app.ts") = await import(join(folder, "app.js"));
	const state = { catalogue: createCatalogue(rows, "pseudo"), readAt: new Date(), isStale: false };
	const app = createApp({
		catalogue: { current: () => state },
		reports,
		log,
		publicUrl: undefined,
		trustedProxies: 0,
		clientDir: join(BUILD, "client"),
		mode: "production",
		metrics: {
			countRender: () => undefined,
			countRequest: () => undefined,
			countFailure: () => undefined,
			text: async () => "",
			close: () => undefined,
		},
	});
	return {
		rows,
		request: async (path) => app.request(`http://localhost${path}`),
		fetch: async (request) => app.fetch(request),
		async close() {
			await reports.close();
			await backend.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
