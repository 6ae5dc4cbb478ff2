import { stringify } from "csv-stringify/sync";
import { writeCell } from "../../database/transfer/sheet-rows.ts";
import { institutionName } from "../../domain/institution.ts";
import type { Language } from "../../domain/language.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { WorkEntry } from "../../domain/quality/work-order.ts";
import type { MissedWords } from "./read-missed.server.ts";
import { sayDoubt } from "./say-doubt.ts";
import { WORK_TEXTS } from "./texts.ts";

/** A list of work as a file for a spreadsheet; no cell runs as a formula. */
export function answerWorkCsv(entries: readonly WorkEntry[], language: Language): Response {
	const { csv } = WORK_TEXTS[language];
	const rows = entries.map(({ procedure, doubts, demand, doubt, score }) => [
		procedure.id,
		procedureName(procedure),
		procedure.institutions && institutionName(procedure.institutions),
		doubts.map((each) => sayDoubt(each, language)),
		...[demand, doubt, score],
	]);
	return answerCsv("pendientes.csv", [
		[csv.id, csv.name, csv.institution, csv.reasons, csv.demand, csv.doubt, csv.score],
		...rows,
	]);
}

/** The words that were searched in vain, as a file for a spreadsheet. */
export function answerSearchesCsv(searched: readonly MissedWords[], language: Language): Response {
	const t = WORK_TEXTS[language];
	return answerCsv("busquedas.csv", [
		[t.missedWords, t.missedDays, t.missedLast],
		...searched.map(({ words, days, last }) => [words, days, last]),
	]);
}

function answerCsv(name: string, rows: readonly (readonly unknown[])[]): Response {
	const text = stringify(
		rows.map((row) => row.map(writeCell)),
		{ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ },
	);
	return new Response(text, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	});
}
