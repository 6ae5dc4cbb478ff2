/** What people usually mean by some words. */
export interface Meaning {
	/** The words, each way of saying it. */
	said: readonly string[];
	/** Ids of procedures, experiences or institutions, the most probable first; one that does not exist is passed over. */
	pages: readonly string[];
}
