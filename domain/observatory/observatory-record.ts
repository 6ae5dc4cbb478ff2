import { type Fields, type FieldsOf, fieldsNamed, type RowReading, readFields } from "../fields/fields.ts";
import { TEXT_INDICATORS } from "./indicators.ts";
import { MATURITY_SCALE, ONLINE_SHARES, SCORE_SCALE } from "./scales.ts";

/** The columns of `observatory`, with the indicators below: type, reader, table type and seed all come from here. */
export const FIGURE_FIELDS = {
	id: { kind: "id", isRequired: true },
	/** Name of the procedure. */
	tramite: { kind: "text" },
	/** 0 to 100; null in a table when we compute it, and in the catalogue where too little is confirmed. */
	evaluation_score: { kind: "number", from: 0, to: SCORE_SCALE.highest },
	/** 0 to 5, one decimal; null as the score. */
	maturity_level: { kind: "number", from: 0, to: MATURITY_SCALE.highest },
	completamente_en_linea: { kind: "scale", steps: ONLINE_SHARES },
	num_pasos: { kind: "number", from: 0 },
	num_requisitos: { kind: "number", from: 0 },
} as const satisfies Fields;
export const INDICATOR_FIELDS = /* @__PURE__ */ fieldsNamed(TEXT_INDICATORS, { kind: "text" });

/**
 * One row of the observatory: how digital, simple and lawful a procedure is. A table may bring a score and a maturity of
 * its own, and then they are what pages show; ours holds neither, and whoever reads the catalogue computes them
 * (`scoreRecord`). Verdicts and dimensions are always computed from the indicators (`evaluation.ts`).
 */
export interface ObservatoryRecord extends FieldsOf<typeof FIGURE_FIELDS> {
	/** "Sí", "Parcial", "No" or "Sin dato", usually followed by a colon and the reason. */
	indicators: FieldsOf<typeof INDICATOR_FIELDS>;
}

/** Reads an observatory row; null when even the id is unusable. Figures outside their scale count as unusable. */
export function readObservatoryRecord(row: unknown): RowReading<ObservatoryRecord> | null {
	const figures = readFields(FIGURE_FIELDS, row);
	const indicators = readFields(INDICATOR_FIELDS, row);
	if (!figures || !indicators) return null;
	return {
		row: { ...figures.row, indicators: indicators.row },
		problems: [...figures.problems, ...indicators.problems],
	};
}

/** A record as its table holds it: one column for each indicator. */
export function flattenRecord({
	indicators,
	...figures
}: ObservatoryRecord): FieldsOf<typeof FIGURE_FIELDS & typeof INDICATOR_FIELDS> {
	return { ...figures, ...indicators };
}
