import type { ProcedureCardView } from "../components/procedure-card-view.ts";
import { unpack } from "../packed.ts";
import { isRecord } from "../untrusted-json.ts";
import type { CardsView } from "./catalogue-view.ts";

/** The cards of a part of the list. */
export interface Cards {
	matches: readonly ProcedureCardView[];
	suggestions: readonly ProcedureCardView[];
}

export function unpackCards({ matches, suggestions }: Pick<CardsView, keyof Cards>): Cards {
	return { matches: unpack(matches), suggestions: unpack(suggestions) };
}

/** The cards that an answer holds; null when it is no answer of ours, such as the page of a network that wants a login. */
export function readMoreCards(answer: unknown): Cards | null {
	if (!isRecord(answer)) return null;
	const { matches, suggestions } = answer;
	return typeof matches === "string" && typeof suggestions === "string" ? unpackCards({ matches, suggestions }) : null;
}
