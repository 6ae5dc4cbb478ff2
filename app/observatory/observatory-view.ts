import type { Methodology } from "../../content/publications/methodology.ts";
import { COVERAGE, METHODOLOGY } from "../../content/publications/methodology.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { Language } from "../../domain/language.ts";
import type { Evaluated } from "../../domain/observatory/evaluated.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { DIMENSIONS, INDICATORS_BY_DIMENSION } from "../../domain/observatory/indicators.ts";
import {
	type BandOfScores,
	distributeScores,
	listBest,
	type ObservatorySummary,
	type RankedInstitution,
	rankInstitutions,
	summarizeObservatory,
} from "../../domain/observatory/observatory-summary.ts";
import { cutToOneDecimal } from "../../domain/observatory/scales.ts";
import {
	countByFilter,
	type LongList,
	type RankingEnd,
	type ShareFilter,
	selectEvaluated,
	type TableSelection,
} from "../../domain/observatory/table-selection.ts";
import { addresses } from "../address/addresses.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { findPlace } from "../address/list-place.ts";
import type { RowView } from "./detail/evaluation-view.ts";
import { viewRow } from "./detail/evaluation-view.ts";
import type { ShareGroupsView, ShareListView } from "./share-groups-view.ts";
import { viewShareGroups, viewShareList } from "./share-groups-view.ts";

const BEST_LENGTH = 5;

/** What an address asks of the observatory. */
interface AskedObservatory extends AskedTable {
	ranking: RankingEnd;
	/** The long list that is shown whole. */
	whole: LongList | null;
}

/** What the observatory draws: figures, pictures, one page of the table, and how it evaluates. */
export interface ObservatoryView {
	summary: ObservatorySummary;
	distribution: readonly BandOfScores[];
	best: readonly RowView[];
	ranking: RankingView;
	table: TableView;
	groups: Readonly<Record<keyof ShareGroupsView, ShareListView>>;
	methodology: MethodologyView;
}

/** The observatory with the part of its table that an address asks for, in one language. */
export function viewObservatory(catalogue: Catalogue, asked: AskedObservatory, language: Language): ObservatoryView {
	const evaluated = listEvaluated(catalogue);
	const { groups, ...alike } = viewAlike(evaluated);
	return {
		...alike,
		ranking: viewRanking(evaluated, asked.ranking, asked.whole === "ranking"),
		groups: {
			category: viewShareList(groups.category, asked.whole === "categorias"),
			institution: viewShareList(groups.institution, asked.whole === "entidades"),
		},
		table: viewTable(evaluated, asked),
		methodology: viewMethodology(alike.summary, language),
	};
}

/** What is the same whatever an address asks for. */
const viewAlike = keptFor((evaluated: readonly Evaluated[]) => ({
	summary: summarizeObservatory(evaluated),
	distribution: distributeScores(evaluated),
	best: listBest(evaluated, BEST_LENGTH).map(viewRow),
	groups: viewShareGroups(evaluated),
}));

/** Rows on one page, so that a phone shows all of the observatory in 8,000 pixels; the whole table is one link away. */
const PAGE_SIZE = 12;

/** The table of all evaluations, as an address asks for it. */
export interface TableView {
	selection: TableSelection;
	/** Which rows of the selection are shown. */
	place: ListPlace;
	total: number;
	/** How many rows each filter would show. */
	counts: Readonly<Record<ShareFilter, number>>;
	rows: readonly RowView[];
}

/** What an address asks of the table. */
interface AskedTable {
	selection: TableSelection;
	page: ListPart;
}

/** One page of the table; one beyond the last is the last. */
function viewTable(evaluated: readonly Evaluated[], { selection, page }: AskedTable): TableView {
	const selected = selectEvaluated(evaluated, selection);
	const place = findPlace(selected.length, page, PAGE_SIZE);
	return {
		selection,
		place,
		total: evaluated.length,
		counts: countByFilter(evaluated),
		rows: selected.slice(place.from, place.to).map(viewRow),
	};
}

/** One institution of the ranking. */
export interface RankedView {
	label: string;
	/** The full name behind an acronym. */
	fullName: string | null;
	/** Page of the institution. */
	to: string;
	/** Procedures that have a score. */
	count: number;
	/** Mean of their scores, 0 to 100, with one decimal at most. */
	average: number;
	/** The same mean if all that is unknown of them were a Sí. */
	highest: number;
}

export interface RankingView {
	end: RankingEnd;
	/** Those at the asked end. */
	first: readonly RankedView[];
	/** Those that follow, where they were asked for. */
	rest: readonly RankedView[] | null;
	/** How many can follow. */
	others: number;
	/** How many are ranked, shown or not. */
	total: number;
}

/** More than are ranked today (27); with more institutions the page stays as short as it is. */
const MOST_SHOWN = 30;

/** Institutions shown before "Ver las demás". */
const SHOWN_FIRST = 5;

/** The ranking of institutions, from the end that an address asks for; its beginning where it is not asked for whole. */
export function viewRanking(evaluated: readonly Evaluated[], end: RankingEnd, isWhole: boolean): RankingView {
	const ranked = rankInstitutions(evaluated, end);
	const shown = ranked.slice(0, MOST_SHOWN);
	return {
		end,
		total: ranked.length,
		first: shown.slice(0, SHOWN_FIRST).map(viewRanked),
		rest: isWhole ? shown.slice(SHOWN_FIRST).map(viewRanked) : null,
		others: Math.max(0, shown.length - SHOWN_FIRST),
	};
}

function viewRanked({ institution, count, average, highest }: RankedInstitution): RankedView {
	const { id, name, full_name } = institution;
	const label = name ?? full_name ?? id;
	return {
		count,
		// As they are shown: a page carries no more digits than it draws.
		average: cutToOneDecimal(average),
		highest: cutToOneDecimal(highest),
		label,
		fullName: full_name === label ? null : full_name,
		to: addresses.institution.to({ id }),
	};
}

/** The methodology, its 20 criteria by dimension, and how far it reaches, in one language. */
export interface MethodologyView extends Methodology {
	/** How many procedures have a score; null where there are none. */
	coverage: string | null;
	dimensions: readonly { name: string; criteria: readonly string[] }[];
}

function viewMethodology(summary: ObservatorySummary, language: Language): MethodologyView {
	const dimensions = DIMENSIONS.map(({ key, name }) => ({
		name: name[language],
		criteria: INDICATORS_BY_DIMENSION[key].map((indicator) => indicator.name[language]),
	}));
	return { ...METHODOLOGY[language], coverage: summary.total === 0 ? null : COVERAGE[language](summary), dimensions };
}
