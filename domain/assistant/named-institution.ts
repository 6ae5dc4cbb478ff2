import type { Institution } from "../catalogue/institution.ts";
import { isEnough } from "../search/outcome.ts";
import { readPlaces } from "../search/places.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { splitWords } from "../search/stem.ts";
import { tellingStems } from "../search/telling.ts";
import { LEAST_ALONE } from "./assistant-match.ts";
import type { Knowledge } from "./question.ts";

/** The institution that words name before anything else; undefined where they rather mean something else. */
export function findMeantInstitution(search: ProcedureSearch, words: string): Institution | undefined {
	const [best] = search.rank(words);
	if (!best || !isEnough(best) || best.page.found.kind !== "institution") return undefined;
	return best.isCalled || best.share >= LEAST_ALONE ? best.page.found.institution : undefined;
}

/** The institution whose acronym stands among the words, else the one that they mean. */
export function findNamedInstitution(
	{ catalogue, search }: Pick<Knowledge, "catalogue" | "search">,
	words: string,
): Institution | undefined {
	const said = ` ${words} `;
	const byAcronym = catalogue.institutions.find(
		({ name }) => name !== null && said.includes(` ${splitWords(name).join(" ")} `),
	);
	return byAcronym ?? findMeantInstitution(search, words);
}

/** "Teléfono del INAB en Petén": an acronym, a town and what is asked, and nothing that only a procedure has. */
export function namesOnlyInstitution(
	{ catalogue, intents }: Pick<Knowledge, "catalogue" | "intents">,
	named: string,
): boolean {
	const { rest } = readPlaces(splitWords(named).filter((word) => !intents.isAsking(word)));
	const left = tellingStems(rest.join(" "));
	return catalogue.institutions.some(({ name }) => {
		const acronym = tellingStems(name ?? "");
		return left.length > 0 && left.length === acronym.length && left.every((stem) => acronym.includes(stem));
	});
}
