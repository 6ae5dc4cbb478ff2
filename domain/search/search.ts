import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Steps } from "../steps.ts";
import { finish, inSteps } from "../steps.ts";
import { foldText } from "../text/text.ts";
import { createBelongingInSteps } from "./belonging.ts";
import type { Ranked } from "./candidates.ts";
import type { SearchedBeside } from "./entries.ts";
import { NOTHING_BESIDE } from "./entries.ts";
import type { Found } from "./found.ts";
import { chooseLikely } from "./likely.ts";
import { WEAKEST_SHARE } from "./scores.ts";
import { createTextIndexInSteps } from "./text-index.ts";
import { createTieredRankingInSteps } from "./tiers.ts";

/** What a text finds; a likely procedure also stands in one of the other lists. `listFound` puts everything in order. */
export interface SearchOutcome {
	/** What is most probably meant, best first; at most three, of any kind. */
	likely: readonly Found[];
	/** The text stands in the name or the description, case and accents aside; ordered by name (specification, section 7). */
	plain: readonly CataloguedProcedure[];
	/** The text names their institution, by acronym or words of its full name, or their whole category; ordered by name. */
	belonging: readonly CataloguedProcedure[];
	/** May be meant: other endings, typing errors, everyday words, keywords; best first, and in no other of these lists. */
	tolerant: readonly CataloguedProcedure[];
	/** Procedures of the official catalogue of which only the name is known, best first. */
	names: readonly OfficialName[];
	/** What is tolerant and the names, in one order, without the likely. */
	perhaps: readonly Found[];
}

export interface ProcedureSearch {
	/** Never throws; a blank text finds nothing. */
	search(text: string): SearchOutcome;
	/** The procedures that most people ask for, in that order. */
	mostAsked: readonly CataloguedProcedure[];
}

/** Characters of a text that are considered; more is cut, so that no text can keep the server busy. */
export const MAX_QUERY_LENGTH = 200;
/** What may be meant beyond this number helps nobody. */
export const MAX_TOLERANT = 20;
export const MAX_NAMES = 20;
/** What fits less well, or so much less well than the best, is left out. */
const LEAST_SCORE = 0.2;

/** One letter, or these alone, asks for nothing; any other sign, such as % or *, is looked for as it stands. */
const SENTENCE_MARKS_ONLY = /^[\s.,;:…!¡?¿'–—-]*[\p{L}\p{N}]?$/u;
/** A tag, or a call ("señor(a)" is none): whoever types it asks for that text and for nothing like it. */
const CODE = /<[/!a-z]|\w\((?![aeo]?s?\)).*\)/;
const NOTHING: SearchOutcome = {
	likely: [],
	plain: [],
	belonging: [],
	tolerant: [],
	names: [],
	perhaps: [],
};

/** Indexes one version of the catalogue; its procedures must arrive ordered by name. */
export function createProcedureSearch(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside = NOTHING_BESIDE,
): ProcedureSearch {
	return finish(createProcedureSearchInSteps(procedures, beside));
}

/** As `createProcedureSearch`, in steps. */
export function* createProcedureSearchInSteps(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
): Steps<ProcedureSearch> {
	const texts = yield* createTextIndexInSteps(procedures, plainText);
	const findBelonging = yield* createBelongingInSteps(procedures);
	const rank = yield* createTieredRankingInSteps(procedures, beside);
	const positions = new Map<CataloguedProcedure, number>();
	const asked = new Map<string, CataloguedProcedure | undefined>(beside.mostAsked.map((id) => [id, undefined]));
	yield* inSteps(procedures, (procedure, position) => {
		positions.set(procedure, position);
		if (asked.has(procedure.id)) asked.set(procedure.id, procedure);
	});
	const mostAsked = beside.mostAsked.flatMap((id) => asked.get(id) ?? []);
	/** By position, the last search that showed the procedure anyway: marking thousands costs less than a set of them. */
	const shownIn = new Float64Array(procedures.length);
	let turn = 0;

	/** The procedures at these positions, without those that this search shows already. */
	function show(found: ArrayLike<number>): CataloguedProcedure[] {
		const shown: CataloguedProcedure[] = [];
		for (let at = 0; at < found.length; at += 1) {
			const position = found[at] ?? 0;
			const procedure = procedures[position];
			if (!procedure || shownIn[position] === turn) continue;
			shownIn[position] = turn;
			shown.push(procedure);
		}
		return shown;
	}

	function isShown(procedure: CataloguedProcedure): boolean {
		return shownIn[positions.get(procedure) ?? 0] === turn;
	}

	return {
		mostAsked,
		search(text) {
			const asked = foldText(text.slice(0, MAX_QUERY_LENGTH));
			if (SENTENCE_MARKS_ONLY.test(asked)) return NOTHING;
			turn += 1;
			const plain = show(texts.findContaining(asked));
			if (CODE.test(asked)) return { ...NOTHING, plain };
			const belonging = show(findBelonging(asked));
			const ranking = rank(asked);
			const likely = chooseLikely(ranking, mostAsked);
			const above = new Set(likely.map(procedureOf));
			const [best] = ranking.best(1, () => true);
			const least = Math.max(LEAST_SCORE, (best?.score ?? 0) * WEAKEST_SHARE);
			const isEnough = ({ score }: Ranked) => score >= least;
			const tolerant = ranking
				.best(MAX_TOLERANT, (found) => found.kind === "procedure" && !isShown(found.procedure))
				.filter(isEnough);
			const names = ranking.best(MAX_NAMES, ({ kind }) => kind === "name").filter(isEnough);
			return {
				likely,
				plain,
				belonging,
				tolerant: tolerant.flatMap(({ entry }) => procedureOf(entry.found) ?? []),
				names: names.flatMap(({ entry: { found } }) => (found.kind === "name" ? found.name : [])),
				// The sort is stable: of two that fit alike the name comes last.
				perhaps: [...tolerant.filter(({ entry }) => !above.has(procedureOf(entry.found))), ...names]
					.sort((one, other) => other.score - one.score)
					.map(({ entry }) => entry.found),
			};
		},
	};
}

/** Everything found, in the order in which to show it. */
export function listFound({ likely, plain, belonging, perhaps }: SearchOutcome): Found[] {
	const said = withoutLikely([...plain, ...belonging], likely);
	return [...likely, ...said.map((procedure): Found => ({ kind: "procedure", procedure })), ...perhaps];
}

function procedureOf(found: Found): CataloguedProcedure | null {
	return found.kind === "procedure" ? found.procedure : null;
}

/** The procedures that do not already stand above as likely. */
export function withoutLikely(
	procedures: readonly CataloguedProcedure[],
	likely: readonly Found[],
): CataloguedProcedure[] {
	const shown = likely.map(procedureOf);
	return procedures.filter((procedure) => !shown.includes(procedure));
}

/** Name and description apart by a line end, which no folded text contains, so that no match spans both. */
function plainText(procedure: CataloguedProcedure): string {
	return `${foldText(procedure.name ?? "")}\n${foldText(procedure.description ?? "")}`;
}
