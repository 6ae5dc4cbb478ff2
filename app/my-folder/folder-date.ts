import { BRAND } from "../../content/brand.ts";
import { fill } from "../../content/fill.ts";
import type { FolderTexts } from "../../content/folder-texts.ts";
import { isDay } from "../../domain/facts/last-day.ts";
import { type CalendarDay, writeCalendar } from "../../domain/text/calendar-file.ts";
import { type FolderDate, LONGEST_NAME } from "../folder/folder.ts";
import { isTime } from "../folder/read-folder.ts";

/** The fields of the form that notes a date; without scripts it is sent to the server, which answers with the file. */
export const DATE_FIELDS = { what: "que", day: "dia", time: "hora" } as const;

export type DateFault = keyof FolderTexts["dates"]["faults"];

/** The date that somebody typed, or what is wrong with it; a time that is none is left out. */
export function readTypedDate(
	form: FormData,
): { date: Pick<FolderDate, "what" | "day" | "time"> } | { faults: readonly DateFault[] } {
	const [what, day, time] = [DATE_FIELDS.what, DATE_FIELDS.day, DATE_FIELDS.time].map((name) => {
		const value = form.get(name);
		return typeof value === "string" ? value.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME) : "";
	}) as [string, string, string];
	const faults: DateFault[] = [...(what ? [] : ["what" as const]), ...(isDay(day) ? [] : ["day" as const])];
	return faults.length > 0 ? { faults } : { date: { what, day, time: isTime(time) ? time : "" } };
}

/** Dates as a file for a calendar, each with a reminder the day before. */
export function writeDatesFile(dates: readonly Omit<FolderDate, "about">[], texts: FolderTexts, page: string): string {
	const description = fill(texts.dates.reminder, { product: BRAND.product });
	const days = dates.map(({ id, what, day, time }): CalendarDay => {
		return { id: `carpeta-${id}`, day, time, title: what, description, url: page, remindedBefore: 1 };
	});
	return writeCalendar(days);
}

const DAY_MS = 86_400_000;
/** The clock of a device may be so far from the day on which the page was made, in years, before it is surely wrong. */
const LIKELY_YEARS = 3;

/** How far a day is off in words; null where the clock of this device is surely wrong. */
export function sayDistance(day: string, today: string, madeOn: string, { dates }: FolderTexts): string | null {
	if (isClockWrong(today, madeOn)) return null;
	const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
	if (days < 0) return dates.past;
	if (days < 2) return days === 0 ? dates.today : dates.tomorrow;
	return fill(dates.inDays, { count: days });
}

/** Before the day on which the server made the page, or years after it. A day of grace: the server's calendar may be ahead. */
export function isClockWrong(today: string, madeOn: string): boolean {
	const days = (Date.parse(today) - Date.parse(madeOn)) / DAY_MS;
	return days < -1 || days > LIKELY_YEARS * 366;
}
