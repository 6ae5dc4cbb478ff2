import { BRAND } from "../../../content/brand.ts";
import { METHODOLOGY } from "../../../content/methodology.ts";
import { OPEN_DATA_TERMS } from "../../../content/open-data.ts";
import type { Catalogue } from "../../../domain/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import { listEvaluated } from "../../../domain/observatory/evaluated.ts";
import { LEAST_CONFIRMED } from "../../../domain/observatory/evaluation.ts";
import { toOpenDataRow } from "./open-data-row.ts";

/** The observatory for programs: publisher, date and terms, then every record. */
export function writeObservatoryJson(catalogue: Catalogue, language: Language, readAt: Date): string {
	const { scoreFormula, maturityFormula, caution } = METHODOLOGY[language];
	return JSON.stringify({
		source: OPEN_DATA_TERMS[language].source,
		publisher: BRAND.association,
		licence: OPEN_DATA_TERMS[language].licence,
		caution,
		formulas: [scoreFormula, maturityFormula],
		/** Of the 20 indicators so many take a score. */
		least_confirmed: LEAST_CONFIRMED,
		read_at: readAt.toISOString(),
		version: catalogue.version,
		count: catalogue.observatory.length,
		records: listEvaluated(catalogue).map(toOpenDataRow),
	});
}
