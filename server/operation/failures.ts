import type { Log } from "../../database/log.ts";

/** Errors whose message already tells the operator what to do. */
const EXPLAINED = new Set(["WrongSettings", "DatabaseUnusable", "BackendUnavailable"]);

/** Why the portal could not start: one line for each cause, with a stack only for unexpected errors. */
export function explainFailure(error: unknown): string {
	if (!(error instanceof Error)) return `Cannot start: ${String(error)}`;
	if (EXPLAINED.has(error.name)) return error.message;
	const { code, port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === "EADDRINUSE")
		return `Cannot start: port ${port} is in use. Stop the other program or set PORT to a free one.`;
	if (code === "EACCES" && port !== undefined)
		return `Cannot start: no permission to listen on port ${port}. Set PORT to 1024 or higher.`;
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "Cannot start: HOST is not an address of this machine.";
	if (code === "ERR_MODULE_NOT_FOUND")
		return `Cannot start: the portal is not built. Run "npm start", which builds it.\n${error.message}`;
	return `Cannot start: ${error.stack ?? error.message}`;
}

const WINDOW_MS = 60_000;
/** After so many failures within a minute the process itself is probably broken, and a new one is better. */
const TOO_MANY = 20;

interface FailureOptions {
	log: Log;
	onFailure(): void;
	/** Called once when there are too many failures to go on. */
	giveUp(): void;
}

/**
 * Keeps the process alive after an error that nobody caught (case C32): every request has its own data and the
 * catalogue is immutable, so one failed callback leaves nothing half done. Each failure is logged and counted; after too many it gives up.
 */
export function surviveFailures({ log, onFailure, giveUp }: FailureOptions): void {
	const recent: number[] = [];
	const survive = (error: unknown, origin: string) => {
		log.error({ err: error, origin }, "Nobody caught this error");
		onFailure();
		const now = performance.now();
		recent.push(now);
		while (now - (recent[0] ?? now) > WINDOW_MS) recent.shift();
		if (recent.length >= TOO_MANY) giveUp();
	};
	process.on("uncaughtException", survive);
	process.on("unhandledRejection", (reason) => survive(reason, "unhandledRejection"));
}
