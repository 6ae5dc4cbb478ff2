import { find } from "./dom.ts";

/** What somebody else changed on the page as the server sent it, oldest first. */
const changes: MutationRecord[] = [];
const observer = new MutationObserver(note);
/** While the page is coming it grows by itself; what goes, somebody takes away. */
let isWhole = false;

/**
 * Translators, reading extensions and content blockers change a page before its scripts take it over, and React takes over
 * only what it would have drawn itself. So their changes are written down, and `window.undoForeignChanges` takes them back
 * for as long as React looks.
 */
export function noteForeignChanges(): void {
	// Attributes are no matter: React leaves those of the page as they are.
	const what = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
	for (const part of [find("body"), find("title")]) if (part) observer.observe(part, what);
	document.addEventListener("readystatechange", () => {
		note(observer.takeRecords());
		isWhole = true;
	});
	window.undoForeignChanges = undo;
}

/** That styles go is our own doing (app/take-over/whole-sheet.ts). */
function note(records: readonly MutationRecord[]): void {
	const isForeign = ({ removedNodes }: MutationRecord) => removedNodes[0]?.nodeName !== "STYLE";
	changes.push(...records.filter((record) => isForeign(record) && (isWhole || record.removedNodes.length > 0)));
}

/** The page as the server sent it, and what gives it back as it was; nothing where nobody changed it. */
function undo(): (() => void) | undefined {
	note(observer.takeRecords());
	observer.disconnect();
	if (changes.length === 0) return undefined;
	const focused = document.activeElement as HTMLElement | null;
	const redo = changes.reverse().map(undoOne).reverse();
	return () => {
		for (const act of redo) act();
		if (document.activeElement !== focused) focused?.focus({ preventScroll: true });
	};
}

function undoOne(record: MutationRecord): () => void {
	const { target, type } = record;
	if (type === "characterData") {
		const text = target.nodeValue;
		target.nodeValue = record.oldValue;
		return () => {
			target.nodeValue = text;
		};
	}
	replace(record, record.addedNodes, record.removedNodes);
	return () => replace(record, record.removedNodes, record.addedNodes);
}

/**
 * What comes stands before what goes: who watches the page (app/take-over/foreign-nodes.ts) sees that it takes its place. While the page
 * was coming, what now follows was not yet there.
 */
function replace({ target, previousSibling, nextSibling }: MutationRecord, gone: NodeList, come: NodeList): void {
	const isThere = (node: Node | null) => node?.parentNode === target;
	const next = isThere(nextSibling)
		? nextSibling
		: isThere(previousSibling)
			? previousSibling?.nextSibling
			: previousSibling === null && target.firstChild;
	for (const node of come) target.insertBefore(node, next || null);
	for (const node of gone) if (isThere(node)) target.removeChild(node);
}
