import { z } from "zod";
import { factSchema, feeSchema, placeSchema, termSchema } from "../../data/check-details.ts";
import { rulesOf, told, webAddress } from "../../data/rules.ts";
import { findCategory } from "../../domain/catalogue/category.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import { type CodedFlaw, isFlawCode } from "../../domain/flaws/flaw.ts";
import { readOffice } from "../../domain/offices/office.ts";
import { listDoubtfulDates } from "../../domain/text/days.ts";
import type { RowFlaw, TransferRow, TransferTable } from "./transfer-tables.ts";
import { fieldsOf, TRANSFER_TABLES } from "./transfer-tables.ts";

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
	institutions: { email: z.email().nullable(), sources: addresses },
	procedures: {
		sources: addresses,
		category: z.string().refine((name) => findCategory(name) !== undefined, told("category")),
	},
	procedure_fees: { position },
	procedure_places: { position },
	procedure_terms: { position },
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
		const result = rules[field]?.safeParse(row[field], { reportInput: true });
		return (result?.error?.issues ?? []).map((issue) => ({
			...{ field: nameField(field, issue.path), ...flawOfIssue(issue) },
		}));
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
		case "procedure_terms":
			return listDetailFlaws(change, around, termSchema);
		case "offices":
			return listOfficeFlaws(change, around);
		default:
			return [];
	}
}

function listOfficeFlaws(
	{ row, changed }: IncomingChange,
	{ institutions, procedures, today }: Surroundings,
): RowFlaw[] {
	const flaws: RowFlaw[] = [];
	const { institution_id, services } = row;
	if (!institutions.has(String(institution_id)))
		flaws.push({ field: "institution_id", code: "noInstitution", values: { id: String(institution_id ?? "") } });
	const unknown = Array.isArray(services) ? services.filter((id) => !procedures.has(String(id))) : [];
	for (const id of changed.has("services") ? unknown : [])
		flaws.push({ field: "services", code: "noProcedure", values: { id: String(id) } });
	const codes: Readonly<Record<string, CodedFlaw["code"]>> = {
		hours: "hours",
		department: "department",
		read: "doubtfulDate",
	};
	for (const field of readOffice(row, today)?.problems ?? [])
		if (changed.has(field)) flaws.push({ field, code: codes[field] ?? "unusable" });
	return flaws;
}

function listProcedureFlaws({ row, changed }: IncomingChange, { institutions, today }: Surroundings): RowFlaw[] {
	const flaws: RowFlaw[] = [];
	const refuse = (field: string, flaw: CodedFlaw) => void flaws.push({ field, ...flaw });
	const { institution_id, fecha_actualizado, type, is_digital } = row;
	if (changed.has("institution_id") && institution_id !== null && !institutions.has(String(institution_id)))
		refuse("institution_id", { code: "noInstitution", values: { id: String(institution_id) } });
	if (changed.has("fecha_actualizado") && typeof fecha_actualizado === "string" && fecha_actualizado > today)
		refuse("fecha_actualizado", { code: "future" });
	const contradictsType =
		(type === "digital" && is_digital === false) || (type === "presencial" && is_digital === true);
	if (contradictsType && (changed.has("type") || changed.has("is_digital")))
		refuse("is_digital", { code: "contradictsType", values: { type: String(type) } });
	if (row.nivel !== "ficha") {
		for (const field of NEVER_EMPTY.filter((name) => changed.has(name) && isEmpty(row[name])))
			refuse(field, { code: "emptied" });
	}
	return flaws;
}

function listDetailFlaws(
	{ row: { procedure_id, field, position: _, ...entry }, changed }: IncomingChange,
	{ procedures, today }: Surroundings,
	schema: z.ZodType,
): RowFlaw[] {
	const flaws: RowFlaw[] = [];
	if (!procedures.has(String(procedure_id)))
		flaws.push({ field: "procedure_id", code: "noProcedure", values: { id: String(procedure_id ?? "") } });
	if (schema === factSchema && !PROVABLE_FIELDS.some((name) => name === field))
		flaws.push({ field: "field", code: "notProvable", values: { words: PROVABLE_FIELDS.join(", ") } });
	for (const issue of schema.safeParse(entry, { reportInput: true }).error?.issues ?? []) {
		const [name, ...path] = issue.path;
		flaws.push({ field: nameField(String(name ?? "-"), path), ...flawOfIssue(issue) });
	}
	const [read, published, other_published] = [entry.read, entry.published, entry.other_published].map(asText);
	for (const name of listDoubtfulDates({ read: read ?? null, published, other_published }, today)) {
		if (["published", "other_published", name].some((each) => changed.has(each)))
			flaws.push({ field: name, code: "doubtfulDate" });
	}
	return flaws;
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

type Issue = z.core.$ZodIssue;

/** What a value was expected to be, as zod names it. */
const EXPECTED: Readonly<Record<string, CodedFlaw["code"]>> = {
	string: "notText",
	number: "notNumber",
	int: "notWhole",
	boolean: "notFlag",
	array: "notList",
};

/** What a rule of zod found, as a mistake that can be told in both languages. */
function flawOfIssue(issue: Issue): CodedFlaw {
	switch (issue.code) {
		case "custom":
			return { code: isFlawCode(issue.params?.code) ? issue.params.code : "unusable" };
		case "invalid_type":
			// A cell without a value is read as null.
			if (issue.input === null || issue.input === undefined) return { code: "missing" };
			return { code: EXPECTED[issue.expected] ?? "unusable" };
		case "invalid_value":
			if (issue.input === null || issue.input === undefined) return { code: "missing" };
			return { code: "oneOf", values: { words: issue.values.join(", ") } };
		case "too_big":
			if (issue.origin === "string") return { code: "longText", values: { most: Number(issue.maximum) } };
			if (issue.origin === "array") return { code: "longList", values: { most: Number(issue.maximum) } };
			return { code: "most", values: { most: Number(issue.maximum) } };
		case "too_small":
			return { code: "least", values: { least: Number(issue.minimum) } };
		case "invalid_format":
			if (issue.format === "date") return { code: "date" };
			return { code: issue.format === "email" ? "email" : "unusable" };
		default:
			return { code: "unusable" };
	}
}
