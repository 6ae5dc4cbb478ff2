import { NOTHING } from "../address/address-parameter.ts";

/** Procedures of one plan. */
export const MOST_IN_PLAN = 20;

/** What an address of the plan says, sorted: what is shown, and what there is to say of the rest. */
export interface Choice {
	/** Ids that the catalogue has, each once, in the order of the address. */
	ids: readonly string[];
	/** Ids that the catalogue has and for which there is no room. */
	left: readonly string[];
	/** Ids that nothing has, each once; null for what says nothing at all. */
	unknown: readonly (string | null)[];
	/** How many ids came more than once. */
	repeated: number;
}

/** Sorts the ids of an address; never throws, whatever they are. */
export function sortChoice(asked: readonly string[], isKnown: (id: string) => boolean): Choice {
	const each = [...new Set(asked)];
	const known = each.filter(isKnown);
	const unknown = each.filter((id) => !isKnown(id));
	return {
		ids: known.slice(0, MOST_IN_PLAN),
		left: known.slice(MOST_IN_PLAN),
		unknown: unknown.map((id) => (id === NOTHING ? null : id)),
		repeated: known.filter((id) => asked.indexOf(id) !== asked.lastIndexOf(id)).length,
	};
}
