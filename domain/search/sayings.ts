import { DEPARTMENTS_JOINED } from "./places.ts";

/**
 * What people say in several words, in those of the catalogue: the words one by one would mean something else ("no sirve",
 * "dar a luz"). By idea, never for one question.
 */
export const SPANISH_SAYINGS: readonly (readonly [said: string, catalogued: string])[] = [
	...DEPARTMENTS_JOINED,
	["no sirve; no funciona; salio malo; salio mala; vino malo; vino mala; mal estado", "defectuoso"],
	["dar a luz; tener un bebe; tener un hijo; tener bebe; tener mi bebe", "nacimiento"],
	["mal escrito; mal escrita; esta mal", "error"],
	["no me dejan salir; no me dejen salir; no dejan salir; no dejen salir; no puedo salir", "arraigo"],
	["medio ambiente", "ambiental"],
	["estados unidos", "eeuu"],
	["no tengo delitos; sin delitos; buena conducta; no debo nada a la justicia", "antecedentes penales"],
	["estoy vivo; estoy viva; sigo vivo; sigo viva; fe de vida; prueba de vida", "supervivencia"],
	["no debo impuestos; no debo a la sat; al dia con la sat", "solvencia fiscal"],
	["madre soltera; madres solteras; mama soltera; mamas solteras", "madre"],
	["amenazas de muerte; amenaza de muerte; amenazaron de muerte; amenazan de muerte", "amenaza"],
	["quedarme en guatemala; quedarme aqui; vivir aqui; vivir en guatemala", "residencia"],
	["vivo con mi pareja; vivimos juntos; juntarme; juntarnos; juntar legal; sin casarnos; sin casarse", "union hecho"],
	["me quitaron; nos quitaron", "devolucion"],
	["perdi mi trabajo; perdi el trabajo; perder el trabajo; sin chamba; sin empleo", "sin trabajo"],
];
