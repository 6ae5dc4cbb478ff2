/** With which end the ranking of institutions begins, as `instituciones` spells it. */
export const RANKING_ENDS = ["peores", "mejores"] as const;
export type RankingEnd = (typeof RANKING_ENDS)[number];

/** Scores that an institution needs to be ranked: a mean of one or two says more of them than of the institution. */
export const LEAST_SCORES = 3;
