import type { Catalogue } from "../catalogue.ts";
import type { RankingEnd } from "../observatory/ranking-rule.ts";
import { namingWords } from "./assistant-words.ts";
import { findNamedInstitution } from "./named-institution.ts";
import type { Reply } from "./reply.ts";

type RankingReply = Extract<Reply, { kind: "ranking" }>;

const BEST =
	/\b(?:(?:los |las |la |el |cual es la |cuales son (?:los|las) )?mejor(?:es)?(?: (?:calificad|evaluad|puntead)\w+)?|mas (?:digital\w*|modern\w+|eficient\w+|en linea|avanzad\w+)|best|most digital)\b/g;
const WORST =
	/\b(?:peor(?:es)?(?: (?:calificad|evaluad|puntead)\w+)?|(?:menos|no tan) (?:digital\w*|modern\w+|eficient\w+)|mas (?:atrasad\w+|complicad\w+|engorros\w+|burocratic\w+|dificil\w*|tedios\w+)|worst|least digital)\b/g;
const OF_INSTITUTIONS = /\b(?:instituci\w+|oficinas?|ministerios?|entidad\w*|institutions?|offices?)\b/g;
const OF_PROCEDURES = /\b(?:tramites?|gestion(?:es)?|procedures?|procesos?|observatorio|ranking)\b/g;

/** What a question, as folded words, asks of the observatory; undefined when it asks nothing of it. */
export function readRankingRequest(catalogue: Catalogue, words: string): RankingReply | undefined {
	const end = readEnd(words);
	if (!end) return undefined;
	const isOfInstitutions = words.search(OF_INSTITUTIONS) >= 0;
	const isPlural = /\b(?:los|las) (?:\w+ )?(?:peores|mejores|mas|menos)\b/.test(words);
	if (!isOfInstitutions && !isPlural && words.search(OF_PROCEDURES) < 0) return undefined;
	const rest = [BEST, WORST, OF_INSTITUTIONS, OF_PROCEDURES].reduce((left, each) => left.replace(each, " "), words);
	const institution = findNamedInstitution(catalogue, namingWords(rest.replace(/ +/g, " ").trim())) ?? null;
	return { kind: "ranking", end, of: isOfInstitutions && !institution ? "institutions" : "procedures", institution };
}

function readEnd(words: string): RankingEnd | undefined {
	if (words.search(WORST) >= 0) return "peores";
	return words.search(BEST) >= 0 ? "mejores" : undefined;
}
