import type { EditionsPage } from "../../../content/publications/editions-page.ts";
import { EDITIONS_PAGE } from "../../../content/publications/editions-page.ts";
import type { Language } from "../../../domain/language.ts";
import type { Moved } from "../../../domain/observatory/compare-editions.ts";
import { DIMENSIONS, INDICATORS } from "../../../domain/observatory/indicators.ts";
import { cutToOneDecimal, SCORE_SCALE } from "../../../domain/observatory/scales.ts";
import { formatNumber } from "../../words/format.ts";

/** One line of a table: what it is of, then its figures in words. */
export interface FigureRow {
	key: string;
	name: string;
	cells: readonly string[];
	/** What a picture beside it draws, 0 to 1; null where it is not known. */
	shares: readonly (number | null)[];
}

/** A dimension in words; one that the portal no longer has, by its key. */
export function nameDimension(key: string, language: Language): string {
	return DIMENSIONS.find((each) => each.key === key)?.name[language] ?? key;
}

/** An indicator in words; one that the portal no longer has, by its key. */
export function nameIndicator(key: string, language: Language): string {
	return INDICATORS.find((each) => each.key === key)?.name[language] ?? key;
}

/** A level in words; one that the portal no longer has, by its key. */
export function nameLevel(key: string, words: EditionsPage): string {
	const known: Readonly<Record<string, string>> = words.levels;
	return known[key] ?? `${words.otherLevel} (${key})`;
}

/** The places of the levels that a style sheet colours; any other has none. */
export function toneOf(key: string): string {
	return SCORE_SCALE.bands.some((band) => band.key === key) ? key : "other";
}

/** A score or a mean with one decimal at most, cut as everywhere in the observatory; a dash for none. */
export function sayFigure(value: number | null, language: Language): string {
	return value === null ? "–" : formatNumber(cutToOneDecimal(value), language);
}

/** A score or a mean, and how far it could come where that is more: "40.6, hasta 86". */
export function sayReach(value: number | null, highest: number | null | undefined, language: Language): string {
	return joinReach(sayFigure(value, language), sayFigure(highest ?? value, language), language);
}

/** The same of a share in thousandths: "22 %, hasta 60 %". */
export function sayShareReach(value: number | null, highest: number | null | undefined, language: Language): string {
	return joinReach(sayShare(value, language), sayShare(highest ?? value, language), language);
}

/** A count or a share, and in brackets what it would be if all that is unknown were a Sí, which may also be less. */
export function sayOtherwise(figure: string, other: string | null): string {
	return other === null || other === figure ? figure : `${figure}\u00a0(${other})`;
}

function joinReach(figure: string, limit: string, language: Language): string {
	return limit === figure ? figure : `${figure}, ${EDITIONS_PAGE[language].upTo.replace("{limit}", limit)}`;
}

/** Thousandths as a percentage. */
export function sayShare(thousandths: number | null, language: Language): string {
	return thousandths === null ? "–" : `${formatNumber(Math.round(thousandths / 10), language)} %`;
}

/** How much a figure moved, with its sign: "+4", "−2.5", or that it is the same. */
export function sayChange({ before, after }: Moved, language: Language, same: string): string {
	if (before === null || after === null) return "–";
	// Of the figures as they are written, so that the three of them go together.
	const step = Math.round((cutToOneDecimal(after) - cutToOneDecimal(before)) * 10) / 10;
	if (step === 0) return same;
	return `${step > 0 ? "+" : "−"}${formatNumber(Math.abs(step), language)}`;
}
