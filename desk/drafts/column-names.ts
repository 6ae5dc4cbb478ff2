import { formatDate } from "../../app/words/format.ts";
import { toDocument } from "../../content/catalogue/experiences.ts";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import { hasRecord } from "../../database/desk/records.server.ts";
import { parseRecordName, type RecordContent, type RecordName } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { INDICATORS } from "../../domain/observatory/indicators.ts";
import { EXPERIENCE_WORD } from "../../domain/site-documents/experience.ts";
import { EXPERIENCE_ROOM } from "../experiences/texts.ts";
import { EXAMPLES_NAME, SEARCH_TEXTS } from "../searches/texts.ts";
import { TEXT_DOCUMENTS, TEXT_IDS } from "../texts/text-documents.ts";
import { LABELS, ROOM_TEXTS } from "../texts/texts.ts";

/** A list of examples, by the id of what they lead to: `pages.inscripcion-nit`. Undefined for any other place. */
function nameExample(path: string, language: DeskLanguage): string | undefined {
	const [, group, id] = /^(pages|elsewhere)\.([^.]+)/.exec(path) ?? [];
	if (!id) return undefined;
	return `${group === "pages" ? EXAMPLES_NAME[language] : SEARCH_TEXTS[language].isElsewhere} · ${id}`;
}

/** Parts of a document that no form names. */
const PARTS: Readonly<Record<string, ByDeskLanguage<string>>> = {
	networks: { es: "Redes", en: "Networks" },
	"supporters.logo.image": { es: "Logo", en: "Logo" },
	"supporters.logo.width": { es: "Ancho del logo", en: "Width of the logo" },
	"supporters.logo.height": { es: "Alto del logo", en: "Height of the logo" },
	ids_procedures: { es: "Paso", en: "Step" },
	company: { es: "Paso de una sociedad", en: "Step of a company" },
};

/**
 * A place in a guide or a text as its form calls it, with lists counted from one: `supporters.2.name.es` is "Apoyo 2 ·
 * Nombre (español)". Undefined where no form names any of it.
 */
function nameDocumentPlace(path: string, language: DeskLanguage): string | undefined {
	const parts = path.split(".");
	const spoken = (["es", "en"] as const).find((each) => parts.includes(each));
	const number = parts.find((part) => /^\d+$/.test(part));
	const named = parts.filter((part) => part !== number && part !== spoken);
	const [group = ""] = named;
	const label = nameOf(named.join("."), language);
	const before = named.length > 1 ? nameOf(group, language) : undefined;
	if (label === undefined && before === undefined) return undefined;
	const numbered = (name: string) => (number ? `${name} ${number}` : name);
	const whole = label ?? named.join(".");
	const said = before === undefined ? numbered(whole) : `${numbered(before)} · ${whole}`;
	if (!spoken) return said;
	const name = ROOM_TEXTS[language].language[spoken];
	// English writes languages with a capital, Spanish without.
	return `${said} (${language === "es" ? name.toLowerCase() : name})`;
}

function nameOf(name: string, language: DeskLanguage): string | undefined {
	const words: Readonly<Record<string, unknown>> = EXPERIENCE_ROOM[language];
	const said = PARTS[name]?.[language] ?? LABELS[name]?.[language] ?? words[name];
	return typeof said === "string" ? said : undefined;
}

/** What citizens read while the desk has published nothing of a document: what the release says of the same. */
export function withReleased(record: RecordName, published: RecordContent, draft: RecordContent): RecordContent {
	const id = parseRecordName(record)?.id ?? "";
	if (hasRecord(record, published)) return published;
	const [word, ...rest] = id.split(":");
	const form = TEXT_IDS.find((each) => TEXT_DOCUMENTS[each].record === record);
	const changed = Object(draft.site_documents?.[0]?.content);
	const released = form && TEXT_DOCUMENTS[form].release;
	const content =
		word === EXPERIENCE_WORD
			? toDocument(rest.join(":"))
			: released && Object.fromEntries(Object.entries(released).filter(([key]) => key in changed));
	return content ? { site_documents: [{ id, content }] } : published;
}

/** What an editor reads for a column or a field of a fact; a column without words is shown by its own name. */
const NAMES: Readonly<Record<string, ByDeskLanguage<string>>> = {
	...Object.fromEntries(INDICATORS.map(({ key, name }) => [key, name])),
	completamente_en_linea: { es: "Cuánto se hace en línea", en: "How much is done online" },
	num_pasos: { es: "Número de pasos", en: "Number of steps" },
	num_requisitos: { es: "Número de requisitos", en: "Number of requirements" },
	evaluation_score: { es: "Puntos puestos a mano", en: "Points set by hand" },
	maturity_level: { es: "Madurez puesta a mano", en: "Maturity set by hand" },
	by: { es: "Quién evaluó", en: "Who evaluated" },
	on: { es: "Día de la evaluación", en: "Day of the evaluation" },
	date: { es: "Día", en: "Day" },
	"totals.evaluated": { es: "Trámites revisados", en: "Evaluated procedures" },
	"totals.scored": { es: "Evaluables", en: "With a score" },
	"totals.average": { es: "Evaluación promedio", en: "Average score" },
	"totals.highest.average": {
		es: "Evaluación promedio si todo lo que no se sabe fuera Sí",
		en: "Average score if all that is unknown were a Yes",
	},
	rows: { es: "Filas que se guardan", en: "Rows that are kept" },
	remark: { es: "Nota", en: "Note" },
	name: { es: "Nombre", en: "Name" },
	description: { es: "Descripción corta", en: "Short description" },
	full_description: { es: "Descripción completa", en: "Full description" },
	category: { es: "Categoría", en: "Category" },
	subcategory: { es: "Subcategoría", en: "Subcategory" },
	type: { es: "Cómo se hace", en: "How it is done" },
	duration: { es: "Cuánto tarda", en: "How long it takes" },
	lugar: { es: "Dónde se hace", en: "Where it is done" },
	horario: { es: "Horario", en: "Opening hours" },
	user_type: { es: "Para quién", en: "For whom" },
	requirements: { es: "Requisitos", en: "Requirements" },
	steps: { es: "Pasos", en: "Steps" },
	costo: { es: "Costo", en: "Cost" },
	costo_nota: { es: "Nota del costo", en: "Note on the cost" },
	codigo_moneda: { es: "Moneda", en: "Currency" },
	documento_obtenible: { es: "Qué te dan", en: "What you get" },
	respaldo_legal: { es: "Ley", en: "Law" },
	fecha_actualizado: { es: "Fecha de la fuente más nueva", en: "Date of the newest source" },
	enlace: { es: "Página oficial", en: "Official page" },
	is_digital: { es: "Se hace todo en línea", en: "Done wholly online" },
	institution_id: { es: "Institución", en: "Institution" },
	keywords: { es: "Palabras para buscarlo", en: "Words to find it by" },
	sources: { es: "Fuentes", en: "Sources" },
	confidence: { es: "Verificación (si no tiene datos con fuente)", en: "Confidence (without sourced facts)" },
	needs_review: { es: "Hay que revisarlo", en: "Needs a review" },
	nivel: { es: "Quién responde por él", en: "Who stands behind it" },
	ficha: { es: "Número de ficha oficial", en: "Number of its official ficha" },
	duda: { es: "Qué se ve raro en la ficha", en: "What looks wrong in the ficha" },
	demanda: { es: "Cuánta gente lo necesita", en: "How many need it" },
	grupo: { es: "Grupo de variantes", en: "Group of variants" },
	full_name: { es: "Nombre completo", en: "Full name" },
	services: { es: "Servicios", en: "Services" },
	phone: { es: "Teléfono", en: "Phone" },
	email: { es: "Correo", en: "E-mail" },
	website: { es: "Sitio web", en: "Website" },
	address: { es: "Dirección", en: "Address" },
	working_hours: { es: "Horario de atención", en: "Working hours" },
	is_digital_enabled: { es: "Atiende en línea", en: "Serves online" },
	source: { es: "Página que lo dice", en: "Page that says it" },
	published: { es: "Publicada el", en: "Published on" },
	read: { es: "Leída el", en: "Read on" },
	status: { es: "Estado", en: "Status" },
	note: { es: "Nota para quien lee", en: "Note for the reader" },
	other_value: { es: "Lo que dice la otra fuente", en: "What the other source says" },
	other_source: { es: "Otra página", en: "Another page" },
	other_published: { es: "La otra, publicada el", en: "The other one, published on" },
	concept: { es: "Qué se paga, se hace o vale", en: "What is paid, done or valid" },
	amount: { es: "Cuánto", en: "How much" },
	up_to: { es: "Hasta", en: "Up to" },
	currency: { es: "Moneda", en: "Currency" },
	condition: { es: "Para quién o de qué depende", en: "For whom or what it depends on" },
	is_mandatory: { es: "Es obligatorio", en: "It is mandatory" },
	question: { es: "Pregunta que decide entre varios pagos", en: "Question that decides between payments" },
	kind: { es: "Clase", en: "Kind" },
	unit: { es: "En qué unidad", en: "In which unit" },
	event: { es: "Desde qué se cuenta, con su artículo", en: "What it is counted from, with its article" },
	until: { es: "Día de cada año (mes-día: 07-31)", en: "Day of each year (month-day: 07-31)" },
	consequence: { es: "Qué pasa después", en: "What happens afterwards" },
	office: { es: "Oficina", en: "Office" },
	department: { es: "Departamento", en: "Department" },
	hours: { es: "Horario", en: "Hours" },
	country: { es: "País (dos letras; GT = Guatemala)", en: "Country (two letters; GT = Guatemala)" },
	municipality: { es: "Municipio, o ciudad si es fuera del país", en: "Municipality, or city abroad" },
	region: { es: "Estado o provincia, fuera del país", en: "State or province abroad" },
	hours_note: { es: "Nota del horario", en: "Note on the hours" },
	services_note: { es: "Qué atiende", en: "What is done there" },
	appointment: { es: "Cómo se pide cita", en: "How to get an appointment" },
	closed_since: { es: "Cerrada desde", en: "Closed since" },
	doubt: { es: "Qué conviene confirmar antes de ir", en: "What to confirm before going" },
	tramite: { es: "Trámite", en: "Procedure" },
};

/** Words for the tables of a record, before the name of their column. */
const TABLE_NAMES: Readonly<Record<string, ByDeskLanguage<string>>> = {
	procedure_facts: { es: "Fuente", en: "Source" },
	procedure_fees: { es: "Pago", en: "Fee" },
	procedure_places: { es: "Oficina", en: "Place" },
	procedure_terms: { es: "Plazo o vigencia", en: "Deadline or validity" },
};

/** What an editor reads for a column. */
export function nameColumn(column: string, language: DeskLanguage): string {
	return NAMES[column]?.[language] ?? column;
}

const EVIDENCE: ByDeskLanguage<string> = { es: "Evidencia", en: "Evidence" };

/** A place in the evidence of an evaluation, `consulta_estado.by`; undefined for any other. */
function nameEvidence(path: string, language: DeskLanguage): string | undefined {
	const [key, part] = path.split(".");
	const indicator = INDICATORS.find((each) => each.key === key);
	if (!indicator) return undefined;
	const names = [EVIDENCE[language], indicator.name[language]];
	return [...names, ...(part && part !== "source" ? [nameColumn(part, language)] : [])].join(" · ");
}

/** What an editor reads for a place in a record: "Costo", "Fuente · Costo · Leída el", "Pago 2 · Monto". */
export function namePlace(
	{ table, row, field }: { table: string; row: string; field: string },
	language: DeskLanguage,
) {
	const path = field || row;
	const inDocument =
		table === "site_documents"
			? (nameEvidence(path, language) ?? nameExample(path, language) ?? nameDocumentPlace(path, language))
			: undefined;
	if (inDocument) return inDocument;
	const before = TABLE_NAMES[table]?.[language];
	if (before === undefined) return field === "" ? row : nameColumn(field, language);
	const which = table === "procedure_facts" ? [before, nameColumn(row, language)] : [`${before} ${row}`.trim()];
	return [...which, ...(field ? [nameColumn(field, language)] : [])].join(" · ");
}

/** Columns that only say which row it is. */
const NAMING = ["procedure_id", "position", "field"];

const WORDS = {
	es: { none: "—", yes: "sí", no: "no" },
	en: { none: "—", yes: "yes", no: "no" },
} as const;

/** A value of a record as an editor reads it, each entry of a list on a line of its own. */
export function spellValue(value: unknown, language: DeskLanguage): string {
	const words = WORDS[language];
	if (value === null || value === undefined || value === "") return words.none;
	if (typeof value === "boolean") return value ? words.yes : words.no;
	if (Array.isArray(value)) {
		return value.length === 0 ? words.none : value.map((each) => spellEntry(each, language)).join("\n");
	}
	if (typeof value === "object") return spellEntry(value, language);
	return typeof value === "string" ? spellText(value, language) : String(value);
}

/** A text as it stands; a calendar date, with or without its hour, in words. */
function spellText(text: string, language: DeskLanguage): string {
	const [, day, hour] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(text) ?? [];
	if (!day || Number.isNaN(Date.parse(day))) return text;
	return `${formatDate(day, language)}${hour ? `, ${hour}` : ""}`;
}

/** An entry of a list on one line, without what it does not say. */
function spellEntry(value: unknown, language: DeskLanguage): string {
	if (typeof value !== "object" || value === null) return spellValue(value, language);
	if (Array.isArray(value)) return value.map((each) => spellEntry(each, language)).join(", ");
	return Object.entries(value)
		.filter(([key, each]) => !NAMING.includes(key) && each !== null && each !== "")
		.map(([key, each]) => `${nameColumn(key, language)}: ${spellEntry(each, language)}`)
		.join("; ");
}
