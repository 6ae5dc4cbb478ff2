import { PROMO_DAY_KEY, PROMO_SEEN_KEY } from "../../content/storage-keys.ts";
import { canStore, readStoredText, writeStoredText } from "../browser-store.ts";

/** Tells whether the notice was never seen, or last on another day of Guatemala's calendar (case C108). */
export function isPromoDue(now: Date): boolean {
	// Where nothing can be stored, "don't show today" could not be kept: better never to show it.
	return canStore() && !isDay(readStoredText(PROMO_DAY_KEY) ?? "", now);
}

/** Remembers that the notice was seen today. */
export function rememberPromoSeen(now: Date): void {
	// When storage is full, the only harm is that the notice may appear again on the next page.
	writeStoredText(PROMO_SEEN_KEY, "true");
	writeStoredText(PROMO_DAY_KEY, dayText(now));
}

/** A day as `Date.toDateString` writes it ("Sat Nov 21 2026"), always Guatemala's day. */
function dayText(moment: Date): string {
	// Six hours behind Greenwich all the year round; `Intl` says it in thrice the letters, and each is in every page.
	const minutes = moment.getTimezoneOffset() - 360;
	return new Date(moment.getTime() + minutes * 60_000).toDateString();
}

/** Earlier versions stored the day as "2026-11-21" or as a moment; both are still understood. */
function isDay(stored: string, now: Date): boolean {
	const today = dayText(now);
	const isDate = /^\d{4}-\d\d-\d\d/.test(stored);
	// Noon in Greenwich is the same calendar day in Guatemala.
	const moment = new Date(stored.length > 10 ? stored : `${stored}T12:00Z`);
	return stored === today || (isDate && dayText(moment) === today);
}
