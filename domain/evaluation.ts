import type { ObservatoryRecord, OnlineShare, TextIndicator } from "./observatory.ts";
import type { Procedure, ProcedureType } from "./procedure.ts";

/** How an indicator was answered; the prefix of its text decides (specification, section 3). */
const VERDICTS = ["si", "parcial", "no"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The 20 indicators: the three figures and the 17 texts. */
export type Indicator = "completamente_en_linea" | "num_pasos" | "num_requisitos" | TextIndicator;

export const DIMENSIONS = ["digitalizacion", "simplicidad", "interoperabilidad", "atencion", "legalidad"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Which indicators make up each of the five dimensions of maturity. */
export const INDICATORS_BY_DIMENSION: Readonly<Record<Dimension, readonly Indicator[]>> = {
	digitalizacion: [
		"completamente_en_linea",
		"adjunta_docs_digitalmente",
		"firma_electronica_avanzada",
		"resultado_electronico",
	],
	simplicidad: ["num_pasos", "num_requisitos", "docs_misma_entidad", "decl_jurada_innec"],
	interoperabilidad: ["intercambia_datos", "portal_interinst", "usa_xroad_api"],
	atencion: [
		"consulta_estado",
		"notificacion_electronica",
		"info_en_linea",
		"atencion_alterna",
		"multi_idioma",
		"calif_usuarios",
	],
	legalidad: ["req_solo_por_ley", "normativa_vigente", "presuncion_buena_fe"],
};

/** The 20 indicators in the order of the dimensions. */
export const INDICATORS: readonly Indicator[] = DIMENSIONS.flatMap((dimension) => INDICATORS_BY_DIMENSION[dimension]);

export const POINTS_PER_INDICATOR = 5;
export const MAX_SCORE = 100;
export const MAX_MATURITY = 5;
/** From this maturity on a procedure counts as excellent (specification, section 9). */
export const EXCELLENT_MATURITY = 4;

const POINTS: Readonly<Record<Verdict, number>> = {
	si: POINTS_PER_INDICATOR,
	parcial: POINTS_PER_INDICATOR / 2,
	no: 0,
};
const SHARES: Readonly<Record<ProcedureType, OnlineShare>> = { digital: 100, mixto: 50, presencial: 0 };

/** The word that decides, alone or before a reason: "Sí: …", "Parcialmente, …"; "Sin datos" and "Norma" are none. */
const VERDICT_PREFIX = /^\s*(s[ií]|parcial(?:mente)?|no)(?!\p{L})[\s:,.;–—-]*/iu;

/** Largest count that is still good and still medium: steps 3 and 5 (specification, section 9), requirements 3 and 6. */
export const STEP_LIMITS = { good: 3, medium: 5 };
export const REQUIREMENT_LIMITS = { good: 3, medium: 6 };

/** Sí, Parcial or No from the prefix of an indicator's text; null when the text says none of them. */
export function verdictOf(text: string | null): Verdict | null {
	const prefix = VERDICT_PREFIX.exec(text?.normalize("NFC") ?? "")?.[1]?.toLowerCase();
	if (prefix === undefined) return null;
	if (prefix.startsWith("parcial")) return "parcial";
	return prefix === "no" ? "no" : "si";
}

/** The reason behind a verdict: what follows the word and its sign; the whole text when it gives no verdict; or null. */
export function reasonOf(text: string | null): string | null {
	return text?.normalize("NFC").replace(VERDICT_PREFIX, "").trim() || null;
}

/** The verdict of any of the 20 indicators of a record; null when the record does not say. */
export function judgeIndicator(record: ObservatoryRecord, indicator: Indicator): Verdict | null {
	if (indicator === "completamente_en_linea") {
		const share = record.completamente_en_linea;
		return share === null ? null : share === 100 ? "si" : share === 50 ? "parcial" : "no";
	}
	if (indicator === "num_pasos") return verdictOfSteps(record.num_pasos);
	if (indicator === "num_requisitos") return verdictOfCount(record.num_requisitos, REQUIREMENT_LIMITS);
	return verdictOf(record.indicators[indicator]);
}

/** Steps: up to 3 is good, up to 5 medium, above poor (specification, section 9); null when unknown. */
export function verdictOfSteps(count: number | null): Verdict | null {
	return verdictOfCount(count, STEP_LIMITS);
}

function verdictOfCount(count: number | null, limits: { good: number; medium: number }): Verdict | null {
	if (count === null) return null;
	return count <= limits.good ? "si" : count <= limits.medium ? "parcial" : "no";
}

/** Mean of the indicators of each dimension, 0 to 1; an indicator without a verdict counts as No. */
export function scoreDimensions(record: ObservatoryRecord): Record<Dimension, number> {
	const means = DIMENSIONS.map((dimension) => {
		const indicators = INDICATORS_BY_DIMENSION[dimension];
		const points = indicators.reduce((sum, indicator) => sum + pointsOf(record, indicator), 0);
		return [dimension, points / (indicators.length * POINTS_PER_INDICATOR)] as const;
	});
	return Object.fromEntries(means) as Record<Dimension, number>;
}

function pointsOf(record: ObservatoryRecord, indicator: Indicator): number {
	return POINTS[judgeIndicator(record, indicator) ?? "no"];
}

/**
 * Computes the observatory's record of a procedure from its desk review: 20 indicators of 5 points
 * (Sí 5, Parcial 2.5, No 0) make the score of 100; the sum of the five dimension means is the maturity.
 */
export function evaluateProcedure(
	procedure: Pick<Procedure, "id" | "name" | "type" | "steps" | "requirements">,
	indicators: ObservatoryRecord["indicators"],
): ObservatoryRecord {
	const facts: ObservatoryRecord = {
		id: procedure.id,
		tramite: procedure.name,
		evaluation_score: null,
		maturity_level: null,
		completamente_en_linea: procedure.type === null ? null : SHARES[procedure.type],
		num_pasos: procedure.steps.length,
		num_requisitos: procedure.requirements.length,
		indicators,
	};
	const score = INDICATORS.reduce((sum, indicator) => sum + pointsOf(facts, indicator), 0);
	const maturity = Object.values(scoreDimensions(facts)).reduce((sum, mean) => sum + mean, 0);
	return { ...facts, evaluation_score: score, maturity_level: Math.round(maturity * 10) / 10 };
}
