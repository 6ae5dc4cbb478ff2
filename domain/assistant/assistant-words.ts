import { ENGLISH_SMALL_WORDS, sayInSpanish } from "../search/english.ts";
import { splitWords } from "../search/stem.ts";

/** Words of a conversation that name no procedure, beyond those that the search leaves out anyway. */
const SMALL_TALK = `
	hola buenos buenas buen dia dias tarde tardes noche noches saludos gracias muchas mil porfa porfavor favor disculpe disculpa
	oiga oye mire mira fijese ayuda ayudame ayudeme info informacion acerca cual cuales algo mas entonces ahora
	tambien todo decir dime digame decime diga explica explicame contame saber quisiera tramite ficha algun alguna
	queda dan da sale hace hacen hacerlo sacarlo ofrece ofrecen atiende atienden ese eso este esta estas aqui alli
	vos usted pregunta preguntar consulta duda feliz ok okay bueno pues fijate mejor cosa va listo perfecto pa q k xfa porfis
	disculpen perdon amigo mano lista listado despues luego vaya ah tenes podes queres quiere quisiera necesitaba ando averiguando
`;

const SMALL = new Set(splitWords(SMALL_TALK + ENGLISH_SMALL_WORDS));

/** The words of a text that may name a procedure, in Spanish and in order. */
export function namingWords(text: string): string {
	return sayInSpanish(splitWords(text))
		.filter((word) => !SMALL.has(word))
		.join(" ");
}
