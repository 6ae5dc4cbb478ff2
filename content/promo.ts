import type { Invitation } from "./banner.ts";
import type { ByLanguage } from "./by-language.ts";

/** The notice that appears once a day; the labels of its buttons are in the dictionaries. */
export const PROMO: ByLanguage<Invitation> = {
	es: {
		title: "Una meta, todos sus trámites",
		text: "¿Quieres abrir un negocio, exportar o construir tu casa? Mira qué trámites te tocan y en qué orden.",
		to: "/experiencias",
		linkLabel: "Ver las experiencias",
	},
	en: {
		title: "One goal, all its procedures",
		text: "Do you want to open a business, export or build your house? See which procedures you need and in what order.",
		to: "/experiencias",
		linkLabel: "See the experiences",
	},
};
