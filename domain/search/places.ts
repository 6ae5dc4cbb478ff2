import { splitWords, stemWord } from "./stem.ts";

/** Departments of two words, each as one, so that neither "alta" nor "san" stands for a place. */
export const DEPARTMENTS_JOINED: readonly (readonly [said: string, joined: string])[] = [
	["alta verapaz", "altaverapaz"],
	["baja verapaz", "bajaverapaz"],
	["san marcos", "sanmarcos"],
	["santa rosa", "santarosa"],
	["villa nueva", "villanueva"],
];

/** Capitals, towns and what people call them, K'iche', Kaqchikel and Mam names among them, and their department. */
export const NICKNAMES_OF_PLACES: readonly (readonly [said: string, department: string])[] = [
	["coban carcha", "altaverapaz"],
	["salama rabinal", "bajaverapaz"],
	["tecpan iximche chimal", "chimaltenango"],
	["esquipulas", "chiquimula"],
	["guastatoya", "progreso"],
	["tiquisate", "escuintla"],
	["huehue xinabajul", "huehuetenango"],
	["barrios livingston", "izabal"],
	["poptun sayaxche", "peten"],
	["xela xelaju xelajuj coatepeque", "quetzaltenango"],
	["chichicastenango chichi nebaj qumarkaj gumarcaj", "quiche"],
	["reu", "retalhuleu"],
	["antigua", "sacatepequez"],
	["malacatan", "sanmarcos"],
	["cuilapa barberena", "santarosa"],
	["panajachel tzoloja atitlan", "solola"],
	["mazate mazatenango", "suchitepequez"],
	["toto chwimeqena chuimekena", "totonicapan"],
];

const OTHER_PLACES = "jalapa jutiapa zacapa mixco villanueva amatitlan capital capi";

const PLACES = new Set(
	[...NICKNAMES_OF_PLACES.flat(), OTHER_PLACES].flatMap((names) => splitWords(names)).map(stemWord),
);

/** Whether a stem says where somebody is, which most procedures do not depend on. */
export function isPlace(stem: string): boolean {
	return PLACES.has(stem);
}
