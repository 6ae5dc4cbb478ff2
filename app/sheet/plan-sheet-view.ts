import type { WayView } from "../way/way-plan-view.ts";
import type { WordsView } from "../way/way-view.ts";
import type { SaidWords, Speaker } from "./said-words.ts";

export type PlanSheetView = ReturnType<typeof viewPlanSheet>;

/** A way on paper: what can be pressed or drawn on a screen is left out, and each line is said in words. */
export function viewPlanSheet(way: WayView, { read }: Speaker) {
	const { steps, costs, time, map, validities, papers, visits, institutions } = way;
	return {
		costs,
		time,
		/** What comes first and what can be done at the same time; null where nothing depends on anything. */
		inWords: map?.words ?? null,
		steps: steps.map(({ id, procedure, before }) => ({
			id,
			name: read(procedure?.name ?? id),
			about: procedure
				? [
						...(procedure.institution ? [...read(procedure.institution), " · "] : []),
						procedure.cost,
						...(procedure.duration ? [" · ", ...read(procedure.duration)] : []),
					]
				: [],
			reasons: before.map((words) => fillNames(words, read)),
		})),
		validities: validities.map((words) => fillNames(words, read)),
		papers,
		visits,
		institutions,
	};
}

/** A sentence of ours with the names of the catalogue in their places. */
export function fillNames({ text, names }: WordsView, read: Speaker["read"]): SaidWords {
	return text
		.split(/(\{\{\w+\}\})/)
		.flatMap((part) => (part.startsWith("{{") ? read(names[part.slice(2, -2)] ?? "") : part));
}
