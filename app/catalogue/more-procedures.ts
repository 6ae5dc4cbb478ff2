import { addresses } from "../address/addresses.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { Route } from "./+types/more-procedures";
import { viewMoreCards } from "./catalogue-view.ts";

/** Further cards of the catalogue as JSON, for a page that shows them below its own. */
export function loader({ context, url }: Route.LoaderArgs): Response {
	const { chosen, ...asked } = addresses.moreProcedures.read(url);
	const listed = { ...asked, category: chosen };
	return Response.json(viewMoreCards(readCatalogue(context), listed, context.get(languageContext)));
}
