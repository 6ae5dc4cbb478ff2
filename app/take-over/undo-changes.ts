/**
 * Takes back what somebody else changed on a page, oldest first (app/boot/foreign-changes.ts): the page is as the server sent
 * it. Answers what gives it back as it was; nothing where nobody changed it.
 */
export function undoChanges(changes: readonly MutationRecord[]): (() => void) | undefined {
	if (changes.length === 0) return undefined;
	const focused = document.activeElement as HTMLElement | null;
	const redo = changes.toReversed().map(undoOne).reverse();
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
