import type { OfficialName } from "../official/official-name.ts";
import type { SearchOutcome } from "../search/outcome.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { namesIn, proceduresIn, withoutLikely } from "../search/search.ts";
import type { Found } from "../search/searched-pages.ts";
import { foldText } from "../text/text.ts";
import type { Catalogue, CataloguedProcedure } from "./catalogue.ts";
import { findCategory } from "./category.ts";
import type { Audience } from "./procedure-words.ts";

/** What a citizen narrows the catalogue to. */
export interface CatalogueFilter {
	/** Blank: any. */
	text: string;
	/** Name, code or alias of a category; null: any. */
	category: string | null;
	/** Id of an institution; null: any. */
	institution?: string | null;
	/** Whoever asks; null: anybody. */
	audience?: Audience | null;
	/** Only what is known to cost nothing. */
	isFree?: boolean;
	/** Only what is done wholly online. */
	isOnline?: boolean;
}

export interface BrowseOutcome extends Pick<SearchOutcome, "certainty" | "elsewhere" | "site" | "adviser"> {
	/** What is most probably meant, above everything else; empty without a text. With a filter only procedures that pass it. */
	likely: readonly Found[];
	/** What was asked for and is not among the likely, in the order in which to show it. */
	matches: readonly CataloguedProcedure[];
	/** What may be meant beside all that; always empty without a text. */
	suggestions: readonly CataloguedProcedure[];
	/** Whether some procedure says the text itself, likely or not. */
	isSaid: boolean;
	/** Procedures of which only the name is known, best first; none with a filter, because nothing else is known of them. */
	names: readonly OfficialName[];
	/** Whether they fit better than the suggestions. */
	isNameCloser: boolean;
}

const NOTHING_ASKED = {
	certainty: "none",
	elsewhere: null,
	site: null,
	adviser: null,
	likely: [],
	suggestions: [],
	isSaid: true,
	names: [],
	isNameCloser: false,
} as const;

/** The procedures that a text and a category leave; every procedure, by name, when there is neither. */
export function browseCatalogue(catalogue: Catalogue, search: ProcedureSearch, filter: CatalogueFilter): BrowseOutcome {
	const { text } = filter;
	const isWanted = (procedure: CataloguedProcedure) => passes(procedure, filter);
	if (text.trim() === "") {
		const matches = catalogue.procedures.filter(isWanted);
		return { ...NOTHING_ASKED, matches };
	}
	const { certainty, elsewhere, site, adviser, ...outcome } = search.search(text);
	const likely = outcome.likely.filter((found) =>
		found.kind === "procedure" ? isWanted(found.procedure) : !isNarrowed(filter),
	);
	const all = [...outcome.plain, ...outcome.belonging];
	const said = isNarrowed(filter) ? all.filter(isWanted) : all;
	return {
		...{ certainty, elsewhere, site, adviser },
		likely,
		matches: withoutLikely(said, likely),
		suggestions: proceduresIn(outcome.perhaps).filter(isWanted),
		isSaid: said.length > 0,
		names: isNarrowed(filter) ? [] : namesIn(outcome.perhaps),
		isNameCloser: outcome.perhaps[0]?.kind === "name",
	};
}

function isNarrowed({ category, institution, audience, isFree, isOnline }: CatalogueFilter): boolean {
	return (
		[category, institution, audience].some((each) => (each ?? null) !== null) || isFree === true || isOnline === true
	);
}

function passes(procedure: CataloguedProcedure, filter: CatalogueFilter): boolean {
	const { category, institution = null, audience = null, isFree = false, isOnline = false } = filter;
	if (category !== null && !isInCategory(procedure, category)) return false;
	if (institution !== null && procedure.institution_id !== institution) return false;
	if (audience !== null && procedure.user_type !== audience && procedure.user_type !== "ambos") return false;
	if (isFree && procedure.costo !== 0) return false;
	return !isOnline || procedure.type === "digital";
}

/** Whether a procedure is of the category that a name, code or alias means; unknown ones are compared as text. */
export function isInCategory(procedure: CataloguedProcedure, spelling: string): boolean {
	const category = findCategory(spelling);
	if (category) return findCategory(procedure.category) === category;
	return procedure.category !== null && foldText(procedure.category) === foldText(spelling);
}
