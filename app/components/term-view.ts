import { sayTerm, TERM_TEXTS } from "../../content/catalogue/term-texts.ts";
import { fill } from "../../content/fill.ts";
import { isCounted, type ProcedureTerm } from "../../domain/facts/procedure-term.ts";
import type { Language } from "../../domain/language.ts";
import { viewOwnOrigin } from "./origins-view.ts";

export type TermView = ReturnType<typeof viewTerm>;

interface Spoken {
	language: Language;
	/** A calendar date. */
	today: string;
	/** The texts of the record that are not said in that language; undefined where none is. */
	stillSpanish: readonly string[] | undefined;
}

/** Until when something must be done and how long a paper is good; undefined where no source says it. */
export function viewTerms(terms: readonly ProcedureTerm[], record: readonly ProcedureTerm[], spoken: Spoken) {
	const [first, ...others] = terms.map((term, at) => chooseLanguage(term, record[at] ?? term, spoken));
	if (!first) return undefined;
	const { title, submit, privacy, calendar } = TERM_TEXTS[spoken.language];
	const { term, said } = first;
	return {
		title,
		words: { submit, privacy, calendar },
		/** Such as "Tienes 60 días hábiles desde el nacimiento", for the first screen. */
		brief: { text: sayTerm(term, said).brief, ...markOf(said, spoken) },
		listed: [first, ...others].map((each) => viewTerm(each, spoken)),
	};
}

interface SaidTerm {
	term: ProcedureTerm;
	said: Language;
}

/** A sentence is in one language: Spanish whole, where one of its parts is. */
function chooseLanguage(term: ProcedureTerm, spanish: ProcedureTerm, { language, stillSpanish }: Spoken): SaidTerm {
	const texts = [term.concept, term.event, term.condition, term.consequence];
	const isSaid =
		language === "es" || (stillSpanish && texts.every((text) => text === null || !stillSpanish.includes(text)));
	return isSaid ? { term, said: language } : { term: spanish, said: "es" };
}

/** The language of a sentence that is not in that of its page. */
function markOf(said: Language, { language }: Spoken): { lang?: Language } {
	return said === language ? {} : { lang: said };
}

function viewTerm({ term, said }: SaidTerm, spoken: Spoken) {
	const { position, kind, amount, unit, until, consequence } = term;
	const { open } = TERM_TEXTS[spoken.language];
	return {
		position,
		text: `${sayTerm(term, said).whole}.`,
		...(consequence !== null && { consequence }),
		...markOf(said, spoken),
		/** What its last day is worked out from; missing where there is none. */
		...((isCounted(term) || until !== null) && { rule: { kind, ...(until === null ? { amount, unit } : { until }) } }),
		/** What the form asks, where a date is needed; a day of every year needs none. */
		...(isCounted(term) && {
			asks: { open: open[kind], question: fill(TERM_TEXTS[said].ask[kind], { event: term.event }) },
		}),
		origin: viewOwnOrigin(term, spoken),
	};
}
