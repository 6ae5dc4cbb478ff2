import rated from "../../data/rated-searches.json" with { type: "json" };

/** A question and the pages that it should find, rated by hand. */
export interface RatedSearch {
	/** Where it comes from: lists that are called held out are never tuned with. */
	list: string;
	text: string;
	/** Ids of what the person came for; none where nothing may be found. */
	best: readonly string[];
	/** Would serve the person too. */
	good?: readonly string[];
	/** Near the subject, but not an answer. */
	related?: readonly string[];
}

/** What people ask and what they should find, rated by hand: the desk tries new examples on it. */
export const RATED_SEARCHES: readonly RatedSearch[] = rated;
