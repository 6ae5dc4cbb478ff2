import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Category } from "../catalogue/category.ts";
import { findCategory } from "../catalogue/category.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { Steps } from "../steps.ts";
import { inSteps, mapInSteps } from "../steps.ts";
import { foldText } from "../text/text.ts";
import { readInstitutionNames } from "./institution-names.ts";
import { splitWords } from "./stem.ts";
import { isNamedBy, tellingStems } from "./synonyms.ts";

/**
 * Finds the procedures of the institutions that a folded text names, by acronym or words of the full name, and of the
 * whole category that it spells out: their positions, in order.
 */
export function* createBelongingInSteps(
	procedures: readonly CataloguedProcedure[],
): Steps<(asked: string) => readonly number[]> {
	const given = new Map<Institution, number[]>();
	const filed = new Map<Category, number[]>();
	yield* inSteps(procedures, ({ institutions, category }, position) => {
		if (institutions) addTo(given, institutions, position);
		const known = findCategory(category);
		if (known) addTo(filed, known, position);
	});
	const givers = yield* mapInSteps(given, ([institution, positions]) => ({
		stems: readInstitutionNames(institution).all,
		positions,
	}));

	return (asked) => {
		const stems = tellingStems(asked);
		const lists = givers.filter((giver) => isNamedBy(stems, giver.stems)).map(({ positions }) => positions);
		const category = findNamedCategory(asked);
		if (category) lists.push(filed.get(category) ?? []);
		return lists.length < 2 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((one, other) => one - other);
	};
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, position: number): void {
	const list = lists.get(key);
	if (list) list.push(position);
	else lists.set(key, [position]);
}

/** The category that a text spells out; a one-word code such as "negocios" is everyday speech, not a category. */
function findNamedCategory(asked: string): Category | undefined {
	const category = findCategory(asked);
	return category && (foldText(category.name) === asked || splitWords(asked).length > 1) ? category : undefined;
}
