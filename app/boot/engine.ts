/** What is asked of a window. */
export interface Engine {
	Array: { prototype: object };
	CSSContainerRule?: unknown;
	HTMLDialogElement?: { prototype: object };
}

/**
 * Whether an engine has what the scripts of the pages use, which are written for Chrome and Edge 114, Firefox 115, Safari
 * 16.0 and Samsung Internet 22 (docs/decisions/old-engines.md). Three things stand for the rest: container queries (Chrome
 * 105, Firefox 110, Safari 16.0), without which an engine also has the sheet for old ones; `toSorted` (Chrome 110, Firefox
 * 115, Safari 16.0); and modal dialogs (Chrome 37, Firefox 98, Safari 15.4), which browsers for thrift leave out.
 */
export function isWhole(engine: Engine): boolean {
	return (
		"CSSContainerRule" in engine &&
		"toSorted" in engine.Array.prototype &&
		engine.HTMLDialogElement !== undefined &&
		"showModal" in engine.HTMLDialogElement.prototype
	);
}
