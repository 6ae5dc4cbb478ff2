import { EXPERIENCE_TEXTS, START_NOTES } from "../../content/catalogue/experience-texts.ts";
import { experiencesIn, planIn } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE, papersById } from "../../content/catalogue/papers.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import type { TitledText } from "../../content/text-shapes.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Experience, ExperiencePlan, Holder } from "../../domain/experience/experience.ts";
import {
	findExperience,
	HOLDERS,
	listNeeds,
	listWrittenWay,
	searchExperiences,
} from "../../domain/experience/experience.ts";
import type { EstimateVerdict } from "../../domain/experience/experience-plan.ts";
import { judgeEstimate, listSlowerThan, sumCosts } from "../../domain/experience/experience-plan.ts";
import { calendarDays, findLongestWay, type LongestWay } from "../../domain/experience/longest-way.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import type { Language } from "../../domain/language.ts";
import { readDayRange } from "../../domain/text/duration-range.ts";
import type { ExperienceCardView, FigureView } from "../components/experience-card-view.ts";
import { listStepsFor, sayDays, sayTime, viewCosts, viewExperienceCard } from "../components/experience-card-view.ts";
import type { Viewer } from "../context.ts";
import {
	type StepView,
	type VisitsView,
	viewSteps,
	viewVisits,
	viewWayMap,
	type WayMapView,
	type WordsView,
} from "../way/way-view.ts";

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

export interface ExperienceView extends Omit<ExperienceCardView, "time"> {
	holder: Holder;
	/** Null where it makes no difference in whose name the business is. */
	question: QuestionView | null;
	start: StartView;
	steps: readonly StepView[];
	/** The picture of the way; null where there is nothing to draw. */
	map: WayMapView | null;
	/** Leads to the plan of the same procedures. */
	asPlan: string;
	visits: VisitsView | null;
	/** Procedures of the list that the catalogue no longer has. */
	missing: number;
	costs: FigureView;
	/** Why the records come to another time than the written estimate; null where they do not. */
	verdict: WordsView | null;
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
	const way = findLongestWay(steps);
	return {
		...viewExperienceCard(catalogue, experience, language),
		count: known.length,
		holder,
		question: viewQuestion(plan, experience, { chosen: holder, language }),
		start: viewStart(catalogue, experience, { holder, language }),
		steps: viewSteps(steps, language),
		asPlan: WAY_TEXTS[language].asPlan,
		map: viewWayMap(steps, way, language),
		visits: viewVisits(catalogue, steps, { language, near }),
		missing: steps.length - known.length,
		costs: viewWholeCosts(steps, language),
		verdict: sayVerdict(steps, { way, verdict: judgeEstimate(estimate, steps, plan), apart: plan.apart, language }),
		slower: listSlowerThan(steps, estimate).map((procedure) => ({
			id: procedure.id,
			name: procedureName(procedure),
			duration: procedure.duration,
		})),
		extraSteps: experience.pasos_adicionales,
	};
}

interface Judged {
	way: LongestWay;
	verdict: EstimateVerdict;
	apart: readonly string[];
	language: Language;
}

/** Why the records come to another time than the estimate, in one line; null where they bear it out, or say no time at all. */
function sayVerdict(steps: readonly ExperienceStep[], { way, verdict, apart, language }: Judged): WordsView | null {
	const texts = EXPERIENCE_TEXTS[language];
	const isBorneOut = verdict === "agrees" && way.unknown === 0;
	if (isBorneOut || way.known === 0) return null;
	const slowest = findSlowest(steps.filter(({ id, who }) => who !== "later" && !apart.includes(id)));
	const names = { name: slowest?.name ?? "" };
	const text = fill(texts.verdicts[verdict], {
		time: sayTime(way, texts),
		duration: slowest ? sayDays(slowest.range, texts) : "",
	});
	if (verdict !== "agrees") return { text, names };
	const because = fill(countForm(texts.becauseUnknown, way.unknown), { count: way.unknown });
	return { text: `${text} ${because}`, names };
}

/** The step that may take longest, by its record. */
function findSlowest(steps: readonly ExperienceStep[]) {
	const timed = steps.flatMap(({ procedure }) => {
		const range = readDayRange(procedure?.duration ?? null);
		return procedure && range ? [{ name: procedureName(procedure), range }] : [];
	});
	const most = ({ range }: (typeof timed)[number]) => calendarDays(range).to ?? Number.POSITIVE_INFINITY;
	return timed.toSorted((one, other) => most(other) - most(one))[0];
}

/** The costs of all steps; says so where not everybody pays some of them. */
function viewWholeCosts(steps: readonly ExperienceStep[], language: Language): FigureView {
	const costs = viewCosts(sumCosts(steps), language);
	const isPaidBySome = sumCosts(steps.filter(({ who }) => who === "some")).sums.length > 0;
	return isPaidBySome ? { ...costs, notes: [EXPERIENCE_TEXTS[language].withOptional, ...costs.notes] } : costs;
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
