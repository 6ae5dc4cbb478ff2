import { isEnough } from "../../domain/search/outcome.ts";
import { listFound } from "../../domain/search/search.ts";
import type { Found, Meant } from "../../domain/search/searched-pages.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import type { Taught } from "../../domain/site-documents/search-examples.ts";
import type { DeskSearch } from "./desk-search.server.ts";

/** Pages that are offered for a text. */
const MOST_OFFERED = 4;
/** Names that are told of a longer list. */
const MOST_TOLD = 3;

/** What the search says of a text today. */
export interface Told {
	kind: "nothing" | "listed" | "doubt" | "sure" | "elsewhere" | "site";
	/** Names of what it shows first; of the subject where it is no procedure. */
	names: readonly string[];
	/** Pages that may be meant, best first. */
	offered: readonly { id: string; name: string }[];
	/** The subject that is most probably meant where it is no procedure; null where none comes near. */
	topic: string | null;
}

/** Asks the search as a citizen would. */
export function tellSearch({ search, names, topics }: DeskSearch, text: string): Told {
	const outcome = search.search(text);
	// What hardly fits would only invite a wrong press.
	const ranked = search.rank(text).filter(isEnough);
	const found = listFound(outcome);
	const isOffered = (each: Meant) => names.has(idOf(each));
	const ids = [...outcome.likely, ...ranked.map(({ page }) => page.found)].filter(isOffered).map(idOf);
	const offered = [...new Set(ids)].slice(0, MOST_OFFERED).map((id) => ({ id, name: names.get(id) ?? id }));
	const subject = ranked.find(({ page }) => page.found.kind === "elsewhere")?.page.found;
	const topic = subject?.kind === "elsewhere" ? subject.topic.id : null;
	const nameOf = (each: Found) => (each.kind === "name" ? each.name.name : (names.get(idOf(each)) ?? idOf(each)));
	const told = (kind: Told["kind"], shown: readonly Found[]): Told => ({
		...{ kind, offered, topic },
		names: shown.slice(0, kind === "listed" ? MOST_TOLD : MOST_OFFERED).map(nameOf),
	});
	if (outcome.elsewhere) {
		const { id, name } = outcome.elsewhere;
		return { ...told("elsewhere", []), names: [topics.find((each) => each.id === id)?.name.es ?? name.es] };
	}
	if (outcome.site) return told("site", []);
	if (outcome.certainty === "sure" && outcome.likely.length > 0) return told("sure", outcome.likely.slice(0, 1));
	if (outcome.certainty === "doubtful") return told("doubt", outcome.likely);
	return told(found.length > 0 ? "listed" : "nothing", found);
}

/** What a sentence leads to, by its name. */
export function nameTaught({ group, id }: Pick<Taught, "group" | "id">, { names, topics }: DeskSearch): string {
	if (group === "pages") return names.get(id) ?? id;
	return topics.find((topic) => topic.id === id)?.name.es ?? id;
}
