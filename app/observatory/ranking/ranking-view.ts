import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import type { RankedInstitution } from "../../../domain/observatory/institution-ranking.ts";
import { rankInstitutions } from "../../../domain/observatory/institution-ranking.ts";
import type { RankingEnd } from "../../../domain/observatory/ranking-rule.ts";
import { cutToOneDecimal } from "../../../domain/observatory/scales.ts";
import { addresses } from "../../addresses.ts";

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
