// npm run search -- learn: weighs what the ranker measures by the sentences that people wrote, and writes domain/search/learned.json.
// npm run search -- compare: tells what each signal is worth.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listWritten, readExamples } from "../../content/catalogue/search-examples.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { PageKind } from "../../domain/search/searched-pages.ts";
import { idOf, listSearchedPages } from "../../domain/search/searched-pages.ts";
import { createSignalsInSteps, SIGNALS, type Signal } from "../../domain/search/signals.ts";
import { finish } from "../../domain/steps.ts";

const KINDS = [
	"checked",
	"unchecked",
	"experience",
	"institution",
	"name",
	"elsewhere",
	"site",
] as const satisfies readonly PageKind[];
const WEIGHTS = SIGNALS.length + KINDS.length;
/** Pages that are compared for one sentence: what fits worse is never first. */
const CANDIDATES = 30;
const ROUNDS = 60;
const BATCH = 32;
const RATE = 0.05;
/** Keeps weights that no sentence speaks for near nothing. */
const DECAY = 1e-4;
/** Of the sentences that mean a page so few may be told that nothing is found. */
const LOST_SHARE = 0.01;
/** Of what is called sure so many must be right. */
const RIGHT_SHARE = 0.945;

/** What some hands wrote beside that the search had surely right without it, by hand and page: it weighs with it and learns nothing else of it. */
const EASY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../data/search-trials.json"), "utf8"),
);

/** One sentence that the ranker has not learned from: a row for each page that may be meant. */
interface Trial {
	rows: readonly Float64Array[];
	kinds: readonly PageKind[];
	/** The row of the page that is meant; -1 where it is not among them. */
	right: number;
	isElsewhere: boolean;
	/** Fewer people ask for it than sentences were written for it. */
	isRare: boolean;
}

const ROOT = join(import.meta.dirname, "../..");
const { procedures, institutions } = await readFacts(FACTS_DIR);
const catalogue = createCatalogue(
	{
		procedures: procedures.map((row) => ({ ...row })),
		institutions: institutions.map((row) => ({ ...row })),
		observatory: [],
	},
	"files",
);

const institutionIds = new Set(institutions.map(({ id }) => id));
/** Those who wrote from life, and those who wrote for one page after the other: of the latter a part, so that neither decides alone. */
const FROM_LIFE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((hand) => `life${hand}`);
const FROM_PAGES = ["w1", "w2", "w3"];
/** Wrote mostly for fichas, of which people ask less: of these sentences one in so many, that they weigh as in life. */
const FROM_LIFE_OF_FICHAS = ["life11", "life12"];
const ONE_OF_FICHAS = 6;
/** Those who wrote before they saw any page, whole: what they wrote is as what people ask. */
const asked = Object.keys(EASY).flatMap(tryWriter);
const trials = [
	...asked,
	...FROM_LIFE.flatMap(tryWriter),
	...FROM_LIFE_OF_FICHAS.flatMap((writer) =>
		tryWriter(writer).filter(({ isRare }, at) => !isRare || at % ONE_OF_FICHAS === 0),
	),
	...FROM_PAGES.flatMap((writer) =>
		tryWriter(writer).filter(({ isElsewhere, isRare }, at) => (isElsewhere ? at % 2 === 0 : at % 12 === 0 && !isRare)),
	),
];

if (process.argv[2] === "compare") compare();
else {
	const { learned, told } = summarize(weigh(trials), trials, asked);
	console.log(told);
	writeFileSync(join(ROOT, "domain/search/learned.json"), `${JSON.stringify(learned, null, "\t")}\n`);
}

/** What each signal is worth: the same sentences with some of them only. */
function compare(): void {
	const variants: [name: string, without: readonly Signal[]][] = [
		["words (BM25) only", ["likelihood", "demand", "nearest", "near", "isHere", "isBoundElsewhere"]],
		["likelihood of words only", ["words", "demand", "nearest", "near", "isHere", "isBoundElsewhere"]],
		["nearest sentences only", ["words", "likelihood", "demand", "isHere", "isBoundElsewhere"]],
		["words and nearest sentences", ["likelihood", "demand", "isHere", "isBoundElsewhere"]],
		["words, likelihood and nearest sentences", ["demand", "isHere", "isBoundElsewhere"]],
		["the same and demand", ["isHere", "isBoundElsewhere"]],
		["all", []],
	];
	for (const [name, without] of variants) {
		const blind = (all: readonly Trial[]) =>
			all.map((trial) => ({ ...trial, rows: trial.rows.map((row) => leaveOut(row, without)) }));
		console.log(`${name}\n${summarize(weigh(blind(trials)), blind(trials), blind(asked)).told}`);
	}
}

function leaveOut(row: Float64Array, without: readonly Signal[]): Float64Array {
	return row.map((value, at) => (without.includes(SIGNALS[at] ?? "words") ? 0 : value));
}

/** Measures all sentences of one hand with an index that knows only those of the others. */
function tryWriter(writer: string): Trial[] {
	const beside = { ...listSearchedBeside(catalogue), examples: readExamples(writer) };
	const { pages, signals, measure } = finish(createSignalsInSteps(listSearchedPages(catalogue.procedures, beside)));
	const roughly = (at: number) =>
		(signals.words[at] ?? 0) * 8 + (signals.nearest[at] ?? 0) * 5 + (signals.near[at] ?? 0) * 3;
	const easy = Object.entries(EASY[writer] ?? {}).flatMap(([page, said]) => said.map((text) => ({ text, page })));
	return [...listWritten(writer), ...easy].map(({ text, page }) => {
		const { met } = measure(text);
		const rows = met
			.sort((one, other) => roughly(other) - roughly(one))
			.slice(0, CANDIDATES)
			.flatMap((at) => {
				const known = pages[at];
				if (!known) return [];
				const row = Float64Array.from([
					...SIGNALS.map((name) => signals[name][at] ?? 0),
					...KINDS.map((kind) => (kind === known.kind ? 1 : 0)),
				]);
				return [{ id: idOf(known.found), kind: known.kind, row }];
			});
		return {
			rows: rows.map(({ row }) => row),
			kinds: rows.map(({ kind }) => kind),
			right: rows.findIndex(({ id }) => id === page),
			isElsewhere: page.startsWith("elsewhere-"),
			isRare: institutionIds.has(page) || /^(?:ficha|nombre)/.test(page),
		};
	});
}

/** Multinomial logistic regression over the candidates of each sentence, by Adam; the order is the same each time. */
function weigh(all: readonly Trial[]): Float64Array {
	const known = all.filter(({ right }) => right >= 0);
	const found = new Float64Array(WEIGHTS);
	const mean = new Float64Array(WEIGHTS);
	const spread = new Float64Array(WEIGHTS);
	let step = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		// A stride that shares no factor with the number of sentences visits each once.
		const order = known
			.map((_, at) => known[(at * 7919 + round) % known.length])
			.filter((trial) => trial !== undefined);
		for (let from = 0; from < order.length; from += BATCH) {
			const batch = order.slice(from, from + BATCH);
			const slope = new Float64Array(WEIGHTS);
			for (const { rows, right } of batch) {
				const shares = sharesOf(rows, found);
				rows.forEach((row, at) => {
					const error = (shares[at] ?? 0) - (at === right ? 1 : 0);
					for (let each = 0; each < WEIGHTS; each += 1) slope[each] = (slope[each] ?? 0) + error * (row[each] ?? 0);
				});
			}
			step += 1;
			for (let each = 0; each < WEIGHTS; each += 1) {
				const now = (slope[each] ?? 0) / batch.length + DECAY * (found[each] ?? 0);
				mean[each] = 0.9 * (mean[each] ?? 0) + 0.1 * now;
				spread[each] = 0.999 * (spread[each] ?? 0) + 0.001 * now * now;
				const rate = RATE / (1 + round / 6);
				const change =
					(mean[each] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((spread[each] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
				found[each] = (found[each] ?? 0) - rate * change;
			}
		}
	}
	return found;
}

function scoreOf(row: Float64Array, by: Float64Array): number {
	return row.reduce((sum, value, at) => sum + value * (by[at] ?? 0), 0);
}

function sharesOf(rows: readonly Float64Array[], by: Float64Array): number[] {
	const scores = rows.map((row) => scoreOf(row, by));
	const top = Math.max(...scores);
	const raised = scores.map((score) => Math.exp(score - top));
	const whole = raised.reduce((sum, each) => sum + each, 0);
	return raised.map((each) => each / whole);
}

/** The weights as the ranker reads them, and from when on it is sure or finds nothing. */
function summarize(by: Float64Array, all: readonly Trial[], asked: readonly Trial[]) {
	const fits = judge(by, all).flatMap(({ isElsewhere, fit }) => (isElsewhere ? [] : fit));
	const least = fits.sort((one, two) => one - two)[Math.floor(fits.length * LOST_SHARE)] ?? 0;
	const judged = judge(by, asked);
	const here = judged.filter(({ isElsewhere }) => !isElsewhere);
	const other = judged.filter(({ isElsewhere }) => isElsewhere);
	const sure = findSure(judged);
	const count = <Each>(list: readonly Each[], isMeant: (each: Each) => boolean) =>
		(list.filter(isMeant).length / list.length).toFixed(3);
	const told = [
		`  ${here.length} sentences left out: right first ${count(here, ({ isRight }) => isRight)}, in five ${count(here, ({ inFive }) => inFive)}`,
		`  ${other.length} that mean no procedure: recognised ${count(other, ({ kind, fit }) => kind === "elsewhere" || fit < least)}; wrongly said of a page ${count(here, ({ kind }) => kind === "elsewhere")}`,
		`  sure of ${count(judged, ({ share }) => share >= sure)}`,
	].join("\n");
	const round = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100;
	const learned = {
		weights: Object.fromEntries(SIGNALS.map((name, at) => [name, round(by[at])])),
		kinds: Object.fromEntries(KINDS.map((name, at) => [name, round(by[SIGNALS.length + at])])),
		least: round(least),
		sure: round(sure),
	};
	return { learned, told };
}

/** What the ranker with these weights would put first for each sentence, and how surely. */
function judge(by: Float64Array, all: readonly Trial[]) {
	return all
		.filter(({ rows }) => rows.length > 0)
		.map(({ rows, right, isElsewhere, kinds }) => {
			const shares = sharesOf(rows, by);
			const best = shares.indexOf(Math.max(...shares));
			const share = shares[best] ?? 0;
			const inFive = right >= 0 && shares.filter((each) => each > (shares[right] ?? 0)).length < 5;
			const row = rows[best];
			return {
				isRight: best === right,
				inFive,
				share,
				isElsewhere,
				fit: row ? scoreOf(leaveOut(row, ["likelihood", "demand"]), by) : 0,
				kind: kinds[best],
			};
		});
}

/** The least share from which on so many are right as a sure answer must be. */
function findSure(judged: readonly { isRight: boolean; share: number }[]): number {
	const sorted = judged.toSorted((one, two) => two.share - one.share);
	let right = 0;
	let sure = 1;
	for (const [at, { isRight, share }] of sorted.entries()) {
		if (isRight) right += 1;
		if (right / (at + 1) >= RIGHT_SHARE) sure = share;
	}
	return sure;
}
