import { stringify } from "csv-stringify/sync";
import type { ListedEdition } from "../../../domain/observatory/list-editions.ts";

/** A closed edition for a spreadsheet, as it is kept: names of the columns as in the observatory's own file. */
export function writeEditionCsv({ name, date, method, institutions, rows, ceilings }: ListedEdition): string {
	const columns = [
		...["edicion", "fecha", "id", "tramite", "institution_id", "institution"],
		...["evaluation_score", "maturity_level", "indicadores_confirmados", ...method.dimensions],
		// What each would be if all that is unknown were a Sí; empty in editions that were closed before this was kept.
		...["evaluation_score", ...method.dimensions].map((column) => `${column}_posible`),
	];
	const lines = rows.map(([id, procedure, place, score, maturity, confirmed, ...dimensions], at) => {
		const [institutionId = null, institution = null] = institutions[place] ?? [];
		const [highest = null, ...shares] = ceilings?.[at] ?? [];
		return [
			...[name, date, id, procedure, institutionId, institution, score, maturity, confirmed],
			// From 0 to 1, as pages write them.
			...dimensions.map((thousandths) => thousandths / 1000),
			highest,
			...method.dimensions.map((_, place) => (shares[place] === undefined ? null : shares[place] / 1000)),
		];
	});
	return stringify([columns, ...lines], {
		bom: true,
		escape_formulas: true,
		record_delimiter: "windows",
		quoted_match: /[\r\n]/,
	});
}
