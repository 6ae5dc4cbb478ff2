import { countByCategory } from "../../domain/catalogue.ts";
import { CATEGORIES, findCategory } from "../../domain/category.ts";
import type { Language } from "../../domain/language.ts";
import { browseCatalogue } from "../../domain/search/browse.ts";
import type { Found } from "../../domain/search/found.ts";
import type { BesideView } from "../components/beside-view.ts";
import { viewBeside } from "../components/beside-view.ts";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { viewProcedureCard } from "../components/procedure-card-view.ts";
import type { ServedCatalogue } from "../context.ts";

/** Cards on one page. The whole of today's catalogue fits, so that a citizen can scroll and find-in-page all of it. */
const PAGE_SIZE = 200;

/** What the address of the catalogue asks for. */
interface Asked {
	text: string;
	/** Id of a category, or what a citizen put in its place. */
	category: string | undefined;
	isPanelOpen: boolean;
	/** Counted from 1. */
	page: number;
	slide: number;
}

/** One of the most probable: a procedure, or a page of another kind. */
export type LikelyView = { kind: "procedure"; procedure: ProcedureCardView } | BesideView;

/** Everything that the catalogue draws. */
export interface CatalogueView {
	text: string;
	/** Id of the category in force, or what was asked when no category is known by that name. */
	category: string | null;
	categoryName: string | null;
	categories: readonly { id: string; name: string; count: number }[];
	/** True where a category was asked for that nothing has. */
	isUnknownCategory: boolean;
	isPanelOpen: boolean;
	/** The slide of the banner to start with, from 0. */
	slide: number;
	total: number;
	found: number;
	page: number;
	pages: number;
	/** What is most probably meant, on the first page. */
	likely: readonly LikelyView[];
	/** Whether some procedure says the text itself. */
	isSaid: boolean;
	matches: readonly ProcedureCardView[];
	/** What may be meant too, after the last match. */
	suggestions: readonly ProcedureCardView[];
}

/** The catalogue narrowed to a text and a category, one page of it. */
export function viewCatalogue({ catalogue, search }: ServedCatalogue, asked: Asked, language: Language): CatalogueView {
	const { text, isPanelOpen, slide } = asked;
	const known = findCategory(asked.category ?? null);
	const category = known?.id ?? asked.category ?? null;
	const found = browseCatalogue(catalogue, search, { text, category: asked.category ?? null });
	const { likely, matches, suggestions, isSaid } = found;
	const likelyProcedures = likely.filter(({ kind }) => kind === "procedure").length;
	const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
	const page = Math.min(asked.page, pages);
	const counts = countByCategory(catalogue);
	return {
		text,
		category,
		categoryName: known?.name ?? category,
		categories: CATEGORIES.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
		isUnknownCategory: category !== null && !known && matches.length === 0 && text === "",
		isPanelOpen: isPanelOpen || category !== null,
		slide: slide - 1,
		total: catalogue.procedures.length,
		found: likelyProcedures + matches.length + suggestions.length,
		page,
		pages,
		likely: page === 1 ? likely.flatMap((each) => viewLikely(each, language) ?? []) : [],
		isSaid,
		matches: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(viewProcedureCard),
		suggestions: page === pages ? suggestions.map(viewProcedureCard) : [],
	};
}

function viewLikely(found: Found, language: Language): LikelyView | null {
	if (found.kind !== "procedure") return viewBeside(found, language);
	return { kind: "procedure", procedure: viewProcedureCard(found.procedure) };
}
