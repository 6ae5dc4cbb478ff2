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
	if (bar?.contains(document.activeElement)) focusAgain(origins.get(bar));
}

/** The place where the focus was; where there is none any more, that where the page begins. */
export function focusAgain(origin?: HTMLElement): void {
	(origin?.isConnected ? origin : find("#contenido"))?.focus({ preventScroll: true });
}
