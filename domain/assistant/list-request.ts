import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import type { Category } from "../category.ts";
import { findCategory } from "../category.ts";
import type { Institution } from "../institution.ts";
import type { Audience } from "../search/catalogue-filter.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { tellingStems } from "../search/synonyms.ts";
import { namingWords } from "./assistant-words.ts";
import { findNamedInstitution } from "./named-institution.ts";

/** What a list of procedures should hold. */
export interface ListWanted {
	isFree: boolean;
	isOnline: boolean;
	institution: Institution | null;
	category: Category | null;
	audience: Audience | null;
	/** Any other words, looked for in the procedures; blank for none. */
	text: string;
}

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
const FILLER =
	/\b(?:son|hay|existen|todos?|todas?|por|tabla|cuadro|costos?|precios?|tarifas?|cuanto|cuestan?|cobran?|valen?|hacer|hace|hacen|da|dan|ofrece|tiene|tienen|puedo|pueden|se|dame|decime|mostrame|ver|completamente|totalmente|100|that|are|there|the|at|from|with)\b/g;

/** What list a question, as folded words, asks for; undefined when it asks for none. `before` is the list talked about. */
export function readListRequest(
	catalogue: Catalogue,
	words: string,
	before: ListWanted | undefined,
): ListWanted | undefined {
	const asksPlural = words.search(PLURAL) >= 0;
	if (!asksPlural && !(before && GOES_ON.test(words))) return undefined;
	const isFree = words.search(FREE) >= 0;
	const isOnline = words.search(ONLINE) >= 0;
	const audience = readAudience(words);
	const rest = [GOES_ON, PLURAL, FREE, ONLINE, COMPANIES, PERSONS, FILLER].reduce(
		(left, pattern) => left.replace(pattern, " "),
		words,
	);
	const named = namingWords(rest.replace(/ +/g, " ").trim());
	const institution = findNamedInstitution(catalogue, named) ?? null;
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
	const { likely, plain, belonging, tolerant } = search.search(text);
	const probable = likely.flatMap((found) => (found.kind === "procedure" ? found.procedure : []));
	return new Set([...probable, ...plain, ...belonging, ...tolerant]);
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
