import { KEEPS_PLACE } from "../../keeps-place.ts";

/** Location state of a navigation from the table to a detail: closing the detail then goes one step back. */
export const FROM_PAGE = { ...KEEPS_PLACE, isFromPage: true };

export function isFromPage(state: unknown): boolean {
	return typeof state === "object" && state !== null && "isFromPage" in state;
}
