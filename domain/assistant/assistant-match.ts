import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import { listTermsFor } from "../facts/procedure-term.ts";
import { isCertain, isEnough } from "../search/outcome.ts";
import type { Ranked } from "../search/ranker.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { splitWords } from "../search/stem.ts";
import { tellingStems } from "../search/telling.ts";
import { foldText } from "../text/text.ts";
import type { AskedField } from "./assistant-fields.ts";
import { listDeadlines } from "./record-texts.ts";
import type { Answer, Choices } from "./reply.ts";

/** A procedure that a question may mean. */
export interface Candidate {
	procedure: CataloguedProcedure;
	/** How probably it is the one that is meant, if one is: 0 to 1. */
	share: number;
	/** So much of the question fits that it is no chance. */
	isTelling: boolean;
	/** It is meant and no other may be. */
	isCertain: boolean;
}

interface Known {
	catalogue: Catalogue;
	search: ProcedureSearch;
}

/** What is so much less probable than the best is not worth offering. */
const WORTH_OFFERING = 0.1;
const LEAST_MEANT = 1.5;
/** A score so many times as high as is worth showing is no chance: of what is meant surely, and of another subject. */
const LEAST_SURE = 2.1;
/** What is less probable is no answer, even where nothing else is found. */
const LEAST_ALONE = 0.5;
/** What is so probable may be meant. */
const PROBABLE = 0.2;
/** Whether a procedure can tell a field that few can. */
const TELLING: readonly (readonly [AskedField, (procedure: CataloguedProcedure) => boolean])[] = [
	[
		"deadline",
		(procedure) => listTermsFor("deadline", procedure.terms).length > 0 || listDeadlines(procedure).length > 0,
	],
	["status", isAboutStatus],
];
/** Whether a procedure is itself the way to learn how far a request is. */
export function isAboutStatus({ name }: CataloguedProcedure): boolean {
	return /\b(?:estado|consulta)/i.test(name ?? "");
}

/** Two may be called alike; and what names and all words agree on may be as little sure as this. */
const LEAST_AGREED = 0.66;
const MAX_CHOICES = 8;
const MAX_OTHERS = 3;

/** One question asks for the same ranking several times. */
export function rememberRanks(search: ProcedureSearch): ProcedureSearch {
	const ranks = new Map<string, ReturnType<ProcedureSearch["rank"]>>();
	return {
		...search,
		rank(text) {
			const ranked = ranks.get(text) ?? search.rank(text);
			ranks.set(text, ranked);
			return ranked;
		},
	};
}

/** The procedures that the words of a question may mean, best first, as the search ranks them. */
export function rankCandidates(search: ProcedureSearch, words: string): Candidate[] {
	const enough = search.rank(words).filter(isEnough);
	const ranked = enough.flatMap((each) => (each.page.found.kind === "procedure" ? [{ each, ...each.page.found }] : []));
	// A guide or an institution is about procedures; another subject, or one of which we know the name only, is not.
	const isRival = ({ page: { found } }: Ranked) => ["procedure", "elsewhere", "name"].includes(found.kind);
	const whole = enough.filter(isRival).reduce((sum, { share }) => sum + share, 0);
	const candidates = ranked.map(({ each, procedure }) => {
		const share = each.share / whole;
		const isTelling = isTimesEnough(each, LEAST_SURE);
		return {
			procedure,
			share,
			isTelling,
			isCertain: isTelling && share >= LEAST_AGREED && isCertain({ ...each, share }),
		};
	});
	const [best] = candidates;
	// What only bears a name is offered where nothing else is: not what hardly anybody means.
	if (enough[0]?.page.found.kind === "name" && (best?.share ?? 0) < WORTH_OFFERING) return [];
	if (!best?.isCertain || !isUnchecked(best.procedure)) return candidates;
	// What nobody checked may be called just so; a checked procedure whose name says it too comes first.
	const stems = tellingStems(words);
	const checked = candidates.find(({ procedure }) => !isUnchecked(procedure) && isNamedBy(procedure, stems));
	return checked
		? [{ ...checked, share: best.share, isCertain: true }, ...candidates.filter((each) => each !== checked)]
		: candidates;
}

/**
 * The procedures that a question may mean: by the words that name something, and where those do not decide by all its words
 * too, for what is asked may tell ("¿quién puede recoger mi DPI?"). Among those that the names leave open, the rest never decides alone.
 */
export function findCandidates(search: ProcedureSearch, named: string, words: string): Candidate[] {
	const byName = rankCandidates(search, named);
	if (words === named) return byName;
	const byAll = rankCandidates(search, words);
	const [best] = byAll;
	if (isSure(byName)) {
		// One word names nothing against a sentence that surely means something else ("me despidieron embarazada de la maquila").
		const isOneWord = tellingStems(named).length === 1 && !isNamedAlone(byName[0], named);
		return isOneWord && best?.isCertain && best.procedure !== byName[0]?.procedure ? byAll : byName;
	}
	const shares = new Map(byName.map(({ procedure, share }) => [procedure, share]));
	const open = best ? (shares.get(best.procedure) ?? 0) : 0;
	if (best?.isCertain && open < WORTH_OFFERING) return byAll;
	const merged = [...new Map([...byName, ...byAll].map((each) => [each.procedure, each])).values()];
	const allShares = new Map(byAll.map(({ procedure, share }) => [procedure, share]));
	return merged
		.map((each) => {
			const share = ((shares.get(each.procedure) ?? 0) + (allShares.get(each.procedure) ?? 0)) / 2;
			const isAgreed = each.procedure === best?.procedure && each.procedure === byName[0]?.procedure;
			return { ...each, share, isCertain: isAgreed && each.isTelling && share >= LEAST_AGREED };
		})
		.sort((one, other) => other.share - one.share);
}

/** Whether the name, its kind aside, is that word and nothing else ("divorcio"). */
function isNamedAlone(candidate: Candidate | undefined, word: string): boolean {
	return candidate !== undefined && tellingStems(candidate.procedure.name ?? "").join() === tellingStems(word).join();
}

function isTimesEnough(ranked: Ranked, times: number): boolean {
	return isEnough({ fit: ranked.fit / times });
}

/** Whether the name says all these stems. */
export function isNamedBy({ name }: CataloguedProcedure, stems: readonly string[]): boolean {
	const said = new Set(tellingStems(name ?? ""));
	return stems.length > 0 && stems.every((stem) => said.has(stem));
}

/** The institution that words name before anything else; undefined where they rather mean something else. */
export function findMeantInstitution(search: ProcedureSearch, words: string): Institution | undefined {
	const [best] = search.rank(words);
	if (!best || !isEnough(best) || best.page.found.kind !== "institution") return undefined;
	return best.isCalled || best.share >= LEAST_ALONE ? best.page.found.institution : undefined;
}

/** The institution whose acronym stands among the words, else the one that they mean. */
export function findNamedInstitution({ catalogue, search }: Known, words: string): Institution | undefined {
	const said = ` ${words} `;
	const byAcronym = catalogue.institutions.find(
		({ name }) => name !== null && said.includes(` ${splitWords(name).join(" ")} `),
	);
	return byAcronym ?? findMeantInstitution(search, words);
}

/** What words that ask for no procedure mean: another subject, a part of the portal or a guide, where it is likelier than all else. */
export function findMeant(
	search: ProcedureSearch,
	words: string,
	kind: "elsewhere" | "site" | "experience",
): Ranked | undefined {
	const [best] = search.rank(words);
	return best && isTimesEnough(best, LEAST_MEANT) && best.share >= LEAST_ALONE && best.page.found.kind === kind
		? best
		: undefined;
}

const names = new WeakMap<CataloguedProcedure, readonly string[]>();
const BETWEEN_WORDS = "[^\\p{L}\\p{N}]+";

/** The procedure with the longest name of several words that stands whole in a question, and the folded question with a sign in its place. */
export function findNamedInFull(
	procedures: readonly CataloguedProcedure[],
	{ text, words }: { text: string; words: string },
	sign: string,
): { procedure: CataloguedProcedure; rest: string } | undefined {
	let longest: { procedure: CataloguedProcedure; name: readonly string[]; length: number } | undefined;
	for (const procedure of procedures) {
		const name = names.get(procedure) ?? splitWords(procedure.name ?? "");
		names.set(procedure, name);
		const { length } = name.join(" ");
		if (name.length > 1 && length > (longest?.length ?? 0) && ` ${words} `.includes(` ${name.join(" ")} `)) {
			longest = { procedure, name, length };
		}
	}
	if (!longest) return undefined;
	const folded = foldText(text);
	const rest = folded.replace(new RegExp(longest.name.join(BETWEEN_WORDS), "u"), ` ${sign} `);
	return {
		procedure: longest.procedure,
		// Letters with dots between them are one word, and stand otherwise in the text.
		rest: rest === folded ? ` ${words} `.replace(` ${longest.name.join(" ")} `, ` ${sign} `) : rest,
	};
}

/** Of several that may be meant, the only one that can answer what is asked is. */
export function preferTelling(candidates: readonly Candidate[], fields: readonly AskedField[]): readonly Candidate[] {
	const tells = TELLING.find(([field]) => fields.includes(field))?.[1];
	if (!tells || isSure(candidates)) return candidates;
	const [only, ...others] = candidates.filter(({ procedure, share }) => share >= PROBABLE && tells(procedure));
	return only && others.length === 0
		? [{ ...only, isCertain: true }, ...candidates.filter((each) => each !== only)]
		: candidates;
}

interface ChoosingBy {
	fields: readonly AskedField[];
	/** Taken for meant where it is among those that may be. */
	previous?: CataloguedProcedure | undefined;
}

/** Answers with the one candidate that is meant, offers several, or finds nothing. */
export function chooseAmong(
	candidates: readonly Candidate[],
	{ fields, previous }: ChoosingBy,
): Answer | Choices | { kind: "nothing" } {
	const [best] = candidates;
	if (!best) return { kind: "nothing" };
	const worth = candidates.filter(({ share }) => share >= best.share * WORTH_OFFERING);
	const offered = worth.map(({ procedure }) => procedure);
	if (previous && offered.includes(previous)) return { kind: "answer", fields, procedure: previous, others: [] };
	if (best.isCertain || (offered.length === 1 && best.isTelling)) {
		return { kind: "answer", fields, procedure: best.procedure, others: offered.slice(1, 1 + MAX_OTHERS) };
	}
	const isFitting = worth.every(({ isTelling }) => isTelling);
	return { kind: "choices", fields, procedures: offered.slice(0, MAX_CHOICES), isSure: isFitting };
}

/** Whether the best candidate is meant and no other may be. */
export function isSure([best]: readonly Candidate[]): boolean {
	return best?.isCertain === true;
}
