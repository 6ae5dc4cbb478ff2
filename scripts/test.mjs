// npm test: everything, on real engines and a real browser. `npm test -- pages` runs only the tests whose path says so.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureNginx } from "./setup/nginx.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import { run, Stop, withTools } from "./setup/process.mjs";
import { countPlaywright, countProgram, countVitest, timePlaywright, timeVitest } from "./setup/results.mjs";

const SLOWEST_SHOWN = 20;

const filters = process.argv.slice(2);
const plainWhenPiped = process.stdout.isTTY ? [] : ["--colors=off"];
const reports = mkdtempSync(join(tmpdir(), "ventanilla-tests-"));
const parts = [];
const times = [];

try {
	await runParts();
} catch (error) {
	console.error(error instanceof Stop ? error.message : error);
	parts.push({ name: "set-up", passed: 0, failed: 1, skipped: 0 });
} finally {
	rmSync(reports, { recursive: true, force: true });
}
showSlowest();
summarise();

async function runParts() {
	if (filters.some((filter) => filter.startsWith("-"))) throw new Stop("npm test takes words of file paths only.");
	await ensurePackages();
	const types = await run("react-router", ["typegen"]);
	// Each uses one core most of the time.
	const meanwhile = filters.length > 0 ? [] : [lookAtSources(types)];
	const outcomes = await Promise.allSettled([ensureBuild(), ...meanwhile]);
	for (const { reason } of outcomes) if (reason) throw reason;
	await ensureNginx();
	const engines = { POSTGRES_BIN: await ensurePostgres(), NODE_ENV: "test" };
	await part("unit, contract, page", () => runVitest(engines));
	await part("browser", async () => runPlaywright({ CHROMIUM_PATH: (await ensureChromium()) ?? "", NODE_ENV: "test" }));
}

async function lookAtSources(types) {
	await part("types", async () => countProgram(types || (await run("tsc", ["-p", "."]))));
	await part("lint", async () =>
		countProgram(await run("biome", ["ci", "--error-on-warnings", ...plainWhenPiped, "."])),
	);
}

async function part(name, work) {
	console.log(`\n── ${name}`);
	parts.push({ name, ...(await work()) });
}

async function runVitest(variables) {
	const file = join(reports, "vitest.json");
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	const onFilter = filters.length > 0 ? ["--passWithNoTests"] : [];
	const code = await run("vitest", ["run", ...reporters, ...onFilter, ...filters], withTools(variables));
	times.push(...timeVitest(file));
	return countVitest(file, code);
}

async function runPlaywright(variables) {
	const file = join(reports, "playwright.json");
	const onFilter = filters.length > 0 ? ["--pass-with-no-tests"] : [];
	const env = withTools({ ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
	const code = await run("playwright", ["test", "--reporter=list,json", ...onFilter, ...filters], env);
	times.push(...timePlaywright(file));
	return countPlaywright(file, code);
}

function showSlowest() {
	const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST_SHOWN);
	if (slowest.length > 0) console.log(`\n── the slowest ${slowest.length} tests`);
	for (const { path, title, milliseconds } of slowest) {
		console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${path}  ${title}`);
	}
}

function summarise() {
	const isComplete = filters.length === 0;
	for (const each of parts) {
		if (isComplete && each.passed + each.failed === 0) each.failed = 1;
	}
	const total = (outcome) => parts.reduce((sum, each) => sum + each[outcome], 0);
	const failed = total("failed") || (total("passed") === 0 ? 1 : 0);
	console.log("");
	for (const each of parts) {
		const skipped = each.skipped > 0 ? `, ${each.skipped} skipped` : "";
		console.log(`${each.name.padEnd(22)} ${each.passed} passed, ${each.failed} failed${skipped}`);
	}
	process.exitCode = failed > 0 ? 1 : 0;
	console.log(`${total("passed")} passed, ${failed} failed`);
}
