import type { Language } from "../../domain/language.ts";
import type { Procedure } from "../../domain/procedure.ts";
import { findPlace } from "../../domain/procedure-place.ts";
import { formatCurrencyName, formatMoney } from "../format.ts";
import type { ExplainedText } from "./explain-abbreviations.ts";

export type FactsView = ReturnType<typeof viewFacts>;

type ExplainOrNull = (text: string | null) => ExplainedText | null;

/** Characters of requirements that fit among the answers; whoever needs more finds the list below. */
const ROOM_FOR_REQUIREMENTS = 80;

/** The fields among the facts, in reading order. A new one also needs its line below and a name in the dictionaries. */
export function viewFacts(procedure: Procedure, explain: ExplainOrNull, language: Language) {
	return {
		cost: viewCost(procedure, language),
		duration: procedure.duration,
		place: findPlace(procedure),
		/** Of duration and place; they stand below the answers, which must fit on the first screen. */
		abbreviations: [explain(procedure.duration), explain(procedure.lugar)].flatMap((each) => each?.abbreviations ?? []),
		requirements: viewFirstRequirements(procedure.requirements),
		documento_obtenible: explain(procedure.documento_obtenible),
		user_type: procedure.user_type,
		costo_nota: explain(procedure.costo_nota),
	};
}

function viewCost({ costo, codigo_moneda }: Procedure, language: Language) {
	if (costo === null) return null;
	return {
		isFree: costo === 0,
		amount: formatMoney(costo, codigo_moneda, language),
		currency: formatCurrencyName(costo, codigo_moneda, language),
	};
}

/** The first requirements, as many as fit, and how many there are. */
function viewFirstRequirements(requirements: readonly string[]) {
	const all = [...new Set(requirements)];
	const length = (shown: number) => all.slice(0, shown).join("; ").length;
	const fitting = all.filter((_, position) => length(position + 1) <= ROOM_FOR_REQUIREMENTS);
	return { first: fitting, total: all.length };
}
