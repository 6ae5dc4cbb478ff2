import type { CataloguedProcedure } from "../catalogue.ts";
import type { Category } from "../category.ts";
import { findCategory } from "../category.ts";
import type { Institution } from "../institution.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Steps } from "../steps.ts";
import { finish, inSteps, mapInSteps } from "../steps.ts";
import { foldText } from "../text.ts";
import type { SearchedBeside } from "./entries.ts";
import { NOTHING_BESIDE } from "./entries.ts";
import type { Found } from "./found.ts";
import { chooseLikely } from "./likely.ts";
import { WEAKEST_SHARE } from "./ranking.ts";
import { splitWords } from "./stem.ts";
import { isNamedBy, tellingStems } from "./synonyms.ts";
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
	const giving = new Set<Institution>();
	const asked = new Map<string, CataloguedProcedure | undefined>(beside.mostAsked.map((id) => [id, undefined]));
	yield* inSteps(procedures, (procedure) => {
		if (procedure.institutions) giving.add(procedure.institutions);
		if (asked.has(procedure.id)) asked.set(procedure.id, procedure);
	});
	const institutions = yield* mapInSteps(giving, (institution) => ({
		institution,
		stems: new Set(tellingStems(`${institution.name ?? ""} ${institution.full_name ?? ""}`)),
	}));
	const rank = yield* createTieredRankingInSteps(procedures, beside);
	const mostAsked = beside.mostAsked.flatMap((id) => asked.get(id) ?? []);

	function listBelonging(asked: string): CataloguedProcedure[] {
		const stems = tellingStems(asked);
		const named = new Set<Institution | null>(
			institutions.filter((entry) => isNamedBy(stems, entry.stems)).map((entry) => entry.institution),
		);
		const category = findNamedCategory(asked);
		if (named.size === 0 && !category) return [];
		return procedures.filter(
			(procedure) => named.has(procedure.institutions) || (category && findCategory(procedure.category) === category),
		);
	}

	return {
		mostAsked,
		search(text) {
			const asked = foldText(text.slice(0, MAX_QUERY_LENGTH));
			if (SENTENCE_MARKS_ONLY.test(asked)) return NOTHING;
			const plain = texts.findContaining(asked).flatMap((position) => procedures[position] ?? []);
			if (CODE.test(asked)) return { ...NOTHING, plain };
			const shown = new Set(plain);
			const belonging = listBelonging(asked).filter((procedure) => !shown.has(procedure));
			for (const procedure of belonging) shown.add(procedure);
			const ranked = rank(asked);
			const least = Math.max(LEAST_SCORE, (ranked[0]?.score ?? 0) * WEAKEST_SHARE);
			const likely = chooseLikely(ranked, mostAsked);
			const above = new Set(likely.map(procedureOf));
			const tolerant: CataloguedProcedure[] = [];
			const names: OfficialName[] = [];
			const perhaps: Found[] = [];
			for (const { entry, score } of ranked) {
				if (score < least || (tolerant.length >= MAX_TOLERANT && names.length >= MAX_NAMES)) break;
				const { found } = entry;
				if (found.kind === "procedure" && tolerant.length < MAX_TOLERANT && !shown.has(found.procedure)) {
					tolerant.push(found.procedure);
					if (!above.has(found.procedure)) perhaps.push(found);
				} else if (found.kind === "name" && names.length < MAX_NAMES) {
					names.push(found.name);
					perhaps.push(found);
				}
			}
			return { likely, plain, belonging, tolerant, names, perhaps };
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
	const shown = new Set(likely.map(procedureOf));
	return procedures.filter((procedure) => !shown.has(procedure));
}

/** Name and description apart by a line end, which no folded text contains, so that no match spans both. */
function plainText(procedure: CataloguedProcedure): string {
	return `${foldText(procedure.name ?? "")}\n${foldText(procedure.description ?? "")}`;
}

/** The category that a text spells out; a one-word code such as "negocios" is everyday speech, not a category. */
function findNamedCategory(asked: string): Category | undefined {
	const category = findCategory(asked);
	return category && (foldText(category.name) === asked || splitWords(asked).length > 1) ? category : undefined;
}
