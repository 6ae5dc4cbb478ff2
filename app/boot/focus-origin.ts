import { closest, find, on } from "./dom.ts";

/** Where the focus was before it went into a bar. */
const origins = new WeakMap<Element, HTMLElement>();

/** From now on notes where the focus comes from whenever it enters an element that matches. */
export function rememberOrigins(bars: string): void {
	on("focusin", ({ target, relatedTarget }) => {
		const bar = closest(target, bars);
		if (bar && relatedTarget instanceof HTMLElement && !bar.contains(relatedTarget)) origins.set(bar, relatedTarget);
	});
}

/** Before a bar goes: a focus inside it returns to where it came from, or to the content when that is gone. */
export function returnFocus(bar: Element | null): void {
	if (!bar?.contains(document.activeElement)) return;
	const origin = origins.get(bar);
	if (origin?.isConnected) origin.focus({ preventScroll: true });
	else focusContent();
}

/** The place where the page begins, for whoever has no other. */
export function focusContent(): void {
	find("#contenido")?.focus({ preventScroll: true });
}
