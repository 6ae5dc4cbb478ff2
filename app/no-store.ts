/** For an answer that holds what one citizen wrote: no browser and no cache on its way keeps it. */
export const NO_STORE = { "Cache-Control": "no-store" } as const;

/** The same for an answer that no search engine should list either. */
export const NO_STORE_NO_INDEX = { ...NO_STORE, "X-Robots-Tag": "noindex" } as const;
