import type { Catalogue } from "../catalogue/catalogue.ts";
import { institutionName } from "../catalogue/institution.ts";
import { keptFor } from "../kept-for.ts";
import { type ClosedEdition, EDITION_WORD, readEditionDocument } from "../site-documents/edition.ts";
import type { FlawWord } from "../site-documents/flaw-words.ts";
import { addUpEdition, type EditionCeiling, type EditionRow } from "./edition-totals.ts";
import { listEvaluated } from "./evaluated.ts";
import { countConfirmed, findCeiling, findHighestDimensions, LEAST_CONFIRMED, scoreDimensions } from "./evaluation.ts";
import { DIMENSIONS, type Dimension, INDICATORS } from "./indicators.ts";
import { REQUIREMENT_SCALE, SCORE_SCALE, STEP_SCALE } from "./scales.ts";

/** The observatory as the catalogue has it at this moment, in the form in which it is kept. `date` is a calendar date. */
export function closeEdition(
	catalogue: Catalogue,
	{ name, note, date }: Pick<ClosedEdition, "name" | "note" | "date">,
): ClosedEdition {
	const places = new Map<string, number>();
	const institutions: [string, string][] = [];
	// By id, so that the same answers make the same text whatever order the database has them in.
	const evaluated = listEvaluated(catalogue).toSorted((one, other) => (one.record.id < other.record.id ? -1 : 1));
	const rows = evaluated.map(({ record, name: shown, procedure }): EditionRow => {
		const institution = procedure?.institutions ?? null;
		if (institution && !places.has(institution.id)) {
			places.set(institution.id, institutions.length);
			institutions.push([institution.id, institutionName(institution)]);
		}
		const place = institution ? (places.get(institution.id) ?? -1) : -1;
		return [
			...([record.id, shown, place, record.evaluation_score, record.maturity_level, countConfirmed(record)] as const),
			...inThousandths(scoreDimensions(record)),
		];
	});
	const ceilings = evaluated.map(({ record }): EditionCeiling => {
		if (record.evaluation_score === null && record.maturity_level === null) return null;
		const score = findCeiling(record)?.evaluation_score ?? record.evaluation_score;
		return [score, ...inThousandths(findHighestDimensions(record))];
	});
	const limits = (scale: readonly { upTo: number }[]) => scale.map(({ upTo }) => upTo).filter(Number.isFinite);
	const method = {
		indicators: INDICATORS.map(({ key }): string => key),
		dimensions: DIMENSIONS.map(({ key }): string => key),
		levels: SCORE_SCALE.bands.map(({ key, from }): [string, number] => [key, from]),
		steps: limits(STEP_SCALE),
		requirements: limits(REQUIREMENT_SCALE),
		least: LEAST_CONFIRMED,
	};
	return { name, note, date, method, totals: addUpEdition(rows, method, ceilings), institutions, rows, ceilings };
}

function inThousandths(shares: Readonly<Record<Dimension, number>>): number[] {
	return DIMENSIONS.map(({ key }) => Math.round(shares[key] * 1000));
}

/** For so many days an edition that was handed in may wait for whoever closes it. */
const MOST_DAYS_WAITING = 7;
const ONE_DAY_MS = 86_400_000;

interface Days {
	/** The calendar date of now, in Guatemala. */
	today: string;
	/** The day of the last edition that is closed; undefined before the first. */
	last: string | undefined;
}

/**
 * What is wrong with the day of an edition that is about to be closed; null when nothing is. There is one edition a day,
 * each later than the last, so that a comparison never runs backwards; and none of a day long past, because what it holds
 * is what is published now. Days are calendar dates.
 */
export function findDayFault(day: string, { today, last }: Days): FlawWord | null {
	if (day > today) return "editionToCome";
	if (last !== undefined && day <= last) return "editionTwice";
	const earliest = new Date(Date.parse(`${today}T00:00:00Z`) - MOST_DAYS_WAITING * ONE_DAY_MS);
	return day < earliest.toISOString().slice(0, 10) ? "editionWaited" : null;
}

/** The order of editions, the oldest first; two of one day, which earlier releases let somebody close, by their ids. */
export function compareEditionDays(one: { date: string; id: string }, other: { date: string; id: string }): number {
	const [first, second] = [`${one.date} ${one.id}`, `${other.date} ${other.id}`];
	return first === second ? 0 : first < second ? -1 : 1;
}

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
