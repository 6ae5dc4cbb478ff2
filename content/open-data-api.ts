import type { ByLanguage } from "./by-language.ts";

/** The words of the description of the addresses, for its page and for programs. */
export interface OpenDataApi {
	title: string;
	introduction: string;
	addressesTitle: string;
	fieldsTitle: string;
	/** A set as JSON, CSV or JSON-LD; {name} is that of the set. */
	wholeSet: string;
	oneProcedure: string;
	oneInstitution: string;
	observatory: string;
	oneEdition: string;
	changes: string;
	self: string;
	ok: string;
	unchanged: string;
	unknown: string;
	tooMany: string;
	empty: string;
	id: string;
	editionId: string;
	known: string;
	file: { version: string; updated: string; count: string; source: string; publisher: string; licence: string };
	problem: { title: string; detail: string; status: string; code: string; ref: string; known: string };
	/** What one row of a set is called. */
	names: Readonly<Record<"tramites" | "instituciones" | "fuentes" | "pagos" | "oficinas", string>>;
	/** What a value can be. */
	kinds: {
		text: string;
		number: string;
		flag: string;
		list: string;
		date: string;
		address: string;
		orEmpty: string;
	};
}

export const OPEN_DATA_API: ByLanguage<OpenDataApi> = {
	es: {
		title: "Direcciones y campos de los datos",
		introduction: "Para quien hace un programa: qué dirección da qué datos, y qué hay en cada campo.",
		addressesTitle: "Direcciones",
		fieldsTitle: "Campos",
		wholeSet: "{name}: todas las filas",
		oneProcedure: "Un trámite, con la fuente de cada dato",
		oneInstitution: "Una institución",
		observatory: "Observatorio: todas las evaluaciones",
		oneEdition: "Observatorio: una edición cerrada",
		changes: "Qué datos leímos en sus fuentes y cuándo, lo más nuevo primero",
		self: "Esta descripción, para programas",
		ok: "Los datos",
		unchanged: "No han cambiado desde esa ETag",
		unknown: "No hay nada con ese nombre o en ese formato",
		tooMany: "Demasiadas preguntas seguidas",
		empty: "Ahora no tenemos los datos",
		id: "El id, como está en el archivo completo",
		editionId: "El id, como está en la dirección de su página",
		known: "La ETag de la copia que ya tienes",
		file: {
			version: "Cambia cuando cambian los datos, y solo entonces.",
			updated: "El último día en que leímos un dato en su fuente.",
			count: "Cuántas filas hay.",
			source: "A quién citar.",
			publisher: "Quién los publica.",
			licence: "Cómo se pueden usar.",
		},
		problem: {
			title: "Qué pasó.",
			detail: "Qué puedes hacer.",
			status: "El código de HTTP.",
			code: "El problema, en una palabra.",
			ref: "Con qué número quedó en nuestro registro.",
			known: "Lo que sí hay.",
		},
		names: {
			tramites: "Trámite",
			instituciones: "Institución",
			fuentes: "Fuente de un dato",
			pagos: "Pago",
			oficinas: "Oficina",
		},
		kinds: {
			text: "texto",
			number: "número",
			flag: "sí o no",
			list: "lista de textos",
			date: "fecha (AAAA-MM-DD)",
			address: "dirección web",
			orEmpty: "puede faltar",
		},
	},
	en: {
		title: "Addresses and fields of the data",
		introduction: "For whoever writes a program: which address gives which data, and what is in each field.",
		addressesTitle: "Addresses",
		fieldsTitle: "Fields",
		wholeSet: "{name}: all rows",
		oneProcedure: "One procedure, with the source of each fact",
		oneInstitution: "One institution",
		observatory: "Observatory: all evaluations",
		oneEdition: "Observatory: one closed edition",
		changes: "Which facts we read in their sources and when, newest first",
		self: "This description, for programs",
		ok: "The data",
		unchanged: "It has not changed since that ETag",
		unknown: "There is nothing with that name or in that format",
		tooMany: "Too many requests in a row",
		empty: "We do not have the data now",
		id: "The id, as it stands in the whole file",
		editionId: "The id, as it stands in the address of its page",
		known: "The ETag of the copy that you have",
		file: {
			version: "Changes when the data changes, and only then.",
			updated: "The latest day on which we read a fact in its source.",
			count: "How many rows there are.",
			source: "Whom to cite.",
			publisher: "Who publishes it.",
			licence: "How it may be used.",
		},
		problem: {
			title: "What happened.",
			detail: "What you can do.",
			status: "The HTTP status.",
			code: "The problem, in one word.",
			ref: "The number under which it stands in our log.",
			known: "What there is instead.",
		},
		names: {
			tramites: "Procedure",
			instituciones: "Institution",
			fuentes: "Source of a fact",
			pagos: "Payment",
			oficinas: "Office",
		},
		kinds: {
			text: "text",
			number: "number",
			flag: "yes or no",
			list: "list of texts",
			date: "date (YYYY-MM-DD)",
			address: "web address",
			orEmpty: "may be missing",
		},
	},
};
