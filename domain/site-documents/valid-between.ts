import { z } from "zod";

/** Guatemala is six hours behind Greenwich all the year round. */
const ZONE = "-06:00";

/** When something is shown, on Guatemala's clock: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, empty for always. A day as the end is shown whole. */
export interface Validity {
	from: string;
	until: string;
}

export const momentText = z.string("moment").refine((text) => text === "" || readMoment(text) !== null, "moment");

/** Whether it is shown at this moment. */
export function isValidAt({ from, until }: Validity, now: Date): boolean {
	const start = readMoment(from);
	const end = readMoment(until, "23:59:59.999");
	return (start === null || start <= now.getTime()) && (end === null || now.getTime() <= end);
}

/** Whether the end is after the start; true while one of them is open. */
export function isInOrder({ from, until }: Validity): boolean {
	const start = readMoment(from);
	const end = readMoment(until, "23:59:59.999");
	return start === null || end === null || start < end;
}

/** Milliseconds since 1970; null for none. */
function readMoment(text: string, timeOfDay = "00:00"): number | null {
	const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(text);
	if (!parts) return null;
	const [, day = "", time = timeOfDay] = parts;
	const moment = new Date(`${day}T${time}${ZONE}`).getTime();
	// The calendar turns 31 February into March: a day that is not there is no day.
	const isDay = new Date(`${day}T12:00Z`).toJSON()?.startsWith(day);
	return isDay && !Number.isNaN(moment) ? moment : null;
}
