import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
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
}

/** Reduces an evaluation to its row, so that the page carries no more than it draws. */
export function viewRow({ record, name, procedure }: Evaluated): RowView {
	return {
		id: record.id,
		name,
		procedureId: procedure?.id ?? null,
		share: record.completamente_en_linea,
		steps: record.num_pasos,
		requirements: record.num_requisitos,
		maturity: record.maturity_level,
		score: record.evaluation_score,
	};
}
