import type { RefObject } from "react";
import { useEffect } from "react";

/**
 * Keeps `aria-expanded` of the buttons that open a popover in step with it, and closes it when the focus goes on to the
 * page, which it would cover. Only with scripts: without them the browser derives the state itself, and a fixed
 * attribute in the HTML would be wrong once the popover opens.
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
		const onFocusOut = ({ relatedTarget }: FocusEvent) => {
			if (!(relatedTarget instanceof Node) || element.contains(relatedTarget)) return;
			if (element.matches(":popover-open")) element.hidePopover();
		};
		show(element.matches(":popover-open"));
		element.addEventListener("toggle", onToggle);
		element.addEventListener("focusout", onFocusOut);
		return () => {
			element.removeEventListener("toggle", onToggle);
			element.removeEventListener("focusout", onFocusOut);
		};
	}, [popover]);
}
