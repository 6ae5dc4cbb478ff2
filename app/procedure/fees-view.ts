import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import { findFeeTotal } from "../../domain/facts/fee-total.ts";
import type { Language } from "../../domain/language.ts";
import type { Translator } from "../dictionary.ts";
import { formatMoney } from "../format.ts";

/** From what to what something costs, in words; `to` equals `from` for one amount, and is null where nobody knows the end. */
export interface AmountView {
	from: string;
	to: string | null;
}

/** What is paid, one payment after the other, and what that makes. */
export function viewFees({ fees, costo, codigo_moneda }: CataloguedProcedure, language: Language) {
	const total = findFeeTotal(fees);
	const inTotal = total && {
		from: formatMoney(total.from, total.currency, language),
		to: total.to === null ? null : formatMoney(total.to, total.currency, language),
	};
	// Nothing is told to be free because only what is free is known of it.
	const isTold = total !== null && (costo === null ? total.from > 0 : total.to !== null);
	const isOfTheRecord =
		total !== null && total.from === costo && total.to === costo && total.currency === codigo_moneda;
	// One payment of the record's own amount is what the first screen already says.
	const isSaid = fees.length === 1 && isOfTheRecord && fees[0]?.condition === null;
	return {
		listed: (isSaid ? [] : fees).map(({ position, concept, amount, up_to, currency, condition, is_mandatory }) => ({
			position,
			concept,
			amount:
				amount === null
					? null
					: {
							isFree: amount === 0 && up_to === null,
							from: formatMoney(amount, currency, language),
							to: formatMoney(up_to ?? amount, currency, language),
						},
			condition,
			isMandatory: is_mandatory,
		})),
		/** Of several payments. */
		total: fees.length > 1 ? inTotal : null,
		/** For the line that answers what it costs: what the record's own amount does not say. */
		beside: isTold && !isOfTheRecord ? inTotal : null,
		/** Whether payments whose amount is unknown, or depends on something, come to the record's own amount. */
		hasMore: costo !== null && total !== null && total.to === null,
		/** What one payment alone depends on. */
		condition: fees.length === 1 ? (fees[0]?.condition ?? null) : null,
	};
}

/** An amount as a sentence says it: "Q 100.00", "Desde Q 100.00", "De Q 4.00 a Q 150.00". */
export function sayAmount({ from, to }: AmountView, { text }: Pick<Translator, "text">): string {
	if (to === null) return text("fee.from", { from });
	return to === from ? from : text("fee.range", { from, to });
}
