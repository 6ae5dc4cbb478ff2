import { stringify } from "csv-stringify/sync";
import { listEvaluated } from "../../../domain/observatory/evaluated.ts";
import { readCatalogue } from "../../context.ts";
import type { Route } from "./+types/observatory-csv";
import { OPEN_DATA_COLUMNS, toOpenDataRow } from "./open-data-row.ts";

/** The observatory for a spreadsheet: UTF-8 with a byte order mark for Excel, and no cell that a spreadsheet would run as a formula (case C57). */
export function loader({ context }: Route.LoaderArgs): Response {
	const { catalogue, readAt } = readCatalogue(context);
	const csv = stringify(listEvaluated(catalogue).map(toOpenDataRow), {
		header: true,
		columns: [...OPEN_DATA_COLUMNS],
		bom: true,
		escape_formulas: true,
		record_delimiter: "windows",
	});
	return new Response(csv, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8; header=present",
			"Content-Disposition": `attachment; filename="observatorio-${readAt.toISOString().slice(0, 10)}.csv"`,
		},
	});
}
