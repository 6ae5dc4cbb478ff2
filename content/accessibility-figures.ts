import type { Criterion, Standard } from "./accessibility-criteria.ts";
import { CRITERIA, STANDARDS } from "./accessibility-criteria.ts";
import type { Finding } from "./accessibility-results.ts";
import { FINDINGS, NOT_EVALUATED } from "./accessibility-results.ts";

/** A criterion of the published list with what the last review found. */
export interface EvaluatedCriterion extends Criterion, Finding {}

/**
 * How far one standard is met: `percentage` = met of those that apply, so that what nobody has evaluated counts as not
 * met; null when nothing was evaluated.
 */
export interface StandardFigure {
	standard: Standard;
	criteria: number;
	met: number;
	/** Met or failed; leaves out those that do not apply or were not evaluated. */
	evaluated: number;
	notApplicable: number;
	notEvaluated: number;
	percentage: number | null;
	failures: readonly EvaluatedCriterion[];
}

/** The published list: each criterion with its result and note. */
export function listEvaluatedCriteria(findings: Readonly<Record<string, Finding>> = FINDINGS): EvaluatedCriterion[] {
	return CRITERIA.map((criterion) => ({ ...criterion, ...(findings[criterion.number] ?? NOT_EVALUATED) }));
}

/** The figure of each standard, computed from the published list. */
export function computeFigures(list: readonly EvaluatedCriterion[] = listEvaluatedCriteria()): StandardFigure[] {
	return STANDARDS.map((standard) => {
		const included = list.filter((criterion) => criterion.standards.includes(standard));
		const met = included.filter(({ result }) => result === "cumple").length;
		const failures = included.filter(({ result }) => result === "no-cumple");
		const evaluated = met + failures.length;
		const notApplicable = included.filter(({ result }) => result === "no-aplica").length;
		return {
			standard,
			criteria: included.length,
			met,
			evaluated,
			notApplicable,
			notEvaluated: included.filter(({ result }) => result === "no-evaluado").length,
			percentage: evaluated === 0 ? null : roundedShare(met, included.length - notApplicable),
			failures,
		};
	});
}

/** Whole percent; never rounds a failure away into 100. */
function roundedShare(met: number, applicable: number): number {
	const percent = Math.round((met / applicable) * 100);
	return met < applicable ? Math.min(percent, 99) : percent;
}
