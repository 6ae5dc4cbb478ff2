import { useEffect } from "react";

const CARDS = ".procedure-card, .experience-card, .institution-entry";
const ACTS_BY_ITSELF = "a, button, input, select, textarea, label, summary";
/** Pixels that a hand moves while it only presses. */
const TREMBLE = 4;

/**
 * Lifts the text of cards over the link that fills them, so that a mouse can select it; a press on it still opens the
 * card. Until scripts run the link stays on top.
 */
export function useSelectableCards(): void {
	useEffect(() => {
		let pressedAt = { x: 0, y: 0 };
		const notePress = ({ x, y }: MouseEvent) => {
			pressedAt = { x, y };
		};
		const onClick = (event: MouseEvent) => {
			const isDragged = Math.hypot(event.x - pressedAt.x, event.y - pressedAt.y) > TREMBLE;
			if (!isDragged) openCard(event);
		};
		document.documentElement.dataset.cards = "selectable";
		addEventListener("mousedown", notePress);
		addEventListener("click", onClick);
		return () => {
			removeEventListener("mousedown", notePress);
			removeEventListener("click", onClick);
		};
	}, []);
}

function openCard({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
	if (defaultPrevented || !(target instanceof Element) || target.closest(ACTS_BY_ITSELF)) return;
	const link = target.closest(CARDS)?.querySelector("h3 a");
	const keys = { ctrlKey, metaKey, shiftKey, altKey };
	link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
}
