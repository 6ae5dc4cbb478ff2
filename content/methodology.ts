import { POINTS, POINTS_PER_DIMENSION } from "../domain/observatory/evaluation.ts";
import { DIMENSIONS, INDICATORS } from "../domain/observatory/indicators.ts";
import {
	DIGITISATION,
	MATURITY_SCALE,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
} from "../domain/observatory/scales.ts";
import type { ByLanguage } from "./by-language.ts";
import type { TitledText } from "./titled-text.ts";

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
			"Miramos cada trámite desde fuera, en páginas públicas. Un «No» puede ser algo que existe y no encontramos publicado.",
		steps: [
			{
				title: "Leemos lo público",
				text: "Buscamos el trámite en el sitio de la entidad y en otras fuentes. No hacemos el trámite ni entramos con una cuenta.",
			},
			{
				title: `Respondemos ${INDICATORS.length} preguntas`,
				text: "Cada una tiene tres respuestas: Sí, Parcial o No. Al lado decimos la razón.",
			},
			{
				title: "Sumamos puntos",
				text: `Un Sí da ${POINTS.si} puntos, un Parcial da ${POINTS.parcial} y un No da ${POINTS.no}. Si no hay dato, no da puntos.`,
			},
			{
				title: "Medimos la madurez",
				text: `Las preguntas se juntan en ${DIMENSIONS.length} temas. Cada tema da hasta ${POINTS_PER_DIMENSION} punto: es el promedio de sus respuestas.`,
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
			"We look at each procedure from outside, on public pages. A “No” may be something that exists but that we did not find published.",
		steps: [
			{
				title: "We read what is public",
				text: "We look for the procedure on the office’s site and in other sources. We do not carry it out or log in.",
			},
			{
				title: `We answer ${INDICATORS.length} questions`,
				text: "Each one has three answers: Yes, Partly or No. We give the reason beside it.",
			},
			{
				title: "We add up points",
				text: `A Yes gives ${POINTS.si} points, a Partly gives ${POINTS.parcial} and a No gives ${POINTS.no}. Where there is no data, there are no points.`,
			},
			{
				title: "We measure maturity",
				text: `The questions are grouped in ${DIMENSIONS.length} themes. Each theme gives up to ${POINTS_PER_DIMENSION} point: the mean of its answers.`,
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
