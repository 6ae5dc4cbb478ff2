import { CATEGORY_DESCRIPTIONS } from "../../content/categories.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { countByCategory } from "../../domain/catalogue.ts";
import { CATEGORIES, findCategory } from "../../domain/category.ts";
import { institutionName } from "../../domain/institution.ts";
import type { Language } from "../../domain/language.ts";
import { browseCatalogue } from "../../domain/search/browse.ts";
import type { Audience } from "../../domain/search/catalogue-filter.ts";
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
	/** Id of a category, or any other text that stands in its place in the address. */
	category: string | undefined;
	institution: string | null;
	audience: Audience | "todos";
	isFree: boolean;
	isOnline: boolean;
	isPanelOpen: boolean;
	/** Counted from 1. */
	page: number;
	slide: number;
}

/** All of it that says which procedures the list holds. */
export interface AskedList {
	text: string;
	category: string | null;
	institution: string | null;
	audience: Audience | "todos";
	isFree: boolean;
	isOnline: boolean;
}

/** One of the most probable: a procedure, or a page of another kind. */
export type LikelyView = { kind: "procedure"; procedure: ProcedureCardView } | BesideView;

/** Everything that the catalogue draws. */
export interface CatalogueView {
	text: string;
	/** Id of the category in force, or what was asked when no category is known by that name. */
	category: string | null;
	categoryName: string | null;
	/** In everyday words, where it is one of ours. */
	categoryDescription: string | null;
	categories: readonly { id: string; name: string; count: number }[];
	institution: string | null;
	institutionName: string | null;
	/** Those that have procedures. */
	institutions: readonly { id: string; name: string }[];
	audience: Audience | "todos";
	isFree: boolean;
	isOnline: boolean;
	/** What the address says of the list, to write others like it. */
	asked: AskedList;
	/** True when something narrows the list: then the results come first. */
	isNarrowed: boolean;
	/** True when the address names a category that does not exist. */
	isUnknownCategory: boolean;
	isPanelOpen: boolean;
	/** True when one of the panel's filters narrows the list. */
	isNarrowedInPanel: boolean;
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
	const { text, isPanelOpen, slide, institution, audience, isFree, isOnline } = asked;
	const known = findCategory(asked.category ?? null);
	const category = known?.id ?? asked.category ?? null;
	const { likely, matches, suggestions, isSaid } = browseCatalogue(catalogue, search, {
		text,
		category,
		institution,
		audience: audience === "todos" ? null : audience,
		isFree,
		isOnline,
	});
	const likelyProcedures = likely.filter(({ kind }) => kind === "procedure").length;
	const institutions = listInstitutions(catalogue);
	const isNarrowedInPanel = category !== null || institution !== null || audience !== "todos" || isFree || isOnline;
	const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
	const page = Math.min(asked.page, pages);
	const counts = countByCategory(catalogue);
	return {
		text,
		category,
		categoryName: known?.name ?? category,
		categoryDescription: (known && CATEGORY_DESCRIPTIONS[known.id]?.[language]) ?? null,
		categories: CATEGORIES.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
		isUnknownCategory: category !== null && !known && matches.length === 0 && text === "",
		institution,
		institutionName: institution && (institutions.find(({ id }) => id === institution)?.name ?? institution),
		institutions,
		audience,
		isFree,
		isOnline,
		asked: { text, category, institution, audience, isFree, isOnline },
		isNarrowed: text !== "" || isNarrowedInPanel,
		isPanelOpen,
		isNarrowedInPanel,
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

function listInstitutions({ institutions, procedures }: Catalogue): { id: string; name: string }[] {
	const responsible = new Set(procedures.map(({ institution_id }) => institution_id));
	return institutions
		.filter(({ id }) => responsible.has(id))
		.map((institution) => ({ id: institution.id, name: institutionName(institution) }));
}

function viewLikely(found: Found, language: Language): LikelyView | null {
	if (found.kind !== "procedure") return viewBeside(found, language);
	return { kind: "procedure", procedure: viewProcedureCard(found.procedure) };
}
