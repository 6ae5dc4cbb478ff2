import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import { bringsOwnFigures, countConfirmed, findCeiling } from "../../../domain/observatory/evaluation.ts";
import { TEXT_INDICATORS } from "../../../domain/observatory/indicators.ts";

/** Columns of the open data: names as in the observatory's table, and what links a row to the catalogue. */
export const OPEN_DATA_COLUMNS = [
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

export type OpenDataRow = Readonly<Record<(typeof OPEN_DATA_COLUMNS)[number], string | number | null>>;

/** An evaluation as a row of the open data; what is not known is null. */
export function toOpenDataRow({ record, name, procedure }: Evaluated): OpenDataRow {
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
