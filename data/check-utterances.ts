import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isOfSomebody, LONGEST_SENTENCE, sentenceKey } from "../domain/site-documents/search-examples.ts";
import { foldText } from "../domain/text/text.ts";
import type { FactProblem } from "./fact-files.ts";
import { type Leaf, readLeaves } from "./json-lines.ts";

/** A procedure that we describe ourselves has so many sentences: fewer teach too little, more drown the others. A crime is told in more ways than a paper. */
const FEWEST = 25;
const MOST = 400;
/** Sentences of one page whose parts of words are so alike teach the same twice. */
const MOST_ALIKE = 0.9;
const PART_LENGTHS = [3, 4];
/** The parts of a record that are no sentences of people. */
const NO_SENTENCES = ["id", "name", "nearest", "pages"];
const ELSEWHERE = "elsewhere.json";
/** Their keys are no pages, and what they hold may stand for several. */
const SHARED = "shared.json";
const INTENTS = "intents.json";
/** Letters of a story told to the assistant, with its question at the end. */
const LONGEST_QUESTION = 180;
const SITE = "site.json";

const RECORDS = z.array(z.record(z.string(), z.unknown()));

/** Which pages there are. */
export interface KnownPages {
	/** Ids of procedures, fichas, experiences and institutions. */
	pages: ReadonlySet<string>;
	/** Ids of `procedures.json`. */
	described: readonly string[];
}

/** One sentence with what it means and where it stands. */
interface Sentence {
	file: string;
	line: number;
	/** Id of a page; `elsewhere-…`, `site-…` or `intents-…` for what is none. */
	page: string;
	said: string;
}

/** The files of `data/utterances/` by name, as they are written. */
export function readUtterances(directory: string): ReadonlyMap<string, string> {
	const folder = join(directory, "utterances");
	const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
	return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** The pages of these fact files, those out of the official catalogue by the numbers of their fichas. */
export function readKnownPages(directory: string): KnownPages {
	const read = (name: string) => RECORDS.parse(JSON.parse(readFileSync(join(directory, name), "utf8")));
	const idsOf = (name: string) => read(name).map(({ id }) => String(id));
	const described = idsOf("procedures.json");
	const numbers = read("official/fichas.json").map(({ ficha }) => String(ficha));
	const official = numbers.flatMap((number) => [`ficha-${number}`, `fichas-${number}`]);
	const names = read("official/names.json").map(({ number }) => `nombre-${number}`);
	const others = [...idsOf("experiences.json"), ...idsOf("institutions.json"), ...official, ...names];
	return { pages: new Set([...described, ...others]), described };
}

/** Lists every mistake in the sentences that the search learns from, each with its file and its line. */
export function checkUtterances(files: ReadonlyMap<string, string>, known: KnownPages): FactProblem[] {
	const problems: FactProblem[] = [];
	const sentences: Sentence[] = [];
	for (const [file, text] of files) {
		const read = readLeaves(text);
		if ("message" in read) problems.push(told({ file, line: read.line, page: "-" }, `no es JSON: ${read.message}`));
		else sentences.push(...listSentences(file, read.leaves));
		const lists = "message" in read ? [] : listPageLines(file, read.leaves);
		for (const [page, line] of lists) {
			if (!known.pages.has(page)) problems.push(told({ file, line, page }, "no hay una página con este id"));
		}
	}
	const isWhole = problems.every(({ message }) => !message.startsWith("no es JSON"));
	return [
		...problems,
		...sentences.flatMap(checkSentence),
		...findTwins(sentences),
		// Of questions it counts how many ask in the same way.
		...[
			...Map.groupBy(
				sentences.filter(({ file }) => file !== INTENTS),
				({ page }) => page,
			).values(),
		].flatMap(findNearCopies),
		// Of a file that cannot be read nobody knows how many it has.
		...(isWhole ? checkCounts(sentences, known.described) : []),
	];
}

function told({ file, line, page }: Omit<Sentence, "said">, message: string): FactProblem {
	return { file: `utterances/${file}`, id: page, field: `línea ${line}`, message };
}

/** What stands in a file as sentences: under a page and a hand, or in a list of records. */
function listSentences(file: string, leaves: readonly Leaf[]): Sentence[] {
	const ids = new Map(leaves.flatMap(({ path, text }) => (path[1] === "id" ? [[path[0], text] as const] : [])));
	return leaves.flatMap(({ path, text, line }) => {
		const [first = "", second = ""] = path;
		if (file === ELSEWHERE) {
			const page = `elsewhere-${ids.get(first) ?? first}`;
			return NO_SENTENCES.includes(second) ? [] : [{ file, line, page, said: text }];
		}
		if (file === SHARED) return second === "said" ? [{ file, line, page: `shared-${first}`, said: text }] : [];
		if (file === INTENTS) return [{ file, line, page: `intents-${first}`, said: text }];
		return [{ file, line, page: file === SITE ? `site-${first}` : first, said: text }];
	});
}

/** The pages that a file names, each with the line of its first sentence. */
function listPageLines(file: string, leaves: readonly Leaf[]): Map<string, number> {
	const lines = new Map<string, number>();
	for (const { path, text, line } of leaves) {
		const [first = "", second] = path;
		const page = file === SHARED ? (second === "pages" ? text : undefined) : first;
		const isOther = file === ELSEWHERE || file === INTENTS || file === SITE;
		if (!isOther && page !== undefined && !lines.has(page)) lines.set(page, line);
	}
	// A page that may come to be is passed over by the search.
	return file === SHARED ? new Map() : lines;
}

function checkSentence(sentence: Sentence): FactProblem[] {
	const { said } = sentence;
	const problems: FactProblem[] = [];
	const longest = sentence.file === INTENTS ? LONGEST_QUESTION : LONGEST_SENTENCE;
	if (said.length > longest) problems.push(told(sentence, `pasa de ${longest} letras`));
	if (sentenceKey(said) === "") problems.push(told(sentence, "no dice nada"));
	if (isOfSomebody(said)) problems.push(told(sentence, "parece el número o el correo de alguien"));
	return problems;
}

/** The same words, in any order, for two pages: they teach that nobody can tell. What is shared says so in its own file. */
function findTwins(sentences: readonly Sentence[]): FactProblem[] {
	const first = new Map<string, Sentence>();
	return sentences.flatMap((sentence) => {
		if (sentence.file === SHARED || sentence.file === INTENTS) return [];
		const key = sentenceKey(sentence.said);
		const before = first.get(key);
		if (!before) first.set(key, sentence);
		if (!before || before.page === sentence.page) return [];
		const where = `${before.file}, línea ${before.line} (${before.page})`;
		return [told(sentence, `«${sentence.said}» ya está en ${where}`)];
	});
}

/** Sentences of one page that are nearly the same as one before them. */
function findNearCopies(sentences: readonly Sentence[]): FactProblem[] {
	const holders = new Map<string, { at: number; count: number }[]>();
	const norms: number[] = [];
	return sentences.flatMap((sentence, at) => {
		if (sentence.file === SHARED) return [];
		const counts = countParts(sentence.said);
		const norm = Math.hypot(...counts.values());
		const shared = new Map<number, number>();
		for (const [part, count] of counts) {
			for (const other of holders.get(part) ?? []) {
				shared.set(other.at, (shared.get(other.at) ?? 0) + count * other.count);
			}
			holders.set(part, [...(holders.get(part) ?? []), { at, count }]);
		}
		norms[at] = norm;
		const [copied] = [...shared].filter(([other, sum]) => sum / (norm * (norms[other] ?? 1)) > MOST_ALIKE);
		const twin = copied && sentences[copied[0]];
		return twin ? [told(sentence, `casi repite «${twin.said}» (${twin.file}, línea ${twin.line})`)] : [];
	});
}

function countParts(said: string): Map<string, number> {
	const text = ` ${foldText(said)} `;
	const counts = new Map<string, number>();
	for (const length of PART_LENGTHS) {
		for (let at = 0; at + length <= text.length; at += 1) {
			const part = text.slice(at, at + length);
			counts.set(part, (counts.get(part) ?? 0) + 1);
		}
	}
	return counts;
}

function checkCounts(sentences: readonly Sentence[], described: readonly string[]): FactProblem[] {
	const byPage = Map.groupBy(sentences, ({ page }) => page);
	return described.flatMap((page) => {
		const own = byPage.get(page) ?? [];
		if (own.length >= FEWEST && own.length <= MOST) return [];
		const { file = "-", line = 0 } = own[0] ?? {};
		return [told({ file, line, page }, `tiene ${own.length} frases: tienen que ser de ${FEWEST} a ${MOST}`)];
	});
}
