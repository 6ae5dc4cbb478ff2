/** A subject that is no procedure. */
export interface Elsewhere {
	id: string;
	/** In lower case, to stand within a sentence: "alquilar casa o apartamento". */
	name: { es: string; en: string };
	/** Id of the procedure or institution that may help with a trouble of that kind; null where none does. */
	nearest: string | null;
	said: readonly string[];
}

/** What words about the portal itself lead to. */
export const SITE_SUBJECTS = ["free", "online", "offices", "all", "help", "report", "assistant"] as const;
export type SiteSubject = (typeof SITE_SUBJECTS)[number];

/** A sentence, or its stems where somebody has cut them already (`search-file.ts`). */
export type Said = string | readonly string[];

/** Sentences of people by what they wanted: what the search learns from (docs/decisions/search.md). */
export interface Examples {
	/** By id of a procedure, an experience or an institution. */
	of: ReadonlyMap<string, readonly string[]>;
	/** Instead of them and of those of a subject (`idOf`), on a device that got the search as a file. */
	stems?: ReadonlyMap<string, readonly Said[]>;
	/** What several pages may be meant by, the most probable first; one that does not exist is passed over. */
	shared: readonly { said: string; pages: readonly string[] }[];
	elsewhere: readonly Elsewhere[];
	site: readonly { id: SiteSubject; said: readonly string[] }[];
}

export const NO_EXAMPLES: Examples = { of: new Map(), shared: [], elsewhere: [], site: [] };
