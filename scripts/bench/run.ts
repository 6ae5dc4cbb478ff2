import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { BASELINES, startBaseline } from "./baselines/start.ts";
import { launchBrowser } from "./browser.ts";
import { writeBrowserSection } from "./browser-section.ts";
import { COMPARED_PATHS, readContent } from "./content.ts";
import { drawPaints } from "./picture.ts";
import { keepSamples, writePicture, writeSection } from "./report.ts";
import { measureRounds, type Rounds } from "./rounds.ts";
import { measureServers } from "./server.ts";
import { writeServerSection } from "./server-section.ts";

const USUAL_ROUNDS = 5;
/** Procedures of the larger catalogue that the server is measured with unless `--procedures` says another number. */
const LARGE_CATALOGUE = 3_000;

const { values, positionals: paths } = parseArgs({
	allowPositionals: true,
	options: {
		browser: { type: "boolean", default: false },
		server: { type: "boolean", default: false },
		rounds: { type: "string", default: String(USUAL_ROUNDS) },
		procedures: { type: "string", default: String(LARGE_CATALOGUE) },
	},
});
const wantsAll = !values.browser && !values.server;
const rounds = readCount("rounds", values.rounds);
const procedures = readCount("procedures", values.procedures);
/** A look at some pages or a quick run is no measurement that the document should hold. */
const isForDocument = paths.length === 0 && rounds >= USUAL_ROUNDS;

if (wantsAll || values.browser) await benchBrowser();
if (values.server || (wantsAll && paths.length === 0)) await benchServer();

async function benchBrowser(): Promise<void> {
	const { measured, version } = await measureBrowser(paths.length > 0 ? paths : COMPARED_PATHS);
	keepSamples(measured);
	const tables = writeBrowserSection(measured);
	console.log(`\n${tables}`);
	if (!isForDocument) return;
	writePicture(drawPaints(measured));
	writeSection("browser", [`Chromium ${version}`, `${rounds} rounds`], tables);
	console.log("\nWritten to docs/performance.md and docs/performance.svg");
}

async function benchServer(): Promise<void> {
	const tables = writeServerSection(await measureServers([procedures]));
	console.log(`\n${tables}`);
	if (paths.length === 0) writeSection("server", [], tables);
}

/** Starts portal and baselines over the same words and measures them in turns; everything is stopped again. */
async function measureBrowser(compared: readonly string[]): Promise<{ measured: Rounds; version: string }> {
	const data = await makeDataFolder();
	const stops = [data.dispose];
	try {
		const portal = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
		stops.unshift(async () => void (await portal.stop()));
		const content = join(data.path, "bench-pages.json");
		await writeFile(content, JSON.stringify(await readContent(portal.origin, compared)));
		const origins = { portal: portal.origin, govuk: "", "client-only": "", floor: "" };
		for (const name of BASELINES) {
			const baseline = await startBaseline(name, content);
			stops.unshift(baseline.stop);
			origins[name] = baseline.origin;
		}
		await rm(content);
		const browser = await launchBrowser(process.env.CHROMIUM_PATH);
		stops.unshift(() => browser.close());
		return { measured: await measureRounds({ browser, origins, paths: compared, rounds }), version: browser.version() };
	} finally {
		for (const stop of stops) await stop();
	}
}

function readCount(name: string, text: string): number {
	const count = Number(text);
	if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} takes a whole number from 1, not ${text}`);
	return count;
}
