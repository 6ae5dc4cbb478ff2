import { STORAGE_KEYS } from "../../content/browser-storage.ts";
import { TIME_ZONE } from "../../domain/language.ts";
import { canStore, readStoredText, writeStoredText } from "../browser-store.ts";

/** Tells whether the notice was never seen, or last on another day of Guatemala's calendar (case C108). */
export function isPromoDue(now: Date): boolean {
	// Where nothing can be stored, "don't show today" could not be kept: better never to show it.
	if (!canStore()) return false;
	const last = readStoredText(STORAGE_KEYS.promoDay);
	return last === null || !isDay(last, now);
}

/** Remembers that the notice was seen today. */
export function rememberPromoSeen(now: Date): void {
	// When storage is full, the only harm is that the notice may appear again on the next page.
	writeStoredText(STORAGE_KEYS.promoSeen, "true");
	writeStoredText(STORAGE_KEYS.promoDay, dayText(now));
}

/** A day as `Date.toDateString` writes it ("Sat Nov 21 2026"), always Guatemala's day. */
function dayText(moment: Date): string {
	const format = new Intl.DateTimeFormat("en-US", {
		weekday: "short",
		month: "short",
		day: "2-digit",
		year: "numeric",
		timeZone: TIME_ZONE,
	});
	return format.format(moment).replaceAll(",", "");
}

/** Earlier versions stored the day as "2026-11-21" or as a moment; both are still understood. */
function isDay(stored: string, now: Date): boolean {
	const today = dayText(now);
	if (stored === today) return true;
	const calendarDay = /^\d{4}-\d\d-\d\d$/.test(stored);
	// Noon in Greenwich is the same calendar day in Guatemala.
	const moment = new Date(calendarDay ? `${stored}T12:00:00Z` : stored);
	return /\d{4}-\d\d-\d\d/.test(stored) && !Number.isNaN(moment.getTime()) && dayText(moment) === today;
}
