import { makeToldFacts } from "../../domain/facts/told-facts.ts";
import type { FactsSaid } from "../folder/folder.ts";
import type { Translator } from "../words/text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** What the page itself says as well: given, because what both import would be a file of its own in every page of a procedure. */
export interface PageWords extends Pick<Translator, "text" | "language"> {
	/** Where it is done; null where nobody knows. */
	place: string | null;
	/** A text without the marks of terms of a translation. */
	plain: (text: string) => string;
}

/** What a page says of each fact of its procedure, in its words: what the folder keeps to tell later what changed. */
export function sayFacts(view: ProcedureView, { text, language, place, plain }: PageWords): FactsSaid {
	const { facts, prints, terms, places, requirements, steps, respaldo_legal, enlace, translation } = view;
	const isSaid = translation !== null && !translation.isSpanish;
	const told = {
		costo: sayCost(view, text),
		duration: lines(facts.duration),
		plazos: lines(...(terms?.listed ?? []).map(({ text: term, consequence }) => join(" ", term, consequence))),
		lugar: lines(
			place,
			...places.map(({ office, department, address, hours, phone }) =>
				join(", ", office, department, address, hours, phone),
			),
		),
		requirements: lines(...requirements.map((each) => each.text)),
		steps: lines(...steps.map((each) => each.text)),
		documento_obtenible: lines(facts.documento_obtenible?.text),
		respaldo_legal: lines(respaldo_legal?.text),
		enlace: lines(enlace),
	};
	// The words of a page that is no translation are those of the record.
	return { prints, language: isSaid ? language : "es", told: makeToldFacts((fact) => told[fact].map(plain)) };
}

type Text = Translator["text"];

/** The amount, each payment, and the note on them. */
function sayCost({ facts, price }: ProcedureView, text: Text): string[] {
	const { cost, costRange, costo_nota } = facts;
	const own = cost?.isFree ? text("procedure.costFree") : cost?.amount;
	const payments = (price.section?.listed ?? []).flatMap(({ concept, question, isMandatory, answers }) =>
		answers.map((answer) => {
			const when = join(", ", question, answer.condition, isMandatory ? null : price.section?.optional);
			return `${answer.concept ?? concept}: ${answer.amount}${when && ` (${when})`}`;
		}),
	);
	return lines(own ?? costRange ?? join(", ", price.known, price.condition), ...payments, costo_nota?.text);
}

function lines(...all: readonly (string | null | undefined)[]): string[] {
	return [...new Set(all.flatMap((each) => each ?? []))];
}

function join(by: string, ...parts: readonly (string | null | undefined)[]): string {
	return parts.filter(Boolean).join(by);
}
