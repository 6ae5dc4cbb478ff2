import { EXPERIENCE_TEXTS, STEP_CONDITIONS } from "../../content/catalogue/experience-texts.ts";
import { papersById } from "../../content/catalogue/papers.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { ProcedureType } from "../../domain/catalogue/procedure.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { findProcedureCost } from "../../domain/experience/experience-plan.ts";
import type { LongestWay } from "../../domain/experience/longest-way.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import { sayCost } from "./experience-card-view.ts";

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
