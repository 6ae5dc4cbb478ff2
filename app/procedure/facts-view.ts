import type { Abbreviation } from "../../content/catalogue/glossary.ts";
import { findAbbreviations } from "../../content/catalogue/glossary.ts";
import { saySoughtInVain } from "../../content/catalogue/sought-in-vain.ts";
import type { ByLanguage } from "../../content/text-shapes.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import { findPlace } from "../../domain/facts/told-facts.ts";
import type { Language } from "../../domain/language.ts";
import { foldText } from "../../domain/text/text.ts";
import { formatCurrencyName, formatDate, formatMoney } from "../words/format.ts";

export type FactsView = ReturnType<typeof viewFacts>;

type ExplainOrNull = (text: string | null) => ExplainedText | null;

/** Characters of requirements that fit among the answers; whoever needs more finds the list below. */
const ROOM_FOR_REQUIREMENTS = 45;

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

export interface ExplainedAbbreviation {
	abbreviation: string;
	expansion: string;
	/** What it is, in the language of the interface; null where the Spanish says it or no translation does. */
	meaning: string | null;
}

/** A text of the tables, word for word, with the abbreviations that appear in it for the first time on the page. */
export interface ExplainedText {
	text: string;
	abbreviations: readonly ExplainedAbbreviation[];
}

/** The glossary is Spanish; what it says in each other language. */
const MEANING_IN: ByLanguage<(entry: Abbreviation) => string | null> = {
	es: () => null,
	en: ({ english }) => english,
};

type Explain = (text: string) => ExplainedText;

/**
 * Explains each abbreviation once, where the page first uses it (WCAG 3.1.4); texts must come in reading order. What the
 * texts of the first screen say with all its words is explained there, where no other language has more to say.
 */
export function createExplainer(language: Language, firstScreen: readonly string[] = []): Explain {
	const clear = firstScreen.flatMap((text) =>
		findAbbreviations(text).filter(
			(entry) => MEANING_IN[language](entry) === null && foldText(text).includes(foldText(entry.expansion)),
		),
	);
	const explained = new Set(clear.map(({ abbreviation }) => abbreviation));
	return (text) => {
		const abbreviations = findAbbreviations(text).flatMap((entry) => {
			const { abbreviation, expansion } = entry;
			if (explained.has(abbreviation)) return [];
			explained.add(abbreviation);
			const saysItself = foldText(text).includes(foldText(expansion));
			return saysItself ? [] : [{ abbreviation, expansion, meaning: MEANING_IN[language](entry) }];
		});
		return { text, abbreviations };
	};
}

/** What was looked for in vain of a procedure and is unknown to this day. */
export function viewSoughtInVain(catalogue: Catalogue, { id, terms, places }: CataloguedProcedure, language: Language) {
	const offices = catalogue.offices.filter(({ services }) => services?.includes(id));
	const isKnown = (field: string) =>
		field === "validity"
			? terms.some(({ kind }) => kind === "vigencia")
			: [...places, ...offices].some(({ hours }) => hours !== null);
	const said = saySoughtInVain("procedure", id, { language, isKnown, formatDay: formatDate });
	return said === null ? [] : [` ${said}`];
}
