// What the page without a line is told behind the `#` of its address, by the worker or by what makes pages from a copy.

/** Before an address that this copy does not hold. */
export const MISSING = "!";

export interface AskedPage {
	/** An address of the portal. */
	to: string;
	isMissing: boolean;
}

/** The page that was asked for; null where none is named, or none of ours. */
export function readAskedPage(hash: string): AskedPage | null {
	const isMissing = hash.startsWith(`#${MISSING}`);
	const to = hash.slice(isMissing ? MISSING.length + 1 : 1);
	return /^\/(?![/\\])/.test(to) ? { to, isMissing } : null;
}
