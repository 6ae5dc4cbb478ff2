import type { ByLanguage } from "./text-shapes.ts";

/** What the page of a real price says: apart from the dictionary, because no other page needs it. */
export interface RealPriceTexts {
	/** Of the document, where room is short; before the name in its heading; and on the way here, where the name stands before. */
	title: string;
	titleOf: string;
	current: string;
	lead: string;
	/** What the procedure page says of it, with and without a figure to work out. */
	link: { plain: string; calculator: string };
	official: { title: string; ask: string };
	beside: { title: string; own: string; papers: string; unknownPaper: string };
}

export const REAL_PRICE_TEXTS: ByLanguage<RealPriceTexts> = {
	es: {
		title: "Precio: {{name}}",
		titleOf: "Precio real:",
		current: "Precio real",
		lead: "Lo que cobra la institución, lo que cuesta alrededor y lo que no se paga a nadie.",
		link: { plain: "Precio real", calculator: "Calcula cuánto te toca" },
		official: {
			title: "Qué se paga",
			ask: "Ninguna fuente dice cuánto. Pregunta antes de ir y pide que te lo digan por escrito.",
		},
		beside: {
			title: "Lo que cuesta alrededor",
			own: "Suma lo tuyo: el pasaje, las copias, las fotos y el día que no trabajas. De eso ninguna fuente dice cuánto.",
			papers: "Quién dice lo que cuestan los papeles:",
			unknownPaper: "ninguna fuente dice su costo",
		},
	},
	en: {
		title: "Price: {{name}}",
		titleOf: "Real price:",
		current: "Real price",
		lead: "What the institution charges, what it costs besides, and what you pay to nobody.",
		link: { plain: "Real price", calculator: "Work out what you pay" },
		official: { title: "What you pay", ask: "No source says how much. Ask before you go, and ask for it in writing." },
		beside: {
			title: "What it costs besides",
			own: "Add your own: the fare, copies, photographs and the day that you do not work. Of that no source says how much.",
			papers: "Who says what the papers cost:",
			unknownPaper: "no source says its cost",
		},
	},
};
