import { z } from "../fields/shapes.ts";
import type { EditionCeiling, EditionRow, EditionTotals } from "../observatory/edition-totals.ts";
import { addUpEdition, isRated } from "../observatory/edition-totals.ts";
import { codedFlaw, codeOfLength } from "./flaw-words.ts";

/** Begins the id of each document with a closed edition of the observatory: `edition:primera-edicion`. */
export const EDITION_WORD = "edition";
export const MOST_NAME_LETTERS = 80;
export const MOST_NOTE_LETTERS = 600;

/** Indicators and dimensions that an edition may name. */
const MOST_KEYS = 60;
const MOST_ROW_LETTERS = 300;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const text = (most: number) =>
	z
		.string()
		.max(most, codeOfLength(most))
		.refine((each) => each === each.trim(), "blanks");
const share = z.int().min(0).max(1000);
const count = z.int().min(0);
const keys = z.array(z.string().min(1).max(60)).min(1).max(MOST_KEYS);

const SUMS = {
	average: z.number().min(0).max(100).nullable(),
	/** Mean of each dimension over what has a score, in thousandths. */
	dimensions: z.array(share),
	/** How many reach each level, in the order of `method.levels`. */
	levels: z.array(count),
};

const SHAPE = z.strictObject({
	name: text(MOST_NAME_LETTERS).min(1, "editionName"),
	/** What a reader should know of it; may be empty. */
	note: text(MOST_NOTE_LETTERS),
	/** The day of which it speaks, a calendar date. */
	date: z.iso.date("day"),
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
		...SUMS,
		/** Missing in editions that were closed before it was kept. */
		highest: z.strictObject(SUMS).optional(),
	}),
	/** Id and name. */
	institutions: z.array(z.tuple([z.string().min(1), z.string()])),
	/** By hand: of 10,000 rows zod takes a tenth of a second, in which nobody else is answered. */
	rows: z.custom<readonly EditionRow[]>((rows) => Array.isArray(rows) && rows.every(isRow), "editionRows"),
	/** One for each row; missing where `highest` is. */
	ceilings: z
		.custom<readonly EditionCeiling[]>(
			(ceilings) => Array.isArray(ceilings) && ceilings.every(isCeiling),
			"editionCeilings",
		)
		.optional(),
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
	/** How far each row could come, in the order of the rows; missing in editions that were closed before this was kept. */
	ceilings?: readonly EditionCeiling[] | undefined;
}

/** The edition of a stored document; undefined where it cannot be used whole. */
export function readEditionDocument(content: unknown): ClosedEdition | undefined {
	const { data } = SHAPE.safeParse(content);
	// Its own object, and not the copy that was checked: an edition of 10,000 procedures is 3 MB.
	return data && listMisfits(data).length === 0 ? (content as ClosedEdition) : undefined;
}

type EditionFlaw = ReturnType<typeof codedFlaw>;

/** An edition is closed once; afterwards nobody changes or removes it. */
export const EDITION_RULE = {
	word: EDITION_WORD,
	isLasting: true,
	check(content: unknown, documentId: string): EditionFlaw[] {
		const own = documentId.slice(EDITION_WORD.length + 1);
		const wrongId = ID.test(own) ? [] : [codedFlaw("-", "editionId")];
		const { data, error } = SHAPE.safeParse(content);
		const flaws = (error?.issues ?? []).map(({ path, message }) =>
			codedFlaw(path.map(String).join(".") || "-", message),
		);
		return [...wrongId, ...flaws, ...(data ? listMisfits(data) : [])];
	},
};

function isWhole(value: unknown, from: number, to: number): boolean {
	return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}

/** A number from 0 on, or null where it is not known. */
function isFigure(value: unknown, highest: number): boolean {
	return value === null || (typeof value === "number" && value >= 0 && value <= highest);
}

function isRow(row: unknown): row is EditionRow {
	if (!Array.isArray(row)) return false;
	const [id, name, institution, score, maturity, confirmed, ...dimensions]: readonly unknown[] = row;
	return (
		[id, name].every((text) => typeof text === "string" && text.length <= MOST_ROW_LETTERS) &&
		isWhole(institution, -1, Number.MAX_SAFE_INTEGER) &&
		isFigure(score, 100) &&
		isFigure(maturity, 5) &&
		isWhole(confirmed, 0, MOST_KEYS) &&
		dimensions.every((share) => isWhole(share, 0, 1000))
	);
}

function isCeiling(ceiling: unknown): ceiling is EditionCeiling {
	if (ceiling === null) return true;
	if (!Array.isArray(ceiling)) return false;
	const [score, ...dimensions]: readonly unknown[] = ceiling;
	return isFigure(score, 100) && dimensions.every((share) => isWhole(share, 0, 1000));
}

/** Whether a ceiling is of this row: where it has figures, and never below them. */
function fits(row: EditionRow, ceiling: EditionCeiling | undefined): boolean {
	if (!ceiling) return ceiling === null && !isRated(row);
	const [, , , score, , , ...dimensions] = row;
	const [highest, ...shares] = ceiling;
	const isAbove = score === null ? highest === null : highest !== null && highest >= score;
	return isAbove && shares.length === dimensions.length && dimensions.every((share, at) => share <= Number(shares[at]));
}

/** Parts that do not fit each other. */
function listMisfits(edition: ClosedEdition): EditionFlaw[] {
	const { method, institutions, rows, totals, ceilings } = edition;
	const misfits = rows.filter(
		([, , institution, , , , ...dimensions]) =>
			institution >= institutions.length || dimensions.length !== method.dimensions.length,
	);
	if (misfits.length > 0) return [codedFlaw("rows", "editionRowsMisfit")];
	if (ceilings && !(ceilings.length === rows.length && rows.every((row, at) => fits(row, ceilings[at])))) {
		return [codedFlaw("ceilings", "editionCeilingsMisfit")];
	}
	const isSummed = JSON.stringify(addUpEdition(rows, method, ceilings)) === JSON.stringify(totals);
	return isSummed ? [] : [codedFlaw("totals", "editionTotals")];
}
