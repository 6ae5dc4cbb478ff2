/** A sentence as it stands on the page, in one language. */
export interface Passage {
	words: string;
	language: string;
	range: Range;
}

/** Controls, ways around and what is there for screen readers only: nobody would read them out to somebody else. */
const NEVER_READ =
	"nav, search, [role=search], button, .button, input, select, textarea, svg, script, style, [hidden], [aria-hidden=true], [role=status], [data-unread], .origin > .screen-only, .visually-hidden";
/** What a page marks as worth hearing; a page that marks nothing is read whole. */
const MARKED = "[data-read]";

interface Run {
	block: Element | null;
	language: string;
	texts: Text[];
}

/** The sentences of a part of the page in their order, without anything that cannot be seen. */
export function listPassages(part: Element): Passage[] {
	const marked = part.querySelectorAll(MARKED);
	const roots = marked.length > 0 ? [...marked] : [part];
	return roots.flatMap(listRuns).flatMap(splitIntoSentences);
}

/** Texts that follow one another in one block and one language. */
function listRuns(root: Element): Run[] {
	const runs: Run[] = [];
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const text = walker.currentNode;
		const parent = text.parentElement;
		if (!(text instanceof Text) || !parent || !isRead(parent)) continue;
		const block = blockOf(parent);
		const language = parent.closest<HTMLElement>("[lang]")?.lang ?? "es";
		const last = runs.at(-1);
		if (last && last.block === block && last.language === language) last.texts.push(text);
		else runs.push({ block, language, texts: [text] });
	}
	return runs;
}

function isRead(element: Element): boolean {
	if (element.closest(NEVER_READ)) return false;
	// Browsers before 2024 cannot tell; there the attributes above decide.
	return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function blockOf(element: Element): Element | null {
	let block: Element | null = element;
	while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
	return block;
}

function splitIntoSentences({ texts, language }: Run): Passage[] {
	const whole = texts.map(({ data }) => data).join("");
	return listSentences(whole, language).flatMap(({ start, end }) => {
		const words = whole.slice(start, end).replace(/\s+/g, " ").trim();
		if (!/[\p{L}\p{N}]/u.test(words)) return [];
		const range = document.createRange();
		const lead = /^\s*/.exec(whole.slice(start, end))?.[0].length ?? 0;
		range.setStart(...placeOf(texts, start + lead));
		range.setEnd(...placeOf(texts, whole.slice(0, end).trimEnd().length));
		return [{ words, language, range }];
	});
}

function listSentences(text: string, language: string): { start: number; end: number }[] {
	// Firefox before 125 has none; a block is then one sentence.
	if (!("Segmenter" in Intl)) return [{ start: 0, end: text.length }];
	const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
	return Array.from(segments, ({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Where a position in the joined texts lies. */
function placeOf(texts: readonly Text[], position: number): [Text, number] {
	let left = position;
	for (const text of texts) {
		if (left <= text.length) return [text, left];
		left -= text.length;
	}
	throw new RangeError("The position lies behind the texts");
}

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
