import { find } from "./dom.ts";

/** What somebody else changed on the page as the server sent it, oldest first. */
const changes: MutationRecord[] = [];
const observer = new MutationObserver(note);
/** While the page is coming it grows by itself; what goes, somebody takes away. */
let isWhole = false;

/**
 * Translators, reading extensions and content blockers change a page before its scripts take it over, and React takes over
 * only what it would have drawn itself. So their changes are written down, and taken back for as long as React looks
 * (app/take-over/foreign-nodes.ts).
 */
export function noteForeignChanges(): void {
	// Attributes are no matter: React leaves those of the page as they are.
	const what = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
	for (const part of [find("body"), find("title")]) if (part) observer.observe(part, what);
	document.addEventListener("readystatechange", () => {
		note(observer.takeRecords());
		isWhole = true;
	});
	window.takeForeignChanges = takeChanges;
}

/** That styles go is our own doing (app/take-over/whole-sheet.ts). */
function note(records: readonly MutationRecord[]): void {
	const isForeign = ({ removedNodes }: MutationRecord) => removedNodes[0]?.nodeName !== "STYLE";
	changes.push(...records.filter((record) => isForeign(record) && (isWhole || record.removedNodes.length > 0)));
}

/** All of them, oldest first; from now on none is noted. */
function takeChanges(): readonly MutationRecord[] {
	note(observer.takeRecords());
	observer.disconnect();
	return changes;
}
