import type { Institution } from "../institution.ts";
import { compareNames } from "../text.ts";
import type { Evaluated } from "./evaluated.ts";
import { findCeiling } from "./evaluation.ts";
import { meanOf } from "./mean.ts";
import { LEAST_SCORES, type RankingEnd } from "./table-selection.ts";

export interface RankedInstitution {
	institution: Institution;
	/** Procedures of it that have a score. */
	count: number;
	/** Mean of their scores, 0 to 100, not rounded. */
	average: number;
	/** The same mean if all that is unknown of them were a Sí. */
	highest: number;
}

/**
 * Institutions by the mean score of their procedures, the asked end first. A procedure without a score or without a
 * known institution counts nowhere; the same mean goes by name, whichever end is first.
 */
export function rankInstitutions(evaluated: readonly Evaluated[], end: RankingEnd): RankedInstitution[] {
	const sign = end === "mejores" ? -1 : 1;
	return [...Map.groupBy(evaluated, ({ procedure }) => procedure?.institutions ?? null)]
		.flatMap(([institution, members]) => {
			const scores = members.flatMap(({ record }) => record.evaluation_score ?? []);
			const average = meanOf(scores);
			const highest = meanOf(
				members.flatMap(({ record }) => findCeiling(record)?.evaluation_score ?? record.evaluation_score ?? []),
			);
			if (institution === null || average === null || highest === null || scores.length < LEAST_SCORES) return [];
			return [{ institution, count: scores.length, average, highest }];
		})
		.sort((a, b) => sign * (a.average - b.average) || compareNames(nameOf(a), nameOf(b)));
}

function nameOf({ institution: { name, full_name, id } }: RankedInstitution): string {
	return name ?? full_name ?? id;
}
