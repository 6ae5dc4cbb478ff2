import type { Catalogue } from "../../domain/catalogue.ts";
import { findEvaluated, listEvaluated } from "../../domain/evaluated.ts";
import type { Language } from "../../domain/language.ts";
import { averageDimensions } from "../../domain/observatory-summary.ts";
import { compareNames } from "../../domain/text.ts";
import type { Evaluation } from "./evaluation-reader.ts";
import { readEvaluation } from "./evaluation-reader.ts";

/** What the comparison shows: the form, and the two evaluations once two different ones are chosen. */
export interface ComparisonReading {
	/** Every evaluation by name, to choose from. */
	choices: readonly { id: string; name: string }[];
	/** Ids in the form, as far as they are known. */
	chosen: readonly [string, string];
	pair: readonly [Evaluation, Evaluation] | null;
	isSame: boolean;
	/** True when an id was asked for that no evaluation has. */
	isMissing: boolean;
}

export function readComparison(catalogue: Catalogue, ids: readonly string[], language: Language): ComparisonReading {
	const evaluated = listEvaluated(catalogue);
	const averages = averageDimensions(evaluated);
	const asked = ids.slice(0, 2);
	const found = asked.map((id) => findEvaluated(catalogue, id));
	const [first, second] = found;
	const isSame = first !== undefined && first === second;
	return {
		choices: evaluated
			.map(({ record, name }) => ({ id: record.id, name }))
			.sort((a, b) => compareNames(a.name, b.name)),
		chosen: [first?.record.id ?? "", isSame ? "" : (second?.record.id ?? "")],
		pair:
			first && second && averages && !isSame
				? [readEvaluation(first, averages, language), readEvaluation(second, averages, language)]
				: null,
		isSame,
		isMissing: found.includes(undefined),
	};
}
