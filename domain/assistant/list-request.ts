import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import { findCategory } from "../catalogue/category.ts";
import type { Audience } from "../catalogue/procedure-words.ts";
import type { RankingEnd } from "../observatory/table-selection.ts";
import { type ProcedureSearch, proceduresIn } from "../search/search.ts";
import { tellingStems } from "../text/stem.ts";
import { findNamedInstitution } from "./named-institution.ts";
import type { Knowledge, ReadQuestion } from "./question.ts";
import { namingWords } from "./question.ts";
import type { ListWanted, RankingRequest } from "./reply.ts";

/** A list of everything. */
export const ANY: ListWanted = {
	...{ isFree: false, isOnline: false },
	...{ institution: null, category: null, audience: null, text: "" },
};

const PLURAL =
	/\b(?:tramites|gestiones|servicios|documentos|procedures|services)\b|\b(?:que|k|q) (?:cosas )?(?:puedo|se puede|se pueden) (?:hacer|sacar|tramitar)\b|\bcada (?:tramite|documento)\b|\b(?:cuales|(?:tabla|cuadro) de (?:costos|precios|tarifas)|lista(?:do)? de|what can i (?:do|get)|what is|which (?:ones?|procedures))\b/g;
/** "¿Y los que son en línea?" goes on with the list before. */
const GOES_ON = /^(?:y |and )?(?:de (?:esos|ellos|esas) )?(?:(?:cuales|los|las|lo)(?: (?:de|que))?|solo|which)\b/;
const FREE =
	/\b(?:gratis|gratuit[oa]s?|sin (?:costo|pagar(?: nada)?)|no (?:cuestan?|cobran?|se pagan?)(?: nada)?|(?:cuestan?|valen?) (?:nada|cero)|for free|free)\b/g;
const ONLINE =
	/\b(?:en linea|por internet|por la web|desde (?:mi |la )?(?:casa|celular|telefono)|por (?:el |mi )?(?:celular|telefono)|digital(?:es|mente)?|virtual(?:es|mente)?|online|sin (?:ir|hacer cola|salir de (?:mi )?casa))\b/g;
const COMPANIES = /\b(?:para )?(?:empresas|negocios|companies|businesses)\b/g;
const PERSONS = /\b(?:para )?(?:personas|ciudadanos|people)\b/g;
/** What list a question asks for; undefined when it asks for none. `before` is the list talked about. */
export function readListRequest(
	known: Knowledge,
	{ words, talk }: Pick<ReadQuestion, "words" | "talk">,
	before: ListWanted | undefined,
): ListWanted | undefined {
	const asksPlural = talk.has("list") || words.search(PLURAL) >= 0;
	if (!asksPlural && !(before && GOES_ON.test(words))) return undefined;
	const isFree = words.search(FREE) >= 0;
	const isOnline = words.search(ONLINE) >= 0;
	const audience = readAudience(words);
	const rest = [GOES_ON, PLURAL, FREE, ONLINE, COMPANIES, PERSONS].reduce(
		(left, pattern) => left.replace(pattern, " "),
		words,
	);
	const named = namingWords(known, rest);
	const institution = findNamedInstitution(known, named) ?? null;
	const category = institution ? null : (findCategory(named) ?? null);
	const isNamed = institution !== null || category !== null;
	const text = isNamed || tellingStems(named).length === 0 ? "" : named;
	if (!isFree && !isOnline && !isNamed && !(audience && text === "")) return undefined;
	const wanted = { isFree, isOnline, institution, category, audience, text };
	return before && !asksPlural ? merge(before, wanted) : wanted;
}

/** The procedures of a list, those that most people ask for first, then by name. */
export function listWanted(catalogue: Catalogue, search: ProcedureSearch, wanted: ListWanted): CataloguedProcedure[] {
	const said = wanted.text === "" ? null : findSaid(search, wanted.text);
	const fitting = new Set(
		catalogue.procedures.filter((procedure) => isWanted(procedure, wanted) && (said === null || said.has(procedure))),
	);
	const first = search.mostAsked.filter((procedure) => fitting.has(procedure));
	return [...new Set([...first, ...fitting])];
}

/** The list in words that ask for it again. */
export function sayList({ isFree, isOnline, institution, category, audience, text }: ListWanted): string {
	return [
		"tramites",
		isFree ? "gratis" : "",
		isOnline ? "en linea" : "",
		audience === null ? "" : `para ${audience}s`,
		institution?.name ?? "",
		category?.name ?? "",
		text,
	]
		.filter((part) => part !== "")
		.join(" ");
}

function findSaid(search: ProcedureSearch, text: string): ReadonlySet<CataloguedProcedure> {
	const { likely, plain, belonging, perhaps } = search.search(text);
	return new Set([...proceduresIn(likely), ...plain, ...belonging, ...proceduresIn(perhaps)]);
}

function isWanted(procedure: CataloguedProcedure, wanted: ListWanted): boolean {
	const { isFree, isOnline, institution, category, audience } = wanted;
	return (
		(!isFree || procedure.costo === 0) &&
		(!isOnline || procedure.type === "digital") &&
		(institution === null || procedure.institution_id === institution.id) &&
		(category === null || findCategory(procedure.category) === category) &&
		(audience === null || procedure.user_type === audience || procedure.user_type === "ambos")
	);
}

function readAudience(words: string): Audience | null {
	if (words.search(COMPANIES) >= 0) return "empresa";
	return words.search(PERSONS) >= 0 ? "persona" : null;
}

function merge(before: ListWanted, wanted: ListWanted): ListWanted {
	return {
		isFree: before.isFree || wanted.isFree,
		isOnline: before.isOnline || wanted.isOnline,
		institution: wanted.institution ?? before.institution,
		category: wanted.category ?? before.category,
		audience: wanted.audience ?? before.audience,
		text: wanted.text || before.text,
	};
}

const BEST =
	/\b(?:(?:los |las |la |el |cual es la |cuales son (?:los|las) )?mejor(?:es)?(?: (?:calificad|evaluad|puntead)\w+)?|mas (?:digital\w*|modern\w+|eficient\w+|en linea|avanzad\w+)|best|most digital)\b/g;
const WORST =
	/\b(?:peor(?:es)?(?: (?:calificad|evaluad|puntead)\w+)?|(?:menos|no tan) (?:digital\w*|modern\w+|eficient\w+)|mas (?:atrasad\w+|complicad\w+|engorros\w+|burocratic\w+|dificil\w*|tedios\w+)|worst|least digital)\b/g;
const OF_INSTITUTIONS = /\b(?:instituci\w+|oficinas?|ministerios?|entidad\w*|institutions?|offices?)\b/g;
const OF_PROCEDURES = /\b(?:tramites?|gestion(?:es)?|procedures?|procesos?|observatorio|ranking)\b/g;

/** What a question, as folded words, asks of the observatory; undefined when it asks nothing of it. */
export function readRankingRequest(known: Knowledge, words: string): RankingRequest | undefined {
	const end = readEnd(words);
	if (!end) return undefined;
	const isOfInstitutions = words.search(OF_INSTITUTIONS) >= 0;
	const isPlural = /\b(?:los|las) (?:\w+ )?(?:peores|mejores|mas|menos)\b/.test(words);
	if (!isOfInstitutions && !isPlural && words.search(OF_PROCEDURES) < 0) return undefined;
	const rest = [BEST, WORST, OF_INSTITUTIONS, OF_PROCEDURES].reduce((left, each) => left.replace(each, " "), words);
	const institution = findNamedInstitution(known, namingWords(known, rest)) ?? null;
	return { kind: "ranking", end, of: isOfInstitutions && !institution ? "institutions" : "procedures", institution };
}

function readEnd(words: string): RankingEnd | undefined {
	if (words.search(WORST) >= 0) return "peores";
	return words.search(BEST) >= 0 ? "mejores" : undefined;
}
