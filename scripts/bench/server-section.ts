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
			row("memory when ready, MB", ({ memoryMb }) => memoryMb.ready),
			row("memory after the loads, MB", ({ memoryMb }) => memoryMb.loaded),
			row("pages from memory, for each CPU-second", ({ perCpuSecond }) => perCpuSecond.cached),
			row("search pages never asked for, for each CPU-second", ({ perCpuSecond }) => perCpuSecond.searchPage),
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
		row(
			`${kind}, first`,
			({ firstAnswerMs }) => firstAnswerMs[kind]?.first ?? Number.NaN,
			(each) => each.toFixed(1),
		),
		row(
			`${kind}, tenth`,
			({ firstAnswerMs }) => firstAnswerMs[kind]?.tenth ?? Number.NaN,
			(each) => each.toFixed(1),
		),
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
