// npm run readability: how easily every text reads, the hardest first, and which miss their goal.
import type { Kind, Reading } from "./readings.ts";
import { GOALS, judge, listReadings } from "./readings.ts";

const SHOWN: Readonly<Record<Kind, number>> = { procedure: 15, description: 10, institution: 5, own: 10 };

const readings = listReadings();
for (const [kind, shown] of Object.entries(SHOWN)) {
	const hardest = readings
		.filter((reading) => reading.kind === kind)
		.toSorted((one, other) => one.inflesz - other.inflesz);
	print(`\nHardest of ${hardest.length} (${kind}); goals: ${JSON.stringify(GOALS[hardest[0]?.kind ?? "own"])}`);
	print(`${"INFLESZ".padStart(8)}${"words/sentence".padStart(16)}${"longest".padStart(9)}  text`);
	for (const reading of hardest.slice(0, shown)) print(tell(reading));
}

const judgements = judge(readings);
const missed = judgements.filter(({ isMet }) => !isMet);
print("");
for (const { said } of missed) print(`✗ ${said}`);
print(`${judgements.length - missed.length} passed, ${missed.length} failed`);
process.exitCode = missed.length === 0 ? 0 : 1;

function tell({ name, inflesz, wordsPerSentence, longest }: Reading): string {
	return `${inflesz.toFixed(1).padStart(8)}${wordsPerSentence.toFixed(1).padStart(16)}${String(longest).padStart(9)}  ${name}`;
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
