import type { ByLanguage } from "./by-language.ts";

export interface Guidance {
	title: string;
	text: string;
	points: readonly string[];
}

/** What every procedure page says about reaching the institution. */
export const CONTACT_GUIDANCE: ByLanguage<Guidance> = {
	es: {
		title: "Antes de ir",
		text: "Habla primero con la institución. Así no pierdes el viaje.",
		points: [
			"Pregunta el horario y si hace falta una cita.",
			"Pregunta el costo de hoy y cómo se paga.",
			"Pregunta si piden copias o papeles originales.",
			"Pide el nombre de quien te atiende y anótalo.",
		],
	},
	en: {
		title: "Before you go",
		text: "Talk to the institution first. It can save you a trip.",
		points: [
			"Ask for the opening hours and whether you need an appointment.",
			"Ask what it costs today and how to pay.",
			"Ask whether they want copies or original papers.",
			"Ask for the name of the person who helps you and write it down.",
		],
	},
};
