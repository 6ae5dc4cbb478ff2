import type { ExperienceTexts } from "../../content/catalogue/experience-texts.ts";
import { EXPERIENCE_TEXTS } from "../../content/catalogue/experience-texts.ts";
import { experiencesIn, planIn } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE } from "../../content/catalogue/papers.ts";
import type { Counted } from "../../content/fill.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { type Experience, findExperience, type Holder } from "../../domain/experience/experience.ts";
import {
	type CostRange,
	type CostSum,
	judgeEstimate,
	listExperienceSteps,
} from "../../domain/experience/experience-plan.ts";
import { findLongestWay, type LongestWay } from "../../domain/experience/longest-way.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import type { Language } from "../../domain/language.ts";
import type { DayRange } from "../../domain/text/duration-range.ts";
import type { IconName } from "../icons/icon-names.ts";
import { iconByName } from "../icons/icon-names.ts";
import { formatMoney } from "../words/format.ts";

/** The few fields that the card of an experience shows; words already in the language of the page. */
export interface ExperienceCardView {
	id: string;
	nombre: string;
	descripcion: string;
	icon: IconName;
	color: string;
	categoria: string;
	duracion_estimada: string;
	/** How the records of its procedures stand to the estimate; null where there is nothing to say. */
	time: string | null;
	/** Procedures that the catalogue really has. */
	count: number;
}

/** Reduces an experience to what its card shows. */
export function viewExperienceCard(
	catalogue: Catalogue,
	experience: Experience,
	language: Language,
): ExperienceCardView {
	const { id, nombre, descripcion, icon, color, categoria, duracion_estimada } = experience;
	const steps = listStepsFor(catalogue, experience, "persona");
	return {
		...{ id, nombre, descripcion, icon: iconByName(icon), color, categoria, duracion_estimada },
		time: sayOnCard(catalogue, { id, steps }, language),
		count: steps.filter(({ procedure }) => procedure).length,
	};
}

/** The procedures of an experience for one holder, in order, by what the portal knows of their papers. */
export function listStepsFor(catalogue: Catalogue, experience: Experience, holder: Holder): ExperienceStep[] {
	return listExperienceSteps(catalogue, experience, {
		plan: planIn(catalogue, experience.id),
		papers: PAPERS_BY_PROCEDURE,
		holder,
	});
}

/** A sum in words: its value, and what it leaves out. */
export interface FigureView {
	value: string;
	notes: readonly string[];
}

/** How long the longest way through the procedures takes, in words. */
export function viewTime(way: LongestWay, language: Language): FigureView {
	const texts = EXPERIENCE_TEXTS[language];
	if (way.known === 0) return { value: texts.unknown, notes: [] };
	const notes = [
		...(way.known + way.unknown > 1 ? [texts.meanwhile] : []),
		...(way.hasWorkingDays ? [texts.weekends] : []),
	];
	// In one breath with the figure, which would be too small without it.
	return { value: [startUpper(sayTime(way, texts)), ...sayUnknown(texts.withoutTime, way.unknown)].join(", "), notes };
}

/** What the procedures cost together, in words. */
export function viewCosts(costs: CostSum, language: Language): FigureView {
	const texts = EXPERIENCE_TEXTS[language];
	const sum = costs.sums.map((range) => sayAmounts(range, language)).reduce(joinWith(texts), "");
	const value = costs.known === 0 ? texts.unknown : startUpper(sum) || texts.free;
	return { value, notes: sayUnknown(texts.withoutCost, costs.unknown) };
}

/** What one procedure costs, in words; null is unknown. */
export function sayCost(cost: CostRange | null, language: Language): string {
	const texts = EXPERIENCE_TEXTS[language];
	if (!cost) return texts.unknown;
	// Whoever is late pays: the record says so, and the page that there may be other payments.
	return cost.from === 0 && !cost.to ? texts.free : startUpper(sayAmounts(cost, language));
}

function sayAmounts({ from, to, currency }: CostRange, language: Language): string {
	const texts = EXPERIENCE_TEXTS[language];
	const money = (amount: number) => formatMoney(amount, currency, language);
	if (to === null) return fill(texts.moneyAtLeast, { from: money(from) });
	return from === to ? money(from) : fill(texts.moneyBetween, { from: money(from), to: money(to) });
}

/** One line beside the written estimate: how the records stand to it, and how many of them say no time. */
function sayOnCard(
	catalogue: Catalogue,
	{ id, steps }: { id: string; steps: readonly ExperienceStep[] },
	language: Language,
): string | null {
	const texts = EXPERIENCE_TEXTS[language];
	const estimate = findExperience(experiencesIn(catalogue, "es"), id)?.duracion_estimada ?? "";
	const verdict = judgeEstimate(estimate, steps, planIn(catalogue, id));
	const said = verdict === "agrees" ? [] : [texts.onCard[verdict]];
	const lines = [...said, ...sayUnknown(texts.onCardWithout, findLongestWay(steps).unknown)];
	return lines.length > 0 ? lines.join(" ") : null;
}

/** From how many days to how many, within a sentence; what takes no day is done on the same one. */
export function sayTime({ from, to }: Pick<DayRange, "from" | "to">, texts: ExperienceTexts): string {
	return from === 0 && to === 0 ? texts.sameDay : sayDays({ kind: "calendar", from, to }, texts);
}

/** As a record says it, working days as such. */
export function sayDays({ kind, from, to }: DayRange, texts: ExperienceTexts): string {
	const { exactly, between, atMost, atLeast } = texts.days[kind];
	if (to === null) return fill(countForm(atLeast, from), { from });
	if (from === to) return fill(countForm(exactly, to), { to });
	return from === 0 ? fill(countForm(atMost, to), { to }) : fill(between, { from, to });
}

function joinWith(texts: ExperienceTexts): (before: string, next: string) => string {
	return (before, next) => (before === "" ? next : fill(texts.and, { one: before, other: next }));
}

function sayUnknown(texts: Counted, count: number): string[] {
	return count === 0 ? [] : [fill(countForm(texts, count), { count })];
}

function startUpper(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
