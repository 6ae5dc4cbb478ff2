import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { newestDay } from "../../domain/facts/details.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENT_IDS, DEPARTMENTS, findDepartment } from "../../domain/offices/departments.ts";
import { findOffices, HOME_COUNTRY, type Office } from "../../domain/offices/office.ts";
import type { addresses } from "../address/addresses.ts";
import { findPlace } from "../address/list-part.ts";
import { viewOffice } from "../components/office-view.ts";

/** Offices on one page. */
const PAGE_SIZE = 30;

type Asked = ReturnType<typeof addresses.offices.read>;
export type OfficesView = ReturnType<typeof viewOffices>;

/** One page of the offices that were asked for, by department, and which departments have none that is known. */
export function viewOffices(catalogue: Catalogue, asked: Asked, language: Language) {
	const department = findDepartment(asked.department);
	const procedure = asked.procedure === null ? undefined : findProcedure(catalogue, asked.procedure);
	const institution = asked.institution === null ? undefined : findInstitution(catalogue, asked.institution);
	const { here, near, elsewhere } = findOffices(catalogue.offices, {
		institution: asked.institution,
		procedure:
			asked.procedure === null ? null : { id: asked.procedure, institution: procedure?.institution_id ?? null },
		department,
		municipality: null,
	});
	const found = [
		...here.map((office) => ({ kind: "here" as const, office })),
		...near.map((office) => ({ kind: "near" as const, office })),
		...elsewhere.map((office) => ({ kind: "elsewhere" as const, office })),
	].toSorted((one, other) => rankOf(one) - rankOf(other));
	const place = findPlace(found.length, asked.page, PAGE_SIZE);
	const shown = found.slice(place.from, place.to);
	const groups = Map.groupBy(shown, ({ kind, office }) => `${kind} ${titleOf(office, language)}`);
	const own = new Set(catalogue.offices.map(({ institution_id }) => institution_id));
	return {
		asked: {
			department,
			procedure: procedure ? { id: procedure.id, name: procedureName(procedure) } : null,
			institution: institution ? { id: institution.id, name: institutionName(institution) } : null,
		},
		place,
		since: newestDay(shown.map(({ office }) => office.read)) ?? "",
		groups: [...groups.values()].map((entries) => ({
			kind: entries[0]?.kind ?? "here",
			title: entries[0] ? titleOf(entries[0].office, language) : "",
			offices: entries.map(({ office }) =>
				viewOffice(office, {
					language,
					procedure: asked.procedure,
					institution: institution ? undefined : findInstitution(catalogue, office.institution_id),
				}),
			),
		})),
		unknown: department === null ? listUnknown(here) : [],
		institutions: catalogue.institutions
			.filter(({ id }) => own.has(id))
			.map((each) => ({ id: each.id, name: institutionName(each) })),
	};
}

const KINDS = ["here", "near", "elsewhere"];

function rankOf({ kind }: { kind: string }): number {
	return KINDS.indexOf(kind);
}

function titleOf({ country, department }: Office, language: Language): string {
	if (country === HOME_COUNTRY) return department ?? "";
	return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
}

/** Departments of which none of these offices is. */
function listUnknown(offices: readonly Office[]): string[] {
	const known = new Set<string | null>(offices.map(({ department }) => department));
	const names: readonly string[] = DEPARTMENT_IDS.map((id) => DEPARTMENTS[id]);
	return known.size === 0 ? [] : names.filter((name) => !known.has(name));
}
