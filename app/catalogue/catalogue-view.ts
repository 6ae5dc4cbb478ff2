import { countByCategory } from "../../domain/catalogue.ts";
import { CATEGORIES, findCategory } from "../../domain/category.ts";
import { browseCatalogue } from "../../domain/search/browse.ts";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { viewProcedureCard } from "../components/procedure-card-view.ts";
import type { ServedCatalogue } from "../context.ts";

/** Cards on one page. The whole of today's catalogue fits, so that a citizen can scroll and find-in-page all of it. */
const PAGE_SIZE = 200;

/** What the address of the catalogue asks for. */
interface Asked {
	text: string;
	/** Id of a category, or any other text that stands in its place in the address. */
	category: string | undefined;
	isPanelOpen: boolean;
	/** Counted from 1. */
	page: number;
	slide: number;
}

/** Everything that the catalogue draws. */
export interface CatalogueView {
	text: string;
	/** Id of the category in force, or what was asked when no category is known by that name. */
	category: string | null;
	categoryName: string | null;
	categories: readonly { id: string; name: string; count: number }[];
	/** True when the address names a category that does not exist. */
	isUnknownCategory: boolean;
	isPanelOpen: boolean;
	/** The slide of the banner to start with, from 0. */
	slide: number;
	total: number;
	found: number;
	page: number;
	pages: number;
	matches: readonly ProcedureCardView[];
	/** What was probably meant, after the last match. */
	suggestions: readonly ProcedureCardView[];
}

/** The catalogue narrowed to a text and a category, one page of it. */
export function viewCatalogue({ catalogue, search }: ServedCatalogue, asked: Asked): CatalogueView {
	const { text, isPanelOpen, slide } = asked;
	const known = findCategory(asked.category ?? null);
	const category = known?.id ?? asked.category ?? null;
	const { matches, suggestions } = browseCatalogue(catalogue, search, { text, category: asked.category ?? null });
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
		found: matches.length + suggestions.length,
		page,
		pages,
		matches: matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(viewProcedureCard),
		suggestions: page === pages ? suggestions.map(viewProcedureCard) : [],
	};
}
