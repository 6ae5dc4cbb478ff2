/** What a citizen narrows the catalogue to. */
export interface CatalogueFilter {
	/** Blank: any. */
	text: string;
	/** Name, code or alias of a category; null: any. */
	category: string | null;
	/** Id of an institution; null: any. */
	institution?: string | null;
	/** Whoever asks; null: anybody. */
	audience?: Audience | null;
	/** Only what is known to cost nothing. */
	isFree?: boolean;
	/** Only what is done wholly online. */
	isOnline?: boolean;
}

/** Whom a citizen may look for: what serves both serves each of them. */
export const AUDIENCES = ["persona", "empresa"] as const;
export type Audience = (typeof AUDIENCES)[number];
