import type { EditionsPage } from "../../../content/editions-page.ts";
import type { Language } from "../../../domain/language.ts";
import type { Moved } from "../../../domain/observatory/compare-editions.ts";
import { DIMENSIONS, INDICATORS } from "../../../domain/observatory/indicators.ts";
import { SCORE_SCALE } from "../../../domain/observatory/scales.ts";
import { formatNumber } from "../../format.ts";

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

/** A score or a mean with one decimal at most; a dash for none. */
export function sayFigure(value: number | null, language: Language): string {
	return value === null ? "–" : formatNumber(Math.round(value * 10) / 10, language);
}

/** Thousandths as a percentage. */
export function sayShare(thousandths: number | null, language: Language): string {
	return thousandths === null ? "–" : `${formatNumber(Math.round(thousandths / 10), language)} %`;
}

/** How much a figure moved, with its sign: "+4", "−2.5", or that it is the same. */
export function sayChange({ before, after }: Moved, language: Language, same: string): string {
	if (before === null || after === null) return "–";
	const step = Math.round((after - before) * 10) / 10;
	if (step === 0) return same;
	return `${step > 0 ? "+" : "−"}${formatNumber(Math.abs(step), language)}`;
}
