import type { FeeFault } from "../domain/fees/calculate-fee.ts";
import type { ByLanguage, TitledText } from "./text-shapes.ts";

/** What the calculator says: the browser needs these words as well. */
export interface CalculatorTexts extends TitledText {
	submit: string;
	privacy: string;
	result: string;
	nothing: string;
	/** What is paid without a surcharge, where it is one part; else the two parts. */
	base: string;
	fixed: string;
	variable: string;
	rounded: string;
	/** After the result: from which table, and who has the last word. */
	basis: string;
	decides: string;
	article: string;
	noArticle: string;
	table: { caption: string; figure: string; fee: string };
	range: Readonly<Record<"upTo" | "between" | "from" | "any" | "models" | "model" | "older", string>>;
	/** What a line takes for each thousand, as a share, at the most, and where it is the figure itself. */
	rate: Readonly<Record<"perThousand" | "percent" | "atMost" | "whole" | "and", string>>;
	surcharge: string;
	sources: string;
	faults: Readonly<Record<FeeFault, string>>;
}

export const CALCULATOR_TEXTS: ByLanguage<CalculatorTexts> = {
	es: {
		title: "Calcula cuánto te toca",
		text: "Escribe un solo dato y te decimos lo que dice la tabla.",
		submit: "Calcular",
		privacy: "No guardamos lo que escribes.",
		result: "Te toca",
		nothing: "Nada que pagar según la tabla",
		base: "Según la tabla",
		fixed: "Parte fija",
		variable: "Según tu dato",
		rounded: "Redondeamos al centavo más cercano: puede variar un centavo.",
		basis: "Según {{law}}",
		decides: "Es una cuenta nuestra. Lo que vale es lo que diga {{who}}.",
		article: "{{law}}, {{article}}",
		noArticle: "{{law}} (no leímos en qué artículo)",
		table: { caption: "La tabla", figure: "Tu dato", fee: "Se paga" },
		range: {
			upTo: "Hasta {{to}}",
			between: "De {{from}} a {{to}}",
			from: "Desde {{from}}",
			any: "Cualquier monto",
			models: "Modelos de {{from}} a {{to}}",
			model: "Modelo {{to}}",
			older: "Modelos de {{to}} y antes",
		},
		rate: {
			perThousand: "{{amount}} por cada mil",
			percent: "{{share}}%",
			atMost: "(hasta {{amount}})",
			whole: "Todo lo que dice la institución",
			and: "más",
		},
		surcharge: "{{label}}: multa de {{share}}%",
		sources: "La tabla y dónde la leímos",
		faults: {
			missing: "Escribe el dato para calcular.",
			unreadable: "Escribe solo el número, como 3500 o 3,500.50.",
			ambiguous: "No sabemos si es mil o decimal. Escríbelo sin punto, como 3500, o con centavos, como 3.50.",
			negative: "Escribe un número de cero en adelante.",
			cents: "Escribe dos decimales o menos, como 3500.50.",
			huge: "Ese número es demasiado grande. El máximo es mil millones.",
			case: "Elige una de las opciones.",
			outside: "La tabla no dice nada de ese número. Revísalo.",
			year: "Escribe el año con cuatro cifras, como 2018.",
			farYear: "Ese año no es de ningún modelo. Revísalo en la tarjeta de circulación.",
		},
	},
	en: {
		title: "Work out what you pay",
		text: "Write one figure and we tell you what the table says.",
		submit: "Work it out",
		privacy: "We do not keep what you write.",
		result: "You pay",
		nothing: "Nothing to pay according to the table",
		base: "By the table",
		fixed: "Fixed part",
		variable: "By your figure",
		rounded: "We round to the nearest centavo: it may differ by one.",
		basis: "According to {{law}}",
		decides: "The sum is ours. What counts is what {{who}} says.",
		article: "{{law}}, {{article}}",
		noArticle: "{{law}} (we did not read in which article)",
		table: { caption: "The table", figure: "Your figure", fee: "You pay" },
		range: {
			upTo: "Up to {{to}}",
			between: "{{from}} to {{to}}",
			from: "From {{from}}",
			any: "Any amount",
			models: "Models of {{from}} to {{to}}",
			model: "Model of {{to}}",
			older: "Models of {{to}} and before",
		},
		rate: {
			perThousand: "{{amount}} for each thousand",
			percent: "{{share}}%",
			atMost: "(up to {{amount}})",
			whole: "All that the institution says",
			and: "plus",
		},
		surcharge: "{{label}}: fine of {{share}}%",
		sources: "The table, and where we read it",
		faults: {
			missing: "Write the figure to work it out.",
			unreadable: "Write only the number, such as 3500 or 3,500.50.",
			ambiguous:
				"We cannot tell a thousand from a decimal. Write it without the point, such as 3500, or with cents, such as 3.50.",
			negative: "Write a number from zero on.",
			cents: "Write two decimals or fewer, such as 3500.50.",
			huge: "That number is too large. The most is a thousand million.",
			case: "Choose one of the options.",
			outside: "The table says nothing of that number. Check it.",
			year: "Write the year in four digits, such as 2018.",
			farYear: "No model is of that year. Check it on the circulation card.",
		},
	},
};
