/** What was said exactly, best first; everything else fits less. */
export const EXACT = {
	institution: 1.34,
	saying: 1.32,
	name: 1.28,
	meaning: 1.2,
	keyword: 1,
	wordOfInstitution: 0.97,
	wordOfKeyword: 0.9,
};
/** What each place down the list of a meaning costs; also how much of a name is said among what was said exactly. */
export const PLACE_COST = 0.01;
export const BEST_INEXACT = 0.95;
/** What fits so much less well than the best is never shown. */
export const WEAKEST_SHARE = 0.4;
