import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import { bringsOwnFigures, countConfirmed, findCeiling } from "../../../domain/observatory/evaluation.ts";
import { INDICATORS } from "../../../domain/observatory/indicators.ts";
import type { OnlineShare } from "../../../domain/observatory/scales.ts";

/** The few figures of an evaluation that a row shows. */
export interface RowView {
	id: string;
	name: string;
	/** Null when the catalogue does not have the procedure. */
	procedureId: string | null;
	share: OnlineShare | null;
	steps: number | null;
	requirements: number | null;
	maturity: number | null;
	score: number | null;
	/** What maturity and score could still come to; null where nothing is unknown or the table brought its own figures. */
	highest: { maturity: number; score: number } | null;
	/** How many of the indicators have a verdict; null where the table brought its own figures. */
	confirmed: number | null;
	indicatorCount: number;
}

/** Reduces an evaluation to its row, so that the page carries no more than it draws. */
export function viewRow({ record, name, procedure }: Evaluated): RowView {
	const ceiling = findCeiling(record);
	return {
		id: record.id,
		name,
		procedureId: procedure?.id ?? null,
		share: record.completamente_en_linea,
		steps: record.num_pasos,
		requirements: record.num_requisitos,
		maturity: record.maturity_level,
		score: record.evaluation_score,
		highest: ceiling && { maturity: ceiling.maturity_level, score: ceiling.evaluation_score },
		confirmed: bringsOwnFigures(record) ? null : countConfirmed(record),
		indicatorCount: INDICATORS.length,
	};
}
