import { readEvidence } from "../site-documents/evidence.ts";
import type { Indicator } from "./indicators.ts";
import { INDICATORS } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import { readObservatoryRecord } from "./observatory-record.ts";
import { verdictOf } from "./verdict.ts";

/** An evaluation as it is stored: its row, and the document with what shows its answers. Both untrusted. */
export interface StoredEvaluation {
	row: unknown;
	evidence: unknown;
}

/**
 * Indicators whose answer is another one while what shows it is the page of before, read on the day of before: it would
 * be shown as proof of what nobody saw there. Evidence of `today`, a calendar date, holds for both, because whoever mends
 * a slip of an hour ago has nothing in it to change. Another reason beside the same answer needs nothing.
 */
export function listStaleEvidence(before: StoredEvaluation, after: StoredEvaluation, today: string): Indicator[] {
	const [was, is] = [readObservatoryRecord(before.row)?.row, readObservatoryRecord(after.row)?.row];
	const [earlier, later] = [readEvidence(before.evidence), readEvidence(after.evidence)];
	if (!was || !is) return [];
	return INDICATORS.map(({ key }): Indicator => key).filter((key) => {
		const [shown, shows] = [earlier[key], later[key]];
		const isSame = shown && shows && shown.source === shows.source && shown.on === shows.on;
		return isSame && shows.on < today && answerOf(was, key) !== answerOf(is, key);
	});
}

/** What decides an indicator: the number or share, or the verdict of its text. */
function answerOf(record: ObservatoryRecord, key: Indicator): number | string | null {
	if (key === "completamente_en_linea" || key === "num_pasos" || key === "num_requisitos") return record[key];
	return verdictOf(record.indicators[key]);
}
