import { countForm, EXPERIENCE_TEXTS, fill } from "../../content/catalogue/experience-texts.ts";
import type { Experience } from "../../domain/experience.ts";
import type { ExperiencePlan, Holder } from "../../domain/experience-way.ts";
import { HOLDERS, listWrittenWay } from "../../domain/experience-way.ts";
import type { Language } from "../../domain/language.ts";

/** The question in whose name the business is, its answers, and that the one not chosen leads elsewhere. */
export interface QuestionView {
	text: string;
	answers: readonly { holder: Holder; label: string; isChosen: boolean }[];
	other: string;
}

/** The question of an experience whose procedures depend on the answer; null for any other. */
export function viewQuestion(
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
