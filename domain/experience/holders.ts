// Apart from the experiences, because addresses ask for these words alone.

/** In whose name a business is; experiences for which that makes a difference ask it, and begin with the first. */
export const HOLDERS = ["persona", "sociedad"] as const;
export type Holder = (typeof HOLDERS)[number];
