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
