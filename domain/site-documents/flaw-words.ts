import type { DeskLanguage } from "../language.ts";

/** What an editor reads about a mistake, by its code. */
const WORDS = {
	empty: { es: "falta este texto", en: "this text is missing" },
	blanks: { es: "quita los espacios del principio o del final", en: "take away the blanks at the start or the end" },
	https: {
		es: "escribe la dirección completa, que empiece con https://, o deja el campo vacío",
		en: "write the full address, beginning with https://, or leave the field empty",
	},
	email: {
		es: "escribe un correo como info@ejemplo.org, o deja el campo vacío",
		en: "write an e-mail such as info@ejemplo.org, or leave the field empty",
	},
	language: {
		es: "escríbelo en español y en inglés, o déjalo vacío en los dos",
		en: "write it in Spanish and in English, or leave it empty in both",
	},
	days: { es: "escribe un número entero de 1 a 90", en: "write a whole number from 1 to 90" },
	page: { es: "elige una página del portal", en: "choose a page of the site" },
	moment: { es: "escribe una fecha que exista", en: "write a date that exists" },
	order: { es: "el final va después del principio", en: "the end comes after the start" },
	needsEnd: {
		es: "di hasta cuándo se muestra, para que no se quede olvidado",
		en: "say until when it is shown, so that nobody forgets it there",
	},
	tooMany: { es: "son demasiados: quita alguno", en: "there are too many: take some away" },
	tooFew: { es: "deja al menos uno", en: "leave at least one" },
	twice: { es: "hay dos con el mismo nombre", en: "two have the same name" },
	image: { es: "sube la imagen otra vez", en: "upload the image again" },
	sentenceShort: { es: "escribe al menos una palabra", en: "write at least one word" },
	sentenceOfSomebody: {
		es: "parece el número o el correo de alguien: quítalo",
		en: "it looks like somebody's number or mail address: take it away",
	},
	sentenceTwice: { es: "ya está en otra lista", en: "it is in another list already" },
	sentenceTooMany: {
		es: "son más de 2,000 ejemplos: quita los que menos sirven",
		en: "there are more than 2,000 examples: take away those that help least",
	},
	sentencePage: { es: "no hay una página o un tema así", en: "there is no such page or subject" },
	shape: { es: "no tiene la forma que el portal espera", en: "does not have the shape that the site expects" },
	oneLine: { es: "escríbelo en una sola línea", en: "write it on one line" },
	evidenceSource: {
		es: "escribe qué página o papel lo muestra, o vacía también quién y cuándo",
		en: "write which page or paper shows it, or empty who and when as well",
	},
	evidenceAddress: {
		es: "escribe la dirección completa, como https://www.sat.gob.gt/pagina",
		en: "write the full address, such as https://www.sat.gob.gt/pagina",
	},
	evidenceBy: { es: "di quién lo evaluó", en: "say who evaluated it" },
	evidenceOn: { es: "di qué día se evaluó", en: "say on which day it was evaluated" },
	day: { es: "escribe una fecha que exista, como 2026-11-23", en: "write a date that exists, such as 2026-11-23" },
	dayToCome: { es: "esa fecha todavía no llega", en: "that date is still to come" },
	indicator: { es: "no es un indicador del observatorio", en: "it is no indicator of the observatory" },
	staleEvidence: {
		es: "cambiaste la respuesta: di qué página la muestra y qué día la leíste, o quita la evidencia",
		en: "you changed the answer: say which page shows it and on what day you read it, or take the evidence away",
	},
	lasts: {
		es: "lo que ya se cerró no se cambia ni se quita: cierra una edición nueva",
		en: "what is closed is never changed or taken away: close a new edition",
	},
	editionChanged: {
		es: "las evaluaciones cambiaron desde que se preparó esta edición: quien la preparó la abre y presiona «Prepararla otra vez con lo de ahora»",
		en: "the evaluations changed since this edition was prepared: whoever prepared it opens it and presses “Prepare it again with the scores of now”",
	},
	editionName: { es: "dale un nombre", en: "give it a name" },
	editionId: {
		es: "su identificador solo lleva letras minúsculas, números y guiones",
		en: "its identifier has only small letters, numbers and hyphens",
	},
	editionRows: { es: "hay filas que no se entienden", en: "there are rows that cannot be understood" },
	editionRowsMisfit: {
		es: "hay filas que no caben en esta edición",
		en: "there are rows that do not fit this edition",
	},
	editionCeilings: { es: "hay topes que no se entienden", en: "there are upper limits that cannot be understood" },
	editionCeilingsMisfit: {
		es: "hay topes que no caben en esta edición",
		en: "there are upper limits that do not fit this edition",
	},
	editionTotals: { es: "los totales no son los de sus filas", en: "the totals are not those of its rows" },
	editionToCome: {
		es: "el día de la edición todavía no llega: quien la preparó la abre y presiona «Prepararla otra vez con lo de ahora»",
		en: "the day of the edition is still to come: whoever prepared it opens it and presses “Prepare it again with the scores of now”",
	},
	editionTwice: {
		es: "ya se cerró una edición de ese día o de uno posterior, y solo hay una por día: quien la preparó la abre otro día y presiona «Prepararla otra vez con lo de ahora»",
		en: "an edition of that day or a later one is closed already, and there is one a day: whoever prepared it opens it on another day and presses “Prepare it again with the scores of now”",
	},
	editionWaited: {
		es: "se preparó hace más de 7 días: quien la preparó la abre y presiona «Prepararla otra vez con lo de ahora», y lleva el día de hoy",
		en: "it was prepared more than 7 days ago: whoever prepared it opens it and presses “Prepare it again with the scores of now”, so that it has today's date",
	},
} as const satisfies Readonly<Record<string, Readonly<Record<DeskLanguage, string>>>>;
/** A mistake that has words. */
export type FlawWord = keyof typeof WORDS;

/** The code of a text that is too long. */
export function codeOfLength(most: number): string {
	return `longer ${most}`;
}

/** A mistake in words. */
export function sayFlaw(code: string, language: DeskLanguage): string {
	const most = /^longer (\d+)$/.exec(code)?.[1];
	if (most) return language === "es" ? `usa ${most} letras o menos` : `use ${most} characters or fewer`;
	return WORDS[isFlawWord(code) ? code : "shape"][language];
}

/** A mistake in a part of a document (`DocumentFlaw`), by its code and in Spanish. */
export function codedFlaw(field: string, code: string): { field: string; code: string; message: string } {
	return { field, code, message: sayFlaw(code, "es") };
}

function isFlawWord(code: string): code is FlawWord {
	return Object.hasOwn(WORDS, code);
}
