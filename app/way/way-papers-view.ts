import { papersById } from "../../content/catalogue/papers.ts";
import { PLAN_TEXTS } from "../../content/catalogue/plan-texts.ts";
import { listGiversOf, listUnread } from "../../content/catalogue/recognised-papers.ts";
import { sayLength } from "../../content/catalogue/term-texts.ts";
import { WAY_TEXTS } from "../../content/catalogue/way-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import { type Catalogue, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { PapersByProcedure } from "../../domain/experience/experience.ts";
import type { Copies } from "../../domain/experience/paper-list.ts";
import { type ListedPaper, listPapers } from "../../domain/experience/paper-list.ts";
import { listShortValidities } from "../../domain/experience/short-validity.ts";
import type { ExperienceStep } from "../../domain/experience/way.ts";
import type { Language } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { MOST_IN_PLAN } from "./way-choice.ts";
import type { WordsView } from "./way-view.ts";

/** A paper of the plan, once. */
export interface PlanPaperView {
	id: string;
	name: string;
	/** Copies, who asks for it, who gives it: in one line. */
	about: string;
	/** Procedures outside the plan that give it, each with the plan that has it too. */
	givers: readonly { id: string; name: string; to: string | null }[];
}

export interface PlanPapersView {
	atHand: readonly PlanPaperView[];
	/** Some procedure gives them, and none of the plan. */
	missing: readonly PlanPaperView[];
	fromPlan: readonly PlanPaperView[];
	/** Requirements of which nobody has written down the papers, by step. */
	others: readonly { number: number; id: string; name: string; lines: readonly string[] }[];
}

/** Of the procedures that give one paper. */
const MOST_GIVERS = 2;

interface Asked {
	papers: PapersByProcedure;
	ids: readonly string[];
	language: Language;
}

/** What the steps ask for, each paper once. */
export function viewPapers(catalogue: Catalogue, steps: readonly ExperienceStep[], asked: Asked): PlanPapersView {
	const { papers, ids, language } = asked;
	const known = papersById(language);
	const numbers = new Map(steps.map(({ id }, at) => [id, at + 1]));
	const view = (listed: ListedPaper): PlanPaperView => ({
		id: listed.paper,
		name: known.get(listed.paper)?.name ?? listed.paper,
		about: sayAbout(listed, numbers, language),
		givers: listed.givenBy === null ? viewGivers(listed.paper) : [],
	});
	const viewGivers = (paper: string) =>
		listGiversOf(paper)
			.flatMap((id) => findProcedure(catalogue, id) ?? [])
			.slice(0, MOST_GIVERS)
			.map((procedure) => ({
				id: procedure.id,
				name: procedureName(procedure),
				to: ids.length < MOST_IN_PLAN ? addresses.plan.to({ ids: [...ids, procedure.id] }) : null,
			}));
	const listed = listPapers(
		steps.map(({ id }) => id),
		papers,
	);
	const isHad = ({ paper }: ListedPaper) => known.get(paper)?.origin !== "tramite";
	const own = listed.filter(({ givenBy }) => givenBy === null);
	return {
		// Everybody has them, or gets them without a procedure: who gives one all the same is no news.
		atHand: own.filter(isHad).map((paper) => ({ ...view(paper), givers: [] })),
		missing: own.filter((paper) => !isHad(paper)).map(view),
		fromPlan: listed.filter(({ givenBy }) => givenBy !== null).map(view),
		others: steps.flatMap(({ id, procedure }, at) => {
			const lines = procedure ? listUnread(procedure) : [];
			return lines.length > 0 && procedure ? [{ number: at + 1, id, name: procedureName(procedure), lines }] : [];
		}),
	};
}

function sayAbout(
	{ copies, askedBy, givenBy, onlyFor }: ListedPaper,
	numbers: ReadonlyMap<string, number>,
	language: Language,
): string {
	const { papers } = PLAN_TEXTS[language];
	const list = new Intl.ListFormat(language, { type: "conjunction" });
	const asking = list.format(askedBy.map((id) => String(numbers.get(id) ?? "")));
	return [
		sayCopies(copies, language),
		fill(countForm(papers.askedBy, askedBy.length), { numbers: asking }),
		givenBy === null ? "" : fill(papers.comesFrom, { number: numbers.get(givenBy) ?? "" }),
		onlyFor ? WAY_TEXTS[language].onlyFor[onlyFor] : "",
	]
		.filter(Boolean)
		.join("; ");
}

function sayCopies({ plain, certified, isOpen }: Copies, language: Language): string {
	const { papers } = PLAN_TEXTS[language];
	const said = [
		plain > 0 ? fill(countForm(papers.plain, plain), { count: plain }) : "",
		certified > 0 ? fill(countForm(papers.certified, certified), { count: certified }) : "",
	].filter(Boolean);
	if (said.length === 0) return "";
	const copies = new Intl.ListFormat(language, { type: "conjunction" }).format(said);
	return isOpen ? fill(papers.atLeast, { copies }) : copies;
}

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
