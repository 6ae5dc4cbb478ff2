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
