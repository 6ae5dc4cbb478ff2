import { EXPERIENCE_TEXTS, START_NOTES, STEP_CONDITIONS } from "../../content/catalogue/experience-texts.ts";
import { experiencesIn, planIn } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE, papersById } from "../../content/catalogue/papers.ts";
import { countForm, fill } from "../../content/fill.ts";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import type { TitledText } from "../../content/text-shapes.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { findProcedure } from "../../domain/catalogue/catalogue.ts";
import type { ProcedureType } from "../../domain/catalogue/procedure.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Experience, ExperiencePlan, Holder } from "../../domain/experience/experience.ts";
import {
	findExperience,
	HOLDERS,
	listNeeds,
	listWrittenWay,
	searchExperiences,
} from "../../domain/experience/experience.ts";
import type { ExperienceStep } from "../../domain/experience/experience-plan.ts";
import {
	findProcedureCost,
	judgeEstimate,
	listSlowerThan,
	sumCosts,
	sumTime,
} from "../../domain/experience/experience-plan.ts";
import type { Language } from "../../domain/language.ts";
import type { ExperienceCardView, FigureView } from "../components/experience-card-view.ts";
import { listStepsFor, sayCost, viewCosts, viewExperienceCard, viewTime } from "../components/experience-card-view.ts";
import type { Viewer } from "../context.ts";
import { type VisitsView, viewVisits } from "./visits-view.ts";

/** What the address of the experiences asks for. */
interface AskedExperiences {
	text: string;
	/** Id of the chosen experience; null shows the grid. */
	experience: string | null;
	/** In whose name the business is. */
	holder: Holder;
}

/** The grid, one experience in place of it, or the message that none has this id. `text` is for the link back to the grid. */
type ExperiencesView =
	| { shows: "grid"; text: string; total: number; found: readonly ExperienceCardView[] }
	| { shows: "detail"; text: string; experience: ExperienceView; notice: TitledText }
	| { shows: "unknown"; text: string };

export function viewExperiences(catalogue: Catalogue, asked: AskedExperiences, viewer: Viewer): ExperiencesView {
	const { text, experience, holder } = asked;
	const { language } = viewer;
	const experiences = experiencesIn(catalogue, language);
	if (experience === null) {
		const found = searchExperiences(experiences, text).map((each) => viewExperienceCard(catalogue, each, language));
		return { shows: "grid", text, total: experiences.length, found };
	}
	const chosen = findExperience(experiences, experience);
	if (!chosen) return { shows: "unknown", text };
	const estimate = findExperience(experiencesIn(catalogue, "es"), experience)?.duracion_estimada ?? "";
	return {
		shows: "detail",
		text,
		experience: viewExperience(catalogue, chosen, { holder, estimate, ...viewer }),
		notice: readSiteTexts(catalogue.documents).experienceNotice[language],
	};
}

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
	visits: VisitsView | null;
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

interface Asked extends Viewer {
	holder: Holder;
	/** The written estimate in Spanish, as the records are. */
	estimate: string;
}

/** Everything that the detail of an experience draws. */
function viewExperience(
	catalogue: Catalogue,
	experience: Experience,
	{ holder, estimate, language, near }: Asked,
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
		visits: viewVisits(catalogue, steps, { language, near }),
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

/** The question in whose name the business is, its answers, and that the one not chosen leads elsewhere. */
export interface QuestionView {
	text: string;
	answers: readonly { holder: Holder; label: string; isChosen: boolean }[];
	other: string;
}

/** The question of an experience whose procedures depend on the answer; null for any other. */
function viewQuestion(
	plan: ExperiencePlan,
	experience: Experience,
	{ chosen, language }: { chosen: Holder; language: Language },
): QuestionView | null {
	if (plan.company === null) return null;
	const texts = EXPERIENCE_TEXTS[language];
	const way = listWrittenWay(experience, plan, chosen);
	const other = listWrittenWay(experience, plan, chosen === "persona" ? "sociedad" : "persona");
	const count = other.filter((id) => !way.includes(id)).length;
	return {
		text: texts.question,
		answers: HOLDERS.map((holder) => ({ holder, label: texts.answers[holder], isChosen: holder === chosen })),
		other: fill(countForm(texts.otherAnswer, count), { total: other.length, count }),
	};
}

/** What whoever begins should have done and have at hand. */
export interface StartView {
	title: string;
	/** The experience that comes before; null where none does. */
	after: { note: string; id: string; name: string } | null;
	/** Procedures that give a paper to begin with. */
	papers: readonly { note: string; id: string; name: string }[];
	atHand: { title: string; papers: readonly string[] };
}

interface AskedStart {
	holder: Holder;
	language: Language;
}

/** What the steps of an experience ask for and none of them gives. */
function viewStart(catalogue: Catalogue, experience: Experience, { holder, language }: AskedStart): StartView {
	const plan = planIn(catalogue, experience.id);
	const texts = EXPERIENCE_TEXTS[language];
	const before = plan.after === null ? undefined : findExperience(experiencesIn(catalogue, language), plan.after);
	return {
		title: texts.before,
		after: before
			? {
					note: planIn(catalogue, before.id).isBusiness ? texts.after : texts.afterGuide,
					id: before.id,
					name: before.nombre,
				}
			: null,
		papers: plan.startsWith.map(({ procedure }) => {
			const found = findProcedure(catalogue, procedure);
			const note = START_NOTES[language][procedure] ?? texts.startNote;
			return { note, id: procedure, name: found ? procedureName(found) : procedure };
		}),
		atHand: { title: texts.atHand, papers: listAtHand(catalogue, experience, { holder, language }) },
	};
}

/** Names of the papers that nobody has to ask an office for, in the order in which the steps ask for them. */
function listAtHand(catalogue: Catalogue, experience: Experience, { holder, language }: AskedStart): string[] {
	const plan = planIn(catalogue, experience.id);
	const now = listWrittenWay(experience, plan, holder).filter((id) => !plan.later.includes(id));
	const given = new Set(now.flatMap((id) => PAPERS_BY_PROCEDURE.get(id)?.gives ?? []));
	const papers = papersById(language);
	const needed = new Set(
		now.flatMap((id) => listNeeds(PAPERS_BY_PROCEDURE, id, { isBusiness: plan.isBusiness, holder })),
	);
	return [...needed].flatMap((id) => {
		const paper = papers.get(id);
		return paper && paper.origin !== "tramite" && !given.has(id) ? paper.name : [];
	});
}
