import { PLAN_TEXTS, type PlanTexts } from "../../content/catalogue/plan-texts.ts";
import { isGivingKnown, isPapersRead, papersOf } from "../../content/catalogue/recognised-papers.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import { type Catalogue, type CataloguedProcedure, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { PapersByProcedure } from "../../domain/experience/experience.ts";
import { sumCosts } from "../../domain/experience/experience-plan.ts";
import { findLongestWay } from "../../domain/experience/longest-way.ts";
import { type ExperienceStep, layWay } from "../../domain/experience/way.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import { listFound } from "../../domain/search/search.ts";
import { addresses } from "../address/addresses.ts";
import { type FigureView, viewCosts, viewTime } from "../components/experience-card-view.ts";
import { type StepView, viewSteps, viewWayMap, type WayMapView, type WordsView } from "../components/way-view.ts";
import { type VisitsView, viewVisits } from "../components/way-visits-view.ts";
import type { ServedCatalogue, Viewer } from "../context.ts";
import { type PlanPapersView, viewPapers } from "./papers-view.ts";
import { MOST_IN_PLAN, sortChoice } from "./plan-address.ts";
import { viewValidities } from "./validity-view.ts";

/** A procedure that may be added. */
export interface AddableView {
	id: string;
	name: string;
	institution: string | null;
	/** The address of the plan with it; null where it is in it, or there is no room. */
	to: string | null;
}

/** What an address says that is no part of the plan. */
export interface NoticeView extends WordsView {
	/** What may have been meant. */
	offers: readonly AddableView[];
}

export interface PlanView {
	texts: PlanTexts;
	/** As the address has them, each once: what forms and links go on from. */
	ids: readonly string[];
	/** What was searched for to add. */
	text: string;
	title: string;
	notices: readonly NoticeView[];
	/** What the search finds; null where nothing was searched for. */
	found: readonly AddableView[] | null;
	/** Null while nothing is chosen. */
	way: WayView | null;
}

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

interface Asked {
	ids: readonly string[];
	text: string;
}

/** Procedures that a search offers to add. */
const MOST_FOUND = 8;
/** Ids that nothing has for which something alike is looked for. */
const MOST_SOUGHT = 3;
const MOST_OFFERED = 2;

/** The plan that an address asks for, with what is wrong in it. */
export function viewPlan(served: ServedCatalogue, asked: Asked, viewer: Viewer): PlanView {
	const { catalogue, search } = served;
	const { language } = viewer;
	const texts = PLAN_TEXTS[language];
	const { ids, left, unknown, repeated } = sortChoice(asked.ids, (id) => findProcedure(catalogue, id) !== undefined);
	const find = (text: string, most: number) => {
		const outcome = search.search(text);
		const procedures = listFound(outcome).flatMap((each) => (each.kind === "procedure" ? each.procedure : []));
		const found = procedures.slice(0, most).map((procedure) => viewAddable(procedure, ids));
		return { found, isNear: outcome.certainty !== "none" };
	};
	// What an id may have meant is offered only where the search itself is not at a loss.
	const guess = (words: string) => {
		const { found, isNear } = find(words, MOST_OFFERED);
		return isNear ? found : [];
	};
	const nameOf = (id: string) => procedureName(findProcedure(catalogue, id) ?? { id, name: null });
	const list = new Intl.ListFormat(language, { type: "conjunction" });
	const { notices } = texts;
	return {
		texts,
		ids,
		text: asked.text,
		title: ids.length === 0 ? texts.title : fill(countForm(texts.titleOf, ids.length), { count: ids.length }),
		notices: [
			...unknown.map((id, at): NoticeView => {
				if (id === null) return plain(notices.unknownNameless);
				const words = id.replaceAll("-", " ");
				const offers = at < MOST_SOUGHT ? guess(words) : [];
				return { ...plain(fill(notices.unknown, { name: words })), offers };
			}),
			...(repeated > 0 ? [plain(fill(countForm(notices.repeated, repeated), { count: repeated }))] : []),
			...(left.length > 0
				? [
						{
							...plain(fill(countForm(notices.tooMany, left.length), { most: MOST_IN_PLAN })),
							names: { names: list.format(left.map(nameOf)) },
						},
					]
				: []),
		],
		found: asked.text === "" ? null : find(asked.text, MOST_FOUND).found,
		way: ids.length === 0 ? null : viewWay(catalogue, ids, viewer),
	};
}

function plain(text: string): NoticeView {
	return { text, names: {}, offers: [] };
}

function viewAddable(procedure: CataloguedProcedure, ids: readonly string[]): AddableView {
	const { id, institutions } = procedure;
	const isClosed = ids.includes(id) || ids.length >= MOST_IN_PLAN;
	return {
		id,
		name: procedureName(procedure),
		institution: institutions && institutionName(institutions),
		to: isClosed ? null : addresses.plan.to({ ids: [...ids, id] }),
	};
}

function viewWay(catalogue: Catalogue, ids: readonly string[], viewer: Viewer): WayView {
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
