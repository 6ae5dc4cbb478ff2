import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { type NeededPaper, orderByPapers, type PaperCase, type PapersByProcedure } from "./experience.ts";

/** A paper that a step asks for and that an earlier one of the way gives. */
export interface PaperLink {
	/** The earlier step. */
	giver: string;
	paper: string;
	/** For whom alone the paper is asked; null for everybody. */
	onlyFor: PaperCase | null;
}

/** One procedure of a way, in its place. */
export interface WayStep {
	id: string;
	/** What it gets from steps before it. */
	links: readonly PaperLink[];
	/** From 1: steps of one stage wait for none of each other, so they can be done at the same time. */
	stage: number;
}

/** One procedure of an experience or a plan, in its place; without a procedure when the catalogue no longer has it. */
export interface ExperienceStep extends WayStep {
	procedure: CataloguedProcedure | undefined;
	/** Whether everybody does it, only some, or those who come back years later. */
	who: "all" | "some" | "later";
}

/**
 * Lays out procedures so that each finds the papers that it asks for: as written, but none before those that give what it
 * needs, each with what it gets from whom. Where they need each other in a circle, the written order stays.
 */
export function layWay(
	written: readonly string[],
	papers: PapersByProcedure,
	needsOf: (id: string) => readonly NeededPaper[],
): WayStep[] {
	const linked = new Map(written.map((id) => [id, listLinks(id, { written, papers, needs: needsOf(id) })]));
	const linksOf = (id: string) => linked.get(id) ?? [];
	const stages = new Map<string, number>();
	return orderByPapers(written, (id) => linksOf(id).map(({ giver }) => giver)).map((id) => {
		const links = linksOf(id).filter(({ giver }) => stages.has(giver));
		const stage = 1 + Math.max(0, ...links.map(({ giver }) => stages.get(giver) ?? 0));
		stages.set(id, stage);
		return { id, links, stage };
	});
}

interface AskedLinks {
	written: readonly string[];
	papers: PapersByProcedure;
	needs: readonly NeededPaper[];
}

/** Each paper once, from the first that gives it; one that everybody is asked for stays so where some are asked for it twice. */
function listLinks(id: string, { written, papers, needs }: AskedLinks): PaperLink[] {
	const links = new Map<string, PaperLink>();
	for (const { paper, onlyFor } of needs) {
		const giver = written.find((each) => each !== id && papers.get(each)?.gives.includes(paper));
		if (giver && links.get(paper)?.onlyFor !== null) links.set(paper, { giver, paper, onlyFor });
	}
	return [...links.values()];
}
