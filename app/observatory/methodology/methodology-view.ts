import type { Methodology } from "../../../content/methodology.ts";
import { COVERAGE, METHODOLOGY } from "../../../content/methodology.ts";
import type { Language } from "../../../domain/language.ts";
import { DIMENSIONS, INDICATORS_BY_DIMENSION } from "../../../domain/observatory/indicators.ts";
import type { ObservatorySummary } from "../../../domain/observatory/observatory-summary.ts";

/** The methodology, its 20 criteria by dimension, and how far it reaches, in one language. */
export interface MethodologyView extends Methodology {
	/** How many procedures have a score; null where there are none. */
	coverage: string | null;
	dimensions: readonly { name: string; criteria: readonly string[] }[];
}

export function viewMethodology(summary: ObservatorySummary, language: Language): MethodologyView {
	const dimensions = DIMENSIONS.map(({ key, name }) => ({
		name: name[language],
		criteria: INDICATORS_BY_DIMENSION[key].map((indicator) => indicator.name[language]),
	}));
	return { ...METHODOLOGY[language], coverage: summary.total === 0 ? null : COVERAGE[language](summary), dimensions };
}
