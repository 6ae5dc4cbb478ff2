import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { COMPARED_PATHS, readContent } from "./content.ts";
import { type Measured, writeDocument } from "./document.ts";
import { Processes } from "./processes.ts";
import { measureVisits } from "./rounds.ts";
import { measureServer } from "./server.ts";
import { launchBrowser } from "./visits.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = join(ROOT, "docs/performance.md");
/** Not committed. */
const RESULTS = join(ROOT, "test-results");

const USUAL_ROUNDS = 5;
const LARGE_CATALOGUE = 10_000;

const { values, positionals: paths } = parseArgs({
	allowPositionals: true,
	options: {
		browser: { type: "boolean", default: false },
		server: { type: "boolean", default: false },
		rounds: { type: "string", default: String(USUAL_ROUNDS) },
		procedures: { type: "string", default: String(LARGE_CATALOGUE) },
		document: { type: "string" },
	},
});
const rounds = readCount("rounds", values.rounds);
const procedures = readCount("procedures", values.procedures);
const isWhole = !values.browser && !values.server && paths.length === 0;
/** A look at some pages, one half or a quick run is no measurement that the document should hold. */
const document =
	values.document ?? (isWhole && rounds >= USUAL_ROUNDS && procedures === LARGE_CATALOGUE ? DOCUMENT : undefined);

const measured: Measured = { how: [] };
if (!values.server || values.browser)
	Object.assign(measured, await benchBrowser(paths.length > 0 ? paths : COMPARED_PATHS));
if (isWhole || values.server) measured.server = await benchServer();

const text = writeDocument(measured);
console.log(`\n${text}`);
mkdirSync(RESULTS, { recursive: true });
const { samples, server } = measured;
writeFileSync(join(RESULTS, "bench.json"), JSON.stringify({ samples: samples && Object.fromEntries(samples), server }));
if (document) {
	writeFileSync(document, text);
	console.log(`Written to ${document}`);
}

/** Portal and baselines over the same words, visited in turns by one browser. */
async function benchBrowser(paths: readonly string[]): Promise<Measured> {
	await using processes = new Processes();
	const portal = await processes.startPortal();
	// Home is where everybody comes from who opens a second page.
	const pages = await readContent(portal.origin, [...new Set(["/", ...paths])]);
	const origins = {
		portal: portal.origin,
		govuk: await processes.startBaseline("govuk", pages),
		floor: await processes.startBaseline("floor", pages),
	};
	const browser = await launchBrowser(process.env.CHROMIUM_PATH);
	try {
		const samples = await measureVisits({ browser, origins, paths, rounds });
		return { how: [`Chromium ${browser.version()}`, rounds === 1 ? "1 round" : `${rounds} rounds`], samples };
	} finally {
		await browser.close();
	}
}

async function benchServer(): Promise<Measured["server"]> {
	await using processes = new Processes();
	return await measureServer(processes, procedures);
}

function readCount(name: string, text: string): number {
	const count = Number(text);
	if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} takes a whole number from 1, not ${text}`);
	return count;
}
