import { PLAN_TEXTS } from "../../content/catalogue/plan-texts.ts";
import { isGivingKnown, isPapersRead, papersOf } from "../../content/catalogue/recognised-papers.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import { type Catalogue, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { PapersByProcedure } from "../../domain/experience/experience.ts";
import { sumCosts } from "../../domain/experience/experience-plan.ts";
import { findLongestWay } from "../../domain/experience/longest-way.ts";
import { type ExperienceStep, layWay } from "../../domain/experience/way.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { type FigureView, viewCosts, viewTime } from "../components/experience-card-view.ts";
import type { Viewer } from "../context.ts";
import { type PlanPapersView, viewPapers, viewValidities } from "./way-papers-view.ts";
import {
	type StepView,
	type VisitsView,
	viewSteps,
	viewVisits,
	viewWayMap,
	type WayMapView,
	type WordsView,
} from "./way-view.ts";

/** Procedures that somebody put together, as one way. */
export interface WayView {
	count: number;
	time: FigureView;
	costs: FigureView;
	steps: readonly StepView[];
	map: WayMapView | null;
	papers: PlanPapersView;
	validities: readonly WordsView[];
	institutions: readonly InstitutionView[];
	visits: VisitsView | null;
}

/** An institution of the plan and the steps that are done there. */
export interface InstitutionView {
	/** Null where no record says it. */
	id: string | null;
	name: string;
	steps: readonly { number: number; name: string; isOnline: boolean }[];
}

/** These procedures in the order of their papers, with all that the way says of them together. */
export function viewWay(catalogue: Catalogue, ids: readonly string[], viewer: Viewer): WayView {
	const { language } = viewer;
	const chosen = ids.flatMap((id) => findProcedure(catalogue, id) ?? []);
	const papers = papersOf(chosen);
	const steps = listPlanSteps(catalogue, ids, papers);
	const longest = findLongestWay(steps);
	return {
		count: steps.length,
		time: viewTime(longest, language),
		costs: viewCosts(sumCosts(steps), language),
		steps: viewPlanSteps(steps, { ids, language }),
		map: viewWayMap(steps, longest, language),
		papers: viewPapers(catalogue, steps, { papers, ids, language }),
		validities: viewValidities(steps, isPapersRead, language),
		institutions: viewInstitutions(steps, language),
		visits: viewVisits(catalogue, steps, viewer),
	};
}

/** The chosen procedures by stages, those of one stage in the order in which they were chosen. */
function listPlanSteps(catalogue: Catalogue, ids: readonly string[], papers: PapersByProcedure): ExperienceStep[] {
	return layWay(ids, papers, (id) => papers.get(id)?.needs ?? [])
		.toSorted((one, other) => one.stage - other.stage)
		.map((step) => ({ ...step, procedure: findProcedure(catalogue, step.id), who: "all" }));
}

function viewPlanSteps(
	steps: readonly ExperienceStep[],
	{ ids, language }: { ids: readonly string[]; language: Language },
): StepView[] {
	const { firstStage, laterStage } = WAY_TEXTS[language];
	const { unknownGiven, unknownGivenNameless } = PLAN_TEXTS[language];
	const stages = groupBy(steps, ({ stage }) => stage);
	return viewSteps(steps, language).map((view, at): StepView => {
		const step = steps[at];
		const same = stages.get(step?.stage ?? 0) ?? [];
		const isFirstOfStage = same[0] === step && steps.length > 1;
		const label = countForm(step?.stage === 1 ? firstStage : laterStage, same.length);
		const given = step?.procedure?.documento_obtenible;
		const isUnknown = steps.length > 1 && !isGivingKnown(view.id);
		return {
			...view,
			...(isFirstOfStage && { stage: fill(label, { count: same.length }) }),
			...(isUnknown && {
				notes: [given ? { text: unknownGiven, names: { given } } : { text: unknownGivenNameless, names: {} }],
			}),
			without: addresses.plan.to({ ids: ids.filter((id) => id !== view.id) }),
		};
	});
}

function viewInstitutions(steps: readonly ExperienceStep[], language: Language): InstitutionView[] {
	const numbered = steps.flatMap(({ procedure }, at) => (procedure ? [{ procedure, number: at + 1 }] : []));
	const byInstitution = groupBy(numbered, ({ procedure }) => procedure.institutions?.id ?? null);
	return [...byInstitution].map(([id, same]) => {
		const institution = same[0]?.procedure.institutions;
		return {
			id,
			name: institution ? institutionName(institution) : PLAN_TEXTS[language].institutions.unknown,
			steps: same.map(({ procedure, number }) => ({
				number,
				name: procedureName(procedure),
				isOnline: procedure.type === "digital",
			})),
		};
	});
}
