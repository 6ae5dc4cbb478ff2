import { countForm, fill } from "../../content/fill.ts";
import { SHEET_TEXTS, type SheetTexts } from "../../content/sheet-texts.ts";
import { findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { type DepartmentId, findDepartment } from "../../domain/offices/departments.ts";
import { listFound } from "../../domain/search/search.ts";
import { addresses } from "../address/addresses.ts";
import type { ServedCatalogue } from "../context.ts";
import { MOST_IN_PLAN, sortChoice } from "../way/way-choice.ts";
import { viewWay } from "../way/way-plan-view.ts";
import { type OfficeSheetView, viewOfficeSheet } from "./office-sheet-view.ts";
import { fillNames, type PlanSheetView, viewPlanSheet } from "./plan-sheet-view.ts";
import { type ProcedureSheetView, viewProcedureSheet } from "./procedure-sheet-view.ts";
import { type SaidWords, speakerOf, spellWords } from "./said-words.ts";
import {
	type SheetMessage,
	writeBookletMessage,
	writeOfficeMessage,
	writePlanMessage,
	writeProcedureMessage,
} from "./sheet-message.ts";

/** What is on the paper. */
export type PaperView =
	| { kind: "procedure"; procedure: ProcedureSheetView }
	| { kind: "booklet"; procedures: readonly ProcedureSheetView[] }
	| { kind: "plan"; way: PlanSheetView }
	| { kind: "office"; office: OfficeSheetView };

export interface SheetView {
	texts: SheetTexts;
	/** What the form starts from. */
	form: {
		ids: readonly string[];
		/** The office that is on the sheet as long as no procedure is. */
		office: string | null;
		chosen: readonly Named[];
		/** What was searched for to add, and what was found; null where nothing was. */
		text: string;
		found: readonly Named[] | null;
		most: number;
		isFull: boolean;
		department: DepartmentId | null;
		isPlan: boolean;
		isLarge: boolean;
	};
	notices: readonly SaidWords[];
	title: string;
	/** Null while nothing is chosen. */
	sheet: { paper: PaperView; message: SheetMessage; path: string } | null;
}

interface Named {
	id: string;
	name: string;
}

type Asked = ReturnType<typeof addresses.sheet.read>;

/** Procedures that a search offers to add. */
const MOST_FOUND = 8;

/** The sheet that an address asks for, with what is wrong in it. */
export function viewSheet(served: ServedCatalogue, asked: Asked, language: Language): SheetView {
	const { catalogue, search } = served;
	const texts = SHEET_TEXTS[language];
	const choice = sortChoice(asked.ids, (id) => findProcedure(catalogue, id) !== undefined);
	const { ids } = choice;
	const speaker = speakerOf(language);
	const department = findDepartment(asked.department);
	const nameOf = (id: string) => procedureName(findProcedure(catalogue, id) ?? { id, name: null });
	const named = (id: string) => ({ id, name: nameOf(id) });
	const office =
		asked.office === null || ids.length > 0 ? undefined : viewOfficeSheet(catalogue, asked.office, language);
	const isOfficeUnknown = asked.office !== null && ids.length === 0 && !office;
	const sheet = office ? viewOfficePaper(office) : viewPaper();
	return {
		texts,
		form: {
			ids,
			office: office?.id ?? null,
			chosen: ids.map(named),
			text: asked.text,
			found: asked.text === "" ? null : find(asked.text),
			most: MOST_IN_PLAN,
			isFull: ids.length >= MOST_IN_PLAN,
			department,
			isPlan: asked.isPlan,
			isLarge: asked.isLarge,
		},
		notices: [...(isOfficeUnknown ? [[texts.notices.office]] : []), ...listNotices()],
		title: sheet?.title ?? texts.title,
		sheet: sheet && { paper: sheet.paper, message: sheet.message, path: sheet.path },
	};

	function viewPaper(): ({ title: string } & NonNullable<SheetView["sheet"]>) | null {
		const [first] = ids;
		if (first === undefined) return null;
		if (asked.isPlan) {
			const way = viewPlanSheet(viewWay(catalogue, ids, { language, near: () => department }), speaker);
			const title = fill(countForm(texts.plan, ids.length), { count: ids.length });
			const paper = { kind: "plan", way } as const;
			return {
				title,
				paper,
				message: writePlanMessage(way, title, { texts, read: speaker.read }),
				path: addresses.plan.to({ ids }),
			};
		}
		const procedures = ids.flatMap((id) => {
			const record = findProcedure(catalogue, id);
			return record ? [viewProcedureSheet(catalogue, record, { language, department })] : [];
		});
		const [procedure, another] = procedures;
		if (procedure && !another) {
			const title = fill(texts.titleOf, { name: spellWords(procedure.name) });
			const message = writeProcedureMessage(procedure, texts);
			return { title, paper: { kind: "procedure", procedure }, message, path: addresses.procedure.to({ id: first }) };
		}
		const title = fill(countForm(texts.booklet, procedures.length), { count: procedures.length });
		const message = writeBookletMessage(procedures, title, texts);
		return { title, paper: { kind: "booklet", procedures }, message, path: addresses.sheet.to({ ids }) };
	}

	function viewOfficePaper(office: OfficeSheetView) {
		const paper = { kind: "office", office } as const;
		const name = catalogue.offices.find(({ id }) => id === office.id)?.name ?? office.id;
		const title = fill(texts.titleOf, { name });
		const path = addresses.sheet.to({ office: office.id });
		return { title, paper, message: writeOfficeMessage(office, texts), path };
	}

	function find(text: string): Named[] {
		const found = listFound(search.search(text)).flatMap((each) => (each.kind === "procedure" ? each.procedure : []));
		return found
			.map(({ id }) => id)
			.filter((id) => !ids.includes(id))
			.slice(0, MOST_FOUND)
			.map(named);
	}

	function listNotices(): SaidWords[] {
		const { repeated, unknown, left } = choice;
		const { notices } = texts;
		const list = new Intl.ListFormat(language, { type: "conjunction" });
		const say = (text: string, names: Readonly<Record<string, string>> = {}) =>
			fillNames({ text, names }, speaker.read);
		return [
			...unknown.map((id) =>
				id === null ? say(notices.unknownNameless) : say(fill(notices.unknown, { name: id.replaceAll("-", " ") })),
			),
			...(repeated > 0 ? [say(fill(countForm(notices.repeated, repeated), { count: repeated }))] : []),
			...(left.length > 0
				? [
						say(fill(countForm(notices.tooMany, left.length), { most: MOST_IN_PLAN }), {
							names: list.format(left.map(nameOf)),
						}),
					]
				: []),
		];
	}
}
