import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { median, type Samples, type Server, timesAsMuch } from "./rounds.ts";
import type { ServerFigures } from "./server.ts";
import { PHONE_WORDS, type Visits } from "./visits.ts";

/** What one run measured; a part is missing where it was not asked for. */
export interface Measured {
	/** "Chromium 156.0, 5 rounds". */
	how: string[];
	samples?: Samples;
	server?: ServerFigures;
}

/** What the process began with: a run is long enough for the next commit to come. */
const COMMIT = findCommit();
const LOAD_BEFORE = loadavg()[0] ?? 0;

const INTRODUCTION = `# Performance

Written by \`npm run bench\`; do not edit it by hand. A figure that misses its goal is set in **bold**.`;

const MEANING = `## To repeat it

\`npm run bench\` on a quiet machine, which takes a quarter of an hour, measures everything in one run and writes this page. \`npm run bench -- /catalogo\` only measures that page; \`--browser\` and \`--server\` do one half, \`--rounds 1\` is quick and \`--procedures 3000\` takes another large catalogue: these only print, unless \`--document FILE\` says where to write. Every single measurement of the last run stays in \`test-results/bench.json\`. What a change costs in bytes, the tests say sooner (\`tests/budgets.test.ts\`).

## What it means

- **GOV.UK-frontend** is the ordinary way to make such a portal: Express, nunjucks and govuk-frontend as it comes, without the typeface that only the British government may use, so it loads no font. The **floor** is one hand-written document with its styles inside and nothing else: less cannot be had. Both say the same words from the same fact files, in the portal's own order, but have no menus of languages, reading tools, assistant, reports or copies for reading offline. All run in processes of their own on this machine, compressed with brotli, files kept for ever.
- **First visit**: an empty browser profile, everything that is loaded until 3 s after \`load\` while nobody touches anything. **FCP** is the first paint of words, **LCP** that of the largest piece, **CLS** how much moves by itself, **TBT** what long tasks after the first paint take beyond 50 ms each.
- **Second page**: somebody scrolls on the home page and stays up to 3 s, in which the portal sends ahead what its later pages need (a row of its own); then the screen is opened by its address. Service workers are left out, because nothing can slow their line.
- **kB** are thousands of bytes on the wire, headers included. The portal's pages were asked for before, as in life; what is asked for again it packs better. Then every page of every server is visited once in each round, another server first each time; figures are medians, and a ratio is taken within each round first. Times move with the machine and with what else runs on it; ratios and bytes hardly.
- **A CPU-second** is one second of one core, all threads of the process together. Portal and Express are asked in turns of two seconds, eight requests at once. A search page is uncached when nobody asked for its words before; Express makes the page of one search each time, without searching.
- **The large catalogue** is made up of variations of the real procedures. Its figures are of the second start, because the first also fills the database; medians of three.
`;

/** The page `docs/performance.md`, or as much of it as was measured. */
export function writeDocument({ how, samples, server }: Measured): string {
	return [
		INTRODUCTION,
		describeRun(how),
		...(samples ? [`On a phone (${PHONE_WORDS}):`, writeVisits(samples)] : []),
		...(server ? ["One process of the server:", writeServer(server)] : []),
		MEANING,
	].join("\n\n");
}

/** What is wanted of a figure: in words, and whether it is so. */
interface Goal {
	words: string;
	isMet: (figure: number, path: string) => boolean;
}

const FIRST_VISIT = atMost("≤ 27", 27);
const SECOND_PAGE = atMost("≤ 11, procedure 13", (path) => (path.startsWith("/tramite/") ? 13 : 11));
const PAINTS = atMost("≤ 0.75, home 0.70", (path) => (path === "/" ? 0.7 : 0.75));
const NONE = atMost("0", 0);

function writeVisits(samples: Samples): string {
	type Read = (visits: Visits) => number;
	const row = (
		name: string,
		goal: Goal | undefined,
		figure: (of: (server: Server) => Visits[]) => number,
		write: Write,
	) => [
		name,
		goal?.words ?? "",
		...[...samples].map(([path, visits]) =>
			cell(
				figure((server) => visits[server]),
				write,
				goal,
				path,
			),
		),
	];
	const of = (server: Server, name: string, read: Read, write: Write, goal?: Goal) =>
		row(name, goal, (visits) => median(visits(server).map(read)), write);
	const beside = (name: string, read: Read, write: Write, goal?: Goal) => [
		of("portal", name, read, write, goal),
		of("govuk", "– GOV.UK-frontend", read, write),
		of("floor", "– floor", read, write),
	];
	const timesGovuk = (name: string, read: Read) =>
		row(name, PAINTS, (visits) => timesAsMuch(visits("portal").map(read), visits("govuk").map(read)), hundredths);
	return writeTable(
		["portal", "goal", ...[...samples.keys()].map((path) => `\`${path}\``)],
		[
			...beside("first visit, kB", ({ first }) => first.bytes / 1000, tenths, FIRST_VISIT),
			...beside("second page, kB", ({ second }) => second.bytes / 1000, tenths, SECOND_PAGE),
			of("portal", "sent ahead between the two, kB", ({ ahead }) => ahead.bytes / 1000, tenths),
			timesGovuk("FCP ÷ GOV.UK-frontend", ({ first }) => first.fcp),
			timesGovuk("LCP ÷ GOV.UK-frontend", ({ first }) => first.lcp),
			...beside("FCP, ms", ({ first }) => first.fcp, whole),
			...beside("LCP, ms", ({ first }) => first.lcp, whole),
			of(
				"portal",
				"CLS",
				({ first }) => first.cls,
				(figure) => figure.toFixed(3),
				NONE,
			),
			of("portal", "TBT before intent, ms", ({ first }) => first.tbt, whole, NONE),
		],
	);
}

function writeServer({ rates, large, offices, searches }: ServerFigures): string {
	const row = (name: string, figure: number, write: Write, goal?: Goal) => [
		name,
		goal?.words ?? "",
		cell(figure, write, goal, ""),
	];
	const count = large.procedures.toLocaleString("en");
	const number = offices.count.toLocaleString("en");
	return writeTable(
		["portal", "goal", "figure"],
		[
			row("cached pages a CPU-second", median(rates.cached), whole, atLeast("≥ 6,000", 6_000)),
			row("uncached search pages a CPU-second", median(rates.search), whole, atLeast("≥ 250", 250)),
			row("– one search page by Express and GOV.UK-frontend", median(rates.express), whole),
			row("– times as many as Express", timesAsMuch(rates.search, rates.express), hundredths),
			row(`${count} procedures: second start, s`, large.startMs / 1000, tenths, atMost("≤ 4.5", 4.5)),
			row(`${count} procedures: memory when ready, MB`, large.memoryMb, whole, atMost("≤ 400", 400)),
			row(`${count} procedures: first search, ms`, large.firstSearchMs, tenths, atMost("≤ 30", 30)),
			row(
				"a page with 120 offices: times the bytes of the page without",
				offices.timesBytes,
				hundredths,
				atMost("≤ 1.15", 1.15),
			),
			row(`${number} offices: added to the second start, s`, offices.startMs / 1000, tenths, atMost("≤ 0.5", 0.5)),
			row(`${number} offices: the list of a department, uncached, ms`, offices.listMs, tenths, atMost("≤ 20", 20)),
			...searches.flatMap(({ procedures, searchMs, builtMs, memoryMb }, at) => {
				const most = at === 0 ? 3 : 10;
				const name = `search of ${procedures.toLocaleString("en")} procedures`;
				return [
					row(`${name}: 95 of 100, ms`, searchMs, tenths, atMost(`≤ ${most}`, most)),
					row(`${name}: built, s`, builtMs / 1000, tenths, at === 0 ? atMost("≤ 1.5", 1.5) : undefined),
					row(`${name}: memory, MB`, memoryMb, whole, at === 0 ? atMost("≤ 60", 60) : undefined),
				];
			}),
		],
	);
}

type Write = (figure: number) => string;

function cell(figure: number, write: Write, goal: Goal | undefined, path: string): string {
	if (Number.isNaN(figure)) return "–";
	return goal && !goal.isMet(figure, path) ? `**${write(figure)}**` : write(figure);
}

function atMost(words: string, most: number | ((path: string) => number)): Goal {
	return { words, isMet: (figure, path) => figure <= (typeof most === "number" ? most : most(path)) };
}

function atLeast(words: string, least: number): Goal {
	return { words, isMet: (figure) => figure >= least };
}

function whole(figure: number): string {
	return Math.round(figure).toLocaleString("en");
}

function tenths(figure: number): string {
	return figure.toFixed(1);
}

function hundredths(figure: number): string {
	return figure.toFixed(2);
}

/** A table of Markdown, padded so that it also reads in a terminal. Names and goals are words, the others numbers. */
function writeTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
	const all = [headers, ...rows];
	const widths = headers.map((_, column) => Math.max(3, ...all.map((cells) => cells[column]?.length ?? 0)));
	const isWords = (column: number) => column < 2;
	const line = (cells: readonly string[]) =>
		`| ${cells.map((each, at) => (isWords(at) ? each.padEnd(widths[at] ?? 0) : each.padStart(widths[at] ?? 0))).join(" | ")} |`;
	const rule = widths.map((width, column) => (isWords(column) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	return [line(headers), line(rule), ...rows.map(line)].join("\n");
}

/** When, on what and of which state of the code. */
function describeRun(how: readonly string[]): string {
	const [processor] = cpus();
	const machine = `${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 1e9)} GB, load ${LOAD_BEFORE.toFixed(1)} at the start and ${loadavg()[0]?.toFixed(1)} at the end`;
	const date = new Date().toISOString().slice(0, 10);
	return [`Measured on ${date}`, ...COMMIT, machine, `Node ${process.versions.node}`, ...how].join("; ").concat(".");
}

function findCommit(): string[] {
	try {
		const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
			cwd: import.meta.dirname,
			encoding: "utf8",
		});
		return [`after commit ${commit.trim()}`];
	} catch {
		return [];
	}
}
