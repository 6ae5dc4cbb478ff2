// npm run <command>: installs and builds what the command needs and this machine lacks, then hands over to its program.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./setup/browsers.mjs";
import { ensureBuild, isBuilt } from "./setup/build.mjs";
import { ensureNginx, ensurePostgres } from "./setup/engines.mjs";
import { ensurePackages, ensureServingPackages } from "./setup/packages.mjs";
import { main, run, runQuietly, runtime, Stop, withTools } from "./setup/process.mjs";
import { countPlaywright } from "./setup/results.mjs";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "./setup/server-command.mjs";

/** Each answers the exit code of its program. */
const COMMANDS = {
	start,
	dev,
	desk,
	backup,
	restore,
	catalogue,
	accessibility,
	bench,
	browsers,
	drill,
	readability,
	search,
};
const DATABASE_WORK = ["migrate", "seed", "retention"];

await main(async () => {
	const [, , name, ...parameters] = process.argv;
	if (DATABASE_WORK.includes(name)) process.exitCode = await database(name, parameters);
	else if (Object.hasOwn(COMMANDS, name)) process.exitCode = await COMMANDS[name](parameters);
	else throw new Stop(`Say which: ${[...Object.keys(COMMANDS), ...DATABASE_WORK].join(", ")}.`);
});

/** npm start: serves. */
async function start() {
	await ensureServing();
	return run(runtime(), SERVER_COMMAND, withTools({ NODE_ENV: "production", ...SERVER_ENVIRONMENT }));
}

/** npm run dev: the portal with hot reload. */
async function dev() {
	await ensurePackages();
	return run(runtime(), ["server/dev.ts"], withTools({ NODE_ENV: "development" }));
}

/** npm run desk: serves the desk; `-- --new-access CORREO` prints a link by which somebody gets back in. */
async function desk(parameters) {
	await ensureServing();
	return run(runtime(), ["desk/main.ts", ...parameters], withTools({ NODE_ENV: "production" }));
}

/** npm run migrate | seed | retention: care for the database that the settings name. */
async function database(work, parameters) {
	await ensureServingPackages();
	return run(runtime(), ["scripts/database.ts", work, ...parameters]);
}

/** npm run backup -- FOLDER: a copy of the embedded database in DATA_DIR. */
async function backup([folder]) {
	if (!folder) throw new Stop("Say which folder: npm run backup -- /var/backups/ventanilla");
	await ensureServingPackages();
	return run(runtime(), ["deploy/back-up.mjs", dataDir(), folder]);
}

/** npm run restore -- BACKUP: and back. */
async function restore([folder]) {
	if (!folder) throw new Stop("Say which folder: npm run restore -- /var/backups/ventanilla");
	await ensureServingPackages();
	return run(runtime(), ["deploy/restore.mjs", folder, dataDir()]);
}

function dataDir() {
	return process.env.DATA_DIR?.trim() || ".data";
}

/** npm run catalogue -- check, export, diff, import, links, reports, match, remember: care for the catalogue. */
async function catalogue(parameters) {
	await ensureServingPackages();
	return run(runtime(), ["scripts/catalogue/run.ts", ...parameters]);
}

/**
 * npm run accessibility: axe's whole matrix (every screen and state, two languages, three widths, light and dark) and the
 * pseudo-language in a real browser. It takes several minutes, so `npm test` keeps to samples of it.
 */
async function accessibility(parameters) {
	await ensurePackages();
	await ensureBuild();
	const folder = mkdtempSync(join(tmpdir(), "ventanilla-accessibility-"));
	const report = join(folder, "playwright.json");
	const chromium = (await ensureChromium()) ?? "";
	const env = withTools({ CHROMIUM_PATH: chromium, NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: report });
	const options = ["--config=playwright.accessibility.config.ts", "--reporter=list,json"];
	const code = await run("playwright", ["test", ...options, ...parameters], env);
	const { passed, failed } = countPlaywright(report, code);
	rmSync(folder, { recursive: true, force: true });
	console.log(`${passed} passed, ${failed} failed`);
	return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * npm run bench: portal and baselines in a real browser, then the server by itself; writes docs/performance.md.
 * `-- /catalogo` measures that page and writes nothing; --browser or --server does one half.
 */
async function bench(parameters) {
	await ensurePackages();
	await ensureBuild();
	const wantsBrowser = !parameters.includes("--server") || parameters.includes("--browser");
	const env = withTools(wantsBrowser ? { CHROMIUM_PATH: (await ensureChromium()) ?? "" } : {});
	const code = await run(runtime(), ["scripts/bench/run.ts", ...parameters], env);
	await formatDocument("docs/performance.md");
	return code;
}

/**
 * npm run browsers: thirty tasks in seven real engines, plain and translated; writes the table of docs/browsers.md and
 * fails where its promise is broken. `-- --engine "Chromium 112" --task menu` tries a part and writes nothing.
 */
async function browsers(parameters) {
	await ensurePackages();
	await ensureBuild();
	const env = withTools({ CHROMIUM_PATH: (await ensureChromium()) ?? "" });
	const code = await run(runtime(), ["scripts/browsers/run.ts", ...parameters], env);
	await formatDocument("docs/browsers.md");
	return code;
}

/** npm run drill: the long proofs, on the built server and real engines. `-- kill --rounds 5` runs one of them, shorter. */
async function drill(parameters) {
	await ensurePackages();
	await ensureBuild();
	const POSTGRES_BIN = await ensurePostgres();
	await ensureNginx();
	return run(runtime(), ["scripts/drill/run.ts", ...parameters], withTools({ POSTGRES_BIN }));
}

/** npm run readability: measures every text that a citizen reads. Its last line is "N passed, M failed". */
async function readability() {
	await ensurePackages();
	return run(runtime(), ["scripts/readability/readings.ts"], withTools());
}

/**
 * npm run search -- learn | compare | intents: weighs the ranker anew, tells what each of its signals is worth, or teaches
 * the assistant what is asked.
 */
async function search(parameters) {
	await ensurePackages();
	const program = parameters[0] === "intents" ? "learn-intents" : "learn";
	return run(runtime(), [`scripts/search/${program}.ts`, ...parameters], withTools());
}

/** A finished build needs no development tools. */
async function ensureServing() {
	if (isBuilt()) {
		await ensureServingPackages();
	} else {
		await ensurePackages();
		await ensureBuild();
	}
}

/** Its tables as the lint wants them. */
async function formatDocument(file) {
	await runQuietly("biome", ["format", "--write", file]);
}
