import type { Catalogue, CatalogueRows } from "../catalogue/catalogue.ts";
import { readCatalogueInSteps } from "../catalogue/catalogue.ts";
import type { UntrustedRow } from "../fields/fields.ts";
import { isRow } from "../fields/fields.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { createProcedureSearchInSteps } from "../search/search.ts";
import type { SearchedBeside } from "../search/searched-pages.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import { readSentences } from "./coded-sentences.ts";
import type { CopyPiece, CopyWords } from "./copy-pieces.ts";

/** What the release itself knows beside, which no piece brings. */
export type OwnBeside = Pick<SearchedBeside, "experiences" | "otherNames">;

const NO_WORDS: CopyWords = { shared: [], elsewhere: [], site: [], mostAsked: [] };

/**
 * The catalogue that pieces hold, in steps. `day` is when the server wrote them: how old a fact is, is told as of then,
 * whatever the clock of the device says.
 */
export function* openCopyInSteps(pieces: readonly CopyPiece[], version: string, day: Date): Steps<Catalogue> {
	const rows: Record<string, UntrustedRow[]> = { procedures: [], institutions: [], observatory: [] };
	yield* inSteps(pieces, (piece) => {
		for (const [table, list] of Object.entries(piece.rows ?? {})) {
			rows[table] ??= [];
			rows[table].push(...list.filter(isRow));
		}
	});
	const { procedures = [], institutions = [], observatory = [], ...beside } = rows;
	const all: CatalogueRows = { ...beside, procedures, institutions, observatory };
	return yield* readCatalogueInSteps(all, version, day);
}

/** The search of that catalogue, as exact as the server's. */
export function* openCopySearchInSteps(
	pieces: readonly CopyPiece[],
	{ procedures, institutions }: Catalogue,
	{ experiences, otherNames }: OwnBeside,
): Steps<ProcedureSearch> {
	const { mostAsked, ...said } = pieces.find(({ words }) => words)?.words ?? NO_WORDS;
	const names = pieces.flatMap((piece) => piece.names ?? []);
	const letters = pieces.flatMap((piece) => piece.stems ?? []);
	const stems = new Map<string, readonly (readonly string[])[]>();
	yield* inSteps(pieces, ({ said = [] }) => {
		for (const [id, sentences] of said) stems.set(id, readSentences(sentences, letters));
	});
	const examples = { ...said, of: new Map(), stems };
	return yield* createProcedureSearchInSteps(procedures, {
		...{ institutions, experiences, examples, mostAsked, names },
		...(otherNames && { otherNames }),
	});
}
