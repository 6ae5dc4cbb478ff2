import tables from "../../data/fee-tables.json" with { type: "json" };
import type { Counted } from "../fill.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** What is said of prices beyond their amounts: apart from the dictionary, because not every page needs it. */
interface PriceTexts {
	title: string;
	/** Within a sentence: amounts without an end, between two, and up to one. */
	from: string;
	range: string;
	upTo: string;
	/** Between two sums in two currencies. */
	and: string;
	/** Of one payment whose amount no source says, and of one that nobody has to make. */
	unknown: string;
	optional: string;
	/** What everybody pays, under the list of payments and beside the record's own amount. */
	total: string;
	beside: string;
	/** Beside the record's own amount, where one question alone decides. */
	depends: string;
	/** Before what is paid as well, and no source says how much. */
	besideUnknown: string;
	/** Lead from the amount to such payments, to papers of which nobody says the cost, and to what only some pay. */
	moreUnknown: Counted;
	morePapers: Counted;
	more: string;
	papers: string;
	/** Between two procedures that give the same paper. */
	or: string;
	/** Beside a paper of which no record says the cost. */
	paperUnknown: string;
	withPapers: string;
}

export const PRICE_TEXTS: ByLanguage<PriceTexts> = {
	es: {
		title: "Qué se paga",
		from: "desde {{from}}",
		range: "de {{from}} a {{to}}",
		upTo: "hasta {{to}}",
		and: "y",
		unknown: "Ninguna fuente dice cuánto",
		optional: "si lo quieres",
		total: "Todo lo obligatorio: {{amount}}",
		beside: "{{amount}} con todo lo obligatorio",
		depends: "{{amount}}, según el caso",
		besideUnknown: "Se paga también, y ninguna fuente dice cuánto:",
		moreUnknown: {
			one: "y un pago del que ninguna fuente dice cuánto",
			other: "y {{count}} pagos de los que ninguna fuente dice cuánto",
		},
		morePapers: {
			one: "y lo que cueste un papel que te piden",
			other: "y lo que cuesten {{count}} papeles que te piden",
		},
		more: "y otros pagos, según el caso",
		papers: "Papeles que te piden y lo que cuestan, si aún no los tienes:",
		or: "o",
		paperUnknown: "ninguna fuente dice su costo",
		withPapers: "Con esos papeles: {{amount}}",
	},
	en: {
		title: "What you pay",
		from: "from {{from}}",
		range: "{{from}} to {{to}}",
		upTo: "up to {{to}}",
		and: "and",
		unknown: "No source says how much",
		optional: "if you want it",
		total: "Everything mandatory: {{amount}}",
		beside: "{{amount}} with everything mandatory",
		depends: "{{amount}}, depending on the case",
		besideUnknown: "Paid as well, and no source says how much:",
		moreUnknown: {
			one: "and a payment of which no source says how much",
			other: "and {{count}} payments of which no source says how much",
		},
		morePapers: {
			one: "and whatever a paper that is asked for costs",
			other: "and whatever {{count}} papers that are asked for cost",
		},
		more: "and other payments, depending on the case",
		papers: "Papers that are asked for and what they cost, if you do not have them yet:",
		or: "or",
		paperUnknown: "no source says its cost",
		withPapers: "With those papers: {{amount}}",
	},
};

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

// Without reading the tables: pages ask this in a browser too, where their validation may not run.
const calculated = new Set(tables.flatMap(({ procedures }) => procedures));

/** Whether the price of a procedure is worked out from one figure by a table (`fee-tables.server.ts`). */
export function isCalculated(procedure: string): boolean {
	return calculated.has(procedure);
}
