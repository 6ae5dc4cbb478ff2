import { PLAN_TEXTS } from "../../content/catalogue/plan-texts.ts";
import { sayLength } from "../../content/catalogue/term-texts.ts";
import { fill } from "../../content/fill.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { listShortValidities } from "../../domain/experience/short-validity.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import type { Language } from "../../domain/language.ts";
import type { WordsView } from "./way-view.ts";

/** What the steps give that may be good no longer when it is asked for, each in one sentence. */
export function viewValidities(
	steps: readonly ExperienceStep[],
	isRead: (id: string) => boolean,
	language: Language,
): WordsView[] {
	const { sure, perhaps, unread, advice } = PLAN_TEXTS[language].validity;
	const nameOf = (id: string | null) => {
		const procedure = steps.find((step) => step.id === id)?.procedure;
		return procedure ? procedureName(procedure) : "";
	};
	return listShortValidities(steps, isRead).map(({ id, term, usedBy, isSure }) => {
		const text = usedBy === null ? unread : isSure ? sure : perhaps;
		const said = fill(text, { term: sayLength(term, language) });
		return { text: `${said} ${advice}`, names: { paper: nameOf(id), name: nameOf(usedBy) } };
	});
}
