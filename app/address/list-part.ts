import type { NamedParameter } from "./address-parameter.ts";
import { parameter, readPlace } from "./address-parameter.ts";

/** What `pagina` says to show a list without pages, as far as one screen goes. */
export const WHOLE_LIST = "todas";
/** Highest page that an address may ask for: 10,000 rows of the observatory, and some more. */
const MOST_PAGES = 1000;
/** Most pages side by side on one screen, whatever their size. */
export const MOST_PAGES_TOGETHER = 40;

/** What an address asks of a long list: a page counted from 1, pages that follow one another, or everything. */
export type ListPart = number | readonly [first: number, last: number] | typeof WHOLE_LIST;

/** Which part of a list a screen shows. */
export interface ListPlace {
	/** True where everything was asked for. */
	isWhole?: true | undefined;
	first: number;
	last: number;
	pages: number;
	/** Entries before the first one shown. */
	from: number;
	/** Entries up to the last one shown. */
	to: number;
	found: number;
	/** How many of them one screen shows when it is asked for everything. */
	together: number;
}

/** `pagina=2`, `pagina=1-3` or `pagina=todas`. */
export function listPart(name: string): NamedParameter<ListPart> {
	return parameter<ListPart>(name, {
		read(text) {
			if (text === WHOLE_LIST) return text;
			const pair = /^(\d+)-(\d+)$/.exec(text ?? "");
			const first = readPlace(pair?.[1] ?? text, MOST_PAGES);
			const last = Math.min(readPlace(pair?.[2] ?? null, MOST_PAGES), first + MOST_PAGES_TOGETHER - 1);
			return last > first ? [first, last] : first;
		},
		write(part) {
			if (part === 1) return null;
			return typeof part === "object" ? part.join("-") : String(part);
		},
	});
}

/** The part to show after a list was filtered or sorted: everything stays everything, else it starts at the first page. */
export function keepWhole({ isWhole }: ListPlace): ListPart {
	return isWhole ? WHOLE_LIST : 1;
}

/** The part of an address that shows the same place again. */
export function partOf({ isWhole, first, last }: ListPlace): ListPart {
	if (isWhole) return WHOLE_LIST;
	return first === last ? first : [first, last];
}

/** The place with one more page behind it; null where there is none or one screen holds no more. */
export function growPlace(place: ListPlace): ListPlace | null {
	const { first, last, pages, from, to, found, together } = place;
	const size = (to - from) / (last - first + 1);
	if (last >= pages || to - from >= together) return null;
	return { ...place, isWhole: undefined, last: last + 1, to: last + 1 === pages ? found : to + size };
}
