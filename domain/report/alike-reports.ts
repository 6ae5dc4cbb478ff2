import { foldText } from "../text.ts";

interface ToldReport {
	procedureId: string | null;
	description: string;
}

/** Shorter words are in every report. */
const SHORTEST_WORD = 4;
/** The part of the words of the shorter report that the other one has too, from which both may tell of the same. */
const ENOUGH = 0.4;

/** The lines of procedure and institution that the form puts before what was told. */
const HEAD = /^([^\n]+)\n[^\n]+\n\n/;

/**
 * Those of `others` that may tell of the same as `report`: about the same procedure, or with many of its words. What is
 * both comes first; of equal ones, the order stays.
 */
export function listAlike<Told extends ToldReport>(report: ToldReport, others: readonly Told[]): Told[] {
	const words = wordsOf(report);
	return others
		.map((other) => {
			const shared = shareOf(words, wordsOf(other));
			return { other, likeness: (isAboutSame(report, other) ? 1 : 0) + (shared < ENOUGH ? 0 : shared) };
		})
		.filter(({ likeness }) => likeness > 0)
		.sort((one, other) => other.likeness - one.likeness)
		.map(({ other }) => other);
}

/** About one procedure of the catalogue, or about one that is in none, under the same name. */
function isAboutSame(one: ToldReport, other: ToldReport): boolean {
	if (one.procedureId !== null || other.procedureId !== null) return one.procedureId === other.procedureId;
	const [name, otherName] = [one, other].map(({ description }) => HEAD.exec(description)?.[1]);
	return name !== undefined && otherName !== undefined && foldText(name) === foldText(otherName);
}

/** What was told, without those lines. */
export function tellingOf(description: string): string {
	return description.replace(HEAD, "");
}

function wordsOf({ description }: ToldReport): Set<string> {
	const words = foldText(tellingOf(description)).split(/[^\p{L}\p{N}]+/u);
	return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}

/** From 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
	return shorter.size === 0 ? 0 : [...shorter].filter((word) => longer.has(word)).length / shorter.size;
}
