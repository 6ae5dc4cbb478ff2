// A process with a report desk of its own, for tests that kill it: `node desk-process.ts <data directory> <fault>`.
// It takes submissions over the channel of `fork` and answers each once it is accepted.
import type { Backend } from "../../database/backend.ts";
import { BackendUnavailable } from "../../database/backend.ts";
import { openReportDesk } from "../../database/report-desk.server.ts";
import { openSqliteBackend } from "../../database/sqlite.server.ts";
import { NO_FACTS, submission } from "./submission.ts";

/** What goes wrong with the backend of the process. */
export type Fault = "none" | "down" | "dies before insert" | "dies after insert";
/** A report to accept, told apart by its number. */
export type Order = { number: number; key?: string };
export type Answer = { number: number; code: string; isRepeat: boolean };

const [, , dataDir = "", fault = "none"] = process.argv;
const send = (message: Answer | "ready") => process.send?.(message);
const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
const desk = await openReportDesk({ backend: withFault(backend), dataDir, log: { info() {}, warn() {}, error() {} } });

process.on("message", async ({ number, key }: Order) => {
	const receipt = await desk.accept({ key, ...submission({ description: `Reporte ${number}` }) });
	send({ number, ...receipt });
});
process.on("disconnect", () => process.exit());
send("ready");

function withFault(real: Backend): Backend {
	const die = () => process.kill(process.pid, "SIGKILL");
	return {
		...real,
		async addReport(report) {
			if (fault === "down") throw new BackendUnavailable("The test switched it off.");
			if (fault === "dies before insert") die();
			await real.addReport(report);
			if (fault === "dies after insert") die();
		},
	};
}
