import { LEAST_CONFIRMED, POINTS, POINTS_PER_DIMENSION } from "../../domain/observatory/evaluation.ts";
import { DIMENSIONS, INDICATORS } from "../../domain/observatory/indicators.ts";
import {
	DIGITISATION,
	MATURITY_SCALE,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
} from "../../domain/observatory/scales.ts";
import type { ByLanguage, TitledText } from "../text-shapes.ts";

/** How the observatory evaluates, in its methodology box. */
export interface Methodology {
	/** Stands beside the figures too: what they can and cannot say. */
	caution: string;
	/** The steps from the record to the score and the maturity. */
	steps: readonly TitledText[];
	/** The formulas, as sums. */
	scoreFormula: string;
	maturityFormula: string;
	/** How the three indicators that are numbers are judged. */
	counts: readonly string[];
}

interface Coverage {
	scored: number;
	total: number;
	/** Percent; null where there is nothing to average. */
	highestAverage: number | null;
}

const [wholly, partly, inPerson] = DIGITISATION;
const [fewSteps, mediumSteps] = STEP_SCALE;
const [fewRequirements, mediumRequirements] = REQUIREMENT_SCALE;
const maturity = {
	lowest: (0).toFixed(MATURITY_SCALE.decimals),
	highest: MATURITY_SCALE.highest.toFixed(MATURITY_SCALE.decimals),
};

/** Its numbers come from the constants of the evaluation, so they cannot differ from what is computed. */
export const METHODOLOGY: ByLanguage<Methodology> = {
	es: {
		caution:
			"Miramos cada trámite desde fuera, en páginas públicas. La evaluación suma lo que pudimos confirmar. Lo que no sabemos es «Sin dato» y se ve a rayas: puede subirla, no bajarla.",
		steps: [
			{
				title: "Leemos lo público",
				text: "Buscamos el trámite en el sitio de la entidad y en otras fuentes. No hacemos el trámite ni entramos con una cuenta.",
			},
			{
				title: `Respondemos ${INDICATORS.length} preguntas`,
				text: "Cada una se responde con Sí, Parcial o No. Un No también necesita una fuente que lo muestre. Si no la hay, decimos Sin dato.",
			},
			{
				title: "Sumamos puntos",
				text: `Un Sí da ${POINTS.si} puntos, un Parcial da ${POINTS.parcial} y un No da ${POINTS.no}. Lo que es Sin dato queda abierto: decimos hasta dónde podría llegar la suma. Con menos de ${LEAST_CONFIRMED} respuestas no hay evaluación: «No evaluable todavía».`,
			},
			{
				title: "Medimos la madurez",
				text: `Las preguntas se juntan en ${DIMENSIONS.length} temas. Cada tema da hasta ${POINTS_PER_DIMENSION} punto: la parte que está confirmada.`,
			},
		],
		scoreFormula: `Evaluación (0 a ${SCORE_SCALE.highest}) = ${POINTS.si} × cada Sí + ${POINTS.parcial} × cada Parcial`,
		maturityFormula: `Madurez = suma de los ${DIMENSIONS.length} temas, de ${maturity.lowest} a ${maturity.highest}`,
		counts: [
			`En línea: ${wholly.share}\u00a0% es Sí, ${partly.share}\u00a0% es Parcial y ${inPerson.share}\u00a0% es No.`,
			`Pasos: hasta ${fewSteps.upTo} es Sí, hasta ${mediumSteps.upTo} es Parcial y más de ${mediumSteps.upTo} es No.`,
			`Requisitos: hasta ${fewRequirements.upTo} es Sí, hasta ${mediumRequirements.upTo} es Parcial y más de ${mediumRequirements.upTo} es No.`,
		],
	},
	en: {
		caution:
			"We look at each procedure from outside, on public pages. The score adds up what we could confirm. What we do not know is “Unknown” and striped: it can raise the score, not lower it.",
		steps: [
			{
				title: "We read what is public",
				text: "We look for the procedure on the office’s site and in other sources. We do not carry it out or log in.",
			},
			{
				title: `We answer ${INDICATORS.length} questions`,
				text: "Each one is answered with Yes, Partly or No. A No needs a source that shows it, too. Where there is none, we say Unknown.",
			},
			{
				title: "We add up points",
				text: `A Yes gives ${POINTS.si} points, a Partly gives ${POINTS.parcial} and a No gives ${POINTS.no}. What is Unknown stays open: we say how far the sum could go. With fewer than ${LEAST_CONFIRMED} answers there is no score: “Cannot be scored yet”.`,
			},
			{
				title: "We measure maturity",
				text: `The questions are grouped in ${DIMENSIONS.length} themes. Each theme gives up to ${POINTS_PER_DIMENSION} point: the part that is confirmed.`,
			},
		],
		scoreFormula: `Score (0 to ${SCORE_SCALE.highest}) = ${POINTS.si} × each Yes + ${POINTS.parcial} × each Partly`,
		maturityFormula: `Maturity = sum of the ${DIMENSIONS.length} themes, from ${maturity.lowest} to ${maturity.highest}`,
		counts: [
			`Online: ${wholly.share}% is Yes, ${partly.share}% is Partly and ${inPerson.share}% is No.`,
			`Steps: up to ${fewSteps.upTo} is Yes, up to ${mediumSteps.upTo} is Partly and more than ${mediumSteps.upTo} is No.`,
			`Requirements: up to ${fewRequirements.upTo} is Yes, up to ${mediumRequirements.upTo} is Partly and more than ${mediumRequirements.upTo} is No.`,
		],
	},
};

/** How many of the procedures have a score, how far their average could still go, and what becomes of the others. */
export const COVERAGE: ByLanguage<(summary: Coverage) => string> = {
	es: ({ scored, total, highestAverage }) =>
		`Son evaluables ${scored} de ${total}: tienen confirmados ${LEAST_CONFIRMED} o más de ${INDICATORS.length} indicadores.${highestAverage === null ? "" : ` Su promedio podría llegar a ${highestAverage}\u00a0%.`}`,
	en: ({ scored, total, highestAverage }) =>
		`${scored} of ${total} can be scored: ${LEAST_CONFIRMED} or more of their ${INDICATORS.length} indicators are confirmed.${highestAverage === null ? "" : ` Their average could reach ${highestAverage}%.`}`,
};
