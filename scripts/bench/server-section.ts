import type { ServerFigures } from "./server.ts";
import { inKilobytes, whole, writeTable } from "./table.ts";

/** The tables of what the server costs over catalogues of several sizes, as Markdown. */
export function writeServerSection(figures: readonly ServerFigures[]): string {
	const sizes = figures.map(({ procedures }) => `${procedures} procedures`);
	const row = (name: string, read: (each: ServerFigures) => number, write = whole) => [
		name,
		...figures.map((each) => write(read(each))),
	];
	const costs = writeTable(
		["what", ...sizes],
		[
			row("first start, ms", ({ startMs }) => startMs),
			row("second start, ms", ({ secondStartMs }) => secondStartMs),
			row("event loop held up until ready, p99, ms", ({ loop }) => loop.p99Ms, tenths),
			row("the same, longest, ms", ({ loop }) => loop.maxMs, tenths),
			row(
				"event loop held up while a change is read, p99 of the turns at work, ms",
				({ change }) => change.loop.atWorkP99Ms,
				tenths,
			),
			row("the same, longest, ms", ({ change }) => change.loop.maxMs, tenths),
			row("pages from memory meanwhile, p99, ms", ({ change }) => change.answerP99Ms, tenths),
			row("until a change is shown, ms", ({ change }) => change.shownMs),
			row("memory when ready, MB", ({ memoryMb }) => memoryMb.ready),
			row("memory after the loads, MB", ({ memoryMb }) => memoryMb.loaded),
			row("pages from memory, for each CPU-second", ({ perCpuSecond }) => perCpuSecond.cached),
			row("search pages never asked for, for each CPU-second", ({ perCpuSecond }) => perCpuSecond.searchPage),
			row(
				"search pages never asked for, as long over every catalogue, for each CPU-second",
				({ perCpuSecond }) => perCpuSecond.fullSearchPage,
			),
			row("search answers never asked for, for each CPU-second", ({ perCpuSecond }) => perCpuSecond.searchResults),
			row("procedure pages, for each CPU-second", ({ perCpuSecond }) => perCpuSecond.procedurePage),
			[
				"one search page by Express, nunjucks and govuk-frontend, for each CPU-second",
				...figures.map(({ baselinePerCpuSecond: rate }) => (rate === undefined ? "–" : whole(rate))),
			],
		],
	);
	const pages = Object.keys(figures[0]?.firstPageBytes ?? {});
	const bytes = pages.map((page) =>
		row(`\`${page}\``, ({ firstPageBytes }) => firstPageBytes[page] ?? Number.NaN, inKilobytes),
	);
	const kinds = Object.keys(figures[0]?.firstAnswerMs ?? {});
	const answers = kinds.flatMap((kind) => [
		row(`${kind}, first`, ({ firstAnswerMs }) => firstAnswerMs[kind]?.first ?? Number.NaN, tenths),
		row(`${kind}, tenth`, ({ firstAnswerMs }) => firstAnswerMs[kind]?.tenth ?? Number.NaN, tenths),
	]);
	return [
		"What one process costs, and how it grows with the catalogue:",
		costs,
		"The first answers after a start, in ms:",
		writeTable(["answer", ...sizes], answers),
		"Documents in kB, compressed:",
		writeTable(["page", ...sizes], bytes),
	].join("\n\n");
}

function tenths(figure: number): string {
	return figure.toFixed(1);
}
