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
	const views = terms.map((term, at) => viewTerm(term, record[at] ?? term, spoken));
	const [first] = views;
	return first && { title: TERM_TEXTS[spoken.language].title, brief: first.brief, listed: views };
}

/** A sentence is in one language: Spanish whole, where one of its parts is. */
function viewTerm(said: ProcedureTerm, spanish: ProcedureTerm, { language, today, stillSpanish }: Spoken) {
	const texts = [said.concept, said.event, said.condition, said.consequence];
	const isSaid =
		language === "es" || (stillSpanish && texts.every((text) => text === null || !stillSpanish.includes(text)));
	const [term, spokenIn] = isSaid ? [said, language] : [spanish, "es" as const];
	const { position, kind, concept, amount, unit, event, until, consequence } = term;
	const words = TERM_TEXTS[spokenIn];
	const { whole, brief } = sayTerm(term, spokenIn);
	return {
		/** In which its sentences are. */
		spokenIn,
		/** Such as "Tienes 60 días hábiles desde el nacimiento", for the first screen. */
		brief: { text: brief, spokenIn },
		text: `${whole}.`,
		consequence,
		/** What its last day is worked out from. */
		rule: { position, kind, concept, amount, unit, event, until, consequence },
		/** What the form asks, where a date is needed; a day of every year needs none. */
		asks: isCounted(term) ? { open: words.open[kind], question: fill(words.ask[kind], { event: term.event }) } : null,
		/** Undefined where there is no last day. */
		words:
			isCounted(term) || until !== null
				? { submit: words.submit, privacy: words.privacy, calendar: words.calendar }
				: undefined,
		origin: viewOwnOrigin(said, { language, today }),
	};
}
