import { splitWords, stemWord } from "./stem.ts";

/** Words of grammar, Spanish and English, and those that ask for any procedure whatever it is. */
const EMPTY = new Set(
	splitWords(`
	a al ante con como cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella en entre es esa ese eso
	esta este esto estan fue ha hay la las le les lo los me mi mis muy ni no nos o para pa pero por porque pues que q quien se
	ser si sin sobre son soy su sus te tu un una unas unos va vos voy y ya yo
	buscar busco conseguir consultar cuesta dar debo debe dice favor hacer hago ir llevar necesito necesita obtener pedir
	piden poder puedo puede quiero quiere quisiera realizar requisito requisitos saber sacar saco tener tengo tiene tramitar
	tramite tramites papel papeles costo precio vale tarda horario guatemala
	the of for to an i my your do does is are it on at and or how what where when which who can get need want with from about
	please be have has that this me you we
`),
);

/** Stems of the words of a text that tell one thing from another, in order and without repetition. */
export function tellingStems(text: string): string[] {
	return [...new Set(splitWords(text).flatMap((word) => (EMPTY.has(word) ? [] : stemWord(word))))];
}
