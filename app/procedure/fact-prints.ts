import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { joinPrints } from "../../domain/facts/told-facts.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { readCatalogue } from "../context.ts";
import type { Route } from "./+types/fact-prints";

const printsOf = keptFor(({ procedures, variants }: Catalogue) => joinPrints([...procedures, ...variants]));

/**
 * A print of the facts of every procedure, without saying of which: a device looks for those that it holds, and whoever asks
 * says nothing of what was saved.
 */
export function loader({ context }: Route.LoaderArgs): Response {
	return Response.json(printsOf(readCatalogue(context).catalogue));
}
