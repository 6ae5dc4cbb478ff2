import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import type { OfficialFicha } from "../../domain/official/ficha.ts";
import { isProvable } from "./form-columns.ts";

/** What a ficha says of a column of a procedure; null where it says nothing. */
export function fichaValue(ficha: OfficialFicha, column: string): unknown {
	const said: Readonly<Record<string, unknown>> = {
		description: ficha.plain,
		type: ficha.type,
		user_type: ficha.users,
		costo: ficha.amount,
		costo_nota: ficha.cost_note,
		codigo_moneda: ficha.currency,
		duration: ficha.time,
		requirements: ficha.papers,
		steps: ficha.steps,
		respaldo_legal: ficha.law,
		enlace: ficha.url,
		documento_obtenible: ficha.gets,
		category: ficha.category,
		duda: ficha.doubt,
	};
	const value = said[column] ?? null;
	return Array.isArray(value) && value.length === 0 ? null : value;
}

/** The columns of which a ficha can say anything. */
export function isInFicha(column: string): boolean {
	return ADOPTED.includes(column);
}
const ADOPTED: readonly string[] = [
	...["description", "type", "user_type", "costo", "costo_nota", "codigo_moneda", "duration", "requirements", "steps"],
	...["respaldo_legal", "enlace", "documento_obtenible"],
];

/**
 * Takes over what a ficha says of one column: the value, with the ficha's address as its source and `today` (a calendar date) as
 * the day on which it was read. An amount brings its currency along. The content itself where the ficha says nothing.
 */
export function adoptFicha(
	content: RecordContent,
	ficha: OfficialFicha,
	{ column, today }: { column: string; today: string },
): RecordContent {
	const value = fichaValue(ficha, column);
	const [row] = content.procedures ?? [];
	if (!row || value === null || !isInFicha(column)) return content;
	const sources = Array.isArray(row.sources) ? row.sources : [];
	const adopted: RecordRow = {
		...row,
		[column]: value,
		...(column === "costo" && { codigo_moneda: ficha.currency }),
		...(column === "type" && { is_digital: value === "digital" }),
		sources: sources.includes(ficha.catalogue_url) ? sources : [...sources, ficha.catalogue_url],
	};
	if (!isProvable(column)) return { ...content, procedures: [adopted] };
	const fact = {
		...{ procedure_id: row.id, field: column, source: ficha.catalogue_url, published: null, read: today },
		...{ status: "confirmado", note: null, other_value: null, other_source: null },
	};
	const others = (content.procedure_facts ?? []).filter(({ field }) => field !== column);
	return { ...content, procedures: [adopted], procedure_facts: [...others, fact] };
}
