import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { openDeskDatabase } from "../database/desk/open-desk.server.ts";
import { findLead } from "../database/transfer/release.server.ts";
import { readStoredRows } from "../database/transfer/stored-rows.server.ts";
import { explainFailure, surviveFailures } from "../server/operation/failures.ts";
import { createStopper } from "../server/operation/graceful-stop.ts";
import { openLog } from "../server/operation/log.ts";
import { createHttpServer, limitsFor } from "../server/requests/http-server.ts";
import { readDeskSettings } from "../server/settings.ts";
import type { Accounts } from "./accounts/accounts.server.ts";
import { openAccounts } from "./accounts/accounts.server.ts";
import type { DeskServices } from "./frame/desk-route.ts";
import { createMail } from "./mail.server.ts";
import { startDigest } from "./reports/report-mail.server.ts";
import { startSweep } from "./transfer/import-runner.server.ts";

/** Built by `npm run build`; a variable, because the file does not exist before. */
const BUILT_APP = "../build/desk/server/app.js";
const FILES_DIR = "build/desk/files";

/** A spreadsheet of 20 MB over a slow line takes its time; who may send one is asked before it is read. */
const UPLOAD_LIMITS = { requestTimeoutMs: 90_000, responseTimeoutMs: 180_000 };
/** While the database is away the first address waits for it. */
const ASK_AGAIN_MS = 5_000;

async function start(): Promise<void> {
	const settings = readDeskSettings();
	const wanted = readCommand(process.argv.slice(2));
	const { log, close: closeLog } = openLog(settings.logLevel);
	const { createDeskApp }: typeof import("./app.ts") = await import(BUILT_APP);
	const database = await openDeskDatabase(settings);
	const accounts = await openAccounts({
		database,
		log,
		deskUrl: settings.deskUrl,
		secretFile: `${settings.dataDir}/desk-secret`,
	});
	if (wanted !== undefined) {
		await printAccess(accounts, wanted);
		await database.close();
		await closeLog();
		return;
	}
	const services: DeskServices = {
		...{ database, accounts, log, deskUrl: settings.deskUrl },
		...{ publicUrl: settings.publicUrl, dataDir: settings.dataDir, mail: createMail(settings) },
		deskDatabaseUrl: settings.deskDatabaseUrl,
		findLead: () => findLead((table, ids) => database.read((desk) => readStoredRows(desk, table, ids))),
	};
	const stopDigest = startDigest(services);
	const stopSweep = startSweep(services);
	const app = createDeskApp({ services, files: readFiles(), filesDir: FILES_DIR });
	const server = createHttpServer(app.fetch, { ...limitsFor(settings.trustedProxies > 0), ...UPLOAD_LIMITS });
	const stopper = createStopper({
		server,
		closeInOrder: [stopDigest, stopSweep, () => database.close()],
		drainMs: 0,
		log,
		exit: (code) => void closeLog().finally(() => process.exit(code)),
	});
	server.once("error", fail);
	server.listen(settings.port, settings.host, () => {
		server.off("error", fail);
		surviveFailures({ log, onFailure: () => undefined, giveUp: () => stopper.stop("too many failures", 1) });
		const { port } = server.address() as AddressInfo;
		log.info({ port, database: database.kind }, "desk ready");
		process.stdout.write(`Mesa de redacción: ${settings.deskUrl}\n`);
		void printFirst();
	});
	async function printFirst(): Promise<void> {
		const address = await accounts.firstAddress().catch((error: unknown) => {
			log.warn({ err: error }, "The desk's database does not answer");
			setTimeout(printFirst, ASK_AGAIN_MS).unref();
			return undefined;
		});
		if (address) process.stdout.write(`Primera cuenta (solo una vez): ${address}\n`);
	}
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopper.stop(signal));
}

/** The address of `--new-access CORREO`; undefined to serve the desk. */
function readCommand(words: readonly string[]): string | undefined {
	if (words.length === 0) return undefined;
	const { values } = parseArgs({ args: [...words], options: { "new-access": { type: "string" } } });
	return values["new-access"];
}

/** The way back when nobody can get in: only who may run programs on this machine can ask for it. */
async function printAccess(accounts: Accounts, email: string): Promise<void> {
	const account = await accounts.findByEmail(email);
	const link = account && (await accounts.makeAccessLink(account.id));
	if (!link) {
		process.stderr.write(`No hay una cuenta abierta con el correo ${email}.\n`);
		process.exitCode = 1;
		return;
	}
	process.stdout.write(`Para volver a entrar (una vez, durante tres días): ${link}\n`);
}

/** Under which names the build wrote style sheet and script. */
function readFiles() {
	const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(`${FILES_DIR}/manifest.json`, "utf8"));
	const find = (source: string) => `/${manifest[source]?.file ?? ""}`;
	return { style: find("desk/styles/desk.css"), script: find("desk/browser/desk.ts") };
}

function fail(error: unknown): never {
	// The desk's settings have names of their own.
	const reason = explainFailure(error)
		.replace("set PORT to", "set DESK_PORT to")
		.replace("HOST is not", "DESK_HOST is not");
	process.stderr.write(`${reason.replace("Set PORT to", "Set DESK_PORT to")}\n`);
	process.exit(1);
}

await start().catch(fail);
