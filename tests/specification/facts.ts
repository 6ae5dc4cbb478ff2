import experiences from "../../data/experiences.json" with { type: "json" };
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";

/** The gathered facts as they lie in `data/`: what the pages must say is computed from here, not from our own code. */
export const PROCEDURES = procedures;
export const INSTITUTIONS = institutions;
export const EXPERIENCES = experiences;

/** What lists show and count: what was gathered, then what the official catalogue says, of several variants one. */
export const LISTED = (await readFacts(FACTS_DIR)).procedures
	.filter(({ id, grupo }) => grupo === null || grupo === id)
	.map(({ id, name, category, institution_id, type, is_digital }) => ({
		...{ id, type, is_digital, institution_id },
		name: name ?? id,
		category: category ?? "",
	}));

export const TYPE_WORDS: Readonly<Record<string, string>> = {
	digital: "Digital",
	mixto: "Mixto",
	presencial: "Presencial",
};

/** The first fact that a test needs an example of; throws when there is none, so that no test passes on nothing. */
export function exampleOf<Fact>(facts: readonly Fact[], isWanted: (fact: Fact) => boolean): Fact {
	const found = facts.find(isWanted);
	if (!found) throw new Error("The facts hold no such example");
	return found;
}

/** The procedures of the institution with this short name. */
export function proceduresOf(name: string): typeof LISTED {
	const { id } = exampleOf(INSTITUTIONS, (institution) => institution.name === name);
	return LISTED.filter(({ institution_id }) => institution_id === id);
}

/** Number of procedures in each category, by its name. */
export function countByCategory(): Map<string, number> {
	return new Map(
		LISTED.map(({ category }) => [category, LISTED.filter((other) => other.category === category).length]),
	);
}

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

/** The 17 indicators that a record states in words. */
export const INDICATORS = DIMENSIONS.flat().filter((name) => !["share", "steps", "requirements"].includes(name));

/** What the observatory must say of each procedure, counted here anew, best score first. */
export const OBSERVATORY = PROCEDURES.map(evaluate).sort((a, b) => (b.score ?? -1) - (a.score ?? -1));

/** The facts of those that have a score. */
export const SCORED = OBSERVATORY.flatMap(({ score, maturity, ...fact }) =>
	score === null || maturity === null ? [] : [{ ...fact, score, maturity }],
);

/** Score and maturity are null where fewer than ten of the 20 indicators are known. */
function evaluate(procedure: (typeof procedures)[number]) {
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
function markOf(procedure: (typeof procedures)[number], name: string): number | null {
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
