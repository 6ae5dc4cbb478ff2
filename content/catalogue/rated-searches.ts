import rated from "../../data/rated-searches.json" with { type: "json" };
import type { RatedSearch } from "../../domain/search/rated-changes.ts";

/** What people ask and what they should find, rated by hand: the desk tries new examples on it. */
export const RATED_SEARCHES: readonly RatedSearch[] = rated;
