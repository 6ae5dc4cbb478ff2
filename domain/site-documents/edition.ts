import { z } from "zod";
import type { EditionRow, EditionTotals } from "../observatory/edition-totals.ts";
import { addUpEdition } from "../observatory/edition-totals.ts";

/** Begins the id of each document with a closed edition of the observatory: `edition:primera-edicion`. */
export const EDITION_WORD = "edition";
export const MOST_NAME_LETTERS = 80;
export const MOST_NOTE_LETTERS = 600;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const text = (most: number) =>
	z
		.string()
		.max(most, `usa ${most} letras o menos`)
		.refine((each) => each === each.trim(), "quita los espacios del principio o del final");
const share = z.int().min(0).max(1000);
const count = z.int().min(0);
const keys = z.array(z.string().min(1).max(60)).min(1).max(60);

/** Id, name, place of its institution in the list or -1, score, maturity, confirmed indicators, then each dimension in thousandths. */
const ROW = z.tuple(
	[
		...([z.string().min(1).max(200), z.string().max(300), z.int().min(-1)] as const),
		...([z.number().min(0).max(100).nullable(), z.number().min(0).max(5).nullable(), count] as const),
	],
	share,
);

const SHAPE = z.strictObject({
	name: text(MOST_NAME_LETTERS).min(1, "dale un nombre"),
	/** What a reader should know of it; may be empty. */
	note: text(MOST_NOTE_LETTERS),
	/** The day of which it speaks, a calendar date. */
	date: z.iso.date("escribe una fecha que exista, como 2026-11-23"),
	/** How it was evaluated: what changed in it between two editions is told beside them. */
	method: z.strictObject({
		indicators: keys,
		dimensions: keys,
		/** Levels of the score, best first, each with the score from which it begins. */
		levels: z.array(z.tuple([z.string().min(1), z.number().min(0).max(100)])).min(1),
		/** Most steps and requirements for a Sí and for a Parcial. */
		steps: z.array(count),
		requirements: z.array(count),
		/** Confirmed indicators that a score takes. */
		least: count,
	}),
	totals: z.strictObject({
		evaluated: count,
		scored: count,
		average: z.number().min(0).max(100).nullable(),
		/** Mean of each dimension over what has a score, in thousandths. */
		dimensions: z.array(share),
		/** How many reach each level, in the order of `method.levels`. */
		levels: z.array(count),
	}),
	/** Id and name. */
	institutions: z.array(z.tuple([z.string().min(1), z.string()])),
	rows: z.array(ROW),
});

/** The observatory as it was on a day: small enough to be kept for ever, and readable without the catalogue of that day. */
export interface ClosedEdition {
	name: string;
	note: string;
	date: string;
	method: z.infer<typeof SHAPE>["method"];
	totals: EditionTotals;
	institutions: readonly (readonly [id: string, name: string])[];
	rows: readonly EditionRow[];
}

/** The edition of a stored document; undefined where it cannot be used whole. */
export function readEditionDocument(content: unknown): ClosedEdition | undefined {
	const { data } = SHAPE.safeParse(content);
	return data && listMisfits(data).length === 0 ? data : undefined;
}

/** An edition is closed once; afterwards nobody changes or removes it. */
export const EDITION_RULE = {
	word: EDITION_WORD,
	isLasting: true,
	check(content: unknown, documentId: string): { field: string; message: string }[] {
		const own = documentId.slice(EDITION_WORD.length + 1);
		const wrongId = ID.test(own) ? [] : [{ field: "-", message: `«${own}» no es un identificador` }];
		const { data, error } = SHAPE.safeParse(content);
		const flaws = (error?.issues ?? []).map(({ path, message }) => ({
			field: path.map(String).join(".") || "-",
			message,
		}));
		return [...wrongId, ...flaws, ...(data ? listMisfits(data) : [])];
	},
};

/** Parts that do not fit each other. */
function listMisfits(edition: ClosedEdition): { field: string; message: string }[] {
	const { method, institutions, rows, totals } = edition;
	const misfits = rows.filter(
		([, , institution, , , , ...dimensions]) =>
			institution >= institutions.length || dimensions.length !== method.dimensions.length,
	);
	if (misfits.length > 0) return [{ field: "rows", message: "hay filas que no caben en esta edición" }];
	const isSummed = JSON.stringify(addUpEdition(rows, method)) === JSON.stringify(totals);
	return isSummed ? [] : [{ field: "totals", message: "los totales no son los de sus filas" }];
}
