import { foldText } from "../domain/text/text.ts";
import { BRAND } from "./brand.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** Groups of the frequent questions; "general" as a filter shows all of them (specification, section 2). */
export const QUESTION_CATEGORIES = [
	"general",
	"tramites",
	"instituciones",
	"documentos",
	"tiempos",
	"ventanilla",
] as const;
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

export const QUESTION_CATEGORY_LABELS: ByLanguage<Readonly<Record<QuestionCategory, string>>> = {
	es: {
		general: "General",
		tramites: "Trámites",
		instituciones: "Instituciones",
		documentos: "Documentos",
		tiempos: "Tiempos",
		ventanilla: BRAND.product,
	},
	en: {
		general: "General",
		tramites: "Procedures",
		instituciones: "Institutions",
		documentos: "Documents",
		tiempos: "Times",
		ventanilla: BRAND.product,
	},
};

/** One frequent question in one language. */
export interface Question {
	id: string;
	category: QuestionCategory;
	question: string;
	answer: string;
}

/** Questions of a category ("general": of all) whose question or answer contains the text, accents and case aside. */
export function searchQuestions(
	questions: readonly Question[],
	text: string,
	category: QuestionCategory = "general",
): Question[] {
	const wanted = foldText(text);
	return questions.filter(
		(entry) =>
			(category === "general" || entry.category === category) &&
			(foldText(entry.question).includes(wanted) || foldText(entry.answer).includes(wanted)),
	);
}
