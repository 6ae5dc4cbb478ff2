import type { Language } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { saveFile } from "../folder/save-file.ts";
import { answerTerm, type CalendarTerm, type TermAnswer, type TermRule, writeTermFile } from "./term-answer.ts";

interface Sent {
	form: HTMLFormElement;
	/** Whether the last day is meant for the calendar. */
	isForCalendar: boolean;
}

/** Works out the last day by the clock of this device, and hands it to the calendar of that as a file. */
export function answerForm(
	{ form, isForCalendar }: Sent,
	{ rule, ...term }: CalendarTerm & { rule: TermRule },
	about: { id: string; name: string; language: Language },
): TermAnswer {
	const { language } = about;
	const date = form.querySelector<HTMLInputElement>("input[type=date]");
	const answer = answerTerm(rule, date?.value ?? "", { today: guatemalaToday(), language });
	if (answer.day === undefined) date?.focus();
	else if (isForCalendar) {
		const page = location.href.replace(/[?#].*/, "");
		const file = writeTermFile({ ...term, kind: rule.kind }, answer.day, { ...about, page });
		saveFile(file, `${about.id}.ics`, "text/calendar");
	}
	return answer;
}
