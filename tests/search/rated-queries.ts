import type { RatedSearch } from "../../content/catalogue/rated-searches.ts";
import rated from "../../data/rated-searches.json" with { type: "json" };

/** Rated by hand. A right answer is a `best` or a `good` one; `related` ones only do no harm. */
export type RatedQuery = RatedSearch;

/** A query with one right page, rated before the choice of "Lo más probable" existed. */
export interface FirstHitQuery {
	text: string;
	/** Ids of procedures, experiences or institutions: any of them is the right first hit. */
	first: readonly string[];
}

/** Rated from names and descriptions before the search existed; the search may be tuned with them. */
export const TUNING_QUERIES = listRated("everyday");

/**
 * Three more lists for tuning (28, 24 and 25), each rated before the search had seen it. At first sight 21, 21
 * and 20 had a right answer among the first five: that, not their score today, says how it meets new questions.
 */
export const SITUATION_QUERIES = listRated("situations");

/**
 * Written before the search existed and not used to tune it: nothing may be added for their sake, and what they miss is
 * not looked at, only the totals. Whoever wrote the first synonyms had also written these, so take their score as a kind
 * estimate; `SITUATION_QUERIES` say how the search met questions new to it.
 */
export const HELD_OUT_QUERIES = listRated("held-out");

/**
 * What only the official catalogue has, as citizens type it: fichas that nobody checked and names without a ficha. Written
 * from names, before the search knew the names; it may be tuned with.
 */
export const OFFICIAL_QUERIES = listRated("official");

/** Written together with the others and never tuned with: no word may be added for what these miss. */
export const HELD_OUT_OFFICIAL_QUERIES = listRated("held-out-official");

/**
 * As an outsider would ask: whole questions, situations, slang, English, acronyms, typing errors, places. Rated before
 * the search had seen one of them; afterwards general rules were tuned with what they missed.
 */
export const BLIND_QUERIES = listRated("outsiders");

/**
 * Forty more of the same kinds, rated after the tuning with `BLIND_QUERIES` and scored as they stand: how the rules
 * meet questions that they were not made with. No word may be added for what these miss.
 */
export const SECOND_BLIND_QUERIES = listRated("outsiders-later");

/** Queries that the choice may be tuned with. */
export const FIRST_HIT_QUERIES = listRated("one-answer").map(toFirstHit);

/** Written together with `FIRST_HIT_QUERIES` and never tuned with: no word may be added for what these miss. */
export const HELD_OUT_FIRST_HITS = listRated("held-out-one-answer").map(toFirstHit);

/** Texts that no list may answer. */
export const NONSENSE = listRated("nonsense").map(({ text }) => text);

/** What people ask and the catalogue may lack: its own page where there is one, else nothing probable at all. */
export const PERHAPS_LACKING: readonly { text: string; id: string }[] = [
	{ text: "divorcio", id: "divorcio" },
	{ text: "me quiero divorciar", id: "divorcio" },
	{ text: "constancia de solteria", id: "constancia-solteria" },
	{ text: "solteria", id: "constancia-solteria" },
	{ text: "luz", id: "conexion-luz" },
	{ text: "conexion de agua", id: "conexion-agua-empagua" },
	{ text: "reponer placas", id: "reposicion-placas" },
	{ text: "vacuna fiebre amarilla", id: "vacuna-fiebre-amarilla" },
];

/** Short words that stand inside longer ones of the catalogue: no hit may have them only there. */
export const SHORT_WORDS: readonly string[] = ["DPI", "NIT", "SAT", "IVA", "cita", "arte", "rama", "ora", "mar", "oj"];

function listRated(list: string): readonly RatedQuery[] {
	return rated.filter((each) => each.list === list);
}

function toFirstHit({ text, best }: RatedQuery): FirstHitQuery {
	return { text, first: best };
}
