import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isRow, type UntrustedRow } from "../domain/fields/fields.ts";
import { DEPARTMENT_NAMES, findDepartment } from "../domain/offices/departments.ts";
import { findMunicipality } from "../domain/offices/municipalities.ts";
import { HOME_COUNTRY, NO_PROCEDURE, type Office, readOffice } from "../domain/offices/office.ts";
import { foldText } from "../domain/text/text.ts";
import type { KnownPages } from "./check-utterances.ts";
import type { FactProblem } from "./fact-files.ts";

/** A doubt is read at a window: longer ones are notes of an editor. */
const LONGEST_DOUBT = 200;

/** The files of `data/offices/` by institution, parsed and not trusted further. */
export function readOfficeFiles(directory: string): ReadonlyMap<string, unknown> {
	const folder = join(directory, "offices");
	if (!existsSync(folder)) return new Map();
	const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
	return new Map(
		names.sort().map((name) => [basename(name, ".json"), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
	);
}

/** The usable offices of the files. */
export function listOffices(files: ReadonlyMap<string, unknown>, today: string): Office[] {
	return rowsOf(files).flatMap(({ row }) => readOffice(row, today)?.row ?? []);
}

/** Every mistake in the files of the offices: fields, ids, two offices in one place, procedures and institutions that there are not. */
export function checkOffices(
	files: ReadonlyMap<string, unknown>,
	{ pages }: Pick<KnownPages, "pages">,
	today: string,
): FactProblem[] {
	const problems: FactProblem[] = [];
	const ids = new Set<string>();
	const places = new Map<string, string>();
	for (const [institution, content] of files)
		if (!Array.isArray(content) || !content.every(isRow))
			problems.push({ file: `offices/${institution}.json`, id: "-", field: "-", message: "tiene que ser una lista" });
	for (const { institution, position, row } of rowsOf(files)) {
		const file = `offices/${institution}.json`;
		const id = typeof row.id === "string" ? row.id : `#${position + 1}`;
		const note = (field: string, message: string) => problems.push({ file, id, field, message });
		const reading = readOffice(row, today);
		if (!reading) {
			note("-", "faltan id, name, country, source o read");
			continue;
		}
		for (const field of reading.problems) note(field, MESSAGES[field] ?? "no tiene la forma que se espera");
		for (const field of Object.keys(row).filter((name) => !(name in reading.row)))
			note(field, "no es una columna de las oficinas");
		const office = reading.row;
		const department = findDepartment(office.department);
		if (department && office.municipality !== null && !findMunicipality(department, office.municipality))
			note("municipality", `no es un municipio de ${office.department}`);
		if (ids.has(id)) note("id", "está dos veces");
		ids.add(id);
		if (!pages.has(institution)) note("institution_id", `no hay una institución "${institution}"`);
		for (const service of office.services.filter((each) => !pages.has(each) && each !== NO_PROCEDURE))
			note("services", `no hay un trámite "${service}"`);
		if ((office.doubt ?? "").length > LONGEST_DOUBT) note("doubt", `pasa de ${LONGEST_DOUBT} letras`);
		if (office.address === null || office.municipality === null) continue;
		const place = [institution, foldText(office.address), foldText(office.municipality), foldText(office.name)].join(
			"|",
		);
		const other = places.get(place);
		if (other) note("address", `es la misma que la de ${other}`);
		places.set(place, id);
	}
	return problems;
}

const MESSAGES: Readonly<Record<string, string>> = {
	hours: "se escribe como Mo-Fr 08:00-12:00,13:00-16:00; Sa 08:00-12:00, o 24/7",
	department: "tiene que ser uno de los 22 departamentos, con sus tildes; fuera del país queda vacío",
	country: "tiene que ser el código de dos letras de un país",
	read: "está en el futuro, o antes de que se publicara",
};

function rowsOf(files: ReadonlyMap<string, unknown>) {
	return [...files].flatMap(([institution, content]) =>
		(Array.isArray(content) ? content : []).filter(isRow).map((stored, position) => {
			const row: UntrustedRow = { ...stored, institution_id: institution };
			return { institution, position, row };
		}),
	);
}

/**
 * Which offices are known, a line for each institution: the departments that lack one, or, of an institution that attends
 * people abroad, the countries and the departments that have one.
 */
export function writeMatrix(offices: readonly Office[]): string {
	const own = Map.groupBy(offices, ({ institution_id }) => institution_id);
	const lines = [...own].map(([institution, list]) => {
		const withHours = list.filter(({ hours }) => hours !== null).length;
		const withAddress = list.filter(({ address }) => address !== null).length;
		const isAbroad = list.some(({ country }) => country !== HOME_COUNTRY);
		const where = isAbroad ? sayCountries(list) : sayMissing(list);
		return `  ${institution}: ${list.length} (${withAddress} con dirección, ${withHours} con horario); ${where}`;
	});
	return [`OFICINAS (${offices.length})`, ...lines].join("\n");
}

function sayMissing(list: readonly Office[]): string {
	const known = new Set(list.map(({ department }) => department));
	const missing = DEPARTMENT_NAMES.filter((name) => !known.has(name));
	return missing.length === 0 ? "en los 22" : `falta en ${missing.length}: ${missing.join(", ")}`;
}

function sayCountries(list: readonly Office[]): string {
	const names = new Intl.DisplayNames(["es"], { type: "region" });
	const count = (counted: readonly string[]) =>
		[...Map.groupBy(counted, (name) => name)]
			.map(([name, { length }]) => `${name} ${length}`)
			.sort((one, other) => one.localeCompare(other, "es"));
	const abroad = list.filter(({ country }) => country !== HOME_COUNTRY);
	const countries = count(abroad.map(({ country }) => names.of(country) ?? country));
	const departments = count(
		list.flatMap(({ country, department }) => (country === HOME_COUNTRY ? (department ?? []) : [])),
	);
	const home = departments.length === 0 ? "ninguna en Guatemala" : `en Guatemala: ${departments.join(", ")}`;
	return `${home}; en ${countries.length} países: ${countries.join(", ")}`;
}
