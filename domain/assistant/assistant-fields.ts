/** What can be asked about a procedure, in the order in which answers come. */
export const ASKED_FIELDS = [
	"cost",
	"duration",
	"deadline",
	"requirements",
	"steps",
	"place",
	"hours",
	"phone",
	"online",
	"audience",
	"document",
	"validity",
	"status",
	"law",
	"link",
	"updated",
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** What else is asked or said; "more" and "about" ask for nothing in particular, and "about" only names something. */
export const TALKS = [
	...["meaning", "difference", "cheapest", "list", "complaint", "unpaid", "dismissed", "hunger", "advice", "politics"],
	...["person", "greeting", "thanks", "insult", "ability", "site", "more", "about"],
] as const;
export type Talk = (typeof TALKS)[number];

export type Intent = AskedField | Talk;

export function isField(intent: Intent): intent is AskedField {
	return ASKED_FIELDS.some((field) => field === intent);
}

/** Fields once each, in the order in which answers come. */
export function inOrder(fields: Iterable<AskedField>): readonly AskedField[] {
	const asked = new Set(fields);
	return ASKED_FIELDS.filter((field) => asked.has(field));
}

/** A word or two that ask for each field, in the order in which they can stand together. */
const IN_SHORT: Readonly<Record<AskedField, string>> = {
	cost: "costo",
	duration: "plazo",
	deadline: "fecha límite",
	requirements: "requisitos",
	steps: "pasos",
	place: "dónde",
	hours: "horario",
	phone: "teléfono",
	online: "en línea",
	audience: "quién puede",
	document: "qué recibo",
	validity: "vigencia",
	status: "estado de mi trámite",
	law: "base legal",
	link: "enlace",
	updated: "fuente",
};

/** Fields as words that ask for them again: what travels with a conversation. */
export function sayInShort(fields: readonly AskedField[]): string {
	return fields.map((field) => IN_SHORT[field]).join(" y ");
}
