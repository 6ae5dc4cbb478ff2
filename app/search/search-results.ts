import { addresses } from "../addresses.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { Route } from "./+types/search-results";
import { viewSearchHits } from "./search-hit-view.ts";

/** Answers the search overlay as JSON: at most five hits; a blank text finds nothing. */
export function loader({ context, url }: Route.LoaderArgs): Response {
	const { catalogue, search } = readCatalogue(context);
	const outcome = search.search(addresses.searchResults.read(url).text);
	return Response.json(viewSearchHits(catalogue, outcome, context.get(languageContext)));
}
