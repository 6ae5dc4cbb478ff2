import type { RouterContextProvider } from "react-router";
import { listExperiences } from "../../content/experiences.ts";
import type { Asking } from "../../domain/assistant/assistant.ts";
import { answerQuestion } from "../../domain/assistant/assistant.ts";
import { idOf } from "../../domain/search/found.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { ReplyView } from "./reply-view.ts";
import { viewReply } from "./reply-view.ts";

/** The assistant's reply to a question, for the page and for the conversation that grows in it. */
export function replyTo(context: Readonly<RouterContextProvider>, { text, about }: Asking): ReplyView {
	const { catalogue, search } = readCatalogue(context);
	const likely = search.search(text).likely.filter(({ kind }) => kind === "experience");
	const meant = new Set(likely.map(idOf));
	const guides = listExperiences(context.get(languageContext)).filter(({ id }) => meant.has(id));
	return viewReply(
		answerQuestion(catalogue, search, { text, about }),
		guides.map(({ id, nombre }) => ({ id, name: nombre })),
	);
}
