import type { AskedField } from "./assistant-fields.ts";

/** A word or two that ask for each field, in the order in which they can stand together. */
const IN_SHORT: Readonly<Record<AskedField, string>> = {
	cost: "costo",
	duration: "plazo",
	requirements: "requisitos",
	steps: "pasos",
	place: "donde",
	hours: "horario",
	phone: "telefono",
	online: "en linea",
	audience: "quien puede",
	document: "que recibo",
	validity: "vigencia",
	law: "base legal",
	link: "enlace",
	updated: "fuente",
};

/** Fields as words that ask for them again: what travels with a conversation. */
export function sayInShort(fields: readonly AskedField[]): string {
	return fields.map((field) => IN_SHORT[field]).join(" y ");
}
