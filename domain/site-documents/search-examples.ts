import { z } from "../fields/shapes.ts";
import { foldText } from "../text/text.ts";
import { filledText, listFlaws } from "./document-shape.ts";
import { codedFlaw } from "./flaw-words.ts";

/** The id of the document with the sentences that editors taught the search. */
export const SEARCH_EXAMPLES = "search-examples";
export const MOST_SENTENCES = 2_000;
/** A log or a page of thousands of flaws helps nobody. */
const MOST_FLAWS = 20;

/** What a sentence that the search learns from may be long, in characters. */
export const SHORTEST_SENTENCE = 2;
export const LONGEST_SENTENCE = 120;

/** So many digits, apart or together, may be a document, a tax number or a telephone of somebody. */
const NUMBER_OF_SOMEBODY = /\p{N}(?:[\s.()-]*\p{N}){5,}/u;
const MAIL_ADDRESS = /\S@\S/;

/** Where a sentence leads: to a page, or to a subject that is no procedure. */
export const EXAMPLE_GROUPS = ["pages", "elsewhere"] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

const sentence = filledText(LONGEST_SENTENCE)
	.refine((text) => text.length >= SHORTEST_SENTENCE && sentenceKey(text) !== "", "sentenceShort")
	.refine((text) => !isOfSomebody(text), "sentenceOfSomebody");
const sentences = z.array(sentence, "shape").min(1, "tooFew");
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const byId = z.record(z.string().regex(ID, "shape"), sentences, "shape");

const SHAPE = z
	.strictObject(
		{
			/** By id of a procedure, an experience or an institution. */
			pages: byId,
			/** By id of a topic of `data/utterances/elsewhere.json`. */
			elsewhere: byId,
		},
		"shape",
	)
	.superRefine((document, { addIssue }) => {
		const taught = listTaught(document);
		if (taught.length > MOST_SENTENCES) addIssue({ code: "custom", path: [], message: "sentenceTooMany" });
		const seen = new Set<string>();
		for (const { group, id, said, at } of taught) {
			const key = sentenceKey(said);
			if (seen.has(key)) addIssue({ code: "custom", path: [group, id, at], message: "sentenceTwice" });
			seen.add(key);
		}
	});

/** What editors taught the search, beside what the release knows. */
export type SearchExamples = z.infer<typeof SHAPE>;

export const NO_SEARCH_EXAMPLES: SearchExamples = { pages: {}, elsewhere: {} };

/** One sentence, and where it leads. */
export interface Taught {
	group: ExampleGroup;
	id: string;
	said: string;
}

/** All sentences in their order, each with its place in its list. */
export function listTaught(document: SearchExamples): (Taught & { at: number })[] {
	return EXAMPLE_GROUPS.flatMap((group) =>
		Object.entries(document[group]).flatMap(([id, said]) => said.map((each, at) => ({ group, id, said: each, at }))),
	);
}

/** The document with these sentences alone, each at the end of its list. */
export function gatherTaught(taught: readonly Taught[]): SearchExamples {
	const gather = (group: ExampleGroup) => {
		const lists = Map.groupBy(
			taught.filter((each) => each.group === group),
			({ id }) => id,
		);
		return Object.fromEntries([...lists].map(([id, own]) => [id, own.map(({ said }) => said)]));
	};
	return { pages: gather("pages"), elsewhere: gather("elsewhere") };
}

/** Whether two lead to the same place with the same sentence. */
export function isSameTaught(one: Taught, other: Taught): boolean {
	return one.group === other.group && one.id === other.id && one.said === other.said;
}

export const SEARCH_EXAMPLES_RULE = {
	word: SEARCH_EXAMPLES,
	check(content: unknown, id: string) {
		// "search-examples:two" would be a second one, which nobody reads.
		if (id !== SEARCH_EXAMPLES) return [codedFlaw("-", "shape")];
		const flaws = listFlaws(SHAPE, content).slice(0, MOST_FLAWS);
		return flaws.map(({ field, code }) => codedFlaw(field, code));
	},
};

/** The stored document; undefined where it breaks its rule. */
export function readSearchExamples(content: unknown): SearchExamples | undefined {
	return SHAPE.safeParse(content).data;
}

/** The folded words of a sentence in one order: two with the same key say the same. */
export function sentenceKey(sentence: string): string {
	return foldText(sentence)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "")
		.sort()
		.join(" ");
}

/** Whether a sentence may tell who wrote it: it holds something like a number or a mail address of a person. */
export function isOfSomebody(sentence: string): boolean {
	return NUMBER_OF_SOMEBODY.test(sentence) || MAIL_ADDRESS.test(sentence);
}
