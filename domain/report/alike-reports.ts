import { foldText } from "../text.ts";

interface ToldReport {
	procedureId: string | null;
	description: string;
}

/** Shorter words are in every report. */
const SHORTEST_WORD = 4;
/** The part of the words of the shorter report that the other one has too, from which both may tell of the same. */
const ENOUGH = 0.4;

/**
 * Those of `others` that may tell of the same as `report`: about the same procedure, or with many of its words. What is
 * both comes first; of equal ones, the order stays.
 */
export function listAlike<Told extends ToldReport>(report: ToldReport, others: readonly Told[]): Told[] {
	const words = wordsOf(report);
	return others
		.map((other) => {
			const shared = shareOf(words, wordsOf(other));
			const isSame = report.procedureId !== null && other.procedureId === report.procedureId;
			return { other, likeness: (isSame ? 1 : 0) + (shared < ENOUGH ? 0 : shared) };
		})
		.filter(({ likeness }) => likeness > 0)
		.sort((one, other) => other.likeness - one.likeness)
		.map(({ other }) => other);
}

function wordsOf({ description }: ToldReport): Set<string> {
	const words = foldText(description).split(/[^\p{L}\p{N}]+/u);
	return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}

/** From 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
	return shorter.size === 0 ? 0 : [...shorter].filter((word) => longer.has(word)).length / shorter.size;
}
