// npm test: everything, on real engines and a real browser. `npm test -- pages` runs only the tests whose path says so.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureChromium, ensureOldChromium } from "./setup/browsers.mjs";
import { ensureBuild } from "./setup/build.mjs";
import { ensureNginx, ensurePostgres } from "./setup/engines.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { run, runQuietly, Stop, withTools } from "./setup/process.mjs";
import { countPlaywright, countProgram, countVitest, listPlaywright, listVitest } from "./setup/results.mjs";

const SLOWEST_SHOWN = 20;
/** Lines of what a failed test said that are told again at the end. */
const FAULT_LINES = 6;

const filters = process.argv.slice(2);
const plainWhenPiped = process.stdout.isTTY ? [] : ["--colors=off"];
const reports = mkdtempSync(join(tmpdir(), "ventanilla-tests-"));
const parts = [];
const tests = [];

try {
	await runParts();
} catch (error) {
	console.error(error instanceof Stop ? error.message : error);
	parts.push({ name: "set-up", passed: 0, failed: 1, skipped: 0 });
} finally {
	rmSync(reports, { recursive: true, force: true });
}
showSlowest();
showFailed();
summarise();

async function runParts() {
	if (filters.some((filter) => filter.startsWith("-"))) throw new Stop("npm test takes words of file paths only.");
	await ensurePackages();
	const types = await run("react-router", ["typegen"]);
	// Each uses one core most of the time.
	const meanwhile = filters.length > 0 ? [] : [lookAtSources(types)];
	await together(ensureBuild(), ...meanwhile);
	await ensureNginx();
	const postgres = await ensurePostgres();
	const chromium = (await ensureChromium()) ?? "";
	// Where it cannot be had its tests are skipped, and say so.
	await ensureOldChromium("103");
	const runs = [
		() => part("unit, contract, page", () => runVitest({ POSTGRES_BIN: postgres, CHROMIUM_PATH: chromium })),
		() => part("browser", () => runPlaywright({ CHROMIUM_PATH: chromium })),
	];
	// One waits for databases, restarts and deadlines while the other draws. What was asked for by name is watched in turn.
	if (filters.length === 0) await together(...runs.map((start) => start()));
	else for (const start of runs) await start();
}

async function lookAtSources(types) {
	await part("types", async () => countProgram(types || (await run("tsc", ["-p", "."]))));
	await part("lint", async () =>
		countProgram(await run("biome", ["ci", "--error-on-warnings", ...plainWhenPiped, "."])),
	);
}

/** Waits for all of them, also when one fails, so that none goes on behind the summary. */
async function together(...works) {
	for (const { reason } of await Promise.allSettled(works)) if (reason) throw reason;
}

async function part(name, work) {
	console.log(`\n── ${name}`);
	parts.push({ name, ...(await work()) });
}

async function runVitest(variables) {
	const file = join(reports, "vitest.json");
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	const onFilter = filters.length > 0 ? ["--passWithNoTests"] : [];
	const code = await runTests("vitest", ["run", ...reporters, ...onFilter, ...filters], variables);
	tests.push(...listVitest(file));
	return countVitest(file, code);
}

async function runPlaywright(variables) {
	const file = join(reports, "playwright.json");
	const onFilter = filters.length > 0 ? ["--pass-with-no-tests"] : [];
	const parameters = ["test", "--reporter=list,json", ...onFilter, ...filters];
	const code = await runTests("playwright", parameters, { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
	tests.push(...listPlaywright(file));
	return countPlaywright(file, code);
}

/**
 * The browser's lines appear as they come, those of Vitest after its end where both run: mixed they could not be read.
 * The portal starts some sixty times and each worker loads the same packages: what Node compiled once it finds again.
 */
async function runTests(program, parameters, variables) {
	const env = withTools({ NODE_ENV: "test", NODE_COMPILE_CACHE: join(reports, "compiled"), ...variables });
	if (program === "playwright" || filters.length > 0) return run(program, parameters, env);
	const { code, output } = await runQuietly(program, parameters, env);
	console.log(`\n── what ${program} said\n${output}`);
	return code;
}

function showSlowest() {
	const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST_SHOWN);
	if (slowest.length > 0) console.log(`\n── the slowest ${slowest.length} tests`);
	for (const { path, title, milliseconds } of slowest) {
		console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${path}  ${title}`);
	}
}

/** Once more at the end: whoever keeps only the last of the output still learns what failed. */
function showFailed() {
	const failed = tests.filter(({ fault }) => fault !== undefined);
	if (failed.length > 0) console.log("\n── what failed");
	for (const { path, title, fault } of failed) {
		const said = stripVTControlCharacters(fault).split("\n").slice(0, FAULT_LINES);
		console.log([`${path}  ${title}`, ...said.map((line) => `    ${line}`)].join("\n"));
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
