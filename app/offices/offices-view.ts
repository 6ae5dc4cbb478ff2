import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { newestDay } from "../../domain/facts/details.ts";
import { groupBy } from "../../domain/group-by.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENT_IDS, DEPARTMENTS, findDepartment } from "../../domain/offices/departments.ts";
import { findClosedOffices, findOffices } from "../../domain/offices/find-offices.ts";
import {
	findMunicipality,
	findNamesakes,
	listMunicipalities,
	type Municipality,
} from "../../domain/offices/municipalities.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { HOME_COUNTRY, isIn, type Office } from "../../domain/offices/office.ts";
import type { addresses } from "../address/addresses.ts";
import { findPlace } from "../address/list-place.ts";
import { nameCountry, viewOffice } from "../components/office-view.ts";
import { formatDate } from "../words/format.ts";
import { type Translator, translatorFor } from "../words/text.ts";

/** Offices on one page. */
const PAGE_SIZE = 30;

type Asked = ReturnType<typeof addresses.offices.read>;
export type OfficesView = ReturnType<typeof viewOffices>;

/** How near an office is to what was asked for, the nearest first. */
const KINDS = ["town", "here", "near", "elsewhere"] as const;
interface Found {
	kind: (typeof KINDS)[number];
	office: Office;
}

/** One page of the offices that were asked for, by place, and which departments have none that is known. */
export function viewOffices(catalogue: Catalogue, asked: Asked, language: Language) {
	const translator = translatorFor(language);
	const department = findDepartment(asked.department);
	const municipality = department && findMunicipality(department, asked.municipality);
	const procedure = asked.procedure === null ? undefined : findProcedure(catalogue, asked.procedure);
	const institution = asked.institution === null ? undefined : findInstitution(catalogue, asked.institution);
	const question = {
		institution: asked.institution,
		procedure:
			asked.procedure === null ? null : { id: asked.procedure, institution: procedure?.institution_id ?? null },
		department,
		municipality,
	};
	const { here, near, elsewhere } = findOffices(catalogue.offices, question);
	const isTown = (office: Office) => municipality !== null && isIn(office, municipality);
	const kindOf = (office: Office) => (isTown(office) ? "town" : "here");
	const found: Found[] = [
		...here.map((office) => ({ kind: kindOf(office), office }) as const),
		...near.map((office) => ({ kind: "near", office }) as const),
		...elsewhere.map((office) => ({ kind: "elsewhere", office }) as const),
	].toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
	const place = findPlace(found.length, asked.page, PAGE_SIZE);
	const shown = found.slice(place.from, place.to);
	const titleOf = (each: Found) => sayGroup(each, municipality, translator);
	return {
		asked: {
			department,
			municipality: municipality && { id: municipality.id, name: municipality.name },
			procedure: procedure ? { id: procedure.id, name: procedureName(procedure) } : null,
			institution: institution ? { id: institution.id, name: institutionName(institution) } : null,
		},
		/** Why the municipality that was asked for is not the one whose offices come first. */
		strange: municipality ? null : sayStrange(asked, department && DEPARTMENTS[department], translator),
		municipalities: department ? listMunicipalities(department).map(({ id, name }) => ({ id, name })) : [],
		place,
		isHere: here.length > 0,
		isInTown: here.some(isTown),
		since: newestDay(shown.map(({ office }) => office.read)) ?? "",
		groups: [...groupBy(shown, titleOf)].map(([title, entries]) => ({
			title,
			offices: [...groupBy(entries, ({ office }) => saySheet(office, translator))].flatMap(([sheet, list]) =>
				list.map(({ office }, at) => ({
					...viewOffice(office, {
						language,
						procedure: asked.procedure,
						institution: institution ? undefined : findInstitution(catalogue, office.institution_id),
					}),
					sheet: at === 0 ? sheet : undefined,
				})),
			),
		})),
		closed: findClosedOffices(catalogue.offices, question).map(({ id, name, closed_since, source }) => ({
			...{ id, name, source },
			since: closed_since && formatDate(closed_since, language),
		})),
		unknown: department === null ? listUnknown(here) : [],
		institutions: listWithOffices(catalogue),
	};
}

const listWithOffices = keptFor(({ offices, institutions }: Catalogue) => {
	const own = new Set(offices.map(({ institution_id }) => institution_id));
	return institutions.filter(({ id }) => own.has(id)).map((each) => ({ id: each.id, name: institutionName(each) }));
});

function sayGroup({ kind, office }: Found, town: Municipality | null, { text, language }: Translator): string {
	if (office.country !== HOME_COUNTRY) return nameCountry(office.country, language);
	const { department } = office;
	if (department === null) return text("office.noDepartment");
	if (town === null) return department;
	if (kind === "town") return `${town.name}, ${department}`;
	return kind === "here" ? text("office.otherTowns", { department }) : department;
}

/** The place of an office as a sheet of paper names it: its municipality, or its country. */
function saySheet({ country, department, municipality }: Office, { text, language }: Translator): string {
	if (country !== HOME_COUNTRY) return nameCountry(country, language);
	const home = findDepartment(department);
	const town = (home && findMunicipality(home, municipality)?.name) ?? municipality ?? text("office.noTown");
	return `${town}, ${department ?? text("office.noDepartment")}`;
}

function sayStrange({ municipality }: Asked, department: string | null, { text }: Translator): string | null {
	if (municipality === null || municipality === ANYWHERE) return null;
	const [namesake] = findNamesakes(municipality);
	if (!namesake) return text("office.townUnknown");
	const { name } = namesake;
	return department ? text("office.townElsewhere", { name, department }) : text("office.townAlone", { name });
}

/** Departments of which none of these offices is. */
function listUnknown(offices: readonly Office[]): string[] {
	const known = new Set<string | null>(offices.map(({ department }) => department));
	const names: readonly string[] = DEPARTMENT_IDS.map((id) => DEPARTMENTS[id]);
	return known.size === 0 ? [] : names.filter((name) => !known.has(name));
}
