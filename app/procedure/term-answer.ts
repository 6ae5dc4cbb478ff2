import { TERM_TEXTS, type TermFault } from "../../content/catalogue/term-texts.ts";
import { fill } from "../../content/fill.ts";
import { isDay, isWorkingDay, lastDayOf, nextYearly, workingDayUntil } from "../../domain/facts/last-day.ts";
import type { ProcedureTerm, TermUnit } from "../../domain/facts/procedure-term.ts";
import { type Language, LOCALES } from "../../domain/language.ts";
import { writeCalendarFile } from "../../domain/text/calendar-file.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { saveFile } from "../folder/save-file.ts";

/** A term as far as its last day needs it; without an amount it ends on one day of every year. */
export interface TermRule extends Pick<ProcedureTerm, "kind"> {
	amount?: number | null;
	unit?: TermUnit | null;
	until?: string | null;
}

/** The last day and what is said of it, or what is wrong with the date. */
export type TermAnswer =
	| { day: string; lines: readonly string[]; fault?: undefined }
	| { fault: string; day?: undefined; lines?: undefined };

interface Asked {
	/** A calendar date. */
	today: string;
	language: Language;
}

/** "20/11/2026", as people write a date where the browser has no field for it. */
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const EARLIEST = "1900-01-01";
const LATEST = "2100-12-31";

/** The last day of a term from the date that somebody typed; of what ends every year the next one. */
export function answerTerm({ kind, amount, unit, until }: TermRule, typed: string, asked: Asked): TermAnswer {
	const { today, language } = asked;
	const words = TERM_TEXTS[language];
	if (!amount || !unit) return tell(nextYearly(until ?? "12-31", today), []);
	const { date, fault } = readDate(typed);
	if (fault !== undefined) return { fault: words.faults[fault] };
	const how = words.countedHow[unit === "días hábiles" ? "working" : "calendar"];
	return tell(lastDayOf({ kind, amount, unit }, date), [how]);

	function tell(day: string, how: readonly string[]): TermAnswer {
		const [ahead, passed] = words.answer[kind];
		const isPast = day < today;
		const say = (text: string, of: string) => fill(text, { day: sayDay(of, language) });
		const isClosed = kind !== "vigencia" && !isPast && !isWorkingDay(day);
		const open = isClosed ? [say(words.closed, workingDayUntil(day))] : [];
		return { day, lines: [say(isPast ? passed : ahead, day), ...open, ...how] };
	}
}

/** What a calendar shows of a term. */
interface CalendarTerm {
	position: number;
	text: string;
	consequence?: string | undefined;
}

/** The last day as a file for a calendar. */
export function writeTermFile(
	{ position, text, consequence, kind }: CalendarTerm & Pick<TermRule, "kind">,
	day: string,
	about: { page: string; name: string; language: Language },
): string {
	const { entry, confirm } = TERM_TEXTS[about.language];
	const id = `${about.page || about.name}#plazo-${position}-${day}`;
	const description = [text, consequence, confirm].filter(Boolean).join("\n");
	return writeCalendarFile({ id, day, title: fill(entry[kind], { name: about.name }), description, url: about.page });
}

/** A calendar date, or what is wrong with it. */
function readDate(typed: string): { date: string; fault?: undefined } | { fault: TermFault; date?: undefined } {
	const text = typed.trim();
	if (text === "") return { fault: "missing" };
	const [, day, month, year] = WRITTEN.exec(text) ?? [];
	const date = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text;
	if (!isDay(date)) return { fault: "unreadable" };
	return date < EARLIEST || date > LATEST ? { fault: "far" } : { date };
}

/** "viernes, 20 de noviembre de 2026". */
function sayDay(day: string, language: Language): string {
	const options = { dateStyle: "full", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(`${day}T00:00:00Z`));
}

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
