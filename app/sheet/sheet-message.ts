import type { SheetTexts } from "../../content/sheet-texts.ts";
import type { SmsText } from "../../domain/text/sms.ts";
import type { WayView } from "../components/way-plan-view.ts";
import type { WordsView } from "../components/way-view.ts";
import type { OfficeSheetView } from "./office-sheet-view.ts";
import type { ProcedureSheetView, SheetFact } from "./procedure-sheet-view.ts";
import { type SaidWords, type Speaker, spellWords } from "./said-words.ts";

/** What leaves the portal as text; the address comes after it, once it is known. */
export interface SheetMessage {
	/** Line by line, complete enough to go without opening the page. */
	whole: readonly SaidWords[];
	sms: SmsText;
	/** Whether the SMS is mostly Spanish. */
	isSpanish: boolean;
}

/** Of one procedure: its facts, every paper, how sure it is. */
export function writeProcedureMessage(procedure: ProcedureSheetView, texts: SheetTexts): SheetMessage {
	const { name, institution, facts, bring, bringNone, titles, sure, brief } = procedure;
	return {
		whole: [
			bold(name),
			...(institution ? [institution] : []),
			...facts.flatMap(listLines),
			...(bring.length > 0
				? [[`${titles.bring}:`], ...bring.map((paper) => ["- ", ...paper])]
				: [[`${titles.bring}: ${bringNone}`]]),
			...sure,
		],
		sms: {
			name: spellWords(name),
			lines: [`${texts.short.cost}: ${spellWords(brief.cost)}`, `${texts.short.where}: ${spellWords(brief.where)}`],
			listed: bring.length > 0 ? { label: texts.bring, each: bring.map(spellWords), more: texts.more } : null,
		},
		isSpanish: isAllSpanish(name),
	};
}

/** Of several procedures: what each costs. */
export function writeBookletMessage(
	procedures: readonly ProcedureSheetView[],
	title: string,
	texts: SheetTexts,
): SheetMessage {
	const names = procedures.map(({ name }) => spellWords(name));
	return {
		whole: [bold([title]), ...procedures.map(({ name, brief }, at) => [`${at + 1}. `, ...name, ": ", ...brief.cost])],
		sms: { name: title, lines: [], listed: { label: texts.contents, each: names, more: texts.more } },
		isSpanish: procedures.every(({ name }) => isAllSpanish(name)),
	};
}

/** Of a plan: the order with its reasons, what all costs and takes, every paper once, where to go. */
export function writePlanMessage(
	way: WayView,
	title: string,
	{ texts, read }: { texts: SheetTexts; read: Speaker["read"] },
): SheetMessage {
	const { steps, time, costs, map, papers, validities, visits, institutions } = way;
	const { atHand, missing, fromPlan, others } = papers;
	const listed = [...atHand, ...missing, ...fromPlan].map(({ name, about }): SaidWords => [`- ${name} (${about})`]);
	const unread = others.flatMap(({ number, lines }) => lines.map((line) => [`- ${number}: `, ...read(line)]));
	const offices = (visits?.visits ?? []).map(({ office, steps: { label, procedures } }) => [
		...["- ", ...read([office.name, office.address, ...office.where].filter(Boolean).join(", "))],
		...[`. ${label} `, ...read(procedures.map(({ name }) => name).join("; "))],
	]);
	const whereTo = institutions.map(({ name, steps: own }) => [
		...["- ", ...read(name), `: ${own.map(({ number }) => number).join(", ")}`],
	]);
	return {
		whole: [
			bold([title]),
			[`${texts.order}:`],
			...steps.flatMap(({ id, procedure, before }, at) => [
				[
					...[`${at + 1}. `, ...read(procedure?.name ?? id)],
					...(procedure?.institution ? [" · ", ...read(procedure.institution)] : []),
					...(procedure ? [` · ${procedure.cost}`] : []),
					...(procedure?.duration ? [" · ", ...read(procedure.duration)] : []),
				],
				...before.map((words) => ["   ", ...fillNames(words, read)]),
			]),
			...(map ? [[map.words]] : []),
			[`${texts.cost}: ${[costs.value, ...costs.notes].join(". ")}`],
			[`${texts.time}: ${[time.value, ...time.notes].join(". ")}`],
			...validities.map((words) => fillNames(words, read)),
			...(listed.length + unread.length > 0 ? [[`${texts.papers.title}:`], ...listed, ...unread] : []),
			[`${texts.whereTo}:`],
			...(offices.length > 0 ? offices : whereTo),
			...(visits?.unknown ? [[visits.unknown]] : []),
			[texts.confirm],
		],
		sms: {
			name: title,
			lines: [`${texts.short.cost}: ${costs.value}`],
			listed: { label: texts.order, each: steps.map(({ id, procedure }) => procedure?.name ?? id), more: texts.more },
		},
		isSpanish: true,
	};
}

/** Of an office: where, when, how to call, and the way there. */
export function writeOfficeMessage(office: OfficeSheetView, texts: SheetTexts): SheetMessage {
	const { name, institution, facts, origin, map } = office;
	return {
		whole: [
			bold(name),
			...(institution ? [institution] : []),
			...facts.flatMap(listLines),
			[origin],
			...(map ? [[`${texts.map}: ${map}`]] : []),
		],
		sms: {
			name: spellWords(name),
			lines: facts.map(({ label, lines }) => `${label}: ${lines.map(spellWords).join("; ")}`),
			listed: null,
		},
		isSpanish: true,
	};
}

/** WhatsApp writes between two marks in bold. */
function bold(words: SaidWords): SaidWords {
	return ["*", ...words, "*"];
}

function listLines({ label, lines: [first, ...others] }: SheetFact): SaidWords[] {
	return [[`${label}: `, ...(first ?? [])], ...others];
}

function isAllSpanish(words: SaidWords): boolean {
	return words.every((part) => typeof part !== "string");
}

/** A sentence of ours with the names of the catalogue in their places. */
function fillNames({ text, names }: WordsView, read: Speaker["read"]): SaidWords {
	return text
		.split(/(\{\{\w+\}\})/)
		.flatMap((part) => (part.startsWith("{{") ? read(names[part.slice(2, -2)] ?? "") : part));
}
