import type { Catalogue } from "../../../domain/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import { findEvaluated, listEvaluated } from "../../../domain/observatory/evaluated.ts";
import {
	bringsOwnFigures,
	judgeIndicator,
	LEAST_CONFIRMED,
	scoreDimensions,
} from "../../../domain/observatory/evaluation.ts";
import type { Dimension, Indicator, IndicatorEntry } from "../../../domain/observatory/indicators.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION } from "../../../domain/observatory/indicators.ts";
import type { ObservatoryRecord } from "../../../domain/observatory/observatory-record.ts";
import { averageDimensions } from "../../../domain/observatory/observatory-summary.ts";
import type { Verdict } from "../../../domain/observatory/verdict.ts";
import { reasonOf } from "../../../domain/observatory/verdict.ts";
import type { RowView } from "../table/row-view.ts";
import { viewRow } from "../table/row-view.ts";
import type { EvidenceView } from "./evidence-view.ts";
import { viewEvidence } from "./evidence-view.ts";

export interface IndicatorView {
	indicator: Indicator;
	name: string;
	verdict: Verdict | null;
	/** The reason as the record gives it, in Spanish; null for the three figures and where none is given. */
	reason: string | null;
}

/** One of the five dimensions of a procedure, with its indicators. */
export interface DimensionView {
	dimension: Dimension;
	name: string;
	/** What is confirmed reaches this much, 0 to 1. */
	value: number;
	/** What is unknown could add this much, 0 to 1. */
	unknown: number;
	/** How many of its indicators have a verdict. */
	confirmed: number;
	/** Mean of all procedures that have a score, 0 to 1. */
	average: number;
	indicators: readonly IndicatorView[];
}

/** Everything that the detail and the comparison draw of one evaluation: its row, and what each indicator says. */
export interface EvaluationView extends RowView {
	/** Indicators answered Sí. */
	met: number;
	/** How many indicators a score takes, where fewer are confirmed; else null. */
	least: number | null;
	dimensions: readonly DimensionView[];
	/** True when the table brought score or maturity; the page then says that they may differ from the indicators. */
	hasOwnFigures: boolean;
	/** What shows the answers; undefined where two evaluations stand side by side. */
	evidence?: EvidenceView;
}

/** The evaluation with this id, or of the procedure with this id; null when there is none. */
export function viewEvaluation(catalogue: Catalogue, id: string, language: Language): EvaluationView | null {
	const found = findEvaluated(catalogue, id);
	const [view] = found ? viewEvaluations(catalogue, [found], language) : [];
	return found && view ? { ...view, evidence: viewEvidence(catalogue, found.record.id, language) } : null;
}

/** Evaluations in words, each beside the average of the whole catalogue. */
export function viewEvaluations(
	catalogue: Catalogue,
	chosen: readonly Evaluated[],
	language: Language,
): EvaluationView[] {
	if (chosen.length === 0) return [];
	const averages = averageDimensions(listEvaluated(catalogue));
	return chosen.map((evaluated) => {
		const { record } = evaluated;
		const values = scoreDimensions(record);
		return {
			...viewRow(evaluated),
			met: INDICATORS.filter(({ key }) => judgeIndicator(record, key) === "si").length,
			least: record.evaluation_score === null ? LEAST_CONFIRMED : null,
			dimensions: DIMENSIONS.map(({ key, name }) => {
				const indicators = INDICATORS_BY_DIMENSION[key].map((indicator) => viewIndicator(record, indicator, language));
				const confirmed = indicators.filter(({ verdict }) => verdict !== null).length;
				return {
					dimension: key,
					name: name[language],
					value: values[key],
					unknown: 1 - confirmed / indicators.length,
					confirmed,
					average: averages[key],
					indicators,
				};
			}),
			hasOwnFigures: bringsOwnFigures(record),
		};
	});
}

function viewIndicator(record: ObservatoryRecord, indicator: IndicatorEntry, language: Language): IndicatorView {
	return {
		indicator: indicator.key,
		name: indicator.name[language],
		verdict: judgeIndicator(record, indicator.key),
		reason: indicator.kind === "text" ? reasonOf(record.indicators[indicator.key]) : null,
	};
}
