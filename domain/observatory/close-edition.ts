import type { Catalogue } from "../catalogue.ts";
import { institutionName } from "../institution.ts";
import type { ClosedEdition } from "../site-documents/edition.ts";
import type { EditionCeiling, EditionRow } from "./edition-totals.ts";
import { addUpEdition } from "./edition-totals.ts";
import { listEvaluated } from "./evaluated.ts";
import { countConfirmed, findCeiling, findHighestDimensions, LEAST_CONFIRMED, scoreDimensions } from "./evaluation.ts";
import type { Dimension } from "./indicators.ts";
import { DIMENSIONS, INDICATORS } from "./indicators.ts";
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
