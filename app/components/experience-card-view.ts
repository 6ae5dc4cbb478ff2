import type { ExperienceTexts } from "../../content/catalogue/experience-texts.ts";
import { EXPERIENCE_TEXTS } from "../../content/catalogue/experience-texts.ts";
import { planIn } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE } from "../../content/catalogue/papers.ts";
import type { Counted } from "../../content/fill.ts";
import { countForm, fill } from "../../content/fill.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Experience, Holder } from "../../domain/experience/experience.ts";
import {
	type CostRange,
	type ExperienceStep,
	listExperienceSteps,
	type PlanSum,
	sumTime,
} from "../../domain/experience/experience-plan.ts";
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
	/** What its procedures say of their time; null when none does. */
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
		time: sayOnCard(sumTime(steps), language),
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

/** How long the procedures take together, in words. */
export function viewTime(time: PlanSum<DayRange>, language: Language): FigureView {
	const texts = EXPERIENCE_TEXTS[language];
	const value = time.known === 0 ? texts.unknown : startUpper(sayTime(time, texts));
	const inTurn = time.known > 1 ? [texts.inTurn] : [];
	return { value, notes: [...inTurn, ...sayUnknown(texts.withoutTime, time.unknown)] };
}

/** What the procedures cost together, in words. */
export function viewCosts(costs: PlanSum<CostRange>, language: Language): FigureView {
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

/** One line beside the written estimate: what the records say, and how many of them say nothing. */
export function sayOnCard(time: PlanSum<DayRange>, language: Language): string | null {
	if (time.known === 0) return null;
	const texts = EXPERIENCE_TEXTS[language];
	const sum = fill(texts.onCard, { time: sayTime(time, texts) });
	return [sum, ...sayUnknown(texts.onCardWithout, time.unknown)].join(" ");
}

function sayTime({ sums }: PlanSum<DayRange>, texts: ExperienceTexts): string {
	return sums.map((range) => sayDays(range, texts)).reduce(joinWith(texts), "") || texts.sameDay;
}

function sayDays({ kind, from, to }: DayRange, texts: ExperienceTexts): string {
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
