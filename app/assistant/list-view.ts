import type { Reply } from "../../domain/assistant/reply.ts";
import { institutionName } from "../../domain/institution.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { Audience } from "../../domain/search/catalogue-filter.ts";
import { addresses } from "../addresses.ts";

/** More than these are read in the catalogue. */
const MOST_LISTED = 8;
/** Little words before what a list is about: "que para menores". */
const LEADING = /^(?:(?:que|de|del|para|sobre|con|en|y|el|la|los|las|for|about) )+/;

/** The first of a list, how many it has, and where all of them stand. */
export interface ListView {
	total: number;
	isFree: boolean;
	isOnline: boolean;
	/** Name of the institution whose they are; null for any. */
	institution: string | null;
	/** For whom they are; null for anybody. */
	audience: Audience | null;
	/** The category or the words that they are about; null for any. */
	about: string | null;
	listed: readonly { id: string; name: string }[];
	/** The same list in the catalogue. */
	address: string;
}

/** What the page draws of a list. */
export function viewList({ wanted, procedures }: Extract<Reply, { kind: "list" }>): ListView {
	const { isFree, isOnline, institution, category, audience, text } = wanted;
	return {
		total: procedures.length,
		isFree,
		isOnline,
		institution: institution && institutionName(institution),
		audience,
		about: category?.name ?? (text.replace(LEADING, "") || null),
		listed: procedures.slice(0, MOST_LISTED).map((each) => ({ id: each.id, name: procedureName(each) })),
		address: addresses.catalogue.to({
			category: category?.id,
			institution: institution?.id,
			audience: audience ?? "todos",
			isFree,
			isOnline,
			text,
		}),
	};
}
