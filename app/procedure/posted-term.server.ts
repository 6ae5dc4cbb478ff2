import type { RouterContextProvider } from "react-router";
import { guatemalaToday } from "../../domain/text/days.ts";
import { addresses } from "../address/addresses.ts";
import type { TermView } from "../components/term-view.ts";
import { languageContext, readCatalogue } from "../context.ts";
import { readPostedForm } from "../document/answer.server.ts";
import type { ProcedureView } from "./procedure-view.ts";
import { viewProcedure } from "./procedure-view.ts";
import { answerTerm, type TermAnswer, type TermRule } from "./term-answer.ts";
import { TERM_FIELDS } from "./term-fields.ts";

/** A form that asks for a last day, answered; nothing of it is kept or logged. */
interface PostedTerm {
	procedure: ProcedureView;
	term: TermView;
	rule: TermRule;
	typed: string;
	answer: TermAnswer;
}

/** Longest date that is read; anything longer is none. */
const LONGEST_DATE = 40;

/** Works out the last day that a form asks for; null where its procedure has no such term. */
export async function answerPostedTerm(
	{ request, url }: { request: Request; url: URL },
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<PostedTerm | null> {
	const form = await readPostedForm(request);
	const asked = { ...addresses.procedure.read(url), language: context.get(languageContext) };
	const procedure = viewProcedure(readCatalogue(context).catalogue, id, asked);
	const term = procedure?.terms?.listed.find(({ position }) => String(position) === form.get(TERM_FIELDS.position));
	if (!procedure || !term?.rule) return null;
	const sent = form.get(TERM_FIELDS.date);
	const typed = typeof sent === "string" ? sent.slice(0, LONGEST_DATE) : "";
	return {
		procedure,
		term,
		typed,
		rule: term.rule,
		answer: answerTerm(term.rule, typed, { today: guatemalaToday(), language: asked.language }),
	};
}
