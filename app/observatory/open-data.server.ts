import { stringify } from "csv-stringify/sync";
import { BRAND } from "../../content/brand.ts";
import { METHODOLOGY } from "../../content/publications/methodology.ts";
import { OPEN_DATA_TERMS } from "../../content/publications/open-data.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import type { ListedEdition } from "../../domain/observatory/editions.ts";
import type { Evaluated } from "../../domain/observatory/evaluated.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { bringsOwnFigures, countConfirmed, findCeiling, LEAST_CONFIRMED } from "../../domain/observatory/evaluation.ts";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";

/** Columns of the open data: names as in the observatory's table, and what links a row to the catalogue. */
const OPEN_DATA_COLUMNS = [
	"id",
	"tramite",
	"procedure_id",
	"institution_id",
	"institution",
	"category",
	"fecha_actualizado",
	"evaluation_score",
	"maturity_level",
	"completamente_en_linea",
	"num_pasos",
	"num_requisitos",
	// Ours: from how many of the 20 indicators the score comes, and what it would be if all the others were a Sí.
	"indicadores_confirmados",
	"evaluation_score_posible",
	...TEXT_INDICATORS,
] as const;

type OpenDataRow = Readonly<Record<(typeof OPEN_DATA_COLUMNS)[number], string | number | null>>;

/** An evaluation as a row of the open data; what is not known is null. */
function toOpenDataRow({ record, name, procedure }: Evaluated): OpenDataRow {
	const { indicators, ...figures } = record;
	return {
		...figures,
		tramite: record.tramite ?? name,
		procedure_id: procedure?.id ?? null,
		institution_id: procedure?.institutions?.id ?? null,
		institution: procedure?.institutions?.name ?? null,
		category: procedure?.category ?? null,
		fecha_actualizado: procedure?.fecha_actualizado ?? null,
		indicadores_confirmados: bringsOwnFigures(record) ? null : countConfirmed(record),
		evaluation_score_posible: findCeiling(record)?.evaluation_score ?? record.evaluation_score,
		...indicators,
	};
}

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
