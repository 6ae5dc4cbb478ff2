import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";

/** A part of the form of a procedure: its columns, in order, and which lists of rows belong to it. */
export interface FormGroup {
	id: "name" | "kind" | "cost" | "duration" | "requirements" | "steps" | "place" | "law" | "link" | "sources";
	columns: readonly string[];
	/** What has a source of its own without being a column. */
	alone?: ProvableField;
	rows?: "procedure_fees" | "procedure_places";
}

/** The whole form; every column of `procedures` but its id stands in it once (`tests/desk/facts.test.ts`). */
export const PROCEDURE_GROUPS: readonly FormGroup[] = [
	{ id: "name", columns: ["name", "description", "full_description"] },
	{ id: "cost", columns: ["costo", "codigo_moneda", "costo_nota"], rows: "procedure_fees" },
	{ id: "duration", columns: ["duration"] },
	{ id: "requirements", columns: ["requirements"] },
	{ id: "steps", columns: ["steps"] },
	{ id: "place", columns: ["lugar"], alone: "horario", rows: "procedure_places" },
	{ id: "law", columns: ["respaldo_legal"] },
	{ id: "link", columns: ["enlace"] },
	{
		id: "kind",
		columns: [
			"institution_id",
			"category",
			"subcategory",
			"type",
			"is_digital",
			"user_type",
			"documento_obtenible",
			"demanda",
		],
	},
	{
		id: "sources",
		columns: [
			"sources",
			"fecha_actualizado",
			"keywords",
			"confidence",
			"needs_review",
			"nivel",
			"ficha",
			"duda",
			"grupo",
		],
	},
];

/** Texts that are mostly longer than a line. */
export const LONG_TEXTS = [
	"description",
	"full_description",
	"costo_nota",
	"respaldo_legal",
	"duda",
	"lugar",
	"address",
];

/** The fields of a fact, beside the value that it proves. */
export const FACT_COLUMNS = ["source", "read", "published", "status", "note", "other_value", "other_source"] as const;

export function isProvable(column: string): column is ProvableField {
	return PROVABLE_FIELDS.some((field) => field === column);
}
