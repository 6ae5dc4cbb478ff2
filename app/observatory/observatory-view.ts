import type { Catalogue } from "../../domain/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { Language } from "../../domain/language.ts";
import type { Evaluated } from "../../domain/observatory/evaluated.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import type { LongList } from "../../domain/observatory/long-lists.ts";
import type { BandOfScores, ObservatorySummary } from "../../domain/observatory/observatory-summary.ts";
import { distributeScores, listBest, summarizeObservatory } from "../../domain/observatory/observatory-summary.ts";
import type { RankingEnd } from "../../domain/observatory/ranking-rule.ts";
import type { ShareGroupsView, ShareListView } from "./charts/share-groups-view.ts";
import { viewShareGroups, viewShareList } from "./charts/share-groups-view.ts";
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
