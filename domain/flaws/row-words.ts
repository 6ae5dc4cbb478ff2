import type { Language } from "../language.ts";

type Words = Readonly<Record<Language, string>>;

/** What is wrong with a value or a row. */
export const ROW_WORDS = {
	missing: { es: "falta", en: "it is missing" },
	unusable: { es: "no tiene la forma que se espera", en: "it does not have the expected shape" },
	blanks: {
		es: "tiene que ser un texto sin espacios alrededor",
		en: "it must be a text without blanks around it",
	},
	hiddenSign: {
		es: "lleva un signo que no se ve (carácter de control)",
		en: "it holds a sign that nobody sees (a control character)",
	},
	longText: { es: "pasa de {most} letras", en: "it is longer than {most} characters" },
	longList: { es: "son más de {most}", en: "there are more than {most}" },
	address: {
		es: "no es una dirección http(s) que se pueda abrir",
		en: "it is no http(s) address that can be opened",
	},
	date: {
		es: "tiene que ser una fecha que exista, como 2026-11-22",
		en: "it must be a date that exists, such as 2026-11-22",
	},
	recordId: {
		es: "tiene que ser de minúsculas sin tilde, unidas por guiones",
		en: "it must be lower-case letters without accents, joined by hyphens",
	},
	currency: {
		es: "tiene que ser el código de una moneda, como GTQ o USD",
		en: "it must be the code of a currency, such as GTQ or USD",
	},
	email: { es: "no es un correo", en: "it is no e-mail address" },
	category: { es: "no es una categoría del portal", en: "it is no category of the portal" },
	notText: { es: "tiene que ser un texto", en: "it must be a text" },
	notNumber: { es: "escribe solo un número, como 125.50", en: "write only a number, such as 125.50" },
	notWhole: { es: "tiene que ser un número entero", en: "it must be a whole number" },
	notFlag: { es: "tiene que ser sí o no", en: "it must be yes or no (sí or no)" },
	notList: { es: "tiene que ser una lista", en: "it must be a list" },
	oneOf: { es: "tiene que ser uno de: {words}", en: "it must be one of: {words}" },
	least: { es: "no puede ser menor que {least}", en: "it cannot be less than {least}" },
	most: { es: "no puede ser mayor que {most}", en: "it cannot be more than {most}" },
	emptied: { es: "no puede quedar vacío", en: "it cannot be left empty" },
	noInstitution: { es: "no hay una institución «{id}»", en: "there is no institution “{id}”" },
	noProcedure: { es: "no hay un trámite «{id}»", en: "there is no procedure “{id}”" },
	future: { es: "está en el futuro", en: "it lies in the future" },
	doubtfulDate: {
		es: "está en el futuro, o antes de que se publicara",
		en: "it lies in the future, or before the page was published",
	},
	contradictsType: { es: "contradice el tipo «{type}»", en: "it contradicts the type “{type}”" },
	notProvable: { es: "tiene que ser uno de {words}", en: "it must be one of {words}" },
	confirmedNeedsSource: {
		es: "un dato confirmado necesita la página que lo dice",
		en: "a confirmed fact needs the page that says it",
	},
	confirmedNeedsRead: {
		es: "un dato confirmado necesita el día en que se leyó",
		en: "a confirmed fact needs the day on which it was read",
	},
	contradictedNeedsValue: {
		es: "un dato contradicho necesita lo que dice la otra fuente",
		en: "a contradicted fact needs what the other source says",
	},
	onlyContradicted: {
		es: "solo un dato contradicho tiene otro valor",
		en: "only a contradicted fact has another value",
	},
	unsourced: { es: "un dato sin fuente no tiene ninguna", en: "a fact without a source has none" },
	samePage: { es: "es la misma página que source", en: "it is the same page as source" },
	feeRange: {
		es: "va después de un monto y no puede ser menor",
		en: "it follows an amount and cannot be less",
	},
	needsSource: {
		es: "cambiaste el valor: di qué página lo dice y qué día la leíste, o deja el dato sin fuente mientras no se sepa",
		en: "you changed the value: say which page says it and on what day you read it, or leave the fact without a source until it is known",
	},
	staysPublished: {
		es: "un registro publicado no se quita desde la mesa",
		en: "a published record is not taken away at the desk",
	},
	noRecord: { es: "no es un registro", en: "it is no record" },
	cellFlag: { es: "«{cell}» no es sí ni no", en: "“{cell}” is neither yes nor no (sí, no)" },
	cellNumber: {
		es: "«{cell}» no es un número escrito como 1250.50",
		en: "“{cell}” is no number written like 1250.50",
	},
	already: { es: "ya estaba en {place}", en: "it was already in {place}" },
	unknownField: { es: "no hay un campo «{name}» en {table}", en: "there is no field “{name}” in {table}" },
	cellCount: {
		es: "tiene {cells} celdas y las columnas son {columns}",
		en: "it has {cells} cells, and there are {columns} columns",
	},
	cellBeyond: {
		es: "hay algo en la columna {letter}, que no tiene nombre",
		en: "there is something in column {letter}, which has no name",
	},
	formulaFailed: {
		es: "la fórmula de la celda falló: escribe el valor",
		en: "the formula of the cell failed: write the value",
	},
} as const satisfies Readonly<Record<string, Words>>;
