import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import type { ByLanguage } from "../text-shapes.ts";

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
	search: string;
	searchFile: string;
	/** The text that is searched. */
	searched: string;
	observatory: string;
	oneEdition: string;
	changes: string;
	procedureChanges: string;
	institutionChanges: string;
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
	names: Readonly<Record<"tramites" | "instituciones" | "fuentes" | "pagos" | "oficinas" | "plazos" | "sedes", string>>;
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
		search: "Lo que encuentra un texto, en el orden en que lo muestra el portal",
		searchFile: "Todo lo que un aparato necesita para buscar solo",
		searched: "Lo que se busca, como lo escribe una persona",
		observatory: "Observatorio: todas las evaluaciones",
		oneEdition: "Observatorio: una edición cerrada",
		procedureChanges: "Qué cambió en un trámite: antes y ahora",
		institutionChanges: "Qué cambió en una institución y en sus trámites: antes y ahora",
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
			oficinas: "Lugar de un trámite",
			plazos: "Plazo o vigencia",
			sedes: "Oficina",
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
		search: "What a text finds, in the order in which the portal shows it",
		searchFile: "All that a device needs to search by itself",
		searched: "What is searched for, as a person types it",
		observatory: "Observatory: all evaluations",
		oneEdition: "Observatory: one closed edition",
		procedureChanges: "What changed in a procedure: before and now",
		institutionChanges: "What changed in an institution and its procedures: before and now",
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
			oficinas: "Place of a procedure",
			plazos: "Deadline or validity",
			sedes: "Office",
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

/** What a field that a page can prove is called in a sentence. */
export const FACT_NAMES: ByLanguage<Readonly<Record<ProvableField, string>>> = {
	es: {
		costo: "costo",
		duration: "duración",
		requirements: "requisitos",
		steps: "pasos",
		respaldo_legal: "base legal",
		enlace: "enlace oficial",
		lugar: "lugar",
		horario: "horario",
	},
	en: {
		costo: "cost",
		duration: "time",
		requirements: "requirements",
		steps: "steps",
		respaldo_legal: "legal basis",
		enlace: "official link",
		lugar: "place",
		horario: "hours",
	},
};

/** What deadlines and validity are called in a sentence, in Spanish. */
export const TERMS_NAME = "plazos y vigencia";

/**
 * What each column of the open data holds, in one sentence each: Spanish, then English. A column of several sets means the
 * same in all of them; a test holds the list against the columns that are there.
 */
export const FIELD_TEXTS: Readonly<Record<string, readonly [es: string, en: string]>> = {
	id: [
		"Nombre corto que no cambia; va en la dirección de su página.",
		"Short name that stays; part of its page’s address.",
	],
	name: ["Nombre; de una institución, sus siglas.", "Name; of an institution, its acronym."],
	description: ["Qué es, en una frase.", "What it is, in one sentence."],
	full_description: ["Qué es, con más detalle.", "What it is, in more detail."],
	category: ["Tema, como en el catálogo.", "Subject, as in the catalogue."],
	subcategory: ["Parte del tema.", "Part of the subject."],
	type: ["Si se hace en línea, en parte o en la ventanilla.", "Whether it is done online, partly, or at the counter."],
	duration: ["Cuánto tarda, como lo dice la fuente.", "How long it takes, as the source says it."],
	lugar: [
		"Dónde se hace; nunca la sede de la institución sin fuente.",
		"Where it is done; never just the institution’s seat.",
	],
	user_type: ["Quién puede pedirlo.", "Who may ask for it."],
	requirements: ["Lo que piden, uno por uno.", "What is asked for, one by one."],
	steps: ["Qué se hace, en orden.", "What to do, in order."],
	costo: ["Cuánto cuesta; 0 es gratis y vacío es que no se sabe.", "What it costs; 0 is free, empty is not known."],
	costo_nota: ["De qué depende el costo.", "What the cost depends on."],
	codigo_moneda: ["Moneda del costo (ISO 4217).", "Currency of the cost (ISO 4217)."],
	documento_obtenible: ["Qué te entregan.", "What you receive."],
	respaldo_legal: ["La norma en la que se apoya.", "The rule that it rests on."],
	fecha_actualizado: ["Día de la fuente más nueva.", "Day of the newest source."],
	enlace: ["Página oficial.", "Official page."],
	is_digital: ["Si algo se hace en línea.", "Whether some of it is done online."],
	institution_id: ["El id de la institución.", "The id of the institution."],
	keywords: ["Otras palabras con las que se busca.", "Other words that people search with."],
	sources: ["Páginas donde se leyó.", "Pages where it was read."],
	confidence: ["Qué tan firme es el respaldo, según sus datos.", "How well its facts support it."],
	needs_review: ["Si lo estamos revisando.", "Whether we are reviewing it."],
	nivel: [
		"«curado» lo revisamos con sus fuentes; «ficha» viene de la lista oficial y nadie lo comparó con otra fuente.",
		"“curado” was checked against its sources; “ficha” comes from the official list and nobody compared it.",
	],
	ficha: ["Número en la lista oficial.", "Number in the official list."],
	duda: ["Lo que parece mal en esa ficha.", "What looks wrong in that entry."],
	demanda: ["Cuánta gente lo necesita, de 0 a 3.", "How many people need it, from 0 to 3."],
	grupo: [
		"El id del trámite que representa a varios casi iguales.",
		"The id that stands for several nearly equal ones.",
	],
	institution: ["Nombre corto de la institución.", "Short name of the institution."],
	verificacion: [
		"«sin verificar» si viene de la lista oficial; si no, el respaldo: alta, media o baja.",
		"“sin verificar” (not checked) if it comes from the official list; else the support: alta, media or baja.",
	],
	page: ["Su página en este portal.", "Its page in this portal."],
	license: ["Dónde dice cómo puedes usarlo.", "Where it says how you may use it."],
	facts: [
		"De dónde sale cada dato, de cuándo es y si está confirmado.",
		"Where each fact comes from, how old it is and whether it is confirmed.",
	],
	fees: ["Los pagos, uno por uno.", "The payments, one by one."],
	places: ["Las oficinas donde se hace.", "The offices where it is done."],
	terms: ["Hasta cuándo hay que hacerlo y cuánto vale.", "Until when it must be done, and how long it is good."],
	full_name: ["Nombre completo.", "Full name."],
	services: ["Lo que ofrece.", "What it offers."],
	phone: ["Teléfono.", "Phone."],
	email: ["Correo.", "E-mail."],
	website: ["Sitio web.", "Website."],
	address: ["Dirección.", "Address."],
	working_hours: ["Horario.", "Opening hours."],
	is_digital_enabled: ["Si atiende algo en línea.", "Whether it serves anything online."],
	country: ["País, en dos letras.", "Country, in two letters."],
	municipality: ["Municipio, o ciudad fuera del país.", "Municipality, or city abroad."],
	region: ["Estado o provincia, fuera del país.", "State or province, abroad."],
	hours_note: ["Lo que conviene saber del horario.", "What is worth knowing of the hours."],
	services_note: ["Lo que se hace ahí.", "What is done there."],
	appointment: ["Cómo se pide cita.", "How to get an appointment."],
	closed_since: ["Desde cuándo está cerrada.", "Since when it is closed."],
	doubt: ["Lo que conviene confirmar antes de ir.", "What to confirm before going."],
	procedure_id: ["El id del trámite.", "The id of the procedure."],
	field: ["De cuál dato se trata.", "Which fact it is about."],
	source: ["La página que lo dice.", "The page that says it."],
	published: ["Día en que se publicó esa página.", "Day on which that page was published."],
	read: ["Día en que la leímos.", "Day on which we read it."],
	status: [
		"«confirmado» si lo dice una página del Estado, o dos de dueños distintos con fecha, y no son viejas; «una fuente lo dice» si no llega a eso; «contradicho» si otra dice otra cosa; «sin fuente» si no hallamos ninguna.",
		"“confirmado” if a page of the State says it, or two dated pages of different owners, and they are not old; “una fuente lo dice” (one source says so) if less than that; “contradicho” if another page says otherwise; “sin fuente” if we found none.",
	],
	viejo: [
		"Si la fuente más nueva es de hace más de dos años; una ley no envejece.",
		"Whether the newest source is more than two years old; a law never is.",
	],
	note: ["Lo que conviene saber.", "What is worth knowing."],
	other_value: ["Lo que dice la otra fuente.", "What the other source says."],
	other_source: ["La otra fuente.", "The other source."],
	other_published: ["Día en que se publicó esa otra.", "Day on which that other one was published."],
	tramite: ["Nombre del trámite.", "Name of the procedure."],
	position: ["Orden, desde 1.", "Order, from 1."],
	concept: ["Qué se paga, qué hay que hacer o qué vale.", "What is paid for, is to be done or is valid."],
	amount: [
		"Cuánto. De un pago, 0 es gratis y vacío es que no se sabe.",
		"How much. Of a payment 0 is free, empty is not known.",
	],
	up_to: ["Hasta cuánto, si es un rango.", "Up to how much, of a range."],
	currency: ["Moneda (ISO 4217).", "Currency (ISO 4217)."],
	condition: ["De qué depende, o para quién es.", "What it depends on, or for whom it is."],
	is_mandatory: ["Si hay que pagarlo siempre.", "Whether it always has to be paid."],
	question: [
		"La pregunta que decide entre varios pagos: se paga uno, y «condition» es la respuesta.",
		"What decides between payments: one is paid, and “condition” is the answer.",
	],
	kind: [
		"«plazo»: hay que hacerlo en ese tiempo; «antes»: a más tardar ese tiempo antes; «vigencia»: vale ese tiempo.",
		"“plazo”: it must be done within it; “antes”: at the latest so long before; “vigencia”: it is good for so long.",
	],
	unit: ["Días, días hábiles, meses o años.", "Days (días), working days (días hábiles), months or years."],
	event: ["Desde qué se cuenta.", "What it is counted from."],
	until: [
		"Mes y día, si termina un día de cada año; 02-29 es el último de febrero.",
		"Month and day, if it ends on one day of each year; 02-29 is the last of February.",
	],
	consequence: ["Qué pasa después.", "What happens afterwards."],
	office: ["Oficina.", "Office."],
	department: ["Departamento.", "Department."],
	hours: ["Horario.", "Opening hours."],
};
