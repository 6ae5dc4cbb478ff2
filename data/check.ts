import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findCategory } from "../domain/category.ts";
import { TEXT_INDICATORS } from "../domain/observatory.ts";
import { CONFIDENCES, PROCEDURE_TYPES, USER_TYPES } from "../domain/procedure.ts";
import { safeWebAddress } from "../domain/web-address.ts";

/** The three fact files, parsed from JSON and not trusted further. */
export interface FactFiles {
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
const text = z
	.string()
	.refine((value) => value.trim() === value && value !== "", "must be a text without blanks around it");
const texts = z.array(text);
const webAddress = z.string().refine((value) => safeWebAddress(value) !== null, "must be an http(s) address");
const sources = z.array(webAddress).min(1, "must name at least one source");
const indicatorText = text.regex(/^(Sí|Parcial|No)(:|$)/, "must begin with Sí, Parcial or No");

const procedureSchema = z.strictObject({
	id,
	name: text,
	description: text,
	full_description: text,
	category: text.refine((name) => findCategory(name) !== undefined, "must be a category of domain/category.ts"),
	subcategory: text,
	type: z.enum(PROCEDURE_TYPES),
	duration: text,
	user_type: z.enum(USER_TYPES),
	requirements: texts,
	steps: texts.min(1),
	costo: z.number().nonnegative().nullable(),
	costo_nota: text.nullable(),
	codigo_moneda: z.string().regex(/^[A-Z]{3}$/, "must be an ISO 4217 code"),
	documento_obtenible: text,
	respaldo_legal: text.nullable(),
	fecha_actualizado: z.iso.date().nullable(),
	enlace: webAddress.nullable(),
	is_digital: z.boolean(),
	institution_id: id,
	keywords: texts,
	sources,
	confidence: z.enum(CONFIDENCES),
	needs_review: z.boolean(),
	indicators: z.strictObject(Object.fromEntries(TEXT_INDICATORS.map((indicator) => [indicator, indicatorText]))),
});

const institutionSchema = z.strictObject({
	id,
	name: text,
	full_name: text,
	description: text,
	services: texts,
	phone: text.nullable(),
	email: z.email().nullable(),
	website: webAddress.nullable(),
	address: text.nullable(),
	working_hours: text.nullable(),
	is_digital_enabled: z.boolean(),
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
		if (!institutionIds.has(record.institution_id))
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
	return [...institutions.problems, ...procedures.problems, ...experiences.problems, ...mismatches, ...strangers];
}

/** A procedure of mixed type may be flagged either way, according to what of it can be done online. */
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
	};
}

if (import.meta.main) {
	const problems = checkData(readFactFiles(import.meta.dirname));
	for (const { file, id, field, message } of problems) process.stdout.write(`${file}  ${id}  ${field}: ${message}\n`);
	process.stdout.write(problems.length === 0 ? "The fact files are in order.\n" : `${problems.length} mistakes.\n`);
	process.exitCode = problems.length === 0 ? 0 : 1;
}
