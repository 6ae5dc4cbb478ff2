import type { FlawWord } from "../site-documents/flaw-words.ts";

/** For so many days an edition that was handed in may wait for whoever closes it. */
const MOST_DAYS_WAITING = 7;
const ONE_DAY_MS = 86_400_000;

interface Days {
	/** The calendar date of now, in Guatemala. */
	today: string;
	/** The day of the last edition that is closed; undefined before the first. */
	last: string | undefined;
}

/**
 * What is wrong with the day of an edition that is about to be closed; null when nothing is. There is one edition a day,
 * each later than the last, so that a comparison never runs backwards; and none of a day long past, because what it holds
 * is what is published now. Days are calendar dates.
 */
export function findDayFault(day: string, { today, last }: Days): FlawWord | null {
	if (day > today) return "editionToCome";
	if (last !== undefined && day <= last) return "editionTwice";
	const earliest = new Date(Date.parse(`${today}T00:00:00Z`) - MOST_DAYS_WAITING * ONE_DAY_MS);
	return day < earliest.toISOString().slice(0, 10) ? "editionWaited" : null;
}

/** The order of editions, the oldest first; two of one day, which earlier releases let somebody close, by their ids. */
export function compareEditionDays(one: { date: string; id: string }, other: { date: string; id: string }): number {
	const [first, second] = [`${one.date} ${one.id}`, `${other.date} ${other.id}`];
	return first === second ? 0 : first < second ? -1 : 1;
}
