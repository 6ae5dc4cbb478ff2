import { EXPERIENCE_TEXTS, STEP_CONDITIONS } from "../../content/catalogue/experience-texts.ts";
import { planIn } from "../../content/catalogue/experiences.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue.ts";
import type { Experience } from "../../domain/experience.ts";
import { findProcedureCost } from "../../domain/experience-cost.ts";
import type { ExperienceStep } from "../../domain/experience-plan.ts";
import { judgeEstimate, listSlowerThan, sumCosts, sumTime } from "../../domain/experience-plan.ts";
import type { Holder } from "../../domain/experience-way.ts";
import type { Language } from "../../domain/language.ts";
import type { ProcedureType } from "../../domain/procedure.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { ExperienceCardView } from "../components/experience-card-view.ts";
import { listStepsFor, viewExperienceCard } from "../components/experience-card-view.ts";
import type { FigureView } from "../components/experience-card-view.ts";
import { sayCost, viewCosts, viewTime } from "../components/experience-card-view.ts";
import type { QuestionView } from "./holder-question-view.ts";
import { viewQuestion } from "./holder-question-view.ts";
import type { StartView } from "./start-view.ts";
import { viewStart } from "./start-view.ts";

/** A required procedure as its stop on the path draws it. */
export interface StepView {
	id: string;
	/** Who needs it, or when, where not everybody needs it now. */
	condition: string | null;
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
}

export interface ExperienceView extends Omit<ExperienceCardView, "time"> {
	holder: Holder;
	/** Null where it makes no difference in whose name the business is. */
	question: QuestionView | null;
	start: StartView;
	steps: readonly StepView[];
	/** Procedures of the list that the catalogue no longer has. */
	missing: number;
	time: FigureView;
	costs: FigureView;
	/** How the written estimate differs from the sum of the records; null where it does not. */
	verdict: string | null;
	/** Procedures whose own record says more time than the estimate of the whole. */
	slower: readonly { id: string; name: string; duration: string | null }[];
	extraSteps: readonly string[];
}

interface Asked {
	holder: Holder;
	/** The written estimate in Spanish, as the records are. */
	estimate: string;
	language: Language;
}

/** Everything that the detail of an experience draws. */
export function viewExperience(
	catalogue: Catalogue,
	experience: Experience,
	{ holder, estimate, language }: Asked,
): ExperienceView {
	const plan = planIn(catalogue, experience.id);
	const steps = listStepsFor(catalogue, experience, holder);
	const known = steps.filter(({ procedure }) => procedure);
	const verdict = judgeEstimate(estimate, steps, plan);
	return {
		...viewExperienceCard(catalogue, experience, language),
		count: known.length,
		holder,
		question: viewQuestion(plan, experience, { chosen: holder, language }),
		start: viewStart(catalogue, experience, { holder, language }),
		steps: steps.map((step) => viewStep(step, language)),
		missing: steps.length - known.length,
		time: viewTime(sumTime(steps), language),
		costs: viewWholeCosts(steps, language),
		verdict: verdict === "agrees" ? null : EXPERIENCE_TEXTS[language].verdicts[verdict],
		slower: listSlowerThan(steps, estimate).map((procedure) => ({
			id: procedure.id,
			name: procedureName(procedure),
			duration: procedure.duration,
		})),
		extraSteps: experience.pasos_adicionales,
	};
}

/** The costs of all steps; says so where not everybody pays some of them. */
function viewWholeCosts(steps: readonly ExperienceStep[], language: Language): FigureView {
	const costs = viewCosts(sumCosts(steps), language);
	const isPaidBySome = sumCosts(steps.filter(({ who }) => who === "some")).sums.length > 0;
	return isPaidBySome ? { ...costs, notes: [EXPERIENCE_TEXTS[language].withOptional, ...costs.notes] } : costs;
}

function viewStep({ id, procedure, who }: ExperienceStep, language: Language): StepView {
	return {
		id,
		condition: who === "all" ? null : (STEP_CONDITIONS[language][id] ?? EXPERIENCE_TEXTS[language].conditions[who]),
		procedure: procedure ? viewStepProcedure(procedure, language) : null,
	};
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
