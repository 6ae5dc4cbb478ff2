import { serve } from "@hono/node-server";
import { pino } from "pino";
import { openBackend } from "../database/open.server.ts";
import { openReportDesk } from "../database/report-desk.server.ts";
import { scheduleRetention } from "../database/retention.server.ts";
import { openLiveCatalogue } from "./live-catalogue.ts";
import { readSettings } from "./settings.ts";
import { explainFailure } from "./start-failure.ts";

/** Built by `npm run build`; the path is a variable because the file does not exist before. */
const BUILT_APP = "../build/server/app.js";
const CLIENT_DIR = "build/client";
/** Open requests may finish within this time after a signal; then the process ends all the same. */
const STOP_LIMIT_MS = 10_000;

async function start(): Promise<void> {
	const settings = readSettings();
	const log = pino({ level: settings.logLevel, base: null });
	const backend = await openBackend(settings);
	const reports = await openReportDesk({ backend, dataDir: settings.dataDir, log });
	const stopRetention = scheduleRetention(backend, log);
	const catalogue = await openLiveCatalogue({
		backend,
		copyFile: `${settings.dataDir}/catalogue.json`,
		refreshSeconds: settings.catalogueRefreshSeconds,
		log,
	});
	const { createApp }: typeof import("./app.ts") = await import(BUILT_APP);
	const app = createApp({
		catalogue,
		reports,
		log,
		publicUrl: settings.publicUrl,
		trustedProxies: settings.trustedProxies,
		clientDir: CLIENT_DIR,
		mode: "production",
	});

	const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
		log.info(
			{ port, backend: backend.kind, procedures: catalogue.current()?.catalogue.procedures.length ?? 0 },
			"ready",
		);
		process.stdout.write(`Ventanilla Abierta: http://localhost:${port}\n`);
	});
	server.on("error", fail);
	let isStopping = false;
	const stop = () => {
		// Ctrl+C reaches the server twice: from the terminal and from the npm command that started it.
		if (isStopping) return;
		isStopping = true;
		setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
		server.close(async () => {
			stopRetention();
			await reports.close();
			await catalogue.close();
			await backend.close();
			process.exit(0);
		});
		if ("closeIdleConnections" in server) server.closeIdleConnections();
	};
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

function fail(error: unknown): never {
	process.stderr.write(`${explainFailure(error)}\n`);
	process.exit(1);
}

await start().catch(fail);
