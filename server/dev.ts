import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer as createViteServer } from "vite";
import { openPortal } from "./open-portal.ts";
import { explainFailure } from "./operation/failures.ts";
import { readSettings } from "./settings.ts";

/** The development server: the same application, compiled as it is asked for and reloaded when a file changes. */
async function start(): Promise<void> {
	const settings = readSettings();
	const log = pino({ level: settings.logLevel === "info" ? "warn" : settings.logLevel, base: null });
	const { reports, catalogue } = await openPortal(settings, { log });
	const httpServer = createServer();
	const vite = await createViteServer({
		server: { middlewareMode: true, ws: { server: httpServer } },
		appType: "custom",
	});
	const { ssr } = vite.environments;
	if (!("runner" in ssr)) throw new Error("Vite has no module runner for the server environment");
	const runner = ssr.runner as { import(path: string): Promise<typeof import("./app.ts")> };

	httpServer.on("request", (request, response) => {
		vite.middlewares(request, response, async () => {
			const { createApp } = await runner.import("/server/app.ts");
			const app = createApp({
				catalogue,
				reports,
				log,
				publicUrl: undefined,
				clientDir: undefined,
				mode: "development",
			});
			await getRequestListener(app.fetch)(request, response);
		});
	});
	httpServer.on("error", fail);
	httpServer.listen(settings.port, settings.host, () => {
		process.stdout.write(`Ventanilla Abierta (development): http://localhost:${settings.port}\n`);
	});
}

function fail(error: unknown): never {
	process.stderr.write(`${explainFailure(error)}\n`);
	process.exit(1);
}

await start().catch(fail);
