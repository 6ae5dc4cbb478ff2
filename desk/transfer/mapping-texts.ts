import type { ByLanguage } from "../../content/by-language.ts";

/** Words of the page on which somebody else's columns are matched to ours. */
export const MAPPING_TEXTS = {
	es: {
		mappingLead: "El archivo usa otros nombres. Di qué columna es cuál de las nuestras; lo que no elijas no se lee.",
		needed:
			"Tu archivo tiene nombres de columna que la mesa no conoce. Presiona «Emparejar columnas» y dile cuál es cuál; si ya lo hiciste con estos mismos nombres, vienen elegidas y solo confirmas. Si no es una tabla con sus nombres en la primera fila, deséchalo y sube otro.",
		unmatched: "Sin emparejar, no se leen:",
		backToImport: "Volver sin emparejar",
		mappingKept: "Así las emparejaste la última vez con estos mismos nombres. Revísalo.",
		whichTable: "Qué trae cada fila",
		chooseTable: "Ver las columnas de esta tabla",
		columnHint: "Ejemplo:",
		notRead: "No se lee",
		noColumn: "Ninguna",
		constants: "Lo mismo para todas las filas",
		constantsHint: "Para lo que el archivo no dice, como la institución.",
		constantField: "Columna nuestra",
		constantValue: "Lo que dice",
		mapIt: "Leer con estas columnas",
		mappingFaults: "Falta algo para leerlo",
		lacksKey: "Elige qué columna es «{name}»: sin ella no se sabe qué fila es.",
		twice: "«{name}» está elegida dos veces.",
		twiceNamed: "El archivo tiene dos columnas que se llaman «{name}»: cámbiale el nombre a una.",
	},
	en: {
		mappingLead: "The file uses other names. Say which column is which of ours; what you do not choose is not read.",
		needed:
			"Your file has names of columns that the desk does not know. Press “Match columns” and say which is which; if you did so before with these very names, they come chosen and you only confirm. If it is no table with its names in the first row, put it away and upload another one.",
		unmatched: "Not matched, not read:",
		backToImport: "Back without matching",
		mappingKept: "This is how you matched these very names the last time. Check it.",
		whichTable: "What each row is",
		chooseTable: "See the columns of this table",
		columnHint: "Example:",
		notRead: "Not read",
		noColumn: "None",
		constants: "The same for every row",
		constantsHint: "For what the file does not say, such as the institution.",
		constantField: "Column of ours",
		constantValue: "What it says",
		mapIt: "Read with these columns",
		mappingFaults: "Something is missing to read it",
		lacksKey: "Choose which column is “{name}”: without it nobody knows which row it is.",
		twice: "“{name}” is chosen twice.",
		twiceNamed: "The file has two columns named “{name}”: give one of them another name.",
	},
} as const satisfies ByLanguage<Record<string, string>>;
