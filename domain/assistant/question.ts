import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import { keptFor } from "../kept-for.ts";
import { readPlaces } from "../offices/places.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { splitWords, stemWord, tellingStems } from "../text/stem.ts";
import { LONGEST_QUESTION } from "../text/text.ts";
import type { AskedField, Intent, Talk } from "./assistant-fields.ts";
import { inOrder, isField } from "./assistant-fields.ts";
import type { Candidate } from "./assistant-match.ts";
import type { IntentReader } from "./intents.ts";
import { withoutIncome } from "./record-texts.ts";
import type { Meaning, Reply } from "./reply.ts";
import { leaveOutUnmeant } from "./unmeant.ts";
import { isVariant } from "./variants.ts";

/** All that the assistant answers from. */
export interface Knowledge {
	catalogue: Catalogue;
	search: ProcedureSearch;
	intents: IntentReader;
	/** What abbreviations stand for. */
	meanings: readonly Meaning[];
}

/** A department or town that a question names. */
export interface Town {
	/** As it was written: "Xela". */
	name: string;
	/** As `readPlaces` knows it. */
	places: ReadonlySet<string>;
}

/** What is understood of a question before anything is looked for. */
export interface ReadQuestion {
	/** All of it, as it was written. */
	text: string;
	/** What is meant of it, as folded words between single spaces. */
	words: string;
	/** Whether something of it is not meant. */
	isShortened: boolean;
	/** In the order of `ASKED_FIELDS`; empty where it asks for none. */
	fields: readonly AskedField[];
	/** What else it asks or says. */
	talk: ReadonlySet<Talk>;
	/** The words that may name a procedure, and the town. */
	named: string;
	/** Those of them that stand with what is asked, where others stand in a story beside it; else blank. */
	namedInAsking: string;
	/** Nothing but a town is named. */
	isUnnamed: boolean;
	town: Town | null;
}

/** A question with what was talked about before it. */
export interface Question extends ReadQuestion {
	known: Knowledge;
	/** The procedures that it may name. */
	candidates: readonly Candidate[];
	previous: CataloguedProcedure | undefined;
	/** What was asked before, in short, as it was understood; null for nothing. */
	prior: ReadQuestion | null;
	/** What was replied to that, found again; undefined for nothing. */
	earlier: () => Reply | undefined;
}

/** A field asked for as probably as this, and as probably beside the likeliest, is answered: who asks two things says neither surely. */
const LEAST_ASKED = 0.1;
const LEAST_BESIDE = 0.3;
/** What else is said must be the likeliest beside "about", and as probable; more so what leads away from every procedure. */
const LEAST_SAID = 0.28;
const LEAST_AWAY = 0.45;
const LEADS_AWAY: readonly Intent[] = ["advice", "politics", "person", "insult", "complaint"];
/** How probably a part of a question must ask for a field by itself. */
const LEAST_IN_PART = 0.2;
/** And one that says thanks or the like, which names nothing. */
const LEAST_IN_TALK = 0.5;

/** How probably a word by itself must name a field: "requisitos costo dpi" asks for two. */
const LEAST_ALONE = 0.5;
const SHORTEST_NOUN = 5;
/** They begin questions of several kinds. */
const QUESTION_WORDS = new Set("donde adonde cuando cuanto cuantos quien quienes where".split(" "));

/** Parts that say such things name nothing. */
const NAMES_NOTHING: readonly Intent[] = ["thanks", "insult", "ability"];
/** Parts of a question that are read. */
const MAX_PARTS = 8;
const BEFORE_TOWN = new Set(["en", "in", "de", "desde", "from"]);
/** Question words begin a part too: "quiero mi título cuánto cuesta". */
const BETWEEN_PARTS =
	/[,;:!?¿¡()\n]+|\.(?:\s|$)|\s(?:y|e|and)\s|\s(?=(?:a )?(?:cu[aá]nt[oa]s?|d[oó]nde|ad[oó]nde|c[oó]mo|qui[eé]n|cu[aá]ndo|how|where|when|who)\s)/i;

/** Reads part by part what a question asks, and which words are left to name something: of all words, or of those that are meant. */
export function readQuestion(
	{ catalogue, intents }: Pick<Knowledge, "catalogue" | "intents">,
	text: string,
	isWhole = false,
): ReadQuestion {
	const cut = text.slice(0, LONGEST_QUESTION);
	const isName = namesIn(catalogue);
	const meant = isWhole ? cut : leaveOutUnmeant(cut, isName);
	const all = splitWords(meant);
	const parts = meant
		.split(BETWEEN_PARTS)
		.map(splitWords)
		.filter((part) => part.length > 0);
	const asked = new Set([...listAsked(intents, all), ...listNamed(intents, all, isName)]);
	const asking = new Set<readonly string[]>();
	const naming = parts.filter((words, at) => {
		const [best] = at < MAX_PARTS ? intents.read(words) : [];
		const isTalk = best !== undefined && NAMES_NOTHING.includes(best.intent) && best.share >= LEAST_IN_TALK;
		if (best && (isTalk || (isField(best.intent) && best.share >= LEAST_IN_PART))) {
			asked.add(best.intent);
			if (!isTalk) asking.add(words);
		}
		return !isTalk;
	});
	const fields = [...asked].filter(isField);
	const nameIn = (words: readonly string[]) =>
		words.filter((word, place) => {
			if (isVariant(word)) return true;
			if (!isName.has(stemWord(word))) return !intents.isAsking(word);
			return !fields.some((field) => intents.asksFor(field, words, place));
		});
	const named = naming.flatMap(nameIn);
	const withAsking = [...asking].map(nameIn).findLast((words) => tellingStems(words.join(" ")).length > 0) ?? [];
	const telling = withoutIncome(named);
	const { rest } = readPlaces(telling);
	return {
		text: cut,
		words: all.join(" "),
		isShortened: meant !== cut,
		fields: inOrder(fields),
		talk: new Set([...asked].filter((intent): intent is Talk => !isField(intent))),
		named: trim(telling),
		namedInAsking: withAsking.length < named.length ? trim(withoutIncome(withAsking)) : "",
		isUnnamed: tellingStems(rest.join(" ")).length === 0,
		town: findTown(cut, all),
	};
}

/** What all words together ask: some fields, and what is said beside where nothing is likelier than that. */
function listAsked(intents: IntentReader, words: readonly string[]): Intent[] {
	const read = intents.read(words);
	const least = Math.max(LEAST_ASKED, (read[0]?.share ?? 0) * LEAST_BESIDE);
	const best = read.find(({ intent }) => intent !== "about");
	return read.flatMap((each) => {
		if (isField(each.intent)) return each.share >= least ? each.intent : [];
		const leastSaid = LEADS_AWAY.includes(each.intent) ? LEAST_AWAY : LEAST_SAID;
		return each === best && each.share >= leastSaid ? each.intent : [];
	});
}

/** Fields that one word names by itself. */
function listNamed(intents: IntentReader, words: readonly string[], isName: ReadonlySet<string>): AskedField[] {
	return words.flatMap((word) => {
		const isNoun = word.length >= SHORTEST_NOUN && !QUESTION_WORDS.has(word) && !isName.has(stemWord(word));
		const [best] = isNoun && intents.isAsking(word) ? intents.read([word]) : [];
		return best && isField(best.intent) && best.share >= LEAST_ALONE ? best.intent : [];
	});
}

/** The words, out of folded ones, that name something rather than ask for it; none at either end that tells nothing. */
export function namingWords({ catalogue, intents }: Pick<Knowledge, "catalogue" | "intents">, words: string): string {
	const isName = namesIn(catalogue);
	return trim(
		splitWords(words).filter((word) => !intents.isAsking(word) || isVariant(word) || isName.has(stemWord(word))),
	);
}

/** Stems that names and keywords of procedures and institutions hold: such words name, even where others ask with them. */
const namesIn = keptFor(({ procedures, institutions }: Catalogue): ReadonlySet<string> => {
	const checked = procedures.filter((procedure) => !isUnchecked(procedure));
	const said = checked.map(({ name, keywords }) => `${name} ${keywords.join(" ")}`);
	return new Set([...said, ...institutions.map(({ name, full_name }) => `${name} ${full_name}`)].flatMap(tellingStems));
});

/** Words without those at either end that tell nothing. */
function trim(words: readonly string[]): string {
	const tells = words.map((word) => tellingStems(word).length > 0);
	return words.slice(Math.max(0, tells.indexOf(true)), tells.lastIndexOf(true) + 1).join(" ");
}

/** The town that a text names, as it was written, each word with a capital. */
function findTown(text: string, words: readonly string[]): Town | null {
	const { rest, places } = readPlaces(words);
	if (places.size === 0) return null;
	const left = [...rest];
	const said = words.filter((word) => {
		if (left[0] !== word) return !BEFORE_TOWN.has(word);
		left.shift();
		return false;
	});
	const written = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [splitWords(word)[0], word]));
	const name = said
		.map((word) => written.get(word) ?? word)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	return { name: name.join(" "), places };
}

/** What stands for the abbreviation that folded words say; null where none is known. */
export function findMeaning({ meanings }: Pick<Knowledge, "meanings">, words: string): Meaning | null {
	const said = new Set(words.split(" "));
	return meanings.find(({ abbreviation }) => said.has(splitWords(abbreviation).join(" "))) ?? null;
}
