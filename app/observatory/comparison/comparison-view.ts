import type { Catalogue } from "../../../domain/catalogue.ts";
import { keptFor } from "../../../domain/kept-for.ts";
import type { Language } from "../../../domain/language.ts";
import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import { findEvaluated, listEvaluated } from "../../../domain/observatory/evaluated.ts";
import { compareNames } from "../../../domain/text.ts";
import type { EvaluationView } from "../detail/evaluation-view.ts";
import { viewEvaluations } from "../detail/evaluation-view.ts";

/** What can be chosen. */
interface Choice {
	id: string;
	name: string;
}

/** What the comparison draws: the form, and the two evaluations once two different ones are chosen. */
export interface ComparisonView {
	/** Evaluations by name, to choose from: all, or as many as a list may have; none where two are side by side. */
	choices: readonly Choice[];
	/** How many there are. */
	total: number;
	/** Ids in the form, as far as they are known. */
	chosen: readonly [string, string];
	pair: readonly [EvaluationView, EvaluationView] | null;
	isSame: boolean;
	/** True when an id was asked for that no evaluation has. */
	isMissing: boolean;
}

/** More than were evaluated by 2026 (238). A phone can look through so many, and 10,000 would be a page of 4.6 MB. */
const MOST_CHOICES = 300;

export function viewComparison(catalogue: Catalogue, ids: readonly string[], language: Language): ComparisonView {
	const found = ids.slice(0, 2).map((id) => findEvaluated(catalogue, id));
	const [first, second] = found;
	const isSame = first !== undefined && first === second;
	const different = first && second && !isSame ? [first, second] : [];
	const [one, other] = viewEvaluations(catalogue, different, language);
	const pair = one && other ? ([one, other] as const) : null;
	const evaluated = listEvaluated(catalogue);
	return {
		choices: pair
			? []
			: evaluated.length > MOST_CHOICES
				? sortChoices(pickNearest(evaluated, found))
				: listAll(evaluated),
		total: evaluated.length,
		chosen: [first?.record.id ?? "", isSame ? "" : (second?.record.id ?? "")],
		pair,
		isSame,
		isMissing: found.includes(undefined),
	};
}

const listAll = keptFor(sortChoices);

function sortChoices(evaluated: readonly Evaluated[]): readonly Choice[] {
	return evaluated
		.map(({ record, name }) => ({ id: record.id, name }))
		.sort((one, other) => compareNames(one.name, other.name));
}

/** Of more than a list may have: those chosen, those of their categories, then all others, each the best first. */
function pickNearest(evaluated: readonly Evaluated[], chosen: readonly (Evaluated | undefined)[]): Evaluated[] {
	const categories = new Set(chosen.flatMap((each) => each?.procedure?.category ?? []));
	const near = evaluated.filter(({ procedure }) => categories.has(procedure?.category ?? ""));
	const picked = new Set<Evaluated>();
	for (const each of [...chosen, ...near, ...evaluated]) {
		if (each) picked.add(each);
		if (picked.size === MOST_CHOICES) break;
	}
	return [...picked];
}
