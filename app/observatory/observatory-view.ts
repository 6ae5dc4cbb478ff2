import type { Catalogue } from "../../domain/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import type { RankingEnd } from "../../domain/observatory/institution-ranking.ts";
import type { BandOfScores, ObservatorySummary } from "../../domain/observatory/observatory-summary.ts";
import { distributeScores, listBest, summarizeObservatory } from "../../domain/observatory/observatory-summary.ts";
import type { ShareGroupsView } from "./charts/share-groups-view.ts";
import { viewShareGroups } from "./charts/share-groups-view.ts";
import type { MethodologyView } from "./methodology/methodology-view.ts";
import { viewMethodology } from "./methodology/methodology-view.ts";
import type { RankingView } from "./ranking/ranking-view.ts";
import { viewRanking } from "./ranking/ranking-view.ts";
import type { RowView } from "./table/row-view.ts";
import { viewRow } from "./table/row-view.ts";
import type { AskedTable, TableView } from "./table/table-view.ts";
import { viewTable } from "./table/table-view.ts";

const BEST_LENGTH = 5;

/** What an address asks of the observatory. */
interface AskedObservatory extends AskedTable {
	ranking: RankingEnd;
}

/** What the observatory draws: figures, pictures, one page of the table, and how it evaluates. */
export interface ObservatoryView {
	summary: ObservatorySummary;
	distribution: readonly BandOfScores[];
	best: readonly RowView[];
	ranking: RankingView;
	table: TableView;
	groups: ShareGroupsView;
	methodology: MethodologyView;
}

/** The observatory with the part of its table that an address asks for, in one language. */
export function viewObservatory(catalogue: Catalogue, asked: AskedObservatory, language: Language): ObservatoryView {
	const evaluated = listEvaluated(catalogue);
	return {
		summary: summarizeObservatory(evaluated),
		distribution: distributeScores(evaluated),
		best: listBest(evaluated, BEST_LENGTH).map(viewRow),
		ranking: viewRanking(evaluated, asked.ranking),
		table: viewTable(evaluated, asked),
		groups: viewShareGroups(evaluated),
		methodology: viewMethodology(language),
	};
}
