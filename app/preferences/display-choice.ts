import { useEffect, useSyncExternalStore } from "react";
import type { Display } from "../../domain/display.ts";
import { DISPLAY_KEY, displayCookieValue, displayWords, readDisplay } from "../../domain/display.ts";
import { useRootData } from "../root-data.ts";
import { preferenceCookie } from "./preference-cookie.ts";

const listeners = new Set<() => void>();

/** How the page is shown now and a way to change it: at once in this document, by cookie on every later page. */
export function useDisplay(): [Display, (change: Partial<Display>) => void] {
	const rootData = useRootData();
	const words = useSyncExternalStore(subscribe, readAttribute, () => rootData?.display ?? "");
	return [readDisplay(words), chooseDisplay];
}

/** On arrival, applies the cookie: a copy of the page (offline, shared cache) may have been made for another display. */
export function useStoredDisplay(): void {
	useEffect(() => {
		const stored = document.cookie.split("; ").find((pair) => pair.startsWith(`${DISPLAY_KEY}=`));
		apply(readDisplay(stored?.slice(DISPLAY_KEY.length + 1)));
	}, []);
}

function chooseDisplay(change: Partial<Display>): void {
	// On top of what is shown by now: presses that waited for the scripts come one right after the other.
	const display = { ...readDisplay(readAttribute()), ...change };
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = preferenceCookie({ name: DISPLAY_KEY, value: displayCookieValue(display), isSecure });
	apply(display);
}

function apply(display: Display): void {
	const words = displayWords(display);
	if (words === readAttribute()) return;
	if (words) document.documentElement.dataset.display = words;
	else delete document.documentElement.dataset.display;
	for (const listener of listeners) listener();
}

function readAttribute(): string {
	return document.documentElement.dataset.display ?? "";
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
