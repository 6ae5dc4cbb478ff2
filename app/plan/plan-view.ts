import { PLAN_TEXTS, type PlanTexts } from "../../content/catalogue/plan-texts.ts";
import { countForm, fill } from "../../content/fill.ts";
import { type CataloguedProcedure, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { listFound } from "../../domain/search/search.ts";
import { addresses } from "../address/addresses.ts";
import type { ServedCatalogue, Viewer } from "../context.ts";
import { MOST_IN_PLAN, sortChoice } from "../way/way-choice.ts";
import { viewWay, type WayView } from "../way/way-plan-view.ts";
import type { WordsView } from "../way/way-view.ts";

/** A procedure that may be added. */
export interface AddableView {
	id: string;
	name: string;
	institution: string | null;
	/** The address of the plan with it; null where it is in it, or there is no room. */
	to: string | null;
}

/** What an address says that is no part of the plan. */
export interface NoticeView extends WordsView {
	/** What may have been meant. */
	offers: readonly AddableView[];
}

export interface PlanView {
	texts: PlanTexts;
	/** As the address has them, each once: what forms and links go on from. */
	ids: readonly string[];
	/** What was searched for to add. */
	text: string;
	title: string;
	notices: readonly NoticeView[];
	/** What the search finds; null where nothing was searched for. */
	found: readonly AddableView[] | null;
	/** Null while nothing is chosen. */
	way: WayView | null;
}

interface Asked {
	ids: readonly string[];
	text: string;
}

/** Procedures that a search offers to add. */
const MOST_FOUND = 8;
/** Ids that nothing has for which something alike is looked for. */
const MOST_SOUGHT = 3;
const MOST_OFFERED = 2;

/** The plan that an address asks for, with what is wrong in it. */
export function viewPlan(served: ServedCatalogue, asked: Asked, viewer: Viewer): PlanView {
	const { catalogue, search } = served;
	const { language } = viewer;
	const texts = PLAN_TEXTS[language];
	const { ids, left, unknown, repeated } = sortChoice(asked.ids, (id) => findProcedure(catalogue, id) !== undefined);
	const find = (text: string, most: number) => {
		const outcome = search.search(text);
		const procedures = listFound(outcome).flatMap((each) => (each.kind === "procedure" ? each.procedure : []));
		const found = procedures.slice(0, most).map((procedure) => viewAddable(procedure, ids));
		return { found, isNear: outcome.certainty !== "none" };
	};
	// What an id may have meant is offered only where the search itself is not at a loss.
	const guess = (words: string) => {
		const { found, isNear } = find(words, MOST_OFFERED);
		return isNear ? found : [];
	};
	const nameOf = (id: string) => procedureName(findProcedure(catalogue, id) ?? { id, name: null });
	const list = new Intl.ListFormat(language, { type: "conjunction" });
	const { notices } = texts;
	return {
		texts,
		ids,
		text: asked.text,
		title: ids.length === 0 ? texts.title : fill(countForm(texts.titleOf, ids.length), { count: ids.length }),
		notices: [
			...unknown.map((id, at): NoticeView => {
				if (id === null) return plain(notices.unknownNameless);
				const words = id.replaceAll("-", " ");
				const offers = at < MOST_SOUGHT ? guess(words) : [];
				return { ...plain(fill(notices.unknown, { name: words })), offers };
			}),
			...(repeated > 0 ? [plain(fill(countForm(notices.repeated, repeated), { count: repeated }))] : []),
			...(left.length > 0
				? [
						{
							...plain(fill(countForm(notices.tooMany, left.length), { most: MOST_IN_PLAN })),
							names: { names: list.format(left.map(nameOf)) },
						},
					]
				: []),
		],
		found: asked.text === "" ? null : find(asked.text, MOST_FOUND).found,
		way: ids.length === 0 ? null : viewWay(catalogue, ids, viewer),
	};
}

function plain(text: string): NoticeView {
	return { text, names: {}, offers: [] };
}

function viewAddable(procedure: CataloguedProcedure, ids: readonly string[]): AddableView {
	const { id, institutions } = procedure;
	const isClosed = ids.includes(id) || ids.length >= MOST_IN_PLAN;
	return {
		id,
		name: procedureName(procedure),
		institution: institutions && institutionName(institutions),
		to: isClosed ? null : addresses.plan.to({ ids: [...ids, id] }),
	};
}
