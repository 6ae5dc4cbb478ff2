import type { Invitation } from "../../content/banner.ts";
import { CATEGORY_DESCRIPTIONS } from "../../content/catalogue/categories.ts";
import { readSiteTexts, viewPublishedSlides } from "../../content/site-texts.ts";
import type { BrowseOutcome } from "../../domain/catalogue/browse.ts";
import { browseCatalogue } from "../../domain/catalogue/browse.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { countByCategory, findInstitution } from "../../domain/catalogue/catalogue.ts";
import { CATEGORIES, findCategory } from "../../domain/catalogue/category.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import type { Audience } from "../../domain/catalogue/procedure-words.ts";
import type { Language } from "../../domain/language.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { findPlace } from "../address/list-place.ts";
import type { BesideView, OfficialNamesView, VerdictView } from "../components/found-view.ts";
import { viewBeside, viewOfficialNames, viewVerdict } from "../components/found-view.ts";
import { viewNearest } from "../components/nearest-view.ts";
import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { viewProcedureCard } from "../components/procedure-card-view.ts";
import type { ServedCatalogue, Viewer } from "../context.ts";

/** Cards on one page: rows of two and of three, and a page of fewer than 1,000 elements however long the list is. */
const PAGE_SIZE = 18;

/** All of what an address asks for that says which procedures the list holds. */
export interface AskedList {
	text: string;
	/** Id of a category, or any other text that stands in its place in the address. */
	category: string | null;
	institution: string | null;
	audience: Audience | "todos";
	isFree: boolean;
	isOnline: boolean;
}

/** What the address of the catalogue asks for. */
interface Asked extends AskedList {
	isPanelOpen: boolean;
	page: ListPart;
	slide: number;
}

/** The cards of one part of the list. */
export interface CardsView {
	place: ListPlace;
	matches: readonly ProcedureCardView[];
	/** What may be meant too, after the last match. */
	suggestions: readonly ProcedureCardView[];
}

/** What the filters of the panel offer. */
export interface PanelView {
	categories: readonly { id: string; name: string; count: number }[];
	/** Those that have procedures. */
	institutions: readonly { id: string; name: string }[];
}

/** One of the most probable: a procedure, or a page of another kind. */
export type LikelyView = { kind: "procedure"; procedure: ProcedureCardView } | BesideView;

/** Everything that the catalogue draws. */
export interface CatalogueView extends CardsView {
	text: string;
	/** Id of the category in force, or what was asked when no category is known by that name. */
	category: string | null;
	categoryName: string | null;
	/** In everyday words, where it is one of ours. */
	categoryDescription: string | null;
	institution: string | null;
	institutionName: string | null;
	audience: Audience | "todos";
	isFree: boolean;
	isOnline: boolean;
	/** What the address says of the list, to write others like it. */
	asked: AskedList;
	/** True when something narrows the list: then the results come first. */
	isNarrowed: boolean;
	/** True when the address names a category that does not exist. */
	isUnknownCategory: boolean;
	/** Only where the panel is open: most never open it. */
	panel: PanelView | null;
	isPanelOpen: boolean;
	/** True when one of the panel's filters narrows the list. */
	isNarrowedInPanel: boolean;
	/** The slide of the banner to start with, from 0. */
	slide: number;
	/** What the desk has published; missing while the banner is that of the release. */
	slides?: readonly Invitation[];
	total: number;
	/** What is most probably meant, on the first page. */
	likely: readonly LikelyView[];
	/** What the search says beside, on the first page. */
	verdict: VerdictView;
	/** Whether some procedure says the text itself. */
	isSaid: boolean;
	/** Procedures of which only the name is known, on the first page; null where there are none. */
	names: OfficialNamesView | null;
	/** Whether they stand above what may be meant too. */
	isNameCloser: boolean;
}

/** The catalogue narrowed to a text and a category, one page of it. */
export function viewCatalogue(served: ServedCatalogue, asked: Asked, viewer: Viewer): CatalogueView {
	const { catalogue } = served;
	const { language } = viewer;
	const { text, isPanelOpen, slide, institution, audience, isFree, isOnline, page } = asked;
	const known = findCategory(asked.category);
	const category = known?.id ?? asked.category;
	const listed = { text, category, institution, audience, isFree, isOnline };
	const found = findListed(served, listed);
	const cards = cutCards(found, page, language);
	const slides = viewPublishedSlides(readSiteTexts(catalogue.documents), language);
	const isNarrowedInPanel = category !== null || institution !== null || audience !== "todos" || isFree || isOnline;
	return {
		text,
		category,
		categoryName: known?.name ?? category,
		categoryDescription: (known && CATEGORY_DESCRIPTIONS[known.id]?.[language]) ?? null,
		isUnknownCategory: category !== null && !known && found.matches.length === 0 && text === "",
		institution,
		institutionName: institution && nameInstitution(catalogue, institution),
		panel: isPanelOpen || isNarrowedInPanel ? viewPanel(catalogue) : null,
		audience,
		isFree,
		isOnline,
		asked: listed,
		isNarrowed: text !== "" || isNarrowedInPanel,
		isPanelOpen,
		isNarrowedInPanel,
		slide: slide - 1,
		...(slides && { slides }),
		total: catalogue.procedures.length,
		likely: cards.place.first === 1 ? viewLikely(catalogue, found, viewer) : [],
		verdict: cards.place.first === 1 ? viewVerdict(catalogue, found, language) : {},
		isSaid: found.isSaid,
		names: cards.place.first === 1 ? viewOfficialNames(found.names, language) : null,
		isNameCloser: found.isNameCloser,
		...cards,
	};
}

/** Whether a text alone was asked for, and what it means was not found or left open. */
export function isMissed({ text, isNarrowedInPanel, place, likely, names, verdict }: CatalogueView): boolean {
	if (text === "" || isNarrowedInPanel || verdict.elsewhere || verdict.site) return false;
	return verdict.isDoubtful === true || (place.found === 0 && likely.length === 0 && names === null);
}

/** The cards of further pages of the same list. */
export function viewMoreCards(
	served: ServedCatalogue,
	{ page, ...listed }: AskedList & { page: ListPart },
	language: Language,
): CardsView {
	return cutCards(findListed(served, listed), page, language);
}

function findListed({ catalogue, search }: ServedCatalogue, { audience, ...listed }: AskedList): BrowseOutcome {
	return browseCatalogue(catalogue, search, { ...listed, audience: audience === "todos" ? null : audience });
}

/** What is likely, what matches and what may be meant too are one list; the likely always fit on its first page. */
function cutCards({ likely, matches, suggestions }: BrowseOutcome, part: ListPart, language: Language): CardsView {
	const likelyProcedures = likely.filter(({ kind }) => kind === "procedure").length;
	const place = findPlace(likelyProcedures + matches.length + suggestions.length, part, PAGE_SIZE);
	const cut = (procedures: readonly CataloguedProcedure[], before: number) =>
		procedures
			.slice(Math.max(0, place.from - before), Math.max(0, place.to - before))
			.map((procedure) => viewProcedureCard(procedure, language));
	return {
		place,
		matches: cut(matches, likelyProcedures),
		suggestions: cut(suggestions, likelyProcedures + matches.length),
	};
}

function viewPanel(catalogue: Catalogue): PanelView {
	const { institutions, procedures } = catalogue;
	const counts = countByCategory(catalogue);
	const responsible = new Set(procedures.map(({ institution_id }) => institution_id));
	return {
		categories: CATEGORIES.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
		institutions: institutions
			.filter(({ id }) => responsible.has(id))
			.map((institution) => ({ id: institution.id, name: institutionName(institution) })),
	};
}

function nameInstitution(catalogue: Catalogue, id: string): string {
	const institution = findInstitution(catalogue, id);
	return institution ? institutionName(institution) : id;
}

function viewLikely(catalogue: Catalogue, { likely, certainty }: BrowseOutcome, viewer: Viewer): LikelyView[] {
	return likely.flatMap((found, place): LikelyView[] => {
		if (found.kind === "procedure") {
			const isSure = place === 0 && certainty === "sure";
			const nearest = isSure ? viewNearest(catalogue, found.procedure, viewer) : undefined;
			const card = viewProcedureCard(found.procedure, viewer.language);
			return [{ kind: "procedure", procedure: { ...card, ...(nearest && { nearest }) } }];
		}
		// A name of which nothing else is known is never likely.
		const page = found.kind === "name" ? null : viewBeside(catalogue, found, viewer.language);
		return page ? [page] : [];
	});
}
