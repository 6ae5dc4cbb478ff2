import type { RouterContextProvider } from "react-router";
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { MEANINGS } from "../../content/catalogue/meanings.ts";
import { converse } from "../../domain/assistant/assistant.ts";
import type { Goal } from "../../domain/assistant/goal.ts";
import { findGoals } from "../../domain/assistant/goal.ts";
import type { Asking } from "../../domain/assistant/reply.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { MAX_QUERY_LENGTH } from "../../domain/search/search.ts";
import { viewOfficialNames } from "../components/found-view.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { ReplyView } from "./reply-view.ts";
import { viewReply } from "./reply-view.ts";

/** The guides by their names in both languages. */
const listGoals = keptFor((catalogue: Catalogue): readonly Goal[] =>
	[
		...Map.groupBy(
			LANGUAGES.flatMap((language) => experiencesIn(catalogue, language)),
			({ id }) => id,
		),
	].map(([id, versions]) => ({ id, names: versions.map(({ nombre }) => nombre) })),
);

/** Names of which nothing else is known, offered where nothing else is found. */
const MOST_NAMES = 3;

/** The assistant's reply to a question, for the page and for the conversation that grows in it. */
export function replyTo(context: Readonly<RouterContextProvider>, asking: Asking): ReplyView {
	const { catalogue, search } = readCatalogue(context);
	const meant = new Set(findGoals(asking.text.slice(0, MAX_QUERY_LENGTH), listGoals(catalogue), MEANINGS));
	const language = context.get(languageContext);
	const guides = experiencesIn(catalogue, language).filter(({ id }) => meant.has(id));
	const { reply, before } = converse(catalogue, search, asking);
	const names = reply.kind === "nothing" ? search.search(asking.text).names : [];
	return viewReply(reply, {
		...{ catalogue, before },
		guides: guides.map(({ id, nombre }) => ({ id, name: nombre })),
		names: viewOfficialNames(names.slice(0, MOST_NAMES), language),
	});
}
