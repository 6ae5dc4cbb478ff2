/** The long lists of the observatory, of which a page shows the beginning until one is asked for whole. */
export const LONG_LISTS = ["ranking", "categorias", "entidades"] as const;
export type LongList = (typeof LONG_LISTS)[number];
