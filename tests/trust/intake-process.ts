// A process with a report intake of its own, for tests that kill it: `node intake-process.ts <data directory> <fault>`.
// It takes submissions over the channel of `fork` and answers each once it is accepted.
import type { Backend } from "../../database/backend.ts";
import { BackendUnavailable } from "../../database/backend.ts";
import { openReportIntake } from "../../database/reports/report-intake.server.ts";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import { handIn, NO_FACTS, submission } from "./submission.ts";

/** What goes wrong with the backend of the process. */
export type Fault = "none" | "down" | "dies before insert" | "dies after insert";
/** A report to accept, told apart by its number. */
export type Order = { number: number; key?: string };
export type Answer = { number: number; code: string; isRepeat: boolean };

const [, , dataDir = "", fault = "none"] = process.argv;
const send = (message: Answer | "ready") => process.send?.(message);
const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
const intake = await openReportIntake({
	backend: withFault(backend),
	dataDir,
	log: { info() {}, warn() {}, error() {} },
});

process.on("message", async ({ number, key }: Order) => {
	const { code, isRepeat } = await handIn(intake, { key, ...submission({ description: `Reporte ${number}` }) });
	send({ number, code, isRepeat });
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
			const storing = await real.addReport(report);
			if (fault === "dies after insert") die();
			return storing;
		},
	};
}
