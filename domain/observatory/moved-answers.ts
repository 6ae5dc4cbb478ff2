import type { Indicator } from "./indicators.ts";
import { INDICATORS } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import { readObservatoryRecord } from "./observatory-record.ts";
import { verdictOf } from "./verdict.ts";

/**
 * Indicators whose answer is another one in the second of two stored rows: another verdict, or of a figure another
 * figure. Words behind a verdict may change without a new proof. All of them where one of both is no evaluation.
 */
export function listMovedAnswers(before: unknown, after: unknown): Indicator[] {
	const [was, is] = [readObservatoryRecord(before)?.row, readObservatoryRecord(after)?.row];
	const keys = INDICATORS.map(({ key }): Indicator => key);
	return was && is ? keys.filter((key) => answerOf(was, key) !== answerOf(is, key)) : keys;
}

/** What decides an indicator: the number or share, or the verdict of its text. */
function answerOf(record: ObservatoryRecord, key: Indicator): number | string | null {
	if (key === "completamente_en_linea" || key === "num_pasos" || key === "num_requisitos") return record[key];
	return verdictOf(record.indicators[key]);
}
