import type { Knows, Thing } from "../../app/address/address-parameter.ts";
import type { ServedCatalogue } from "../../app/context.ts";
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { listTranslatedNames } from "../../content/catalogue/translations.ts";
import { listQuestions } from "../../content/questions.ts";
import { type Catalogue, indexCatalogueInSteps } from "../../domain/catalogue/catalogue.ts";
import { DEFAULT_LANGUAGE } from "../../domain/language.ts";
import { listEditionIds } from "../../domain/observatory/editions.ts";
import { type Evaluated, listEvaluated, pairEvaluationsInSteps } from "../../domain/observatory/evaluated.ts";
import { averageDimensionsInSteps, summarizeObservatoryInSteps } from "../../domain/observatory/observatory-summary.ts";
import { DEPARTMENT_IDS } from "../../domain/offices/departments.ts";
import { listMunicipalityWords } from "../../domain/offices/municipalities.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { createProcedureSearch, createProcedureSearchInSteps } from "../../domain/search/search.ts";
import { finish, inSteps, type Steps } from "../../domain/steps.ts";
import { splitWords, stemWord, tellingStems } from "../../domain/text/stem.ts";

const searches = new WeakMap<Catalogue, ServedCatalogue["search"]>();

/**
 * Makes all that pages keep for a catalogue, so that no visitor waits for it: its indexes, its search, its summaries. It
 * belongs to the bundle of the pages, whose modules keep it.
 */
export function* prepareCatalogue(catalogue: Catalogue): Steps<void> {
	yield* indexCatalogueInSteps(catalogue);
	const evaluated = yield* pairEvaluationsInSteps(catalogue);
	yield* summarizeObservatoryInSteps(evaluated);
	yield* averageDimensionsInSteps(evaluated);
	yield* gatherIdsInSteps(catalogue);
	const beside = listSearchedBeside(catalogue);
	yield;
	searches.set(catalogue, yield* createProcedureSearchInSteps(catalogue.procedures, beside));
}

/** The search of a catalogue: the one that was prepared, else one made now. */
export function searchOf(catalogue: Catalogue): ServedCatalogue["search"] {
	const prepared = searches.get(catalogue);
	if (prepared) return prepared;
	const search = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue));
	searches.set(catalogue, search);
	return search;
}

const knownIn = new WeakMap<Catalogue, Knows>();
const stemsIn = new WeakMap<Catalogue, ReadonlySet<string>>();
/** Words of an address that are looked for. */
const MOST_SOUGHT = 5;
const SHORTEST_SOUGHT = 2;

/** Which ids lead somewhere: those of this catalogue and of what we wrote ourselves; gathered once per catalogue. */
export function knownIds(catalogue: Catalogue): Knows {
	return knownIn.get(catalogue) ?? finish(gatherIdsInSteps(catalogue));
}

/**
 * The words of a text that stand in the name of a procedure or an institution of this catalogue, in order and with single spaces; empty where there are none.
 */
export function soughtIn(catalogue: Catalogue): (text: string) => string {
	return (text) => {
		knownIds(catalogue);
		const stems = stemsIn.get(catalogue);
		const words = splitWords(text).filter((word) => tellingStems(word).some((stem) => stems?.has(stem)));
		const told = [...new Set(words)].filter((word) => word.length >= SHORTEST_SOUGHT && !/^\d+$/.test(word));
		return told.slice(0, MOST_SOUGHT).join(" ");
	};
}

/** As `knownIds`, in steps; without it whoever asks first waits for it. */
function* gatherIdsInSteps(catalogue: Catalogue): Steps<Knows> {
	const { procedures, variants, institutions } = catalogue;
	const procedureIds = yield* idsOf([procedures, variants]);
	const evaluated = listEvaluated(catalogue);
	const ids: Readonly<Record<Thing, ReadonlySet<string>>> = {
		procedure: procedureIds,
		institution: yield* idsOf([institutions]),
		// An evaluation is found by its own id and by that of its procedure.
		evaluation: yield* evaluationIdsOf(evaluated),
		edition: yield* idsOf([listEditionIds(catalogue)]),
		experience: yield* idsOf([experiencesIn(catalogue, DEFAULT_LANGUAGE)]),
		question: yield* idsOf([listQuestions(DEFAULT_LANGUAGE)]),
		department: new Set([...DEPARTMENT_IDS, ANYWHERE]),
		office: yield* idsOf([catalogue.offices]),
		municipality: new Set([...listMunicipalityWords(), ANYWHERE]),
	};
	const knows: Knows = (thing, id) => ids[thing].has(id);
	const inEnglish = [...listTranslatedNames().values()].flat().map((name) => ({ name }));
	stemsIn.set(catalogue, yield* stemsOf([procedures, variants, institutions, inEnglish]));
	knownIn.set(catalogue, knows);
	return knows;
}

function* evaluationIdsOf(evaluated: readonly Evaluated[]): Steps<ReadonlySet<string>> {
	const ids = new Set<string>();
	yield* inSteps(evaluated, ({ record, procedure }) => {
		ids.add(record.id);
		if (procedure) ids.add(procedure.id);
	});
	return ids;
}

function* idsOf(lists: readonly (readonly { readonly id: string }[])[]): Steps<ReadonlySet<string>> {
	const ids = new Set<string>();
	for (const things of lists) yield* inSteps(things, ({ id }) => ids.add(id));
	return ids;
}

/** Of all words of their names: thousands of records have few words that differ, and only those are cut to their stems. */
function* stemsOf(
	lists: readonly (readonly { readonly name: string | null; readonly full_name?: string | null }[])[],
): Steps<ReadonlySet<string>> {
	const words = new Set<string>();
	for (const records of lists) {
		yield* inSteps(records, ({ name, full_name }) => {
			for (const word of splitWords(`${name ?? ""} ${full_name ?? ""}`)) words.add(word);
		});
	}
	const stems = new Set<string>();
	yield* inSteps([...words], (word) => stems.add(stemWord(word)));
	return stems;
}
