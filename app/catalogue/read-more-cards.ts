import { isRecord } from "../untrusted-json.ts";
import type { CardsView } from "./catalogue-view.ts";

/** The cards of a part of the list. */
export type Cards = Pick<CardsView, "matches" | "suggestions">;

/** The cards that an answer holds; null when it is no answer of ours, such as the page of a network that wants a login. */
export function readMoreCards(answer: unknown): Cards | null {
	if (!isRecord(answer)) return null;
	const { matches, suggestions } = answer;
	return Array.isArray(matches) && Array.isArray(suggestions) ? { matches, suggestions } : null;
}
