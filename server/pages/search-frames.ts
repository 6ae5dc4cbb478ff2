import { LRUCache } from "lru-cache";
import type { SearchFrame } from "../../app/catalogue/search-frame.server.tsx";

/** The pages into which searches are written, by all that they depend on; null where a page cannot be cut so. */
export type SearchFrames = LRUCache<string, { frame: SearchFrame | null }>;

/** A frame has about 200 kB. There is one for each language, and for each way to read that somebody chose. */
const MOST_FRAMES = 24;

export function createSearchFrames(): SearchFrames {
	return new LRUCache({ max: MOST_FRAMES });
}
