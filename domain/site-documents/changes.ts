import { z } from "../fields/shapes.ts";

/** Begins the id of each document with what changed in one record: `changes:procedure:dpi-primera-vez`. */
export const CHANGES_WORD = "changes";
export type ChangedKind = "procedure" | "institution";

/** Changes that are kept of one record; older ones go. */
export const MOST_CHANGES = 30;
/** Characters of one document. */
const MOST_LETTERS = 60_000;

const FIELD = z.strictObject({
	/** A fact of a procedure (`TOLD_FACTS`) or a column of an institution. */
	fact: z.string().min(1),
	/** In lines of Spanish; none where nobody knew it. */
	before: z.array(z.string()),
	after: z.array(z.string()),
	/** The page that said it when it changed; show it only through `safeWebAddress`. */
	source: z.string().nullable(),
});
const CHANGE = z.strictObject({
	/** A moment in ISO 8601. */
	at: z.iso.datetime(),
	facts: z.array(FIELD).min(1),
});

/** One fact that changed, as it was told before and after. */
export type ChangedFact = z.infer<typeof FIELD>;
/** What changed of a record at one moment. */
export type RecordChange = z.infer<typeof CHANGE>;

/** The id of the document with the changes of a record. */
export function changesId(kind: ChangedKind, id: string): string {
	return `${CHANGES_WORD}:${kind}:${id}`;
}

/** The changes of a stored document that can be used, the newest first. */
export function readChanges(content: unknown): RecordChange[] {
	if (!Array.isArray(content)) return [];
	const usable = content.flatMap((each) => CHANGE.safeParse(each).data ?? []);
	return usable.toSorted((one, other) => Number(one.at < other.at) - Number(one.at > other.at)).slice(0, MOST_CHANGES);
}

/** The changes with one more, as they are stored: as many of the newest as there is room for. */
export function addChange(changes: readonly RecordChange[], change: RecordChange): RecordChange[] {
	const all = [change, ...changes].slice(0, MOST_CHANGES);
	while (all.length > 1 && JSON.stringify(all).length > MOST_LETTERS) all.pop();
	return all;
}

/** Written by whatever changes records, and by nobody's hand. */
export const CHANGES_RULE = {
	word: CHANGES_WORD,
	check(content: unknown) {
		const reading = z.array(CHANGE).safeParse(content);
		return reading.success
			? []
			: reading.error.issues.map(({ path }) => ({
					field: path.join(".") || "-",
					message: "no es una lista de cambios",
				}));
	},
};
