import { EXPERIENCE_TEXTS, STEP_CONDITIONS } from "../../content/catalogue/experience-texts.ts";
import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import { papersById } from "../../content/catalogue/papers.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import { type Catalogue, type CataloguedProcedure, findInstitution } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { type ProcedureType, procedureName } from "../../domain/catalogue/procedure.ts";
import { findProcedureCost } from "../../domain/experience/experience-plan.ts";
import type { LongestWay } from "../../domain/experience/longest-way.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENTS, type DepartmentId } from "../../domain/offices/departments.ts";
import type { Nearest } from "../../domain/offices/find-offices.ts";
import { addresses } from "../address/addresses.ts";
import { sayCost } from "../components/experience-card-view.ts";
import { findNearestFor, hasOfficeFor, sayWhere } from "../components/nearest-view.ts";
import { type OfficeView, viewOffice } from "../components/office-view.ts";
import type { Viewer } from "../context.ts";

/** A sentence of ours with `{{places}}` for names of the catalogue, which may be in another language. */
export interface WordsView {
	text: string;
	names: Readonly<Record<string, string>>;
}

/** A procedure of a way as its stop on the path draws it. */
export interface StepView {
	id: string;
	/** Above the first step of a stage. */
	stage?: string;
	/** Who needs it, or when, where not everybody needs it now. */
	condition: string | null;
	/** Which steps come before it, and why. */
	before: readonly WordsView[];
	/** Null when the catalogue no longer has it. */
	procedure: {
		name: string;
		description: string | null;
		institution: string | null;
		duration: string | null;
		type: ProcedureType | null;
		/** From what to what it costs, in words. */
		cost: string;
	} | null;
	/** What else is to be said of it. */
	notes?: readonly WordsView[];
	/** The address of the same plan without it. */
	without?: string;
}

/** The steps of a way in their order. */
export function viewSteps(steps: readonly ExperienceStep[], language: Language): StepView[] {
	const byId = new Map(steps.map((step, at) => [step.id, { step, number: at + 1 }]));
	const papers = papersById(language);
	const { before, onlyFor } = WAY_TEXTS[language];
	return steps.map(({ id, procedure, who, links }) => ({
		id,
		condition: who === "all" ? null : (STEP_CONDITIONS[language][id] ?? EXPERIENCE_TEXTS[language].conditions[who]),
		before: [...groupBy(links, ({ giver }) => giver)].flatMap(([giver, given]) => {
			const known = byId.get(giver);
			if (!known) return [];
			const said = given.map((link) => {
				const name = papers.get(link.paper)?.name ?? link.paper;
				return link.onlyFor ? `${name} (${onlyFor[link.onlyFor]})` : name;
			});
			const name = known.step.procedure ? procedureName(known.step.procedure) : giver;
			return { text: fill(before, { number: known.number, papers: said.join(", ") }), names: { name } };
		}),
		procedure: procedure ? viewStepProcedure(procedure, language) : null,
	}));
}

function viewStepProcedure(procedure: CataloguedProcedure, language: Language): StepView["procedure"] {
	const { description, institutions, duration, type } = procedure;
	return {
		name: procedureName(procedure),
		description,
		institution: institutions?.name ?? null,
		duration,
		type,
		cost: sayCost(findProcedureCost(procedure), language),
	};
}

/** A way as it is drawn: its numbers by stage, which leads to which, and the same in words. */
export interface WayMapView {
	title: string;
	stages: readonly (readonly number[])[];
	lines: readonly (readonly [from: number, to: number])[];
	/** Of the longest way. */
	longest: readonly number[];
	words: string;
	longestWords: string;
}

/** The picture of a way; null where nothing depends on anything. */
export function viewWayMap(
	steps: readonly ExperienceStep[],
	{ steps: longestIds }: LongestWay,
	language: Language,
): WayMapView | null {
	if (steps.length < 2) return null;
	const numbers = new Map(steps.map(({ id }, at) => [id, at + 1]));
	const numberOf = (id: string) => numbers.get(id) ?? 0;
	const stages = [...groupBy(steps, ({ stage }) => stage)]
		.toSorted(([one], [other]) => one - other)
		.map(([, same]) => same.map(({ id }) => numberOf(id)));
	const { drawn, longest, filled } = WAY_TEXTS[language];
	const list = new Intl.ListFormat(language, { type: "conjunction" });
	const said = stages.map((stage, at) => {
		const all = list.format(stage.map(String));
		const together = stage.length > 1 ? fill(drawn.together, { numbers: all }) : all;
		return fill(at === 0 ? drawn.first : drawn.later, { numbers: together });
	});
	const longestNumbers = longestIds.map(numberOf);
	return {
		title: drawn.title,
		stages,
		lines: steps.flatMap(({ id, links }) =>
			[...new Set(links.map(({ giver }) => giver))].map((giver) => [numberOf(giver), numberOf(id)] as const),
		),
		longest: longestNumbers,
		words: `${said.join("; ")}.`,
		longestWords: `${fill(countForm(longest, longestNumbers.length), { numbers: longestNumbers.join(" → ") })} ${filled}`,
	};
}

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
