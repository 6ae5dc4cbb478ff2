import { DIMENSION_NAMES, INDICATOR_NAMES } from "../../content/indicators.ts";
import type { Methodology } from "../../content/methodology.ts";
import { METHODOLOGY } from "../../content/methodology.ts";
import { DIMENSIONS, INDICATORS_BY_DIMENSION } from "../../domain/evaluation.ts";
import type { Language } from "../../domain/language.ts";

/** The methodology and its 20 criteria by theme, in one language. */
export interface MethodologyText extends Methodology {
	themes: readonly { name: string; criteria: readonly string[] }[];
}

export function readMethodology(language: Language): MethodologyText {
	const themes = DIMENSIONS.map((dimension) => ({
		name: DIMENSION_NAMES[language][dimension],
		criteria: INDICATORS_BY_DIMENSION[dimension].map((indicator) => INDICATOR_NAMES[language][indicator]),
	}));
	return { ...METHODOLOGY[language], themes };
}
