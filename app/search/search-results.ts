import { listMatches } from "../../domain/search.ts";
import { readCatalogue } from "../context.ts";
import type { Route } from "./+types/search-results";

/** Most results that the overlay shows (specification, section 9). */
const MAX_RESULTS = 5;

/** One result of the overlay. */
export interface SearchHit {
	id: string;
	name: string | null;
	description: string | null;
	institution: string | null;
	duration: string | null;
	type: "digital" | "mixto" | "presencial" | null;
}

/** Answers the search overlay as JSON: at most five hits; a blank text finds nothing. */
export function loader({ context, request }: Route.LoaderArgs): Response {
	const { search } = readCatalogue(context);
	const text = new URL(request.url).searchParams.get("texto") ?? "";
	const hits: SearchHit[] = listMatches(search.search(text))
		.slice(0, MAX_RESULTS)
		.map(({ id, name, description, institutions, duration, type }) => ({
			id,
			name,
			description,
			institution: institutions?.name ?? null,
			duration,
			type,
		}));
	return Response.json(hits);
}
