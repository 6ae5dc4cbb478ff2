import { z } from "zod";
import { findCategory } from "../domain/catalogue/category.ts";
import { INSTITUTION_FIELDS } from "../domain/catalogue/institution.ts";
import { PROCEDURE_FIELDS } from "../domain/catalogue/procedure.ts";
import { TEXT_INDICATORS } from "../domain/observatory/indicators.ts";
import { checkDetails } from "./check-details.ts";
import { checkFeeTables, readFeeTableFile } from "./check-fee-tables.ts";
import { catalogueOf, listFindings } from "./check-findings.ts";
import { checkOffices, readOfficeFiles } from "./check-offices.ts";
import { checkPlans } from "./check-plans.ts";
import { checkUtterances, readKnownPages, readUtterances } from "./check-utterances.ts";
import type { FactFiles, FactProblem } from "./fact-files.ts";
import { readFactFiles } from "./fact-files.ts";
import { isRefused, writeReport } from "./findings.ts";
import { checkGathered } from "./gathered.ts";
import { IN_SPANISH, recordId, rulesOf, text, webAddress } from "./rules.ts";

const texts = z.array(text);
const sources = z.array(webAddress).min(1, "falta al menos una fuente");
const indicatorText = text
	.regex(/^(Sí|Parcial|No|Sin dato)(:|$)/, "tiene que empezar con Sí, Parcial, No o Sin dato")
	.refine(saysWhatShowsIt, "es un No que nada demuestra: Sin dato");

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
	category: text.refine(
		(name) => findCategory(name) !== undefined,
		"no es una categoría de domain/catalogue/category.ts",
	),
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
	id: z.string().regex(/^exp-\d{3}$/, "tiene que ser como exp-001"),
	nombre: text,
	descripcion: text,
	icon: text,
	color: text,
	categoria: text,
	duracion_estimada: text,
	ids_procedures: z.array(recordId).min(1),
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
			found.push(["institution_id", `no hay una institución "${record.institution_id}"`]);
		if ((record.fecha_actualizado ?? "") > lastDay) found.push(["fecha_actualizado", "está en el futuro"]);
		if (contradictsType(record)) found.push(["is_digital", `contradice el tipo "${record.type}"`]);
		return found.map(([field, message]) => ({ file: "procedures.json", id: record.id, field, message }));
	});
	const strangers = experiences.records.flatMap((record) =>
		record.ids_procedures
			.filter((procedureId) => !procedureIds.has(procedureId))
			.map((procedureId) => ({
				file: "experiences.json",
				id: record.id,
				field: "ids_procedures",
				message: `no hay un trámite "${procedureId}"`,
			})),
	);
	const details = checkDetails(files, procedureIds, lastDay);
	const plans = checkPlans(files, { experiences: experiences.records, procedures: procedures.records });
	return [
		...[...institutions.problems, ...procedures.problems, ...experiences.problems],
		...[...mismatches, ...strangers, ...details, ...plans],
	];
}

/** Lists every mistake in all files of a directory of facts; throws when one of the fact files is missing or is no JSON. */
export function checkDirectory(directory: string): FactProblem[] {
	const files = readFactFiles(directory);
	const mistakes = checkData(files);
	const known = readKnownPages(directory);
	const today = new Date().toISOString().slice(0, 10);
	const procedures = new Set(catalogueOf(files).procedures.map(({ id }) => id));
	return [
		...mistakes,
		...checkFeeTables(readFeeTableFile(directory), procedures, today),
		...checkUtterances(readUtterances(directory), known),
		...checkOffices(readOfficeFiles(directory), known, today),
		...checkGathered(directory, today),
	];
}

/** That nobody found anything shows no No: it is unknown (docs/decisions/unknown-is-not-no.md). */
function saysWhatShowsIt(answer: string): boolean {
	return !/^No(?:$|:.*\b(?:sin evidencia|no se (?:halló|encontró|sabe)))/iu.test(answer);
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
		problems.push({ file, id: "-", field: "-", message: "tiene que ser una lista con al menos un registro" });
		return { records, problems };
	}
	const seen = new Set<unknown>();
	for (const [position, entry] of content.entries()) {
		const result = schema.safeParse(entry, IN_SPANISH);
		const ownId: unknown = z.object({ id: z.string() }).safeParse(entry).data?.id;
		const name = typeof ownId === "string" ? ownId : `#${position + 1}`;
		if (result.success) records.push(result.data);
		for (const issue of result.error?.issues ?? []) {
			problems.push({ file, id: name, field: issue.path.join(".") || "-", message: issue.message });
		}
		if (ownId !== undefined && seen.has(ownId))
			problems.push({ file, id: name, field: "id", message: "está dos veces" });
		seen.add(ownId);
	}
	return { records, problems };
}

if (import.meta.main) {
	const files = readFactFiles(import.meta.dirname);
	const mistakes = checkDirectory(import.meta.dirname);
	const catalogue = catalogueOf(files);
	const findings = listFindings(catalogue);
	const nameOf = new Map(catalogue.institutions.map(({ id, name }) => [id, name ?? id]));
	const isForPrograms = process.argv.includes("--json");
	const report = isForPrograms
		? JSON.stringify({ mistakes, findings }, null, "\t")
		: writeReport({ mistakes, findings, nameOf });
	process.stdout.write(`${report}\n`);
	process.exitCode = mistakes.length > 0 || findings.some(isRefused) ? 1 : 0;
}
