import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import type { RankingEnd } from "../../../domain/observatory/institution-ranking.ts";
import { rankInstitutions } from "../../../domain/observatory/institution-ranking.ts";
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
	/** Mean of their scores, 0 to 100. */
	average: number;
}

export interface RankingView {
	end: RankingEnd;
	institutions: readonly RankedView[];
}

/** The ranking of institutions, from the end that an address asks for. */
export function viewRanking(evaluated: readonly Evaluated[], end: RankingEnd): RankingView {
	return {
		end,
		institutions: rankInstitutions(evaluated, end).map(({ institution: { id, name, full_name }, ...figures }) => {
			const label = name ?? full_name ?? id;
			return {
				...figures,
				label,
				fullName: full_name === label ? null : full_name,
				to: addresses.institution.to({ id }),
			};
		}),
	};
}
