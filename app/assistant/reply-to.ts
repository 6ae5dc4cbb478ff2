import type { RouterContextProvider } from "react-router";
import { listExperiences } from "../../content/experiences.ts";
import { answerQuestion } from "../../domain/assistant.ts";
import { findGuides } from "../../domain/assistant-guides.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { DrawnReply } from "./drawn-reply.ts";
import { drawReply } from "./drawn-reply.ts";

/** What a citizen wrote is kept nowhere on its way. */
export const UNKEPT = { "Cache-Control": "no-store" };

/** The assistant's reply to a question, for the page and for the conversation that grows in it. */
export function replyTo(context: Readonly<RouterContextProvider>, text: string, about: string | null): DrawnReply {
	const { catalogue, search } = readCatalogue(context);
	const meant = new Set(findGuides(listExperiences("es"), text).map(({ id }) => id));
	const guides = listExperiences(context.get(languageContext)).filter(({ id }) => meant.has(id));
	return drawReply(
		answerQuestion(catalogue, search, { text, about }),
		guides.map(({ id, nombre }) => ({ id, name: nombre })),
	);
}
