import { closest, find, on, root } from "./dom.ts";

/**
 * What stands fixed at the foot of the window: the end of the page, and what has the focus, keep clear of its height. Set on
 * the root itself: were it a custom property, browsers would look at the style of every element again, 60 ms on a cheap phone.
 */
export function measureDock(): void {
	// The promo stands on top of the stack without being a part of its height (promo.css).
	const parts = document.querySelectorAll<HTMLElement>(".dock-stack,.promo");
	const observer = new ResizeObserver(() => {
		let height = 0;
		for (const part of parts) if (getComputedStyle(part).position !== "static") height += part.offsetHeight;
		root.style.paddingBlockEnd = `${height}px`;
		root.style.scrollPaddingBlockEnd = `calc(${height}px + var(--s8))`;
	});
	for (const part of parts) observer.observe(part);
}

/** Milliseconds that a message stays in sight. */
const SHOWN_TIME = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says one of the messages that the status of the dock carries in its data attributes, to eyes and screen readers. */
export function say(message: "saved" | "failed"): void {
	const status = find("#dock-status");
	if (!status) return;
	status.textContent = status.dataset[message] ?? "";
	clearTimeout(timer);
	timer = setTimeout(() => {
		status.textContent = "";
	}, SHOWN_TIME);
}

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

/** Scrolled pixels after which the button appears (specification, section 9). */
const THRESHOLD = 100;
const BUTTON = ".back-to-top";

/** The button that leads back to the top of a long page. */
export function offerWayToTop(): void {
	const look = () => find(BUTTON)?.toggleAttribute("hidden", scrollY <= THRESHOLD);
	// Not before the first layout, which to ask for the place would bring forward, in one go with the parsing.
	on("load", look);
	on("scroll", look);
	on("click", ({ target }) => {
		if (!closest(target, BUTTON)) return;
		scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion)").matches ? "instant" : "smooth" });
		focusAgain();
	});
}
