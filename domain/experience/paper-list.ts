import { groupBy } from "../group-by.ts";
import { addCopies, type Copies, readCopies } from "../text/copies.ts";
import type { NeededPaper, PaperCase, PapersByProcedure } from "./experience.ts";

/** One paper of a way, however many of its steps ask for it. */
export interface ListedPaper {
	paper: string;
	/** For whom alone it is asked; null where any step asks everybody for it. */
	onlyFor: PaperCase | null;
	/** Ids of the steps, in their order. */
	askedBy: readonly string[];
	/** The step that gives it; null where none does. */
	givenBy: string | null;
	/** Copies that the requirements name, added up. */
	copies: Copies;
}

/** The papers that the steps of a way ask for, each once, in the order in which they are asked for. */
export function listPapers(
	way: readonly string[],
	papers: PapersByProcedure,
	needsOf: (id: string) => readonly NeededPaper[] = (id) => papers.get(id)?.needs ?? [],
): ListedPaper[] {
	const asked = way.flatMap((id) => needsOf(id).map((need) => ({ id, ...need })));
	return [...groupBy(asked, ({ paper }) => paper)].map(([paper, needs]) => {
		const everybody = needs.filter(({ onlyFor }) => onlyFor === null);
		// What only some are asked for makes no copy of everybody's.
		const counted = everybody.length > 0 ? everybody : needs;
		// A requirement may be read from two lines of one record: the same line is one.
		const lines = new Map(counted.map(({ id, line = "" }) => [`${id} ${line}`, line]));
		return {
			paper,
			onlyFor: everybody.length > 0 ? null : (needs[0]?.onlyFor ?? null),
			askedBy: [...new Set(counted.map(({ id }) => id))],
			givenBy: way.find((id) => papers.get(id)?.gives.includes(paper)) ?? null,
			copies: addCopies([...lines.values()].map(readCopies)),
		};
	});
}
