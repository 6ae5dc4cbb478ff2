import { readEvidence } from "../site-documents/evidence.ts";
import type { Indicator } from "./indicators.ts";
import { listMovedAnswers } from "./moved-answers.ts";

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
	if (!before.row || !after.row) return [];
	const [earlier, later] = [readEvidence(before.evidence), readEvidence(after.evidence)];
	return listMovedAnswers(before.row, after.row).filter((key) => {
		const [shown, shows] = [earlier[key], later[key]];
		const isSame = shown && shows && shown.source === shows.source && shown.on === shows.on;
		return isSame && shows.on < today;
	});
}
