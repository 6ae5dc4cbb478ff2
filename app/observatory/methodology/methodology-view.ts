import type { Methodology } from "../../../content/methodology.ts";
import { METHODOLOGY } from "../../../content/methodology.ts";
import type { Language } from "../../../domain/language.ts";
import { DIMENSIONS, INDICATORS_BY_DIMENSION } from "../../../domain/observatory/indicators.ts";

/** The methodology and its 20 criteria by dimension, in one language. */
export interface MethodologyView extends Methodology {
	dimensions: readonly { name: string; criteria: readonly string[] }[];
}

export function viewMethodology(language: Language): MethodologyView {
	const dimensions = DIMENSIONS.map(({ key, name }) => ({
		name: name[language],
		criteria: INDICATORS_BY_DIMENSION[key].map((indicator) => indicator.name[language]),
	}));
	return { ...METHODOLOGY[language], dimensions };
}
