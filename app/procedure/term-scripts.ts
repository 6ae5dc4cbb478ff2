import type { Language } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { answerTerm, type TermAnswer, type TermRule, writeTermFile } from "./term-answer.ts";

/** The last day, by the clock of this device. */
export function answerToday(rule: TermRule, typed: string, language: Language): TermAnswer {
	return answerTerm(rule, typed, { today: guatemalaToday(), language });
}

/** How long a browser may take to begin to save a file. */
const SAVING_MS = 60_000;

/** Hands a last day to the calendar of this device, as a file. */
export function saveTermFile(
	rule: TermRule,
	day: string,
	{ id, ...about }: { id: string; name: string; page: string; language: Language },
): void {
	const file = new Blob([writeTermFile(rule, day, about)], { type: "text/calendar;charset=utf-8" });
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = `${id}.ics`;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}
