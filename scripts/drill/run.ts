// Runs the cases named on the command line, or all, and prints a table. Started by `npm run drill`.
import { parseArgs } from "node:util";
import type { DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { connections, slowClients } from "./connections.ts";
import { flood } from "./flood.ts";
import { fullDisk } from "./full-disk.ts";
import { kill, restarts } from "./kill.ts";
import { large } from "./large.ts";
import { failover, outage } from "./outage.ts";
import { restore } from "./restore.ts";
import { soak } from "./soak.ts";

const CASES: readonly DrillCase[] = [
	kill,
	restarts,
	outage,
	failover,
	restore,
	fullDisk,
	slowClients,
	connections,
	flood,
	large,
	soak,
];

type Run = Outcome & { name: string; seconds: number };

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: "string", default: "200" },
		restarts: { type: "string", default: "20" },
		seconds: { type: "string", default: "60" },
		"soak-minutes": { type: "string", default: "5" },
	},
});
const options = {
	rounds: count("rounds"),
	restarts: count("restarts"),
	seconds: count("seconds"),
	soakMinutes: count("soak-minutes"),
};
const unknown = positionals.filter((name) => !CASES.some((each) => each.name === name));
if (unknown.length > 0) {
	console.error(`Unknown: ${unknown.join(", ")}. The cases are ${CASES.map(({ name }) => name).join(", ")}.`);
	process.exit(1);
}
const runs: Run[] = [];
for (const each of CASES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
	console.log(`\n── ${each.name}: ${each.about}`);
	const run = await runOne(each, options);
	runs.push(run);
	for (const line of run.notes) console.log(`   ${line}`);
	for (const line of run.problems) console.log(`   WRONG: ${line}`);
	console.log(`   ${verdict(run)} in ${run.seconds} s`);
}
summarise(runs);

async function runOne(each: DrillCase, given: DrillOptions): Promise<Run> {
	const undoing: (() => unknown)[] = [];
	const began = performance.now();
	let outcome: Outcome;
	try {
		outcome = await each.run(given, (undo) => undoing.push(undo));
	} catch (error) {
		const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
		outcome = { tried: 1, passed: 0, notes: [], problems: [problem] };
	}
	for (const undo of undoing.reverse()) {
		try {
			await undo();
		} catch (error) {
			outcome.problems.push(`Could not clean up: ${error}`);
		}
	}
	return { ...outcome, name: each.name, seconds: Math.round((performance.now() - began) / 1000) };
}

function summarise(all: readonly Run[]): void {
	const rows = all.map((run) => [
		run.name,
		run.notTried ? "-" : run.tried,
		run.notTried ? "-" : run.passed,
		run.lost ?? "-",
		run.duplicated ?? "-",
		run.loopDelayMs === undefined ? "-" : Math.round(run.loopDelayMs),
		run.seconds,
		verdict(run),
	]);
	const total = (read: (run: Run) => number | undefined) => all.reduce((sum, run) => sum + (read(run) ?? 0), 0);
	const worst = Math.max(0, ...all.map(({ loopDelayMs }) => Math.round(loopDelayMs ?? 0)));
	const hasFailed = all.some((run) => verdict(run) === "FAILED");
	const table = [
		["case", "tried", "passed", "lost", "duplicated", "worst loop delay, ms", "seconds", "result"],
		...rows,
		[
			"total",
			total((run) => run.tried),
			total((run) => run.passed),
			total((run) => run.lost),
			total((run) => run.duplicated),
			worst,
			total((run) => run.seconds),
			hasFailed ? "FAILED" : "passed",
		],
	].map((row) => row.map(String));
	const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
	const lines = table.map((row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`);
	lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
	console.log(`\n${lines.join("\n")}`);
	process.exitCode = hasFailed ? 1 : 0;
}

function verdict({ notTried, problems, tried, passed, lost = 0, duplicated = 0 }: Outcome): string {
	if (notTried && problems.length === 0) return "not tried";
	return problems.length > 0 || passed < tried || tried === 0 || lost + duplicated > 0 ? "FAILED" : "passed";
}

function count(name: keyof typeof values): number {
	const number = Number(values[name]);
	if (Number.isInteger(number) && number > 0) return number;
	console.error(`--${name} needs a whole number from 1.`);
	process.exit(1);
}
