import type { Institution } from "../catalogue/institution.ts";
import { readPlaces } from "../offices/places.ts";
import { isEnough } from "../search/outcome.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { splitWords, tellingStems } from "../text/stem.ts";
import { LEAST_ALONE } from "./assistant-match.ts";
import type { Knowledge } from "./question.ts";

/** What offices have is asked for: of what is so probable no procedure comes near. */
const LEAST_OF_OFFICE = 0.4;
/** So many words of a long name tell whose it is. */
const LEAST_OF_NAME = 2;

/** The institution that words name before anything else; undefined where they rather mean something else. */
function findMeantInstitution(search: ProcedureSearch, words: string): Institution | undefined {
	const [best] = search.rank(words);
	if (!best || !isEnough(best) || best.page.found.kind !== "institution") return undefined;
	return best.isCalled || best.share >= LEAST_ALONE ? best.page.found.institution : undefined;
}

/**
 * The institution that a question is about; undefined where it is rather about a procedure. `isOfOffice`: what is asked for
 * institutions have too, and nothing was talked about before; `isSure`: one procedure is surely meant.
 */
export function findAskedInstitution(
	known: Pick<Knowledge, "catalogue" | "search" | "intents">,
	{ named, words, isOfOffice, isSure }: { named: string; words: string; isOfOffice: boolean; isSure: boolean },
): Institution | undefined {
	if (!isOfOffice) return findMeantInstitution(known.search, named);
	return (
		findOnlyInstitution(known, named) ??
		findLikelyInstitution(known.search, named, words) ??
		(isSure ? findMeantInstitution(known.search, named) : findNamedInstitution(known, named))
	);
}

/** The institution that is likelier than all else by the mean of several readings of a question; undefined where none is. */
function findLikelyInstitution(search: ProcedureSearch, ...readings: readonly string[]): Institution | undefined {
	const shares = new Map<Institution, number>();
	for (const reading of readings) {
		for (const each of search.rank(reading)) {
			const { found } = each.page;
			if (found.kind !== "institution" || !isEnough(each)) continue;
			shares.set(found.institution, (shares.get(found.institution) ?? 0) + each.share / readings.length);
		}
	}
	return [...shares].find(([, share]) => share >= LEAST_OF_OFFICE)?.[0];
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

/**
 * The institution of which words name nothing but itself: its acronym, or words of its whole name, and perhaps a town and
 * what is asked ("teléfono del INAB en Petén"); undefined where they say anything else.
 */
function findOnlyInstitution(
	{ catalogue, search, intents }: Pick<Knowledge, "catalogue" | "search" | "intents">,
	named: string,
): Institution | undefined {
	const { rest } = readPlaces(splitWords(named).filter((word) => !intents.isAsking(word)));
	const left = tellingStems(rest.join(" "));
	const isSaidBy = (name: string | null, least: number) => {
		const stems = tellingStems(name ?? "");
		return left.length >= least && left.every((stem) => stems.includes(stem));
	};
	const fitting = catalogue.institutions.filter(
		({ name, full_name }) => isSaidBy(name, 1) || isSaidBy(full_name, LEAST_OF_NAME),
	);
	if (fitting.length < 2) return fitting[0];
	const ranked = search.rank(named).map(({ page }) => page.found);
	return ranked.flatMap((found) =>
		found.kind === "institution" && fitting.includes(found.institution) ? found.institution : [],
	)[0];
}
