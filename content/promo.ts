import type { Invitation } from "./banner.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** The notice that appears once a day; the labels of its buttons are in the dictionaries. */
export const PROMO: ByLanguage<Invitation> = {
	es: {
		title: "¿Vas a abrir un negocio?",
		text: "¿O a exportar, o a construir tu casa? Mira los trámites en orden.",
		to: "/experiencias",
		linkLabel: "Ver las experiencias",
	},
	en: {
		title: "Opening a business?",
		text: "Or exporting, or building a house? See the procedures in order.",
		to: "/experiencias",
		linkLabel: "See the experiences",
	},
};
