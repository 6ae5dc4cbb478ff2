import type { Asked } from "./rates.ts";
import { rateOf, timesAsOften } from "./rates.ts";
import type { PortalFigures, ServerFigures } from "./server.ts";
import { factor, inKilobytes, whole, writeTable } from "./table.ts";

/** The tables of what the server costs over catalogues of several sizes, as Markdown. */
export function writeServerSection({ portals, rates, baseline }: ServerFigures): string {
	const sizes = portals.map(({ procedures }) => `${procedures} procedures`);
	const row = (name: string, read: (each: PortalFigures) => number, write: (figure: number) => string = whole) => [
		name,
		...portals.map((each) => write(read(each))),
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
		],
	);
	const [real, ...others] = portals;
	const growth = (own: Asked, of: (portal: PortalFigures) => Asked) =>
		others.map((other) => factor(timesAsOften(rates, of(other), own)));
	const rateRow = (name: keyof PortalFigures["asked"]) => {
		const all = portals.map(({ asked }) => asked[name]);
		return [
			all[0]?.question.name ?? "",
			...all.map((each) => whole(rateOf(rates, each))),
			...(real ? growth(real.asked[name], ({ asked }) => asked[name]) : []),
		];
	};
	const dashes = others.map(() => "–");
	const turns = writeTable(
		["answers for each CPU-second", ...sizes, ...others.map((_, at) => `${sizes[at + 1]} / ${sizes[0]}`)],
		[
			rateRow("cached"),
			rateRow("procedure"),
			rateRow("search"),
			rateRow("fullSearch"),
			rateRow("answers"),
			[baseline.question.name, whole(rateOf(rates, baseline)), ...dashes, ...dashes],
			[
				"search pages never asked for, times as many as Express makes",
				...portals.map(({ asked }) => factor(timesAsOften(rates, asked.search, baseline))),
				...dashes,
			],
		],
	);
	const pages = Object.keys(real?.firstPageBytes ?? {});
	const bytes = pages.map((page) =>
		row(`\`${page}\``, ({ firstPageBytes }) => firstPageBytes[page] ?? Number.NaN, inKilobytes),
	);
	const kinds = Object.keys(real?.firstAnswerMs ?? {});
	const answers = kinds.flatMap((kind) => [
		row(`${kind}, first`, ({ firstAnswerMs }) => firstAnswerMs[kind]?.first ?? Number.NaN, tenths),
		row(`${kind}, tenth`, ({ firstAnswerMs }) => firstAnswerMs[kind]?.tenth ?? Number.NaN, tenths),
	]);
	return [
		"What one process costs, and how it grows with the catalogue:",
		costs,
		"What one process answers, all asked in turns of two seconds, the median of five; ratios are those of the same turns:",
		turns,
		"The first answers after a start, in ms:",
		writeTable(["answer", ...sizes], answers),
		"Documents in kB, compressed:",
		writeTable(["page", ...sizes], bytes),
	].join("\n\n");
}

function tenths(figure: number): string {
	return figure.toFixed(1);
}
