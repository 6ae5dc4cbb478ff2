import type { Examples } from "../search/examples.ts";
import { splitWords } from "../search/stem.ts";
import { tellingStems } from "../search/telling.ts";
import { foldText } from "../text/text.ts";

/** Words of a conversation that name no procedure, beyond those that the search leaves out anyway. */
const SMALL_TALK = `
	hola buenos buenas buen dia dias tarde tardes noche noches saludos gracias muchas mil porfa porfavor favor disculpe disculpa
	oiga oye mire mira fijese ayuda ayudame ayudeme info informacion acerca cual cuales algo mas entonces ahora
	tambien todo decir dime digame decime diga explica explicame contame saber quisiera tramite ficha algun alguna
	queda dan da sale hace hacen hacerlo sacarlo ofrece ofrecen atiende atienden ese eso este esta estas aqui alli
	vos usted pregunta preguntar consulta duda feliz ok okay bueno pues fijate mejor cosa va listo perfecto pa q k xfa porfis
	disculpen perdon amigo mano lista listado despues luego vaya ah tenes podes queres quiere quisiera necesitaba ando averiguando
`;

const SMALL = new Set(splitWords(SMALL_TALK));

/** The words of a text that may name a procedure, in order. */
export function namingWords(text: string): string {
	return splitWords(text)
		.filter((word) => !SMALL.has(word))
		.join(" ");
}

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
export function findGoals(text: string, goals: readonly Goal[], examples: Examples): string[] {
	const said = keyOf(namingWords(foldText(text).replace(TO_OPEN, "abrir")));
	if (said === "") return [];
	return goals
		.filter(
			({ id, names }) =>
				names.some((name) => keyOf(namingWords(name)) === said) ||
				(examples.of.get(id) ?? []).some((saying) => typeof saying === "string" && isGoal(saying, said)),
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
