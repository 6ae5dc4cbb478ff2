import type { AddressInfo } from "node:net";
import { scheduleRetention } from "../database/retention.server.ts";
import { createApp, prepareCatalogue } from "./app.ts";
import type { AppOptions } from "./app-options.ts";
import { openPortal, tellNewerRelease } from "./open-portal.ts";
import { explainFailure, surviveFailures } from "./operation/failures.ts";
import { createStopper } from "./operation/graceful-stop.ts";
import { openLog } from "./operation/log.ts";
import { createMetrics } from "./operation/metrics.ts";
import { othersTurn, rehearse, rehearseOthers } from "./operation/rehearse.ts";
import { openMissedSearches } from "./pages/missed-searches.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { hasQuery } from "./pages/page-request.ts";
import { createHttpServer, limitsFor } from "./requests/http-server.ts";
import { readSettings } from "./settings.ts";

const CLIENT_DIR = "build/client";
/** Lines that the system keeps until we take them: with its usual 511 a crowd that comes at once waits for its own repeats. */
const WAITING_CONNECTIONS = 4096;

/** What an application lacks that is only rehearsed: it fills the memory of pages, and is not seen in the figures. */
const UNNOTICED = { metrics: undefined, missedSearches: undefined, isStopping: () => false };

async function start(): Promise<void> {
	const settings = readSettings();
	const { log, close: closeLog } = openLog(settings.logLevel);
	const { backend, reports, catalogue } = await openPortal(settings, { log, prepareCatalogue });
	const stopRetention = scheduleRetention(backend, log);
	const metrics = createMetrics({ log, catalogue, reports });
	const missedSearches = await openMissedSearches({ dataDir: settings.dataDir, log });
	const isStopping = () => stopper.isStopping();
	const options: AppOptions = {
		catalogue,
		reports,
		log,
		publicUrl: settings.publicUrl,
		trustedProxies: settings.trustedProxies,
		clientDir: CLIENT_DIR,
		mode: "production",
		hasOfflinePages: settings.hasOfflinePages,
		metrics,
		metricsToken: settings.metricsToken,
		pages: createPageCache({ isRare: hasQuery }),
		missedSearches,
		isStopping,
	};
	await othersTurn();
	const rehearsed =
		catalogue.current() && createApp({ ...options, ...UNNOTICED, log: log.child({}, { level: "silent" }) });
	if (rehearsed) await rehearse(rehearsed.fetch, log);
	await othersTurn();
	const app = createApp(options);
	await othersTurn();
	const server = createHttpServer(app.fetch, limitsFor(settings.trustedProxies > 0));
	const stopper = createStopper({
		server,
		closeInOrder: [
			stopRetention,
			() => missedSearches.close(),
			() => metrics.close(),
			() => reports.close(),
			() => catalogue.close(),
			() => backend.close(),
		],
		drainMs: settings.drainSeconds * 1000,
		log,
		exit: (code) => void closeLog().finally(() => process.exit(code)),
	});

	server.once("error", fail);
	server.listen({ port: settings.port, host: settings.host, backlog: WAITING_CONNECTIONS }, () => {
		server.off("error", fail);
		surviveFailures({ log, onFailure: metrics.countFailure, giveUp: () => stopper.stop("too many failures", 1) });
		const { port } = server.address() as AddressInfo;
		const procedures = catalogue.current()?.catalogue.procedures.length ?? 0;
		log.info({ port, backend: backend.kind, procedures }, "ready");
		process.stdout.write(`Ventanilla Abierta: http://localhost:${port}\n`);
		tellNewerRelease(catalogue, log).catch((error) =>
			log.warn({ err: error }, "The facts of this release could not be compared with the database"),
		);
		if (rehearsed)
			rehearseOthers(rehearsed.fetch, log, { isStopping }).catch((error) =>
				log.warn({ err: error }, "The rehearsal broke off"),
			);
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopper.stop(signal));
}

function fail(error: unknown): never {
	process.stderr.write(`${explainFailure(error)}\n`);
	process.exit(1);
}

await start().catch(fail);
