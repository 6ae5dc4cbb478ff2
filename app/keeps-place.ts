/** Location state of a navigation that only filters the same screen: focus and scroll position stay. */
export const KEEPS_PLACE = { keepsPlace: true };

/** Tells whether the state of a location is that of such a navigation. */
export function isKeepingPlace(state: unknown): boolean {
	return typeof state === "object" && state !== null && "keepsPlace" in state;
}
