import type { Catalogue } from "../../../domain/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import { findEvaluated, listEvaluated } from "../../../domain/observatory/evaluated.ts";
import { compareNames } from "../../../domain/text.ts";
import type { EvaluationView } from "../detail/evaluation-view.ts";
import { viewEvaluations } from "../detail/evaluation-view.ts";

/** What the comparison draws: the form, and the two evaluations once two different ones are chosen. */
export interface ComparisonView {
	/** Every evaluation by name, to choose from. */
	choices: readonly { id: string; name: string }[];
	/** Ids in the form, as far as they are known. */
	chosen: readonly [string, string];
	pair: readonly [EvaluationView, EvaluationView] | null;
	isSame: boolean;
	/** True when an id was asked for that no evaluation has. */
	isMissing: boolean;
}

export function viewComparison(catalogue: Catalogue, ids: readonly string[], language: Language): ComparisonView {
	const found = ids.slice(0, 2).map((id) => findEvaluated(catalogue, id));
	const [first, second] = found;
	const isSame = first !== undefined && first === second;
	const different = first && second && !isSame ? [first, second] : [];
	const [one, other] = viewEvaluations(catalogue, different, language);
	return {
		choices: listEvaluated(catalogue)
			.map(({ record, name }) => ({ id: record.id, name }))
			.sort((a, b) => compareNames(a.name, b.name)),
		chosen: [first?.record.id ?? "", isSame ? "" : (second?.record.id ?? "")],
		pair: one && other ? [one, other] : null,
		isSame,
		isMissing: found.includes(undefined),
	};
}
