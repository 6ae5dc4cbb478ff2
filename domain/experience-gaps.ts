import type { Paper, PapersByProcedure } from "./experience-way.ts";

/** A paper that a step asks for and that is not there by then: a later step gives it, or nothing does. */
export interface PaperGap {
	step: string;
	paper: string;
	/** The later step; null when no step gives it and it is nothing that everybody has at hand. */
	givenLaterBy: string | null;
}

interface AskedGaps {
	papers: PapersByProcedure;
	/** Every paper that there is. */
	known: ReadonlyMap<string, Pick<Paper, "origin">>;
	/** What each step asks for. */
	needsOf: (step: string) => readonly string[];
	/** What is there before the first step. */
	had: ReadonlySet<string>;
}

/** What the steps of a way ask for too early or in vain. */
export function listPaperGaps(way: readonly string[], { papers, known, needsOf, had }: AskedGaps): PaperGap[] {
	return way.flatMap((step, position) =>
		needsOf(step).flatMap((paper) => {
			const gives = (id: string) => papers.get(id)?.gives.includes(paper) ?? false;
			if (had.has(paper) || way.slice(0, position).some(gives)) return [];
			const givenLaterBy = way.slice(position + 1).find(gives) ?? null;
			const isAtHand = known.has(paper) && known.get(paper)?.origin !== "tramite";
			return givenLaterBy === null && isAtHand ? [] : [{ step, paper, givenLaterBy }];
		}),
	);
}
