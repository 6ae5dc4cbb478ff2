import { BRAND } from "./brand.ts";
import type { ByLanguage, Destination } from "./text-shapes.ts";

/** A short text that leads to one page. */
export interface Invitation {
	title: string;
	text: string;
	to: Destination;
	linkLabel: string;
}

/** The three slides of the catalogue's banner. */
export const BANNER_SLIDES: ByLanguage<readonly Invitation[]> = {
	es: [
		{
			title: "¿Es tu primera vez?",
			text: `Aprende a usar ${BRAND.product} en seis pasos cortos.`,
			to: "/ayuda",
			linkLabel: "Ver los seis pasos",
		},
		{
			title: "¿Necesitas varios trámites para una meta?",
			text: "Te decimos cuáles son y en qué orden van.",
			to: "/experiencias",
			linkLabel: "Ver las experiencias guiadas",
		},
		{
			title: "¿Qué trámites puedes hacer en línea?",
			text: "El observatorio los compara y te muestra cuáles son más fáciles.",
			to: "/observatorio",
			linkLabel: "Abrir el observatorio",
		},
	],
	en: [
		{
			title: "Is this your first time?",
			text: `Learn to use ${BRAND.product} in six short steps.`,
			to: "/ayuda",
			linkLabel: "See the six steps",
		},
		{
			title: "Do you need several procedures for one goal?",
			text: "We tell you which ones and in what order.",
			to: "/experiencias",
			linkLabel: "See the guided experiences",
		},
		{
			title: "Which procedures can you do online?",
			text: "The observatory compares them and shows you which are easier.",
			to: "/observatorio",
			linkLabel: "Open the observatory",
		},
	],
};
