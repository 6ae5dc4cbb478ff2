import { stringify } from "csv-stringify/sync";
import type { Catalogue } from "../../../domain/catalogue.ts";
import { listEvaluated } from "../../../domain/observatory/evaluated.ts";
import { OPEN_DATA_COLUMNS, toOpenDataRow } from "./open-data-row.ts";

/** The observatory for a spreadsheet: UTF-8 with a byte order mark for Excel, and no cell that a spreadsheet would run as a formula (case C57). */
export function writeObservatoryCsv(catalogue: Catalogue): string {
	return stringify(listEvaluated(catalogue).map(toOpenDataRow), {
		header: true,
		columns: [...OPEN_DATA_COLUMNS],
		bom: true,
		escape_formulas: true,
		record_delimiter: "windows",
		// Of itself it quotes what holds the end of a record, which is not the end of a line within a cell.
		quoted_match: /[\r\n]/,
	});
}
