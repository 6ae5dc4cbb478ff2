import { listMatches } from "../../domain/search/search.ts";
import { addresses } from "../addresses.ts";
import { readCatalogue } from "../context.ts";
import type { Route } from "./+types/search-results";
import { viewSearchHit } from "./search-hit-view.ts";

/** Most results that the overlay shows (specification, section 9). */
const MAX_RESULTS = 5;

/** Answers the search overlay as JSON: at most five hits; a blank text finds nothing. */
export function loader({ context, url }: Route.LoaderArgs): Response {
	const found = listMatches(readCatalogue(context).search.search(addresses.searchResults.read(url).text));
	return Response.json(found.slice(0, MAX_RESULTS).map(viewSearchHit));
}
