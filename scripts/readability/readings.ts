// npm run readability: how easily every text reads, the hardest first, and which miss their goal.
import { GLOSSARY, UNDERSTOOD } from "../../content/catalogue/glossary.ts";
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import { collectSentences, collectTexts, INTERFACE_WORDS, PROSE } from "./own-texts.ts";
import { measureSpanish, splitSentences } from "./spanish.ts";

export type Kind = "procedure" | "description" | "institution" | "own";

/** How one text reads: a procedure, the line under its name, an institution, or a page that we wrote. */
export interface Reading {
	kind: Kind;
	name: string;
	inflesz: number;
	wordsPerSentence: number;
	/** Words of its longest sentence. */
	longest: number;
	/** Abbreviations that the glossary does not explain. */
	unexplained: readonly string[];
}

/** A goal and whether it is met. */
export interface Judgement {
	said: string;
	isMet: boolean;
}

/** Lowest INFLESZ of any text of a kind, and of their mean; words of a sentence. Null where only the mean counts. */
export const GOALS: Readonly<Record<Kind, { lowest: number | null; mean: number; longest: number }>> = {
	procedure: { lowest: 55, mean: 60, longest: 35 },
	description: { lowest: null, mean: 60, longest: 30 },
	institution: { lowest: null, mean: 45, longest: 35 },
	own: { lowest: 65, mean: 70, longest: 30 },
};

/** How many of each kind are printed. */
const SHOWN: Readonly<Record<Kind, number>> = { procedure: 15, description: 10, institution: 5, own: 10 };

/** What of a procedure is read by citizens but not counted: law, names of papers and amounts are not ours to word. */
const ALSO_READ = ["documento_obtenible", "respaldo_legal", "costo_nota", "lugar", "duration", "subcategory"] as const;

export function listReadings(): Reading[] {
	return [
		...procedures.map(readProcedure),
		...procedures.map(readDescription),
		...institutions.map(readInstitution),
		...readOwn(),
	];
}

/** One judgement for each text, then one for the mean of each kind. */
export function judge(readings: readonly Reading[]): Judgement[] {
	const means = KINDS.map((kind) => {
		const all = readings.filter((reading) => reading.kind === kind);
		const mean = all.reduce((sum, { inflesz }) => sum + inflesz, 0) / all.length;
		return {
			said: `mean of ${all.length} ${kind}: ${mean.toFixed(1)}, goal ${GOALS[kind].mean}`,
			isMet: mean >= GOALS[kind].mean,
		};
	});
	return [
		...readings.map((reading) => ({ said: sayFaults(reading), isMet: listFaults(reading).length === 0 })),
		...means,
	];
}

const KINDS: readonly Kind[] = ["procedure", "description", "institution", "own"];

function sayFaults(reading: Reading): string {
	return `${reading.kind} ${reading.name}: ${listFaults(reading).join("; ")}`;
}

function listFaults({ kind, inflesz, longest, unexplained }: Reading): string[] {
	const goal = GOALS[kind];
	return [
		...(goal.lowest !== null && inflesz < goal.lowest ? [`INFLESZ ${inflesz.toFixed(1)}, goal ${goal.lowest}`] : []),
		...(longest > goal.longest ? [`a sentence of ${longest} words, goal ${goal.longest}`] : []),
		...(unexplained.length > 0 ? [`not explained: ${unexplained.join(", ")}`] : []),
	];
}

function readProcedure(procedure: (typeof procedures)[number]): Reading {
	const { id, description, full_description, requirements, steps } = procedure;
	const also = ALSO_READ.flatMap((field) => procedure[field] ?? []);
	return measure({
		kind: "procedure",
		name: id,
		texts: [description, full_description, ...requirements, ...steps],
		shown: [...also, ...Object.values(procedure.indicators)],
	});
}

function readDescription({ id, description }: (typeof procedures)[number]): Reading {
	return measure({ kind: "description", name: id, texts: [description] });
}

function readInstitution({ id, description, services }: (typeof institutions)[number]): Reading {
	return measure({ kind: "institution", name: id, texts: [description], shown: services ?? [] });
}

/** The pages of `content/`, and the dictionary. Names and labels are no sentences, so they only count for abbreviations. */
function readOwn(): Reading[] {
	const parts: [name: string, texts: unknown][] = Object.entries(PROSE).map(([name, { es }]) => [name, es]);
	return [...parts, ["interface", INTERFACE_WORDS] as const].map(([name, texts]) =>
		measure({ kind: "own", name, texts: collectSentences(texts), shown: collectTexts(texts) }),
	);
}

function measure(text: { kind: Kind; name: string; texts: readonly string[]; shown?: readonly string[] }): Reading {
	const { kind, name, texts, shown = [] } = text;
	const { inflesz, wordsPerSentence } = measureSpanish(texts);
	const lengths = splitSentences(texts).map((sentence) => sentence.match(/\p{L}+/gu)?.length ?? 0);
	return {
		kind,
		name,
		inflesz,
		wordsPerSentence,
		longest: Math.max(0, ...lengths),
		unexplained: findUnexplained([...texts, ...shown].join("\n")),
	};
}

/** Two capitals or more; not inside the code of a form (SAT-8933, F-AS-f-01), an address or a placeholder. */
const IN_CAPITALS = /(?<![\p{L}\d.@/{-])\p{Lu}{2,}(?:-\p{Lu}{2,})*(?![\p{L}\d@]|-[\p{L}\d]|\.[\p{L}\d])/gu;
const ROMAN_NUMBER = /^[IVXLC]+$/;
const KNOWN = new Set([...GLOSSARY.map(({ abbreviation }) => abbreviation), ...UNDERSTOOD]);

/** The abbreviations of a text that the glossary does not explain, once each. */
export function findUnexplained(text: string): string[] {
	const found = [...text.matchAll(IN_CAPITALS)].map(([abbreviation]) => abbreviation);
	return [...new Set(found)].filter((each) => !ROMAN_NUMBER.test(each) && !isKnown(each));
}

/** A form or a system named after two abbreviations, such as DUA-GT, needs the first. */
function isKnown(abbreviation: string): boolean {
	return KNOWN.has(abbreviation) || KNOWN.has(abbreviation.split("-")[0] ?? "");
}

// Last, when every name of this file is there.
if (import.meta.main) printReadings();

function printReadings(): void {
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
}

function tell({ name, inflesz, wordsPerSentence, longest }: Reading): string {
	return `${inflesz.toFixed(1).padStart(8)}${wordsPerSentence.toFixed(1).padStart(16)}${String(longest).padStart(9)}  ${name}`;
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
