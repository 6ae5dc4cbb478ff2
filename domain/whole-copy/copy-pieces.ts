import type { Catalogue, CatalogueRows } from "../catalogue/catalogue.ts";
import { INSTITUTION_FIELDS } from "../catalogue/institution.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import { PROCEDURE_FIELDS } from "../catalogue/procedure-fields.ts";
import { LISTED_PLACE_FIELDS } from "../facts/details.ts";
import { PROCEDURE_FEE_FIELDS } from "../facts/procedure-cost.ts";
import { PROCEDURE_FACT_FIELDS } from "../facts/procedure-fact.ts";
import { PROCEDURE_TERM_FIELDS } from "../facts/procedure-term.ts";
import type { Field, Fields } from "../fields/fields.ts";
import { readField } from "../fields/fields.ts";
import { keptFor } from "../kept-for.ts";
import { OFFICE_FIELDS } from "../offices/office.ts";
import type { Examples } from "../search/examples.ts";
import type { SearchedBeside } from "../search/searched-pages.ts";
import { idOf } from "../search/searched-pages.ts";
import { createReader } from "../search/signals.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import { listStems, writeSentences } from "./coded-sentences.ts";

/** What a phone keeps of the catalogue, in pieces, so that a change brings only the pieces that it touches. */
export interface CopyPiece {
	/** Rows as a backend delivers them, by table. */
	rows?: { -readonly [Table in keyof CatalogueRows]?: object[] };
	/** By id of a page, the sentences of people who want it, as letters for their stems (`coded-sentences.ts`). */
	said?: [id: string, letters: string][];
	/** The stems that letters stand for; a later piece goes on with the list. */
	stems?: readonly string[];
	words?: CopyWords;
	/** Procedures of which only the name is known. */
	names?: SearchedBeside["names"];
}

/** What the search knows beside that belongs to no single page; the sentences of a subject stand among those of the pages. */
export interface CopyWords extends Pick<Examples, "shared" | "elsewhere" | "site"> {
	mostAsked: readonly string[];
}

/** The pieces in their order: those of what was checked, with what both parts need, stand before the others. */
export interface CopyPieces {
	pieces: readonly CopyPiece[];
	/** How many of them make a copy of what was checked alone. */
	checked: number;
}

/**
 * Pieces for each sort of thing. A procedure that was checked has nearly one of its own, because its facts change most; ten
 * of them are then a few kilobytes.
 */
const PIECES = { institutions: 32, checked: 512, checkedSaid: 32, others: 256, otherSaid: 32 } as const;
type Shelf = keyof typeof PIECES;

/**
 * Writes a catalogue and what its search knows beside, in steps; of the documents of the desk those that `isTold` names, and nothing of the observatory, which nobody takes to a window.
 */
export function* writeCopyPiecesInSteps(
	catalogue: Catalogue,
	{ examples, mostAsked, names, experiences }: SearchedBeside,
	isTold: (documentId: string) => boolean,
): Steps<CopyPieces> {
	const { shared, site } = examples;
	const elsewhere = examples.elsewhere.map((topic) => ({ ...topic, said: [] }));
	const published = [...catalogue.documents].flatMap(([id, content]) =>
		isTold(id) ? { id, content: JSON.stringify(content) } : [],
	);
	const first: CopyPiece = { words: { shared, elsewhere, site, mostAsked } };
	if (published.length > 0) first.rows = { site_documents: published };
	const shelves: Record<Shelf, CopyPiece[]> = {
		institutions: makeShelf(PIECES.institutions),
		checked: makeShelf(PIECES.checked),
		checkedSaid: makeShelf(PIECES.checkedSaid),
		others: makeShelf(PIECES.others),
		otherSaid: makeShelf(PIECES.otherSaid),
	};
	const pieceOf = (shelf: Shelf, id: string): CopyPiece => shelves[shelf][hashOf(id) % PIECES[shelf]] ?? first;
	const put = (piece: CopyPiece, table: keyof CatalogueRows, row: object) => {
		piece.rows ??= {};
		piece.rows[table] ??= [];
		piece.rows[table].push(row);
	};

	yield* inSteps(catalogue.institutions, (institution) => {
		put(pieceOf("institutions", institution.id), "institutions", writeRow(INSTITUTION_FIELDS, institution));
	});
	yield* inSteps(catalogue.offices, (office) => {
		put(pieceOf("institutions", office.institution_id), "offices", writeRow(OFFICE_FIELDS, office));
	});
	const checkedIds = new Set<string>();
	yield* inSteps([...catalogue.procedures, ...catalogue.variants], (procedure) => {
		const { id, facts, fees, places, terms } = procedure;
		if (!isUnchecked(procedure)) checkedIds.add(id);
		const piece = pieceOf(isUnchecked(procedure) ? "others" : "checked", id);
		put(piece, "procedures", writeRow(PROCEDURE_FIELDS, procedure));
		for (const fact of facts) put(piece, "procedure_facts", writeRow(PROCEDURE_FACT_FIELDS, unjudged(fact)));
		for (const fee of fees) put(piece, "procedure_fees", writeRow(PROCEDURE_FEE_FIELDS, fee));
		for (const place of places) put(piece, "procedure_places", writeRow(LISTED_PLACE_FIELDS, place));
		for (const term of terms) put(piece, "procedure_terms", writeRow(PROCEDURE_TERM_FIELDS, term));
	});
	const listed = new Set([...catalogue.procedures, ...catalogue.institutions, ...experiences].map(({ id }) => id));
	for (const { number } of names) listed.add(`nombre-${number}`);
	const readStems = createReader();
	const said: { id: string; isChecked: boolean; sentences: (readonly string[])[] }[] = [];
	yield* inSteps(examples.of, ([id, texts]) => {
		if (!listed.has(id) || texts.length === 0) return;
		said.push({ id, isChecked: checkedIds.has(id), sentences: texts.map((text) => readStems(text).stems) });
	});
	// A copy of what was checked knows them too.
	yield* inSteps(examples.elsewhere, (topic) => {
		const sentences = topic.said.map((text) => readStems(text).stems);
		if (sentences.length > 0) said.push({ id: idOf({ kind: "elsewhere", topic }), isChecked: true, sentences });
	});
	const firstStems = listStems(said.flatMap(({ isChecked, sentences }) => (isChecked ? sentences : [])));
	const known = new Set(firstStems);
	const otherStems = listStems(said.flatMap(({ sentences }) => sentences)).filter((stem) => !known.has(stem));
	const places = new Map([...firstStems, ...otherStems].map((stem, place) => [stem, place]));
	first.stems = firstStems;
	yield* inSteps(said, ({ id, isChecked, sentences }) => {
		const piece = pieceOf(isChecked ? "checkedSaid" : "otherSaid", id);
		piece.said ??= [];
		piece.said.push([id, writeSentences(sentences, places)]);
	});
	const { institutions, checked, checkedSaid, others, otherSaid } = shelves;
	const kept = [first, ...institutions, ...checked, ...checkedSaid];
	return { pieces: [...kept, { names, stems: otherStems }, ...others, ...otherSaid], checked: kept.length };
}

function makeShelf(length: number): CopyPiece[] {
	return Array.from({ length }, () => ({}));
}

/** What a row says beyond what a row without it says too. */
function writeRow(fields: Fields, row: object): object {
	const said = Object.entries(row).filter(([name, value]) => {
		const field = fields[name];
		return field && value !== usualOf(field) && !(Array.isArray(value) && value.length === 0);
	});
	return Object.fromEntries(said);
}

/** What is read where a row says nothing. */
const usualOf = keptFor((field: Field) => readField(field, null).value);

/** A fact as its row says it; what its pages are worth is told again by whoever reads it. */
function unjudged<Fact extends { status: string }>(fact: Fact): object {
	return { ...fact, status: fact.status === "una fuente lo dice" ? "confirmado" : fact.status };
}

/** FNV-1a: where something stands must be the same on every server. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return hash >>> 0;
}
