import type { ProcedureFact } from "./facts.ts";
import { PROCEDURES } from "./facts.ts";

/** The five dimensions of the maturity; `share`, `steps` and `requirements` are the three figures. */
const DIMENSIONS = [
	["share", "adjunta_docs_digitalmente", "firma_electronica_avanzada", "resultado_electronico"],
	["steps", "requirements", "docs_misma_entidad", "decl_jurada_innec"],
	["intercambia_datos", "portal_interinst", "usa_xroad_api"],
	[
		"consulta_estado",
		"notificacion_electronica",
		"info_en_linea",
		"atencion_alterna",
		"multi_idioma",
		"calif_usuarios",
	],
	["req_solo_por_ley", "normativa_vigente", "presuncion_buena_fe"],
];
const SHARES: Readonly<Record<string, number>> = { digital: 100, mixto: 50, presencial: 0 };

/** What the observatory must say of a procedure, counted here anew from `data/procedures.json`. */
export interface ObservatoryFact {
	name: string;
	share: number;
	steps: number;
	requirements: number;
	/** Null where fewer than ten of the 20 indicators are known. */
	score: number | null;
	maturity: number | null;
}

/** One fact for each procedure, best score first. */
export const OBSERVATORY: readonly ObservatoryFact[] = PROCEDURES.map(evaluate).sort(
	(a, b) => (b.score ?? -1) - (a.score ?? -1),
);

/** The facts of those that have a score. */
export const SCORED = OBSERVATORY.flatMap(({ score, maturity, ...fact }) =>
	score === null || maturity === null ? [] : [{ ...fact, score, maturity }],
);

function evaluate(procedure: ProcedureFact): ObservatoryFact {
	const means = DIMENSIONS.map(
		(names) => names.reduce((sum, name) => sum + (markOf(procedure, name) ?? 0), 0) / names.length,
	);
	const marks = DIMENSIONS.flat().map((name) => markOf(procedure, name));
	const isScored = marks.filter((mark) => mark !== null).length >= 10;
	return {
		name: procedure.name,
		share: SHARES[procedure.type] ?? Number.NaN,
		steps: procedure.steps.length,
		requirements: procedure.requirements.length,
		score: isScored ? marks.reduce<number>((sum, mark) => sum + (mark ?? 0) * 5, 0) : null,
		maturity: !isScored ? null : Math.round(means.reduce((sum, mean) => sum + mean, 0) * 10) / 10,
	};
}

/** 1 for good, a half for medium, 0 for poor, null for unknown. */
function markOf(procedure: ProcedureFact, name: string): number | null {
	if (name === "share") return (SHARES[procedure.type] ?? Number.NaN) / 100;
	if (name === "steps") return procedure.steps.length <= 3 ? 1 : procedure.steps.length <= 5 ? 0.5 : 0;
	if (name === "requirements") {
		if (procedure.requirements.length === 0) return null;
		return procedure.requirements.length <= 3 ? 1 : procedure.requirements.length <= 6 ? 0.5 : 0;
	}
	const text = Object.entries(procedure.indicators).find(([indicator]) => indicator === name)?.[1] ?? "";
	if (text.startsWith("Sin dato")) return null;
	return text.startsWith("Sí") ? 1 : text.startsWith("Parcial") ? 0.5 : 0;
}
