import builtIn from "../data/experience-plans.json" with { type: "json" };
import type { ExperiencePlan } from "../domain/experience-way.ts";
import { NO_PLAN } from "../domain/experience-way.ts";

const PLANS: ReadonlyMap<string, ExperiencePlan> = new Map(
	Object.entries(builtIn).map(([id, { is_business, company, optional, later, apart, after, starts_with }]) => [
		id,
		{ isBusiness: is_business, company, optional, later, apart, after, startsWith: starts_with },
	]),
);

/** Why its written estimate may differ from the sum of its steps, for whoever edits it; null where it need not. */
export function estimateReasonOf(id: string): string | null {
	return Object.entries(builtIn).find(([each]) => each === id)?.[1].estimate_reason ?? null;
}

/** What the experience with this id knows beside the fields of the specification. */
export function planOf(id: string): ExperiencePlan {
	return PLANS.get(id) ?? NO_PLAN;
}
