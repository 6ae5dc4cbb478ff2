/** State of a navigation that only narrows what the screen shows: focus and scroll stay where they are. */
export const KEEPS_PLACE = { keepsPlace: true };

/** Tells whether the state of a location is that of such a navigation. */
export function isKeepingPlace(state: unknown): boolean {
	return typeof state === "object" && state !== null && "keepsPlace" in state;
}
