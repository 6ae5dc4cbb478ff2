import { openStateAt } from "../../domain/offices/clock.ts";
import { parseHours } from "../../domain/offices/hours.ts";

/** How the states are said, as `OfficeList` writes them beside its offices; `{t}` is a time, `{d}` a day of the week. */
export type OpenWords = readonly [
	always: string,
	openUntil: string,
	opensToday: string,
	opensTomorrow: string,
	opensOn: string,
	closed: string,
];

/** A clock behind the day on which the newest fact was read is wrong; years after it, either is the clock or are the facts. */
const WRONG_CLOCK_DAYS = 2;
const OLD_FACTS_DAYS = 3 * 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes into each office with known hours whether it is open now, by Guatemala's clock and holidays. */
export function sayWhetherOpen(now = Date.now()): void {
	for (const list of document.querySelectorAll<HTMLElement>("[data-open-words]")) {
		const words: OpenWords = JSON.parse(list.dataset.openWords ?? "[]");
		const age = (now - Date.parse(list.dataset.since ?? "")) / DAY_MS;
		const isWrongClock = age < -WRONG_CLOCK_DAYS || age > OLD_FACTS_DAYS;
		for (const place of list.querySelectorAll<HTMLElement>("[data-hours]")) {
			const hours = parseHours(place.dataset.hours ?? "");
			if (!hours || isWrongClock) continue;
			const state = openStateAt(hours, now);
			place.dataset.state = state.kind;
			place.textContent = sayState(state, words);
		}
	}
}

function sayState(
	state: ReturnType<typeof openStateAt>,
	[always, openUntil, opensToday, opensTomorrow, opensOn, closed]: OpenWords,
): string {
	if (state.kind === "open") return state.closes === null ? always : fill(openUntil, state.closes);
	if (!state.opens) return closed;
	const { day, daysAhead, minute } = state.opens;
	if (daysAhead === 0) return fill(opensToday, minute);
	return daysAhead === 1 ? fill(opensTomorrow, minute) : fill(opensOn, minute, day);
}

function fill(words: string, minute: number, day = 0): string {
	const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
	// The 5th of January 1970 was a Monday.
	const name = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", timeZone: "UTC" }).format(
		Date.UTC(1970, 0, 5 + day),
	);
	return words.replace("{t}", time).replace("{d}", name);
}
