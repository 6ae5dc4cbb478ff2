import { addresses } from "../address/addresses.ts";
import { readCatalogue, readViewer } from "../context.ts";
import type { Route } from "./+types/search-results";
import { viewSearchAnswer } from "./search-answer.ts";

/** Answers the search overlay as JSON; a blank text finds nothing. */
export function loader({ context, url }: Route.LoaderArgs): Response {
	const { catalogue, search } = readCatalogue(context);
	const outcome = search.search(addresses.searchResults.read(url).text);
	return Response.json(viewSearchAnswer(catalogue, outcome, readViewer(context)));
}
