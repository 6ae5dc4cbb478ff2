import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findCategory } from "../domain/category.ts";
import type { Field, ValueOf } from "../domain/fields/field.ts";
import { CURRENCY_CODE, isNullable } from "../domain/fields/field.ts";
import type { Fields } from "../domain/fields/fields.ts";
import { mapFields } from "../domain/fields/fields.ts";
import { INSTITUTION_FIELDS } from "../domain/institution.ts";
import { TEXT_INDICATORS } from "../domain/observatory/indicators.ts";
import { PROCEDURE_FIELDS } from "../domain/procedure.ts";
import type { DetailFiles } from "./check-details.ts";
import { checkDetails } from "./check-details.ts";
import type { PlanFiles } from "./check-plans.ts";
import { checkPlans } from "./check-plans.ts";
import { text, webAddress } from "./rules.ts";

/** The fact files, parsed from JSON and not trusted further. */
export interface FactFiles extends DetailFiles, PlanFiles {
	procedures: unknown;
	institutions: unknown;
	experiences: unknown;
}

/** One mistake in a fact file; `id` is the record's, or its position when it has none. */
export interface FactProblem {
	file: string;
	id: string;
	field: string;
	message: string;
}

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const texts = z.array(text);
const sources = z.array(webAddress).min(1, "must name at least one source");
const indicatorText = text.regex(/^(Sí|Parcial|No)(:|$)/, "must begin with Sí, Parcial or No");

/** The rule for a field of a fact file, from its kind. It is stricter than reading, which must accept what a table holds. */
function ruleOf(field: Field): z.ZodType {
	switch (field.kind) {
		case "id":
			return id;
		case "text":
			return text;
		case "written":
			return text.max(field.longest);
		case "webAddress":
			return webAddress;
		case "date":
			return z.iso.date();
		case "list":
			return texts;
		case "flag":
			return z.boolean();
		case "currency":
			return z.string().regex(CURRENCY_CODE, "must be an ISO 4217 code");
		case "number":
			return z
				.number()
				.min(field.from)
				.max(field.to ?? Number.MAX_SAFE_INTEGER);
		case "scale":
			return z.literal(field.steps);
		case "choice":
			return z.enum(field.words);
	}
}

/** A rule for each field. Every record has every field; an unknown value is null, except for the fields in `known`. */
function rulesOf<List extends Fields>(list: List, known: readonly (keyof List)[]) {
	return mapFields<{ [Name in keyof List]: z.ZodType<ValueOf<List[Name]>> }>(list, (field, name) =>
		isNullable(field) && !known.includes(name) ? ruleOf(field).nullable() : ruleOf(field),
	);
}

/** What only records out of the official catalogue have; the seed fills it in. */
const { nivel, ficha, duda, demanda, grupo, ...CURATED_FIELDS } = PROCEDURE_FIELDS;

const procedureSchema = z.strictObject({
	...rulesOf(CURATED_FIELDS, [
		"name",
		"description",
		"full_description",
		"subcategory",
		"type",
		"duration",
		"user_type",
		"documento_obtenible",
		"institution_id",
		"confidence",
	]),
	category: text.refine((name) => findCategory(name) !== undefined, "must be a category of domain/category.ts"),
	steps: texts.min(1),
	sources,
	indicators: z.strictObject(Object.fromEntries(TEXT_INDICATORS.map((indicator) => [indicator, indicatorText]))),
});

const institutionSchema = z.strictObject({
	...rulesOf(INSTITUTION_FIELDS, ["name", "full_name", "description"]),
	email: z.email().nullable(),
	sources,
});

const experienceSchema = z.strictObject({
	id: z.string().regex(/^exp-\d{3}$/, "must look like exp-001"),
	nombre: text,
	descripcion: text,
	icon: text,
	color: text,
	categoria: text,
	duracion_estimada: text,
	ids_procedures: z.array(id).min(1),
	pasos_adicionales: texts,
});

/** Lists every mistake in the fact files: schema, unique ids, references between files, dates that have passed. */
export function checkData(files: FactFiles, today = new Date()): FactProblem[] {
	const procedures = checkFile("procedures.json", files.procedures, procedureSchema);
	const institutions = checkFile("institutions.json", files.institutions, institutionSchema);
	const experiences = checkFile("experiences.json", files.experiences, experienceSchema);
	const procedureIds = new Set(procedures.records.map((record) => record.id));
	const institutionIds = new Set(institutions.records.map((record) => record.id));
	const lastDay = today.toISOString().slice(0, 10);

	const mismatches = procedures.records.flatMap((record) => {
		const found: [field: string, message: string][] = [];
		if (!institutionIds.has(record.institution_id ?? ""))
			found.push(["institution_id", `no institution "${record.institution_id}"`]);
		if ((record.fecha_actualizado ?? "") > lastDay) found.push(["fecha_actualizado", "lies in the future"]);
		if (contradictsType(record)) found.push(["is_digital", `contradicts type "${record.type}"`]);
		return found.map(([field, message]) => ({ file: "procedures.json", id: record.id, field, message }));
	});
	const strangers = experiences.records.flatMap((record) =>
		record.ids_procedures
			.filter((procedureId) => !procedureIds.has(procedureId))
			.map((procedureId) => ({
				file: "experiences.json",
				id: record.id,
				field: "ids_procedures",
				message: `no procedure "${procedureId}"`,
			})),
	);
	const details = checkDetails(files, procedureIds, lastDay);
	const plans = checkPlans(files, { experiences: experiences.records, procedures: procedures.records });
	return [
		...[...institutions.problems, ...procedures.problems, ...experiences.problems],
		...[...mismatches, ...strangers, ...details, ...plans],
	];
}

/** `is_digital` must agree with the type; for a mixed procedure either value is right. */
function contradictsType({ type, is_digital }: z.infer<typeof procedureSchema>): boolean {
	return (type === "digital" && !is_digital) || (type === "presencial" && is_digital);
}

/** The records that obey the schema, and the mistakes of the others. */
function checkFile<Fact extends { id: string }>(file: string, content: unknown, schema: z.ZodType<Fact>) {
	const records: Fact[] = [];
	const problems: FactProblem[] = [];
	if (!Array.isArray(content) || content.length === 0) {
		problems.push({ file, id: "-", field: "-", message: "must be a list with at least one record" });
		return { records, problems };
	}
	const seen = new Set<unknown>();
	for (const [position, entry] of content.entries()) {
		const result = schema.safeParse(entry);
		const ownId: unknown = z.object({ id: z.string() }).safeParse(entry).data?.id;
		const name = typeof ownId === "string" ? ownId : `#${position + 1}`;
		if (result.success) records.push(result.data);
		for (const issue of result.error?.issues ?? []) {
			problems.push({ file, id: name, field: issue.path.join(".") || "-", message: issue.message });
		}
		if (ownId !== undefined && seen.has(ownId))
			problems.push({ file, id: name, field: "id", message: "is used twice" });
		seen.add(ownId);
	}
	return { records, problems };
}

/** Reads the fact files of a directory; throws when one is missing or is not JSON. */
export function readFactFiles(directory: string): FactFiles {
	const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), "utf8"));
	return {
		procedures: read("procedures.json"),
		institutions: read("institutions.json"),
		experiences: read("experiences.json"),
		facts: read("procedure-facts.json"),
		fees: read("procedure-fees.json"),
		places: read("procedure-places.json"),
		plans: read("experience-plans.json"),
		papers: read("papers.json"),
		procedurePapers: read("procedure-papers.json"),
	};
}

if (import.meta.main) {
	const problems = checkData(readFactFiles(import.meta.dirname));
	for (const { file, id, field, message } of problems) process.stdout.write(`${file}  ${id}  ${field}: ${message}\n`);
	process.stdout.write(problems.length === 0 ? "The fact files are in order.\n" : `${problems.length} mistakes.\n`);
	process.exitCode = problems.length === 0 ? 0 : 1;
}
