const NAME = "listening";

/** Marks the sentence that is being read, without moving anything, and brings it into sight; null takes the mark away. */
export function markPassage(range: Range | null): void {
	if (typeof CSS !== "undefined" && "highlights" in CSS) {
		if (range) CSS.highlights.set(NAME, new Highlight(range));
		else CSS.highlights.delete(NAME);
	}
	if (range) showPassage(range);
}

function showPassage(range: Range): void {
	const { top, bottom } = range.getBoundingClientRect();
	const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
	const foot = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
	if (top >= (Number.parseFloat(scrollPaddingTop) || 0) && bottom <= foot) return;
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	scrollBy({ top: top - innerHeight / 4, behavior: isCalm ? "instant" : "smooth" });
}
