import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINES, type WantedEngine } from "../../testbed/browsers/engines.ts";
import { GONE } from "../../testbed/browsers/line.ts";
import type { Service } from "../../testbed/browsers/person.ts";
import { TASKS } from "../../testbed/browsers/tasks.ts";
import type { Translator } from "../../testbed/browsers/translator.ts";
import type { Browser } from "../../testbed/browsers/visitor.ts";
import { listTextKeys, type Outcome, readService, walkTask } from "../../testbed/browsers/walk.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/browsers.md");
const START = "<!-- table: written by npm run browsers -->";
const END = "<!-- /table -->";

const WAYS: readonly { name: string; translator?: Translator }[] = [
	{ name: "as it is" },
	{ name: "translated as Chrome does", translator: "wraps" },
	{ name: "translated as Safari and Firefox do", translator: "in-place" },
];

/** An engine that does not answer its driver, which is no fault of a page: the task is walked once more, and it is counted. */
const HUNG = /^(?:Waited in vain for an answer|The page did not finish to load|the page did not answer)/;

const { values } = parseArgs({
	options: {
		engine: { type: "string", default: "" },
		task: { type: "string", default: "" },
		way: { type: "string", default: "" },
	},
});
const engines = ENGINES.filter(({ name }) => name.includes(values.engine));
const tasks = TASKS.filter(({ sentence }) => sentence.includes(values.task));
const ways = WAYS.filter(({ name }) => name.includes(values.way));
const isWhole = engines.length === ENGINES.length && tasks.length === TASKS.length && ways.length === WAYS.length;

const data = await makeDataFolder();
const server = await startBuiltServer(data.path, { LOG_LEVEL: "silent", TRUSTED_PROXIES: "1" });
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.on(signal, () => void server.stop().then(() => process.exit(1)));
const keys = listTextKeys();
const rows: Row[] = [];
try {
	for (const engine of engines) rows.push(await tryEngine(engine));
} finally {
	await server.stop();
	await data.dispose();
}

console.log(`\n${writeTable(rows, { toDocument: isWhole })}`);
const faults = rows.flatMap(({ faults }) => faults);
const tried = rows.filter(({ version }) => version !== undefined);
for (const fault of faults) console.log(`BROKEN  ${fault}`);
const failures = rows.flatMap(({ name, failedHydrations }) => failedHydrations.map((failure) => `${name}: ${failure}`));
for (const failure of new Set(failures)) {
	console.log(`COUNTED ${failure}, ${failures.filter((each) => each === failure).length} times`);
}
const passed = rows.flatMap(({ counts }) => counts.map((count) => count?.passed ?? 0));
console.log(`${passed.reduce((sum, count) => sum + count, 0)} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 || tried.length === 0 ? 1 : 0;

async function tryEngine({ name, promised, start }: WantedEngine): Promise<Row> {
	const row: Row = { name, counts: [], faults: [], failedHydrations: [] };
	let browser: Browser | undefined;
	try {
		browser = await start();
		if (!browser) {
			console.log(`\n── ${name}: not tried here`);
			return row;
		}
		row.version = browser.version;
		const { origin } = server;
		const here = browser;
		row.service = await readService(here, origin).catch(() => readService(here, origin));
		console.log(`\n── ${name} (${browser.version}): ${row.service}`);
		if (promised === "whole" && row.service !== "whole")
			row.faults.push(`${name} is promised the whole portal and gets ${row.service}`);
		for (const way of ways) await tryWay(browser, row, way, row.service);
	} catch (error) {
		row.faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
	} finally {
		await browser?.close();
	}
	return row;
}

async function tryWay(
	browser: Browser,
	row: Row,
	way: { name: string; translator?: Translator },
	service: Service,
): Promise<void> {
	const outcomes: Outcome[] = [];
	const isOld = /\d/.test(row.name);
	for (const task of tasks) {
		const { translator } = way;
		const walk = () => walkTask({ browser, task, origin: server.origin, service, translator, keys });
		let outcome = await walk();
		if (outcome.fault !== undefined && HUNG.test(outcome.fault)) {
			row.failedHydrations.push(`did not answer at "${outcome.sentence}", and was asked again`);
			outcome = await walk();
		}
		if (!outcome.isLeftOut) outcomes.push(outcome);
		say(outcome, way.name);
	}
	row.counts[WAYS.findIndex(({ name }) => name === way.name)] = {
		passed: outcomes.filter(({ fault }) => fault === undefined).length,
		promised: outcomes.length,
	};
	for (const { sentence, fault } of outcomes) {
		// The old ones run in one process, which ends now and then by itself: that is counted, and said in the table.
		if (fault !== undefined && isOld && fault.startsWith(GONE))
			row.failedHydrations.push(`ended by itself at "${sentence}"`);
		else if (fault !== undefined) row.faults.push(`${row.name}, ${way.name}: ${sentence}: ${fault}`);
	}
	row.failedHydrations.push(...outcomes.flatMap(({ failedHydrations }) => failedHydrations));
}

function say({ sentence, isLeftOut, fault, failedHydrations, milliseconds }: Outcome, way: string): void {
	const mark = isLeftOut ? "–" : fault === undefined ? "✓" : "✗";
	const noted = failedHydrations.length > 0 ? ` [${failedHydrations.join(", ")}]` : "";
	const time = isLeftOut ? "" : ` ${(milliseconds / 1000).toFixed(1)} s`;
	console.log(`${mark} ${way}: ${sentence}${time}${noted}${fault === undefined ? "" : `\n    ${fault.slice(0, 400)}`}`);
}

/** What one engine could do. */
interface Row {
	name: string;
	/** Missing where it could not be had on this machine. */
	version?: string;
	service?: Service;
	/** Tasks that went well and tasks that are promised, for each way in which the page was there and was tried. */
	counts: ({ passed: number; promised: number } | undefined)[];
	faults: string[];
	failedHydrations: string[];
}

/** The table, and where `toDocument` says so into docs/browsers.md too. */
function writeTable(rows: readonly Row[], { toDocument }: { toDocument: boolean }): string {
	const lines = rows.map(({ name, version, service, counts }) => {
		const cells = [counts[0], counts[1], counts[2]].map((each) => (each ? `${each.passed} of ${each.promised}` : "–"));
		return `| ${[name, version ?? "not tried here", service ?? "–", ...cells].join(" | ")} |`;
	});
	const table = [
		"| Engine | Version | Gets | As it is | Translated as Chrome does | Translated as Safari and Firefox do |",
		"| --- | --- | --- | --- | --- | --- |",
		...lines,
	].join("\n");
	if (toDocument) putInto(table);
	return table;
}

function putInto(table: string): void {
	const text = readFileSync(DOCUMENT, "utf8");
	const [before, rest] = text.split(START);
	const [, after] = rest?.split(END) ?? [];
	if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no place for the table`);
	const today = new Date().toISOString().slice(0, 10);
	writeFileSync(DOCUMENT, `${before}${START}\n\nTried on ${today}.\n\n${table}\n\n${END}${after}`);
}
