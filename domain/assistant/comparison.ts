import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { tellingStems } from "../text/stem.ts";
import { rankCandidates } from "./assistant-match.ts";
import type { Knowledge } from "./question.ts";
import { namingWords } from "./question.ts";
import type { ComparedField, Comparison } from "./reply.ts";

type Known = Pick<Knowledge, "catalogue" | "intents">;

export interface ComparisonRequest {
	field: ComparedField;
	end: Comparison["end"];
	/** What stands on each side of "o", as words; one where nothing is set against it; none where nothing is named. */
	sides: readonly string[];
}

/** More beside each other than these nobody compares. */
export const MAX_COMPARED = 8;
/** Sides that are looked for, each with a search of its own. */
const MAX_SIDES = 4;

/** What all sides together mean as little as this none of them means. */
const LEAST_TOGETHER = 0.01;
/** What a word is worth that only a keyword says, and what a side must be named at least. */
const HALF = 0.5;
const LEAST_NAMED = 0.5;

const MEASURES: readonly (readonly [ComparedField, Comparison["end"], RegExp])[] = [
	[
		"cost",
		"least",
		/\b(?:(?:sale |cuesta |es )?mas (?:barat|economic)\w*|(?:menos|mas poco) (?:cuesta|vale|cobran|se paga)|(?:cuesta|vale|sale|cobran|se paga) (?:menos|mas poco)|cheap(?:er|est)|costs? less)\b/g,
	],
	[
		"cost",
		"most",
		/\b(?:(?:sale |cuesta |es )?mas car\w+|(?:cuesta|vale|sale|cobran) mas|more expensive|most expensive|costs? more)\b/g,
	],
	[
		"duration",
		"least",
		/\b(?:mas (?:rapid\w*|lig(?:ero|erito))|(?:menos (?:tarda|tiempo|se tarda|dilata))|(?:tarda|tardan|dilata|se tarda|toma) menos|fast(?:er|est)|quick(?:er|est))\b/g,
	],
	["duration", "most", /\b(?:mas (?:tardad\w+|lent\w+)|(?:tarda|dilata|se tarda) mas|slow(?:er|est))\b/g],
	[
		"requirements",
		"least",
		/\b(?:menos (?:requisitos|papeles|papeleo)|mas (?:facil|sencill\w+)|easi(?:er|est)|(?:piden|pide) menos)\b/g,
	],
];
const DIFFERENCE =
	/\b(?:diferen\w+|differ\w*|distingue\w*|(?:es|son) (?:lo mismo|igual(?:es)?)|the same)\b(?: (?:que )?(?:hay|existe|is|tiene))?(?: (?:entre|between|as|de|a|con))?/;

/** What a question, as folded words, compares; undefined when it compares nothing. */
export function readComparison(known: Known, words: string): ComparisonRequest | undefined {
	const measure = MEASURES.find(([, , pattern]) => words.search(pattern) >= 0);
	if (!measure) return undefined;
	const [field, end, pattern] = measure;
	return { field, end, sides: splitSides(known, words.replace(pattern, " "), / (?:o|u|or|vs|versus|contra) /) };
}

/** What two things a question, as folded words, wants told apart; undefined when it names no two. */
export function readDifference(known: Known, words: string): string[] | undefined {
	const [before = "", after = ""] = words.split(DIFFERENCE);
	const said = after.trim() === "" ? before : after;
	const sides = splitSides(known, said, / (?:y|e|o|u|and|or|con|vs|versus|que|de(?= la | el | una? )|del) /);
	return sides.length > 1 ? sides : undefined;
}

function splitSides(known: Known, words: string, between: RegExp): string[] {
	return words
		.split(between)
		.map((side) => namingWords(known, side))
		.filter((side) => tellingStems(side).length > 0)
		.slice(0, MAX_SIDES);
}

/** The procedure that each side means, looked for first among what all of them together may mean. */
export function findSides(search: ProcedureSearch, sides: readonly string[]): CataloguedProcedure[] {
	// "Antecedentes penales o policiacos": the shorter side means something only beside the longer one.
	const lengths = new Set(sides.map((side) => tellingStems(side).length));
	const all = lengths.size > 1 ? rankCandidates(search, sides.join(" ")) : [];
	const found = new Set<CataloguedProcedure>();
	for (const side of sides) {
		const stems = tellingStems(side);
		const together = all.filter(
			({ procedure, share }) =>
				share >= LEAST_TOGETHER && !found.has(procedure) && shareNamed(procedure, stems) >= LEAST_NAMED,
		);
		const alone = together.length > 0 ? [] : rankCandidates(search, side);
		const pool = alone[0]?.isTelling ? alone : together;
		const best = pool
			.map(({ procedure, share }) => ({
				procedure,
				score: share + 2 * shareNamed(procedure, stems) + shareNamed(procedure, listElided(sides, side)),
			}))
			.sort((one, other) => other.score - one.score)[0];
		if (best) found.add(best.procedure);
	}
	return [...found];
}

/** Procedures side by side, in the order that was asked for; what is not known stands last. */
export function compare(
	procedures: readonly CataloguedProcedure[],
	{ field, end }: Pick<ComparisonRequest, "field" | "end">,
): Comparison {
	const compared = procedures.slice(0, MAX_COMPARED);
	if (field === "duration" || field === "description")
		return { kind: "comparison", field, end, procedures: compared, isDecided: false };
	const measure = (procedure: CataloguedProcedure) =>
		field === "cost" ? procedure.costo : procedure.requirements.length || null;
	const sign = end === "least" ? 1 : -1;
	const ordered = compared.toSorted(
		(one, other) =>
			Number(measure(one) === null) - Number(measure(other) === null) ||
			sign * ((measure(one) ?? 0) - (measure(other) ?? 0)),
	);
	return { kind: "comparison", field, end, procedures: ordered, isDecided: isDecided(ordered, measure, field) };
}

/** The first is the one only where every other is known too, in the same currency, and is not the same. */
function isDecided(
	[first, second, ...rest]: readonly CataloguedProcedure[],
	measure: (procedure: CataloguedProcedure) => number | null,
	field: ComparedField,
): boolean {
	if (!first || !second || measure(first) === measure(second)) return false;
	const all = [first, second, ...rest];
	if (field !== "cost") return all.every((each) => measure(each) !== null);
	return all.every((each) => measure(each) !== null && each.codigo_moneda === first.codigo_moneda);
}

/** "Patente de sociedad o de empresa", "reposición o renovación del pasaporte": the word that the shorter side leaves out. */
function listElided(sides: readonly string[], side: string): string[] {
	const [first = "", last = ""] = [sides[0], sides.at(-1)];
	const length = tellingStems(side).length;
	const [head, tail] = [tellingStems(first), tellingStems(last)];
	if (side !== first && head.length > length) return head.slice(0, 1);
	return side !== last && tail.length > length ? tail.slice(-1) : [];
}

/** What was compared, in the words of its sides, else in those of the question before. */
export function sayCompared(known: Known, words: string, before: string): string {
	const sides = readComparison(known, words)?.sides ?? [];
	return sides.length > 0 ? sides.join(" o ") : before;
}

/** The share of the words that the name says; what only a keyword says counts half. */
function shareNamed({ name, keywords }: CataloguedProcedure, stems: readonly string[]): number {
	const named = new Set(tellingStems(name ?? ""));
	const known = new Set(keywords.flatMap(tellingStems));
	const worths = stems.map((stem): number => {
		if (named.has(stem)) return 1;
		return known.has(stem) ? HALF : 0;
	});
	return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, stems.length);
}
