import { readRow } from "./row.ts";

/** The 17 text indicators of the observatory table, in the order in which the detail lists them. */
export const TEXT_INDICATORS = [
	"adjunta_docs_digitalmente",
	"firma_electronica_avanzada",
	"resultado_electronico",
	"docs_misma_entidad",
	"decl_jurada_innec",
	"intercambia_datos",
	"portal_interinst",
	"usa_xroad_api",
	"consulta_estado",
	"notificacion_electronica",
	"info_en_linea",
	"atencion_alterna",
	"multi_idioma",
	"calif_usuarios",
	"req_solo_por_ley",
	"normativa_vigente",
	"presuncion_buena_fe",
] as const;
export type TextIndicator = (typeof TEXT_INDICATORS)[number];

/** Share of the procedure that is done online, in percent; no other values exist (specification, section 9). */
export const ONLINE_SHARES = [0, 50, 100] as const;
export type OnlineShare = (typeof ONLINE_SHARES)[number];

/** One row of the observatory: how digital, simple and lawful a procedure is. */
export interface ObservatoryRecord {
	id: string;
	/** Name of the procedure. */
	tramite: string | null;
	/** 0 to 100; null when the row has none. */
	evaluation_score: number | null;
	/** 0 to 5, one decimal; null when the row has none. */
	maturity_level: number | null;
	completamente_en_linea: OnlineShare | null;
	num_pasos: number | null;
	num_requisitos: number | null;
	/** "Sí", "Parcial" or "No", usually followed by a colon and the reason. */
	indicators: Readonly<Record<TextIndicator, string | null>>;
}

export interface ObservatoryReading {
	record: ObservatoryRecord;
	problems: readonly string[];
}

/** Reads an observatory row; null when even the id is unusable. Figures outside their scale count as unusable. */
export function readObservatoryRecord(row: Readonly<Record<string, unknown>>): ObservatoryReading | null {
	const read = readRow(row);
	const id = typeof row.id === "number" ? String(row.id) : read.text("id");
	if (id === null) return null;
	const outOfScale: string[] = [];

	function numberWithin(field: string, limit: number): number | null {
		const value = read.number(field);
		if (value === null || (value >= 0 && value <= limit)) return value;
		outOfScale.push(field);
		return null;
	}

	const share = numberWithin("completamente_en_linea", 100);
	const indicators = Object.fromEntries(TEXT_INDICATORS.map((name) => [name, read.text(name)]));
	const record: ObservatoryRecord = {
		id,
		tramite: read.text("tramite"),
		evaluation_score: numberWithin("evaluation_score", 100),
		maturity_level: numberWithin("maturity_level", 5),
		completamente_en_linea: ONLINE_SHARES.find((known) => known === share) ?? null,
		num_pasos: numberWithin("num_pasos", Number.MAX_SAFE_INTEGER),
		num_requisitos: numberWithin("num_requisitos", Number.MAX_SAFE_INTEGER),
		indicators: indicators as ObservatoryRecord["indicators"],
	};
	return { record, problems: [...read.problems, ...outOfScale] };
}
