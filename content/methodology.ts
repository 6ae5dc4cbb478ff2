import type { ByLanguage } from "./by-language.ts";
import type { TitledText } from "./titled-text.ts";

/** How the observatory evaluates, in its methodology box. */
export interface Methodology {
	/** Stands beside the figures too: what they can and cannot say. */
	caution: string;
	/** From what to the score and the maturity, one step each. */
	steps: readonly TitledText[];
	/** The formulas, as sums. */
	scoreFormula: string;
	maturityFormula: string;
	/** How the three figures that are no texts are judged. */
	counts: readonly string[];
}

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
				title: "Respondemos 20 preguntas",
				text: "Cada una tiene tres respuestas: Sí, Parcial o No. Al lado decimos la razón.",
			},
			{
				title: "Sumamos puntos",
				text: "Un Sí da 5 puntos, un Parcial da 2.5 y un No da 0. Si no hay dato, no da puntos.",
			},
			{
				title: "Medimos la madurez",
				text: "Las preguntas se juntan en cinco temas. Cada tema da hasta 1 punto: es el promedio de sus respuestas.",
			},
		],
		scoreFormula: "Evaluación (0 a 100) = 5 × cada Sí + 2.5 × cada Parcial",
		maturityFormula: "Madurez = suma de los cinco temas, de 0.0 a 5.0",
		counts: [
			"En línea: 100\u00a0% es Sí, 50\u00a0% es Parcial y 0\u00a0% es No.",
			"Pasos: hasta 3 es Sí, hasta 5 es Parcial y más de 5 es No.",
			"Requisitos: hasta 3 es Sí, hasta 6 es Parcial y más de 6 es No.",
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
				title: "We answer 20 questions",
				text: "Each one has three answers: Yes, Partly or No. We give the reason beside it.",
			},
			{
				title: "We add up points",
				text: "A Yes gives 5 points, a Partly gives 2.5 and a No gives 0. Where there is no data, there are no points.",
			},
			{
				title: "We measure maturity",
				text: "The questions are grouped in five themes. Each theme gives up to 1 point: the mean of its answers.",
			},
		],
		scoreFormula: "Score (0 to 100) = 5 × each Yes + 2.5 × each Partly",
		maturityFormula: "Maturity = sum of the five themes, from 0.0 to 5.0",
		counts: [
			"Online: 100% is Yes, 50% is Partly and 0% is No.",
			"Steps: up to 3 is Yes, up to 5 is Partly and more than 5 is No.",
			"Requirements: up to 3 is Yes, up to 6 is Partly and more than 6 is No.",
		],
	},
};
