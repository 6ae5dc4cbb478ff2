import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { openDeskDatabase } from "../database/desk/open-desk.server.ts";
import { createStopper } from "../server/operation/graceful-stop.ts";
import { openLog } from "../server/operation/log.ts";
import { explainFailure } from "../server/operation/start-failure.ts";
import { createHttpServer } from "../server/requests/http-server.ts";
import { limitsFor } from "../server/requests/request-limits.ts";
import { readDeskSettings } from "../server/settings.ts";
import { openAccounts } from "./accounts/accounts.server.ts";
import type { DeskServices } from "./desk-services.ts";
import { createMail } from "./mail/mail.server.ts";
import { startDigest } from "./reports/digest.server.ts";

/** Built by `npm run build`; a variable, because the file does not exist before. */
const BUILT_APP = "../build/desk/server/app.js";
const FILES_DIR = "build/desk/files";

async function start(): Promise<void> {
	const settings = readDeskSettings();
	const { log, close: closeLog } = openLog(settings.logLevel);
	const { createDeskApp }: typeof import("./app.ts") = await import(BUILT_APP);
	const database = await openDeskDatabase(settings);
	const accounts = await openAccounts({
		database,
		log,
		deskUrl: settings.deskUrl,
		secretFile: `${settings.dataDir}/desk-secret`,
	});
	const services: DeskServices = {
		...{ database, accounts, log, deskUrl: settings.deskUrl },
		...{ publicUrl: settings.publicUrl, dataDir: settings.dataDir, mail: createMail(settings) },
	};
	const stopDigest = startDigest(services);
	const app = createDeskApp({ services, files: readFiles(), filesDir: FILES_DIR });
	const server = createHttpServer(app.fetch, limitsFor(settings.trustedProxies > 0));
	const stopper = createStopper({
		server,
		closeInOrder: [stopDigest, () => database.close()],
		drainMs: 0,
		log,
		exit: (code) => void closeLog().finally(() => process.exit(code)),
	});
	server.once("error", fail);
	server.listen(settings.port, settings.host, () => {
		server.off("error", fail);
		const { port } = server.address() as AddressInfo;
		log.info({ port, database: database.kind }, "desk ready");
		process.stdout.write(`Mesa de redacción: ${settings.deskUrl}\n`);
		void accounts.firstAddress().then((address) => {
			if (address) process.stdout.write(`Primera cuenta (solo una vez): ${address}\n`);
		});
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopper.stop(signal));
}

/** Under which names the build wrote style sheet and script. */
function readFiles() {
	const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(`${FILES_DIR}/manifest.json`, "utf8"));
	const find = (source: string) => `/${manifest[source]?.file ?? ""}`;
	return { style: find("desk/styles/desk.css"), script: find("desk/browser/desk.ts") };
}

function fail(error: unknown): never {
	process.stderr.write(`${explainFailure(error)}\n`);
	process.exit(1);
}

await start().catch(fail);
