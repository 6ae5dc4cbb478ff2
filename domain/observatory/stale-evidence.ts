import { readEvidence } from "../site-documents/evidence.ts";
import { INDICATORS, type Indicator } from "./indicators.ts";
import { type ObservatoryRecord, readObservatoryRecord } from "./observatory-record.ts";
import { verdictOf } from "./scales.ts";

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

/** An evaluation as it is stored: its row, and the document with what shows its answers. Both untrusted. */
interface StoredEvaluation {
	row: unknown;
	evidence: unknown;
}

/**
 * Indicators whose answer is another one while what shows it is the page of before, read on the day of before: it would
 * be shown as proof of what nobody saw there. Evidence of `today`, a calendar date, holds for both, because whoever mends
 * a slip of an hour ago has nothing in it to change. Another reason beside the same answer needs nothing.
 */
export function listStaleEvidence(before: StoredEvaluation, after: StoredEvaluation, today: string): Indicator[] {
	if (!before.row || !after.row) return [];
	const [earlier, later] = [readEvidence(before.evidence), readEvidence(after.evidence)];
	return listMovedAnswers(before.row, after.row).filter((key) => {
		const [shown, shows] = [earlier[key], later[key]];
		const isSame = shown && shows && shown.source === shows.source && shown.on === shows.on;
		return isSame && shows.on < today;
	});
}
