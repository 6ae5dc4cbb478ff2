import { readEditionDocument } from "../../domain/site-documents/edition.ts";

/**
 * What somebody who reviews reads of a closed edition: its words and its sums. Its method and the figures of every
 * procedure are told by the comparison on its own page. Undefined for any other document.
 */
export function tellEdition(document: unknown) {
	const edition = readEditionDocument(document);
	if (!edition) return undefined;
	const { name, note, date, rows } = edition;
	const { evaluated, scored, average, highest } = edition.totals;
	const totals = { evaluated, scored, average, ...(highest && { highest: { average: highest.average } }) };
	return { name, remark: note, date, totals, rows: rows.length };
}
