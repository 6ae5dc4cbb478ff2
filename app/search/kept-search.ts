import { openCopy } from "../whole-copy/kept-copy.ts";
import { readOwnViewer } from "../whole-copy/own-viewer.ts";
import type { SearchAnswerView } from "./search-answer.ts";
import { viewSearchAnswer } from "./search-answer.ts";

// The search on the device itself, as exact as the server's: the same ranker over the same names and sentences. This module
// comes only for who keeps a copy of the catalogue and is without a connection.

/** An answer from the device, and when its facts were read. */
export interface KeptAnswer {
	answer: SearchAnswerView;
	keptAt: Date;
}

/** What the copy of this device answers; null where there is none. */
export async function askKeptSearch(text: string): Promise<KeptAnswer | null> {
	const copy = await openCopy();
	if (!copy) return null;
	const search = await copy.search();
	return {
		answer: viewSearchAnswer(copy.catalogue, search.search(text), readOwnViewer()),
		keptAt: new Date(copy.state.readAt),
	};
}
