/**
 * Moves a fixed card between the foot and the top of the window (`data-place`) whenever it would lie
 * over what has the focus (case K03). Returns how to stop.
 */
export function keepOffFocus(card: HTMLElement): () => void {
	let frame = 0;

	function look() {
		// The browser scrolls the focused element into view first.
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(() => {
			if (!covers(card, document.activeElement)) return;
			moveAway(card);
			// An element as large as the window is covered at either place, so the card returns to the foot.
			if (covers(card, document.activeElement)) card.dataset.place = "foot";
		});
	}

	look();
	addEventListener("focusin", look);
	return () => {
		cancelAnimationFrame(frame);
		removeEventListener("focusin", look);
	};
}

function moveAway(card: HTMLElement): void {
	card.dataset.place = card.dataset.place === "top" ? "foot" : "top";
}

function covers(card: HTMLElement, element: Element | null): boolean {
	if (!element || element === document.body || card.contains(element)) return false;
	const one = card.getBoundingClientRect();
	const other = element.getBoundingClientRect();
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
