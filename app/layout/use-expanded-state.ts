import type { RefObject } from "react";
import { useEffect } from "react";

/**
 * Keeps `aria-expanded` of the buttons that open a popover in step with it. Only with scripts: without
 * them the browser derives the state itself, and a fixed attribute in the HTML would be wrong once the popover opens.
 */
export function useExpandedState(popover: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = popover.current;
		if (!element) return;
		const openers = document.querySelectorAll(`[popovertarget="${element.id}"]:not([popovertargetaction="hide"])`);
		const show = (isOpen: boolean) => {
			for (const opener of openers) {
				opener.setAttribute("aria-expanded", String(isOpen));
				opener.setAttribute("aria-controls", element.id);
			}
		};
		const onToggle = (event: ToggleEvent) => show(event.newState === "open");
		show(element.matches(":popover-open"));
		element.addEventListener("toggle", onToggle);
		return () => element.removeEventListener("toggle", onToggle);
	}, [popover]);
}
