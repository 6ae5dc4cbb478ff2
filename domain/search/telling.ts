import { splitWords, stemWord } from "./stem.ts";

/** Words of English grammar: few examples are English, so that by counting they would seem to tell much. */
export const ENGLISH_GRAMMAR: ReadonlySet<string> = new Set(
	splitWords(`
	the of for to an i im my your our his her their do does did is are was be been it its on at in into and or if how what where
	when which who can could would should get got need want with from about please have has had that this there you we they am
`),
);

/** Words of Spanish grammar, and those that ask for any procedure whatever it is. */
const EMPTY = new Set(
	splitWords(`
	a al ante con como cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella en entre es esa ese eso
	esta este esto estan fue ha hay la las le les lo los me mi mis muy ni no nos o para pa pero por porque pues que q quien se
	ser si sin sobre son soy su sus te tu un una unas unos va vos voy y ya yo
	buscar busco conseguir consultar cuesta dar debo debe dice favor hacer hago ir llevar necesito necesita obtener pedir
	piden poder puedo puede quiero quiere quisiera realizar requisito requisitos saber sacar saco tener tengo tiene tramitar
	tramite tramites papel papeles costo precio vale tarda horario guatemala
`),
);

/** Stems of the words of a text that tell one thing from another, in order and without repetition. */
export function tellingStems(text: string): string[] {
	return [
		...new Set(
			splitWords(text).flatMap((word) => (EMPTY.has(word) || ENGLISH_GRAMMAR.has(word) ? [] : stemWord(word))),
		),
	];
}
