import { holidayFrom } from "../offices/holidays.ts";
import type { CountedTerm } from "./procedure-term.ts";

const DAY_IN_MS = 24 * 60 * 60 * 1000;
const MONTHS_OF_A_YEAR = 12;

/**
 * The last day of a term that is counted from this day, or towards it; both are calendar dates. The day itself is not
 * counted. Months and years end on the day with the same number, or on the last one of a shorter month (Ley del Organismo
 * Judicial, article 45). Working days leave out Saturdays, Sundays and whole national holidays; half a holiday counts,
 * so that nobody comes too late.
 */
export function lastDayOf(
	{ kind, amount, unit }: Pick<CountedTerm, "kind" | "amount" | "unit">,
	event: string,
): string {
	const step = kind === "antes" ? -1 : 1;
	switch (unit) {
		case "días":
			return addDays(event, step * amount);
		case "días hábiles":
			return addWorkingDays(event, amount, step);
		case "meses":
			return addMonths(event, step * amount);
		case "años":
			return addMonths(event, step * amount * MONTHS_OF_A_YEAR);
	}
}

/** Whether offices of the State work on this day, for at least a part of it. */
export function isWorkingDay(day: string): boolean {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return weekday !== 0 && weekday !== 6 && holidayFrom(day) !== 0;
}

/** The day itself where offices work on it, else the last one before on which they do. */
export function workingDayUntil(day: string): string {
	let last = day;
	while (!isWorkingDay(last)) last = addDays(last, -1);
	return last;
}

/** The next time, from this day on, that a month and day `07-31` comes; `02-29` is the last day of February. */
export function nextYearly(monthDay: string, today: string): string {
	const year = Number(today.slice(0, 4));
	const inYear = (each: number) => {
		const day = `${each}-${monthDay}`;
		return isDay(day) ? day : `${each}-02-28`;
	};
	return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

/** Whether a text is a day of the calendar, `2026-11-20`. */
export function isDay(text: string): boolean {
	const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(time) && toDay(time) === text;
}

/** The calendar date so many days later. */
export function addDays(day: string, days: number): string {
	return toDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_IN_MS);
}

function addWorkingDays(day: string, count: number, step: number): string {
	let last = day;
	for (let left = count; left > 0; ) {
		last = addDays(last, step);
		if (isWorkingDay(last)) left -= 1;
	}
	return last;
}

function addMonths(day: string, months: number): string {
	const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
	// Day 0 is the last one of the month before.
	const longest = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return toDay(Date.UTC(year, month - 1 + months, Math.min(date, longest)));
}

function toDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
