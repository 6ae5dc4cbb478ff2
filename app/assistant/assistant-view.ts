import type { RouterContextProvider } from "react-router";
import type { CatalogueSummary } from "../../domain/catalogue-summary.ts";
import { listFullestCategories, summarizeCatalogue } from "../../domain/catalogue-summary.ts";
import { procedureName } from "../../domain/procedure.ts";
import { readCatalogue } from "../context.ts";
import { replyTo } from "./reply-to.ts";
import type { Named, ReplyView } from "./reply-view.ts";

/** Frequently asked (specification, section 9). */
const FIRST_PROCEDURES = 5;
const FIRST_CATEGORIES = 3;

/** What the address of the assistant asks. */
interface Asked {
	/** Null where nothing was asked. */
	text: string | null;
	/** Id of the procedure that it follows up on. */
	about: string | null;
	/** What was asked before, in short. */
	before: string | null;
}

/** Everything that the page of the assistant draws. */
export interface AssistantView {
	summary: CatalogueSummary;
	procedures: readonly Named[];
	/** Names of categories. */
	categories: readonly string[];
	/** The question in the address, answered. */
	asked: { question: string; about: string | undefined; reply: ReplyView } | null;
}

export function viewAssistant(context: Readonly<RouterContextProvider>, { text, about, before }: Asked): AssistantView {
	const { catalogue } = readCatalogue(context);
	const first = catalogue.procedures.slice(0, FIRST_PROCEDURES);
	return {
		summary: summarizeCatalogue(catalogue),
		procedures: first.map((procedure) => ({ id: procedure.id, name: procedureName(procedure) })),
		categories: listFullestCategories(catalogue, FIRST_CATEGORIES).map(({ name }) => name),
		asked:
			text === null
				? null
				: { question: text, about: about ?? undefined, reply: replyTo(context, { text, about, before }) },
	};
}
