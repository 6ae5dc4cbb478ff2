import type { Institution } from "../institution.ts";
import { compareNames } from "../text.ts";
import type { Evaluated } from "./evaluated.ts";
import { meanOf } from "./mean.ts";

/** With which end the ranking of institutions begins, as `instituciones` spells it. */
export const RANKING_ENDS = ["peores", "mejores"] as const;
export type RankingEnd = (typeof RANKING_ENDS)[number];

/** Scores that an institution needs to be ranked: a mean of one or two says more of them than of the institution. */
export const LEAST_SCORES = 3;

export interface RankedInstitution {
	institution: Institution;
	/** Procedures of it that have a score. */
	count: number;
	/** Mean of their scores, 0 to 100, not rounded. */
	average: number;
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
			if (institution === null || average === null || scores.length < LEAST_SCORES) return [];
			return [{ institution, count: scores.length, average }];
		})
		.sort((a, b) => sign * (a.average - b.average) || compareNames(nameOf(a), nameOf(b)));
}

function nameOf({ institution: { name, full_name, id } }: RankedInstitution): string {
	return name ?? full_name ?? id;
}
