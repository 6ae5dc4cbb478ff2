import type { SheetTexts } from "../../content/sheet-texts.ts";
import type { SmsText } from "../../domain/text/sms.ts";
import type { OfficeSheetView } from "./office-sheet-view.ts";
import type { PlanSheetView } from "./plan-sheet-view.ts";
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
			lines: [`${texts.short.cost}: ${brief.price}`, `${texts.short.where}: ${spellWords(brief.where)}`],
			listed: {
				label: texts.bring,
				each: bring.length > 0 ? bring.map(spellWords) : [brief.bringNone],
				more: texts.more,
			},
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
	way: PlanSheetView,
	title: string,
	{ texts, read }: { texts: SheetTexts; read: Speaker["read"] },
): SheetMessage {
	const { steps, time, costs, inWords, papers, validities, visits, institutions } = way;
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
			...steps.flatMap(({ name, about, reasons }, at) => [
				[`${at + 1}. `, ...name, " · ", ...about],
				...reasons.map((reason) => ["   ", ...reason]),
			]),
			...(inWords ? [[inWords]] : []),
			[`${texts.cost}: ${[costs.value, ...costs.notes].join(". ")}`],
			[`${texts.time}: ${[time.value, ...time.notes].join(". ")}`],
			...validities,
			...(listed.length + unread.length > 0 ? [[`${texts.papers.title}:`], ...listed, ...unread] : []),
			[`${texts.whereTo}:`],
			...(offices.length > 0 ? offices : whereTo),
			...(visits?.unknown ? [[visits.unknown]] : []),
			[texts.confirm],
		],
		sms: {
			name: title,
			lines: [`${texts.short.cost}: ${costs.value}`],
			listed: { label: texts.order, each: steps.map(({ name }) => spellWords(name)), more: texts.more },
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
