/** What stands where somebody else took a text of the page away. */
const standIns = new WeakMap<Node, readonly Node[]>();

/**
 * Translators put elements of their own in the place of texts, also after React has taken the page over. React would fail
 * where it takes away such a text, or puts something before it, and nobody would see what it writes into it. From now on what
 * stands there goes in its place, or comes after; and a text that React writes comes back. `change` is what is done to the
 * page at once: React may write into it before an observer is told.
 */
export function bearForeignChanges(change: (() => void) | undefined): void {
	const watcher = new MutationObserver(note);
	watcher.observe(document.body, { childList: true, subtree: true });
	change?.();
	note(watcher.takeRecords());

	function note(records: readonly MutationRecord[]): void {
		const added = new Set(records.flatMap((record) => [...record.addedNodes]));
		for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
			if (type === "characterData") bringBack(target);
			for (const node of removedNodes) {
				if (!(node instanceof Text)) continue;
				const beside = [previousSibling, nextSibling].filter((sibling) => sibling !== null && added.has(sibling));
				standIns.set(node, addedNodes.length > 0 ? [...addedNodes] : beside.filter((sibling) => sibling !== null));
				watcher.observe(node, { characterData: true });
			}
		}
	}

	const { removeChild, insertBefore } = Node.prototype;
	Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
		if (child.parentNode === this) return removeChild.call(this, child) as Child;
		note(watcher.takeRecords());
		for (const other of standInsOf(child, this)) removeChild.call(this, other);
		return child;
	};
	Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
		if (next === null || next.parentNode === this) return insertBefore.call(this, child, next) as Child;
		note(watcher.takeRecords());
		return insertBefore.call(this, child, standInsOf(next, this)[0] ?? null) as Child;
	};
}

function standInsOf(node: Node, parent: Node): readonly Node[] {
	return (standIns.get(node) ?? []).filter((other) => other.parentNode === parent);
}

function bringBack(text: Node): void {
	if (text.isConnected) return;
	const [first, ...others] = (standIns.get(text) ?? []).filter((other) => other.isConnected);
	first?.parentNode?.insertBefore(text, first);
	for (const other of [first, ...others]) other?.parentNode?.removeChild(other);
}
