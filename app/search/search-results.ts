import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked, type ProcedureType } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import type { Found } from "../../domain/search/found.ts";
import { idOf } from "../../domain/search/found.ts";
import type { SearchOutcome } from "../../domain/search/search.ts";
import { listFound } from "../../domain/search/search.ts";
import { addresses } from "../address/addresses.ts";
import type { BesideView } from "../components/found-view.ts";
import { sayOnlyName, viewBeside } from "../components/found-view.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { Route } from "./+types/search-results";

/** Answers the search overlay as JSON: at most five hits; a blank text finds nothing. */
export function loader({ context, url }: Route.LoaderArgs): Response {
	const { catalogue, search } = readCatalogue(context);
	const outcome = search.search(addresses.searchResults.read(url).text);
	return Response.json(viewSearchHits(catalogue, outcome, context.get(languageContext)));
}

/** One result of the overlay; it travels as JSON. */
export interface SearchHitView {
	id: string;
	name: string | null;
	description: string | null;
	institution: string | null;
	duration: string | null;
	type: ProcedureType | null;
	/** Left out for a procedure. */
	kind?: BesideView["kind"];
	/** Where it leads out of the portal: only its name is known. */
	address?: string;
	/** Among the most probable; these come first. */
	isLikely?: true;
	/** Taken from the official catalogue as it stands there. */
	isUnchecked?: true;
	/** Of what is written in the language of the page, or translated for it: which of these texts are Spanish all the same. */
	spanish?: readonly string[];
}

/** Most results that the overlay shows, the likely ones among them (specification, section 9). */
const MAX_RESULTS = 5;

/** The results of a search: the likely ones, then the list. */
function viewSearchHits(catalogue: Catalogue, outcome: SearchOutcome, language: Language): SearchHitView[] {
	const likely = new Set(outcome.likely);
	return listFound(outcome)
		.slice(0, MAX_RESULTS)
		.flatMap((found) => {
			const hit = viewSearchHit(catalogue, found, language);
			if (!hit) return [];
			return likely.has(found) ? { ...hit, isLikely: true } : hit;
		});
}

function viewSearchHit(catalogue: Catalogue, found: Found, language: Language): SearchHitView | null {
	if (found.kind === "procedure") {
		const said = sayProcedure(found.procedure, language);
		const { id, name, description, institutions, duration, type } = said.procedure;
		const shown = { id, name, description, institution: institutions?.name ?? null, duration, type };
		const hit = { ...shown, ...spanishAmong(said, [name, description, duration], [shown.institution]) };
		return isUnchecked(found.procedure) ? { ...hit, isUnchecked: true } : hit;
	}
	if (found.kind === "name") {
		const { name, institution, ficha } = found.name;
		const description = sayOnlyName(found.name, language);
		return { id: idOf(found), name, description, institution, duration: null, type: null, address: ficha };
	}
	const page = viewBeside(catalogue, found, language);
	// Experiences are written in both languages.
	const written = page?.kind === "experience" ? { spanish: [] } : {};
	return page && { ...page, ...written, institution: null, type: null };
}
