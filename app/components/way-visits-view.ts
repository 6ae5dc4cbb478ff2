import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import { fill } from "../../content/fill.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { findInstitution } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENTS, type DepartmentId } from "../../domain/offices/departments.ts";
import type { Nearest } from "../../domain/offices/find-offices.ts";
import { addresses } from "../address/addresses.ts";
import type { Viewer } from "../context.ts";
import { findNearestFor, hasOfficeFor, sayWhere } from "./nearest-view.ts";
import { type OfficeView, viewOffice } from "./office-view.ts";

/** Where the steps of a way lead, for whoever chose a department. */
export interface VisitsView {
	title: string;
	/** Whose offices they are; null where no department was chosen. */
	lead: string | null;
	/** Where a department is chosen. */
	choose: { label: string; address: string };
	/** In the order of the steps. */
	visits: readonly VisitView[];
	/** What is said of institutions without any office that is known; null where there are none. */
	unknown: string | null;
}

interface VisitView {
	office: OfficeView;
	/** The day on which it was read. */
	since: string;
	/** That it is not in the department; null where it is. */
	away: string | null;
	steps: { label: string; procedures: readonly { id: string; name: string }[] };
}

/** The nearest office of each step, each office once; null where none of them could have one. */
export function viewVisits(
	catalogue: Catalogue,
	steps: readonly ExperienceStep[],
	{ near, language }: Viewer,
): VisitsView | null {
	const procedures = steps.flatMap(({ procedure, who }) => (who === "later" ? [] : (procedure ?? [])));
	if (!procedures.some((procedure) => hasOfficeFor(catalogue, procedure))) return null;
	const { title, lead, change, choose, unknown } = OFFICE_TEXTS[language].visits;
	const department = near();
	if (department === null) {
		return { title, lead: null, choose: { label: choose, address: addresses.offices.to() }, visits: [], unknown: null };
	}
	const going = procedures.flatMap((procedure) => {
		const nearest = findNearestFor(catalogue, procedure, department);
		return nearest && nearest.where !== "unknown" ? [{ procedure, nearest }] : [];
	});
	const byOffice = groupBy(going, ({ nearest }) => `${nearest.office.id} ${nearest.isSure}`);
	const named = new Set(going.map(({ procedure }) => procedure));
	const without = procedures.filter((procedure) => procedure.type !== "digital" && !named.has(procedure));
	const nowhere = new Set(without.flatMap(({ institutions }) => (institutions ? institutionName(institutions) : [])));
	const about = { department: DEPARTMENTS[department], institutions: [...nowhere].join(", ") };
	return {
		title,
		lead: fill(lead, about),
		choose: { label: change, address: addresses.offices.to({ department }) },
		visits: [...byOffice.values()].flatMap((same) => {
			const [first] = same;
			if (!first) return [];
			const visit = { nearest: first.nearest, procedures: same.map(({ procedure }) => procedure) };
			return [viewVisit(catalogue, visit, { department, language })];
		}),
		unknown: nowhere.size > 0 ? fill(unknown, about) : null,
	};
}

function viewVisit(
	catalogue: Catalogue,
	{ nearest, procedures }: { nearest: Nearest; procedures: readonly CataloguedProcedure[] },
	{ department, language }: { department: DepartmentId; language: Language },
): VisitView {
	const { office, where } = nearest;
	return {
		office: viewOffice(office, {
			language,
			procedure: procedures[0]?.id ?? null,
			institution: findInstitution(catalogue, office.institution_id),
		}),
		since: office.read,
		away: where === "here" ? null : `${sayWhere(nearest, department, language)}.`,
		steps: {
			label: OFFICE_TEXTS[language].visits.steps,
			procedures: procedures.map((procedure) => ({ id: procedure.id, name: procedureName(procedure) })),
		},
	};
}
