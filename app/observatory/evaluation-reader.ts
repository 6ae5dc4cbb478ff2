import { DIMENSION_NAMES, INDICATOR_NAMES } from "../../content/indicators.ts";
import type { Evaluated } from "../../domain/evaluated.ts";
import type { Dimension, Indicator, Verdict } from "../../domain/evaluation.ts";
import {
	DIMENSIONS,
	INDICATORS,
	INDICATORS_BY_DIMENSION,
	judgeIndicator,
	reasonOf,
	scoreDimensions,
} from "../../domain/evaluation.ts";
import type { Language } from "../../domain/language.ts";
import type { ObservatoryRecord } from "../../domain/observatory.ts";
import type { EvaluationRow } from "./row.ts";
import { summarizeEvaluated } from "./row.ts";

export interface JudgedIndicator {
	indicator: Indicator;
	name: string;
	verdict: Verdict | null;
	/** The reason as the record gives it, in Spanish; null for the three figures and where none is given. */
	reason: string | null;
}

/** One of the five dimensions of a procedure, with its indicators. */
export interface Theme {
	dimension: Dimension;
	name: string;
	/** 0 to 1. */
	value: number;
	/** Mean of all evaluations, 0 to 1. */
	average: number;
	indicators: readonly JudgedIndicator[];
}

/** Everything that the detail and the comparison show of one evaluation. */
export interface Evaluation extends EvaluationRow {
	/** Indicators answered Sí. */
	met: number;
	themes: readonly Theme[];
	/** True when the table brings a maturity that the indicators do not give. */
	hasOwnMaturity: boolean;
}

/** Reads one evaluation in words; `averages` are those of all evaluations. */
export function readEvaluation(
	evaluated: Evaluated,
	averages: Readonly<Record<Dimension, number>>,
	language: Language,
): Evaluation {
	const { record } = evaluated;
	const values = scoreDimensions(record);
	const maturity = DIMENSIONS.reduce((sum, dimension) => sum + values[dimension], 0);
	return {
		...summarizeEvaluated(evaluated),
		met: INDICATORS.filter((indicator) => judgeIndicator(record, indicator) === "si").length,
		themes: DIMENSIONS.map((dimension) => ({
			dimension,
			name: DIMENSION_NAMES[language][dimension],
			value: values[dimension],
			average: averages[dimension],
			indicators: INDICATORS_BY_DIMENSION[dimension].map((indicator) => ({
				indicator,
				name: INDICATOR_NAMES[language][indicator],
				verdict: judgeIndicator(record, indicator),
				reason: reasonOf(textOf(record, indicator)),
			})),
		})),
		hasOwnMaturity: record.maturity_level !== null && Math.abs(record.maturity_level - maturity) > 0.1,
	};
}

function textOf(record: ObservatoryRecord, indicator: Indicator): string | null {
	if (indicator === "completamente_en_linea" || indicator === "num_pasos" || indicator === "num_requisitos")
		return null;
	return record.indicators[indicator];
}
