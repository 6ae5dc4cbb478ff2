import type { Meaning } from "../search/meaning.ts";
import { tellingStems } from "../search/synonyms.ts";
import { foldText } from "../text.ts";
import { namingWords } from "./assistant-words.ts";

/** A guided experience: its id and its name in each language. */
export interface Goal {
	id: string;
	names: readonly string[];
}

/** "Poner una panadería" is to open it. */
const TO_OPEN = /\b(?:poner|pongo|montar|monto|iniciar|abro)\b/g;
/** Verbs of a wish, which name no goal. */
const WISH = new Set(tellingStems("ayudar gustaria deseo pienso want like would need guía cómo paso"));

/**
 * The goals that a question says and nothing beside: the name of a guide, or a saying that means it first. Words that
 * only resemble one offer none: "me despidió" is no wish to hire.
 */
export function findGoals(text: string, goals: readonly Goal[], meanings: readonly Meaning[]): string[] {
	const said = keyOf(namingWords(foldText(text).replace(TO_OPEN, "abrir")));
	if (said === "") return [];
	return goals
		.filter(
			({ id, names }) =>
				names.some((name) => keyOf(namingWords(name)) === said) ||
				meanings.some(
					({ said: sayings, pages }) => pages.includes(id) && sayings.some((saying) => isGoal(saying, said)),
				),
		)
		.map(({ id }) => id);
}

/** Of several words, for one alone ("contrato", "casa") says no goal. */
function isGoal(saying: string, said: string): boolean {
	const key = keyOf(saying);
	return key.includes(" ") && key === said;
}

function keyOf(words: string): string {
	return [...new Set(tellingStems(words))]
		.filter((stem) => !WISH.has(stem))
		.sort()
		.join(" ");
}
