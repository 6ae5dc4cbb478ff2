// npm run search -- learn: weighs what the ranker measures by the sentences that people wrote, and writes domain/search/learned.json.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listWritten, readExamples } from "../../content/catalogue/search-examples.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { idOf } from "../../domain/search/found.ts";
import type { Signals } from "../../domain/search/ranker.ts";
import { createSignalsInSteps } from "../../domain/search/ranker.ts";
import type { PageKind } from "../../domain/search/searched-pages.ts";
import { listSearchedPages } from "../../domain/search/searched-pages.ts";
import { finish } from "../../domain/steps.ts";

const SIGNALS = ["words", "nearest", "near", "isHere", "isElsewhere"] as const satisfies readonly (keyof Signals)[];
const KINDS = ["checked", "unchecked", "experience", "institution", "name", "elsewhere", "site"] as const satisfies readonly PageKind[];
const WEIGHTS = SIGNALS.length + KINDS.length;
/** Pages that are compared for one sentence: what fits worse is never first. */
const CANDIDATES = 30;
const ROUNDS = 12;
const BATCH = 32;
const RATE = 0.05;
/** Keeps weights that no sentence speaks for near nothing. */
const DECAY = 1e-4;
/** Of the sentences that mean a page so few may be told that nothing is found. */
const LOST_SHARE = 0.01;
/** Of what is called sure so many must be right. */
const RIGHT_SHARE = 0.96;

/** One sentence that the ranker has not learned from: a row for each page that may be meant. */
interface Trial {
	rows: readonly Float64Array[];
	kinds: readonly PageKind[];
	/** The row of the page that is meant; -1 where it is not among them. */
	right: number;
	isElsewhere: boolean;
}

const { procedures, institutions } = await readFacts(FACTS_DIR);
const catalogue = createCatalogue(
	{ procedures: procedures.map((row) => ({ ...row })), institutions: institutions.map((row) => ({ ...row })), observatory: [] },
	"files",
);

const trials = ["w1", "w2", "w3"].flatMap(tryWriter);
const weights = weigh(trials.filter(({ right }) => right >= 0));
const learned = describe(weights, trials);
writeFileSync(join(import.meta.dirname, "../../domain/search/learned.json"), `${JSON.stringify(learned, null, "\t")}\n`);

/** Measures all sentences of one hand with an index that knows only those of the others. */
function tryWriter(writer: string): Trial[] {
	const beside = { ...listSearchedBeside(catalogue), examples: readExamples(writer) };
	const { pages, measure } = finish(createSignalsInSteps(listSearchedPages(catalogue.procedures, beside)));
	return listWritten(writer).map(({ text, page }) => {
		const { signals } = measure(text);
		const rows = [...signals]
			.map(([at, signal]) => ({ at, signal, rough: signal.words * 8 + signal.nearest * 6 + signal.near * 6 }))
			.sort((one, other) => other.rough - one.rough)
			.slice(0, CANDIDATES)
			.flatMap(({ at, signal }) => {
				const known = pages[at];
				return known ? [{ id: idOf(known.found), kind: known.kind, row: toRow(signal, known.kind) }] : [];
			});
		return {
			rows: rows.map(({ row }) => row),
			kinds: rows.map(({ kind }) => kind),
			right: rows.findIndex(({ id }) => id === page),
			isElsewhere: page.startsWith("elsewhere-"),
		};
	});
}

function toRow(signal: Signals, kind: PageKind): Float64Array {
	return Float64Array.from([...SIGNALS.map((name) => signal[name]), ...KINDS.map((each) => (each === kind ? 1 : 0))]);
}

/** Multinomial logistic regression over the candidates of each sentence, by Adam; the order is the same each time. */
function weigh(known: readonly Trial[]): Float64Array {
	const found = new Float64Array(WEIGHTS);
	const mean = new Float64Array(WEIGHTS);
	const spread = new Float64Array(WEIGHTS);
	let step = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		// A stride that shares no factor with the number of sentences visits each once.
		const order = known.map((_, at) => known[(at * 7919 + round) % known.length]).filter((trial) => trial !== undefined);
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
				const rate = RATE / (1 + round);
				const change = (mean[each] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((spread[each] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
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
function describe(by: Float64Array, all: readonly Trial[]) {
	const judged = all
		.filter(({ rows }) => rows.length > 0)
		.map(({ rows, right, isElsewhere, kinds }) => {
			const shares = sharesOf(rows, by);
			const best = shares.indexOf(Math.max(...shares));
			const share = shares[best] ?? 0;
			const inFive = right >= 0 && shares.filter((each) => each > (shares[right] ?? 0)).length < 5;
			const row = rows[best];
			return { isRight: best === right, inFive, share, isElsewhere, score: row ? scoreOf(row, by) : 0, kind: kinds[best] };
		});
	const here = judged.filter(({ isElsewhere }) => !isElsewhere);
	const other = judged.filter(({ isElsewhere }) => isElsewhere);
	const scores = here.map(({ score }) => score).sort((one, two) => one - two);
	const least = scores[Math.floor(scores.length * LOST_SHARE)] ?? 0;
	const sure = findSure(judged);
	const part = (count: number, of: number) => (count / of).toFixed(3);
	console.log(`${here.length} sentences left out: right first ${part(here.filter(({ isRight }) => isRight).length, here.length)}, in five ${part(here.filter(({ inFive }) => inFive).length, here.length)}`);
	console.log(`${other.length} that mean no procedure: recognised ${part(other.filter(({ kind, score }) => kind === "elsewhere" || score < least).length, other.length)}; wrongly said of a page ${part(here.filter(({ kind }) => kind === "elsewhere").length, here.length)}`);
	console.log(`sure of ${part(judged.filter(({ share }) => share >= sure).length, judged.length)}`);
	const round = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100;
	return {
		weights: Object.fromEntries(SIGNALS.map((name, at) => [name, round(by[at])])),
		kinds: Object.fromEntries(KINDS.map((name, at) => [name, round(by[SIGNALS.length + at])])),
		least: round(least),
		sure: round(sure),
	};
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
