/**
 * Opening hours as OpenStreetMap and Schema.org write them: `Mo-Fr 08:00-12:00,13:00-16:30; Sa 08:00-12:00`, `24/7`.
 * `PH` stands for holidays; where it is not said, an office is closed on them, `24/7` is open.
 */

/** Minutes of a day from midnight: from `opens` until just before `closes`; past 1440 it goes on into the next day. */
export interface OpenRange {
	opens: number;
	closes: number;
}

/** Open ranges by day of the week, Monday first, then those of holidays. */
export interface WeeklyHours {
	days: readonly (readonly OpenRange[])[];
	/** Null where it is not said: closed. */
	holidays: readonly OpenRange[] | null;
}

/** Whether an office is open, and when that changes next. */
export type OpenState =
	| { kind: "open"; closes: number | null }
	| { kind: "closed"; opens: { day: number; daysAhead: number; minute: number } | null };

export const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const DAY = 24 * 60;
const WEEK = 7;
const RULE = /^(?:([A-Z][a-z](?:[-,][A-Z][a-z])*|PH)\s+)?(.+)$/;
const RANGE = /^([01]\d|2[0-4]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;
const ALWAYS: OpenRange = { opens: 0, closes: DAY };

/** Reads hours; null for anything that is not written so. */
export function parseHours(text: string): WeeklyHours | null {
	if (text.trim() === "24/7") return { days: WEEKDAYS.map(() => [ALWAYS]), holidays: [ALWAYS] };
	const days: OpenRange[][] = WEEKDAYS.map(() => []);
	let holidays: OpenRange[] | null = null;
	for (const rule of text.split(";")) {
		const [, said, times = ""] = RULE.exec(rule.trim()) ?? [];
		const ranges = readRanges(times);
		if (!ranges) return null;
		if (said === "PH") {
			holidays = ranges;
			continue;
		}
		const on = readDays(said ?? "Mo-Su");
		if (!on || ranges.length === 0) return null;
		for (const day of on) days[day]?.push(...ranges);
	}
	const isSound = days.every((ranges) => {
		const sorted = ranges.sort((one, other) => one.opens - other.opens);
		return sorted.every(({ opens }, at) => at === 0 || opens >= (sorted[at - 1]?.closes ?? 0));
	});
	return isSound && days.some((ranges) => ranges.length > 0) ? { days, holidays } : null;
}

function readDays(said: string): number[] | null {
	const found: number[] = [];
	for (const part of said.split(",")) {
		const [from = "", to = from] = part.split("-");
		const [first, last] = [from, to].map((name) => WEEKDAYS.indexOf(name as (typeof WEEKDAYS)[number])) as Pair;
		if (first < 0 || last < first) return null;
		for (let day = first; day <= last; day += 1) found.push(day);
	}
	return found;
}

function readRanges(times: string): OpenRange[] | null {
	if (times === "off") return [];
	const ranges: OpenRange[] = [];
	for (const part of times.split(",")) {
		const [, ...parts] = RANGE.exec(part) ?? [];
		const [openHour, openMinute, closeHour, closeMinute] = parts.map(Number);
		if (openHour === undefined || openMinute === undefined || closeHour === undefined || closeMinute === undefined)
			return null;
		const [opens, closes] = [openHour * 60 + openMinute, closeHour * 60 + closeMinute] as Pair;
		if (opens >= DAY || closes > DAY || opens === closes) return null;
		ranges.push({ opens, closes: closes < opens ? closes + DAY : closes });
	}
	return ranges;
}

type Pair = [number, number];

/**
 * Open or not at a day and a minute of it. `weekday` counts from Monday = 0; `closedFrom` tells of this day and those that
 * follow from which minute on they are a holiday: 0 for the whole day, 720 for one from noon on, null for a working day.
 */
export function findOpenState(
	hours: WeeklyHours,
	{ weekday, minute }: { weekday: number; minute: number },
	closedFrom: (daysAhead: number) => number | null,
): OpenState {
	const open = listAhead(hours, weekday, closedFrom);
	const now = open.find(({ opens, closes }) => opens <= minute && minute < closes);
	if (now) {
		let { closes } = now;
		// What is open past midnight, or around the clock, is open on.
		for (const next of open) if (next.opens <= closes && next.closes > closes) closes = next.closes;
		return { kind: "open", closes: closes >= WEEK * DAY ? null : closes % DAY };
	}
	const next = open.find(({ opens }) => opens > minute);
	if (!next) return { kind: "closed", opens: null };
	const daysAhead = Math.floor(next.opens / DAY);
	return {
		kind: "closed",
		opens: { day: (weekday + daysAhead) % WEEK, daysAhead, minute: next.opens % DAY },
	};
}

/** The open ranges of the day before, this one and the week to come, in minutes from this day's midnight, in order. */
function listAhead(
	{ days, holidays }: WeeklyHours,
	weekday: number,
	closedFrom: (daysAhead: number) => number | null,
): OpenRange[] {
	const found: OpenRange[] = [];
	for (let ahead = -1; ahead <= WEEK; ahead += 1) {
		const usual = days[(weekday + ahead + WEEK) % WEEK] ?? [];
		const from = closedFrom(ahead);
		const ranges =
			from === null
				? usual
				: from === 0 || holidays
					? (holidays ?? [])
					: usual.flatMap(({ opens, closes }) => (opens < from ? [{ opens, closes: Math.min(closes, from) }] : []));
		for (const { opens, closes } of ranges) found.push({ opens: opens + ahead * DAY, closes: closes + ahead * DAY });
	}
	return found.sort((one, other) => one.opens - other.opens);
}
