import type { Catalogue } from "../catalogue.ts";
import { keptFor } from "../kept-for.ts";
import type { ClosedEdition } from "../site-documents/edition.ts";
import { EDITION_WORD, readEditionDocument } from "../site-documents/edition.ts";
import { closeEdition } from "./close-edition.ts";
import { compareEditionDays } from "./edition-day.ts";

export interface ListedEdition extends ClosedEdition {
	/** The last part of its address. */
	id: string;
}

/** The closed editions that can be read, the oldest first; read once for each catalogue, when somebody first asks. */
export const listEditions: (catalogue: Catalogue) => readonly ListedEdition[] = keptFor((catalogue: Catalogue) =>
	[...catalogue.documents]
		.flatMap(([documentId, content]): ListedEdition[] => {
			if (!documentId.startsWith(`${EDITION_WORD}:`)) return [];
			const edition = readEditionDocument(content);
			return edition ? [{ ...edition, id: documentId.slice(EDITION_WORD.length + 1) }] : [];
		})
		.sort(compareEditionDays),
);

/** The ids of what is stored as an edition, without reading any. */
export function listEditionIds({ documents }: Catalogue): { id: string }[] {
	const ids = [...documents.keys()].filter((id) => id.startsWith(`${EDITION_WORD}:`));
	return ids.map((id) => ({ id: id.slice(EDITION_WORD.length + 1) }));
}

/** The observatory of this moment in the form of an edition, without a name and a day; made once for each catalogue. */
export const editionOfNow: (catalogue: Catalogue) => ClosedEdition = keptFor((catalogue: Catalogue) =>
	closeEdition(catalogue, { name: "", note: "", date: "" }),
);
