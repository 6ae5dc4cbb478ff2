import { z } from "zod";
import { factSchema, feeSchema, placeSchema } from "../../data/check-details.ts";
import { IN_SPANISH, rulesOf, webAddress } from "../../data/rules.ts";
import { findCategory } from "../../domain/category.ts";
import { listDoubtfulDates } from "../../domain/facts/doubtful-dates.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";
import { fieldsOf, TRANSFER_TABLES } from "./transfer-tables.ts";

/** What is wrong with one field of an incoming row, in words for an editor. */
export interface RowFlaw {
	field: string;
	message: string;
}

/** What a row may refer to, and the day on which it comes in. */
export interface Surroundings {
	institutions: ReadonlySet<string>;
	procedures: ReadonlySet<string>;
	/** A calendar date. */
	today: string;
}

export interface IncomingChange {
	table: TransferTable;
	/** The whole row as it would be stored. */
	row: TransferRow;
	/** The fields that the import would change; all of a new row. */
	changed: ReadonlySet<string>;
	isNew: boolean;
}

type FieldRules = Readonly<Record<string, z.ZodType>>;

const addresses = z.array(webAddress);
const position = z.int().min(1);
/** Where a column asks for more than its kind says. */
const SPECIAL: Partial<Record<TransferTable, FieldRules>> = {
	institutions: { email: z.email("no es un correo").nullable(), sources: addresses },
	procedures: {
		sources: addresses,
		category: z.string().refine((name) => findCategory(name) !== undefined, "no es una categoría del portal"),
	},
	procedure_fees: { position },
	procedure_places: { position },
};
const RULES = new Map<TransferTable, FieldRules>(
	TRANSFER_TABLES.map((table) => [table, { ...rulesOf(fieldsOf(table)), ...SPECIAL[table] }]),
);

/** What a procedure that we stand for never lacks; an official ficha may. */
const NEVER_EMPTY = ["name", "description", "category", "type", "institution_id", "steps", "sources"];

/**
 * Everything that is wrong with what an import would change. What was stored before and stays as it is keeps nobody from
 * correcting the rest.
 */
export function listFlaws(change: IncomingChange, around: Surroundings): RowFlaw[] {
	const { table, row, changed } = change;
	const rules = RULES.get(table) ?? {};
	const byField = [...changed].flatMap((field) => {
		if (table !== "procedures" && field === "procedure_id") return [];
		const result = rules[field]?.safeParse(row[field], IN_SPANISH);
		return (result?.error?.issues ?? []).map(({ path, message }) => ({ field: nameField(field, path), message }));
	});
	const known = new Set(byField.map(({ field }) => field.replace(/ .*/, "")));
	const together = listWiderFlaws(change, around).filter(({ field }) => !known.has(field));
	return [...byField, ...together];
}

/** What one field alone does not show. */
function listWiderFlaws(change: IncomingChange, around: Surroundings): RowFlaw[] {
	switch (change.table) {
		case "procedures":
			return listProcedureFlaws(change, around);
		case "procedure_facts":
			return listDetailFlaws(change, around, factSchema);
		case "procedure_fees":
			return listDetailFlaws(change, around, feeSchema);
		case "procedure_places":
			return listDetailFlaws(change, around, placeSchema);
		default:
			return [];
	}
}

function listProcedureFlaws({ row, changed }: IncomingChange, { institutions, today }: Surroundings): RowFlaw[] {
	const flaws: RowFlaw[] = [];
	const refuse = (field: string, message: string) => void flaws.push({ field, message });
	const { institution_id, fecha_actualizado, type, is_digital } = row;
	if (changed.has("institution_id") && institution_id !== null && !institutions.has(String(institution_id)))
		refuse("institution_id", `no hay una institución «${institution_id}»`);
	if (changed.has("fecha_actualizado") && typeof fecha_actualizado === "string" && fecha_actualizado > today)
		refuse("fecha_actualizado", "está en el futuro");
	const contradictsType =
		(type === "digital" && is_digital === false) || (type === "presencial" && is_digital === true);
	if (contradictsType && (changed.has("type") || changed.has("is_digital")))
		refuse("is_digital", `contradice el tipo «${type}»`);
	if (row.nivel !== "ficha") {
		for (const field of NEVER_EMPTY.filter((name) => changed.has(name) && isEmpty(row[name])))
			refuse(field, "no puede quedar vacío");
	}
	return flaws;
}

function listDetailFlaws(
	{ row: { procedure_id, field, position: _, ...entry }, changed }: IncomingChange,
	{ procedures, today }: Surroundings,
	schema: z.ZodType,
): RowFlaw[] {
	const isFact = schema === factSchema;
	const unknown = procedures.has(String(procedure_id))
		? []
		: [{ field: "procedure_id", message: `no hay un trámite «${procedure_id ?? ""}»` }];
	const misplaced =
		isFact && !PROVABLE_FIELDS.some((name) => name === field)
			? [{ field: "field", message: `tiene que ser uno de ${PROVABLE_FIELDS.join(", ")}` }]
			: [];
	const issues = schema.safeParse(entry, IN_SPANISH).error?.issues ?? [];
	const { read = null, published = null } = entry;
	const dates = listDoubtfulDates({ read: asText(read), published: asText(published) }, today)
		.filter((name) => changed.has(name) || changed.has("published"))
		.map((name) => ({ field: name, message: "está en el futuro, o antes de que se publicara" }));
	return [
		...unknown,
		...misplaced,
		...issues.map(({ path, message }) => ({ field: nameField(String(path[0] ?? "-"), path.slice(1)), message })),
		...dates,
	];
}

/** "sources", or "sources 2" for the second of a list. */
function nameField(field: string, [position]: readonly PropertyKey[]): string {
	return typeof position === "number" ? `${field} ${position + 1}` : field;
}

function isEmpty(value: unknown): boolean {
	return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function asText(value: unknown): string | null {
	return typeof value === "string" ? value : null;
}
