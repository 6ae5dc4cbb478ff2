import { type Catalogue, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { changesId, readChanges } from "../../domain/site-documents/changes.ts";
import { languageContext, readCatalogue } from "../context.ts";
import { translatorFor } from "../words/text.ts";
import type { Route } from "./+types/changed-facts";
import { viewProcedure } from "./procedure-view.ts";
import { wordsOf } from "./share-message.ts";
import { sayFacts } from "./told-view.ts";

/** Procedures whose facts are given out; of an older change its page tells. */
const MOST_CHANGED = 200;

const BEGINNING = changesId("procedure", "");

/** Ids of the procedures that changed last, the newest change first. */
const listChanged = keptFor(({ documents }: Catalogue) =>
	[...documents]
		.flatMap(([id, content]) => {
			const [newest] = id.startsWith(BEGINNING) ? readChanges(content) : [];
			return newest ? [{ id: id.slice(BEGINNING.length), at: newest.at }] : [];
		})
		.sort((one, other) => Number(one.at < other.at) - Number(one.at > other.at))
		.slice(0, MOST_CHANGED)
		.map(({ id }) => id),
);

/** What the procedures that changed say now, by id: all of them, so that asking says nothing of which one is saved. */
export function loader({ context }: Route.LoaderArgs): Response {
	const { catalogue } = readCatalogue(context);
	const language = context.get(languageContext);
	const translator = translatorFor(language);
	const facts = listChanged(catalogue).flatMap((id) => {
		const view = findProcedure(catalogue, id) && viewProcedure(catalogue, id, { language, isSpanish: false });
		return view ? [[id, sayFacts(view, wordsOf(view, translator))] as const] : [];
	});
	return Response.json(Object.fromEntries(facts));
}
