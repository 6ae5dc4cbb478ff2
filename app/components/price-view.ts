import { PAPERS_BY_PROCEDURE } from "../../content/catalogue/papers.ts";
import { isCalculated, PRICE_TEXTS, REAL_PRICE_TEXTS } from "../../content/catalogue/price-texts.ts";
import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { CostRange } from "../../domain/experience/experience-plan.ts";
import { listPaperPrices } from "../../domain/experience/paper-prices.ts";
import {
	addTo,
	type FeeGroup,
	findWholePrice,
	groupFees,
	type ProcedureFee,
} from "../../domain/facts/procedure-cost.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../words/format.ts";
import { translatorFor } from "../words/text.ts";
import { viewOwnOrigin } from "./origins-view.ts";

/** What is paid: one payment after the other, the papers that cost, and what all that makes. */
export function viewPrice(
	catalogue: Catalogue,
	procedure: CataloguedProcedure,
	{ language, today }: { language: Language; today: string },
) {
	const { id, fees, costo, codigo_moneda } = procedure;
	const words = PRICE_TEXTS[language];
	const papers = listPaperPrices(catalogue, PAPERS_BY_PROCEDURE, id);
	const own = findWholePrice(fees);
	const groups = groupFees(fees);
	const sums = new Map<string, CostRange>(own.sums.map((sum) => [sum.currency, sum]));
	for (const { cost } of papers) if (cost) addTo(sums, cost);
	const whole = [...sums.values()];
	const isOfTheRecord =
		whole.length === 1 && whole.every((sum) => isExactly(sum, costo) && sum.currency === codigo_moneda);
	// One payment of the record's own amount is what the first screen already says.
	const isSaid = fees.length === 1 && isOfTheRecord && fees[0]?.condition === null && fees[0].source === null;
	// Nothing is told to be free because only what is free is known.
	const known = costo === null && own.sums.some(costsSomething) ? sayAlone(own.sums, language) : null;
	const listed = isSaid ? [] : groups.map((group) => viewGroup(group, { language, today }));
	const hasSection = listed.length > 0 || papers.length > 0;
	return {
		...(hasSection && { section: viewSection() }),
		/** In the place of a cost that the record does not say. */
		known,
		/** What one payment alone depends on. */
		condition: groups.length === 1 && groups[0]?.question === null ? (fees[0]?.condition ?? null) : null,
		/** For the line that answers what it costs: what the record's own amount does not say. */
		beside:
			costo !== null && whole.length > 0 && !isOfTheRecord && whole.every(({ to }) => to !== null)
				? fill(groups.length > 1 || papers.length > 0 ? words.beside : words.depends, {
						amount: sayAlone(whole, language),
					})
				: null,
		/** Leads to what comes to it, and of which nobody knows how much or whether. */
		more: costo === null && known === null ? null : sayMore(),
		/** Leads to its real price: all that it costs, what is never paid, and the sum where it depends on one figure. */
		real: REAL_PRICE_TEXTS[language].link[isCalculated(id) ? "calculator" : "plain"],
	};

	function viewSection() {
		const { title, optional, or } = words;
		return {
			...{ title, optional, or, listed },
			/** What everybody pays, of several payments. */
			total: groups.length > 1 ? sayTotal(words.total, own.sums) : null,
			unknown:
				own.unknown.length > 0 && own.sums.length > 0
					? { title: words.besideUnknown, concepts: own.unknown }
					: undefined,
			papers:
				papers.length > 0
					? {
							title: words.papers,
							listed: papers.map(({ papers: [paper], givers, cost }) => ({
								paper,
								amount: cost ? sayAlone([cost], language) : words.paperUnknown,
								givers: givers.map((giver) => viewGiver(giver, language)),
							})),
							total: papers.some(({ cost }) => cost !== null) ? sayTotal(words.withPapers, whole) : null,
						}
					: undefined,
		};
	}

	function sayTotal(template: string, all: readonly CostRange[]): string | null {
		return all.some(costsSomething) ? fill(template, { amount: sayAmounts(all, language) }) : null;
	}

	function sayMore(): string | null {
		const unknown = own.unknown.length;
		const unknownPapers = papers.filter(({ cost }) => cost === null).length;
		if (unknown > 0) return fill(countForm(words.moreUnknown, unknown), { count: unknown });
		if (unknownPapers > 0) return fill(countForm(words.morePapers, unknownPapers), { count: unknownPapers });
		return own.isOpen ? words.more : null;
	}
}

function isExactly({ from, to }: CostRange, amount: number | null): boolean {
	return from === amount && to === amount;
}

function costsSomething({ from, to }: CostRange): boolean {
	return from > 0 || (to ?? 0) > 0;
}

/** The procedure that gives a paper, by its name. */
function viewGiver(
	giver: CataloguedProcedure,
	language: Language,
): { id: string; name: string; spanish?: readonly string[] } {
	const said = sayProcedure(giver, language);
	const name = procedureName(said.procedure);
	return { id: giver.id, name, ...spanishAmong(said, [name], []) };
}

/** A payment, or the question that decides between several with its answers. */
function viewGroup({ question, fees }: FeeGroup, { language, today }: { language: Language; today: string }) {
	const [{ concept, is_mandatory }] = fees;
	return {
		concept,
		isMandatory: is_mandatory,
		question,
		answers: fees.map((fee) => ({
			position: fee.position,
			/** Where an answer is about something else than the first. */
			concept: fee.concept === concept ? null : fee.concept,
			condition: fee.condition,
			amount: sayFee(fee, language),
			...(fee.source !== null && { origin: viewOwnOrigin(fee, { language, today }) }),
		})),
	};
}

function sayFee({ amount, up_to, currency }: ProcedureFee, language: Language): string {
	if (amount === null) return PRICE_TEXTS[language].unknown;
	if (amount === 0 && up_to === null) return translatorFor(language).text("procedure.costFree");
	return sayAlone([{ from: amount, to: up_to ?? amount, currency }], language);
}

/** Amounts where no sentence goes before them. */
function sayAlone(sums: readonly CostRange[], language: Language): string {
	const amounts = sayAmounts(sums, language);
	return amounts.charAt(0).toUpperCase() + amounts.slice(1);
}

/** "Q 100.00", "desde Q 100.00", "de Q 4.00 a Q 150.00", "hasta Q 25.00"; currencies apart. */
function sayAmounts(sums: readonly CostRange[], language: Language): string {
	const words = PRICE_TEXTS[language];
	return sums.map(sayAmount).join(` ${words.and} `);

	function sayAmount({ from, to, currency }: CostRange): string {
		const [first, last] = [from, to ?? from].map((amount) => formatMoney(amount, currency, language));
		const values = { from: first ?? "", to: last ?? "" };
		if (to === null) return fill(words.from, values);
		if (to === from) return values.from;
		return fill(from === 0 ? words.upTo : words.range, values);
	}
}
