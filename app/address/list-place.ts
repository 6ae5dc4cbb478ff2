// Apart from what pages ask of a list: only who makes a page finds the place, and every page would bring it.
import { type ListPart, type ListPlace, MOST_PAGES_TOGETHER, WHOLE_LIST } from "./list-part.ts";

/** Entries that one screen shows at most when it is asked for everything, to find in it or to print it. */
const MOST_TOGETHER = 400;
/** So few more than a page are shown with it, not on a page of their own. */
const FEW = 4;

/** Where an asked part of a list of so many entries is; one beyond the end is the last page, which takes a few more. */
export function findPlace(found: number, part: ListPart, size: number): ListPlace {
	const pages = Math.max(1, Math.ceil((found - FEW) / size));
	const most = Math.min(MOST_PAGES_TOGETHER, Math.floor(MOST_TOGETHER / size));
	const [askedFirst, askedLast] = part === WHOLE_LIST ? [1, pages] : typeof part === "number" ? [part, part] : part;
	const first = Math.min(askedFirst, pages);
	const last = Math.min(askedLast, pages, first + most - 1);
	const place = { first, last, pages, from: (first - 1) * size, to: last === pages ? found : last * size, found };
	const together = pages <= most ? found : most * size;
	return { ...(part === WHOLE_LIST && { isWhole: true }), ...place, together };
}
