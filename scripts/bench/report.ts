import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = join(ROOT, "docs/performance.md");
/** Not committed. */
const RESULTS = join(ROOT, "test-results");
const PICTURE = join(ROOT, "docs/performance.svg");

/** The parts of the document that a run writes, in their order. */
export const SECTIONS = { browser: "In the browser", server: "On the server" } as const;
export type Section = keyof typeof SECTIONS;

const INTRODUCTION = `# Performance

Written by \`npm run bench\`, which also draws the picture; do not edit it by hand. \`--browser\` and \`--server\` renew one half, paths (\`npm run bench -- /catalogo\`) only measure.

![Bars of first and largest paint, with the same numbers as the tables below](performance.svg)

## How to read it

- **Servers.** \`portal\` is the built portal. \`govuk\` is the ordinary way to make one: Express, nunjucks and govuk-frontend as it comes, without the typeface that only the British government may use, so it loads no font. \`client-only\` is a React page that is empty until its scripts have fetched its words as JSON. \`floor\` is one hand-written document with its styles inside and nothing else: less cannot be had. All run in processes of their own on this machine, compressed with brotli, files kept for ever.
- **Content.** The baselines say the same words from the same fact files, and list what the portal's own page lists, in its order. They have no menus of languages, reading tools, assistant, reports or copies for reading offline.
- **Rounds.** Every page of every server is visited once in each round, another server first each time. Numbers are medians; a ratio is taken within each round, then its median; there is a dash where a baseline took nothing in one of them. 1.00 is the same, 0.50 half as much. Every single measurement of the last run stays in the folder of test results. Times move with the machine and with what else runs on it; ratios, bytes and counts do not.
- **First visit.** An empty browser profile, a visitor who has not answered about cookies, watched until 3 s after \`load\`. The service worker is left out, because nothing can slow its line.
- **FCP** is the first paint of words, **LCP** that of the largest piece, **CLS** how much moves by itself, **TBT** what long tasks after the first paint take beyond 50 ms each. **kB** are thousands of bytes on the wire, headers included.
`;

/** What the process began with: a run is long enough for the next commit to come. */
const COMMIT = findCommit();
const LOAD_BEFORE = loadavg()[0] ?? 0;

/** Puts one half of the document in place of the one of before; the other half stays what its own run measured. */
export function writeSection(section: Section, facts: readonly string[], tables: string): void {
	const old = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
	const parts = Object.keys(SECTIONS).flatMap((name) => {
		if (!isSection(name)) return [];
		const body = name === section ? `${describeRun(facts)}\n\n${tables}` : bodyOf(old, name);
		return body ? [`## ${SECTIONS[name]}\n\n${body}\n`] : [];
	});
	writeFileSync(DOCUMENT, [INTRODUCTION, ...parts].join("\n"));
}

/** Keeps every single measurement of the last run, for whoever doubts a median. */
export function keepSamples(samples: object): void {
	mkdirSync(RESULTS, { recursive: true });
	writeFileSync(join(RESULTS, "bench.json"), JSON.stringify(samples));
}

export function writePicture(drawing: string): void {
	writeFileSync(PICTURE, drawing);
}

function isSection(name: string): name is Section {
	return name in SECTIONS;
}

function bodyOf(document: string, section: Section): string | undefined {
	const [, rest] = document.split(`## ${SECTIONS[section]}\n`);
	return rest?.split(/^## /m)[0]?.trim();
}

/** When, on what and of which state of the code. */
function describeRun(facts: readonly string[]): string {
	const [processor] = cpus();
	const machine = `${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 1e9)} GB, load ${LOAD_BEFORE.toFixed(1)} at the start and ${loadavg()[0]?.toFixed(1)} at the end`;
	const date = new Date().toISOString().slice(0, 10);
	return [`Measured on ${date}`, ...COMMIT, machine, `Node ${process.versions.node}`, ...facts].join("; ").concat(".");
}

function findCommit(): string[] {
	try {
		const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" });
		return [`after commit ${commit.trim()}`];
	} catch {
		return [];
	}
}
