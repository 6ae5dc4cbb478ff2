import { stringify } from "csv-stringify/sync";
import type { ListedEdition } from "../../../domain/observatory/list-editions.ts";

/** A closed edition for a spreadsheet, as it is kept: names of the columns as in the observatory's own file. */
export function writeEditionCsv({ name, date, method, institutions, rows }: ListedEdition): string {
	const columns = [
		...["edicion", "fecha", "id", "tramite", "institution_id", "institution"],
		...["evaluation_score", "maturity_level", "indicadores_confirmados", ...method.dimensions],
	];
	const lines = rows.map(([id, procedure, place, score, maturity, confirmed, ...dimensions]) => {
		const [institutionId = null, institution = null] = institutions[place] ?? [];
		return [
			...[name, date, id, procedure, institutionId, institution, score, maturity, confirmed],
			// From 0 to 1, as pages write them.
			...dimensions.map((thousandths) => thousandths / 1000),
		];
	});
	return stringify([columns, ...lines], {
		bom: true,
		escape_formulas: true,
		record_delimiter: "windows",
		quoted_match: /[\r\n]/,
	});
}
