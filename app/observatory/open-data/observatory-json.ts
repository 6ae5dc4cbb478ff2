import { BRAND } from "../../../content/brand.ts";
import { METHODOLOGY } from "../../../content/methodology.ts";
import { OPEN_DATA_TERMS } from "../../../content/open-data.ts";
import { listEvaluated } from "../../../domain/observatory/evaluated.ts";
import { LEAST_CONFIRMED } from "../../../domain/observatory/evaluation.ts";
import { languageContext, readCatalogue } from "../../context.ts";
import type { Route } from "./+types/observatory-json";
import { toOpenDataRow } from "./open-data-row.ts";

/** The observatory for programs: publisher, date and terms, then every record. */
export function loader({ context }: Route.LoaderArgs): Response {
	const { catalogue, readAt } = readCatalogue(context);
	const language = context.get(languageContext);
	const { scoreFormula, maturityFormula, caution } = METHODOLOGY[language];
	const document = {
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
	};
	return Response.json(document, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="observatorio-${readAt.toISOString().slice(0, 10)}.json"`,
		},
	});
}
