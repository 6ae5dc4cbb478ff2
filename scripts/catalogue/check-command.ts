import { MOST_ASKED } from "../../content/catalogue/searched-beside.ts";
import { checkDirectory } from "../../data/check.ts";
import { catalogueOf, listFindings } from "../../data/check-findings.ts";
import { readFactFiles } from "../../data/fact-files.ts";
import { isRefused, writeReport } from "../../data/findings.ts";
import { writeGathered } from "../../data/gathered.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { openBackend } from "../../database/open.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { flattenRecord } from "../../domain/observatory/observatory-record.ts";
import { readSettings } from "../../server/settings.ts";
import type { Command } from "./command-line.ts";

/** The list of what editors should look at, in the fact files or in the database of a portal. */
export const CHECK: Command = {
	summary: "lista lo que hay que mirar, por institución, y lo que falta por saber",
	usage: "[--database] [--fichas] [--institution ID] [--json]",
	options: {
		database: { help: "revisa la base de datos del portal y no los archivos de data/" },
		fichas: { help: "también las fichas oficiales, que nadie revisó todavía" },
		institution: { value: "ID", help: "solo una institución, como renap" },
		kind: { value: "CLASE", help: "solo una clase, como enlace-portada", isMultiple: true },
		json: { help: "como JSON, para otro programa" },
	},
	mostWords: 0,
	details: "Termina con 1 si hay un error que ningún archivo de data/ puede tener; lo demás es una lista de tareas.",
	async run(given) {
		const withFichas = given.has("fichas");
		const problems = given.has("database") ? [] : checkDirectory(FACTS_DIR);
		const catalogue = await readWanted();
		const kinds = given.values("kind");
		const institution = given.value("institution");
		const findings = listFindings(catalogue, { withFichas })
			.filter((finding) => institution === undefined || finding.institution === institution)
			.filter((finding) => kinds.length === 0 || kinds.includes(finding.kind));
		const nameOf = new Map(catalogue.institutions.map(({ id, name, full_name }) => [id, name ?? full_name ?? id]));
		const rows = catalogue.problems.map(({ table, id, fields }) => ({
			...{ file: table, id, field: fields.join(", ") },
			message: "no se puede usar: la página lo omite",
		}));
		const mistakes = [...problems, ...rows];
		if (given.has("json")) console.log(JSON.stringify({ mistakes, findings }, null, "\t"));
		else console.log(writeReport({ mistakes, findings, nameOf }));
		const isRelease = !given.has("database") && !withFichas;
		if (isRelease && !given.has("json") && institution === undefined && kinds.length === 0)
			console.log(`\n${writeGathered(FACTS_DIR, MOST_ASKED, new Date().toISOString().slice(0, 10))}`);
		return mistakes.length > 0 || (isRelease && findings.some(isRefused)) ? 1 : 0;

		async function readWanted() {
			if (given.has("database")) {
				const backend = await openBackend(readSettings());
				try {
					return createCatalogue(await backend.readCatalogue(), "");
				} finally {
					await backend.close();
				}
			}
			if (!withFichas) return catalogueOf(readFactFiles(FACTS_DIR));
			const { procedures, institutions, observatory, details } = await readFacts(FACTS_DIR);
			const asRows = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row }));
			return createCatalogue(
				{
					...{ procedures: asRows(procedures), institutions: asRows(institutions) },
					...{ observatory: observatory.map(flattenRecord), procedure_facts: asRows(details.facts) },
					...{ procedure_fees: asRows(details.fees), procedure_places: asRows(details.places) },
					procedure_terms: asRows(details.terms),
				},
				"",
			);
		}
	},
};
