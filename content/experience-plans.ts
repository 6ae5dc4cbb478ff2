import builtIn from "../data/experience-plans.json" with { type: "json" };
import type { ExperiencePlan } from "../domain/experience-way.ts";
import { NO_PLAN } from "../domain/experience-way.ts";

const PLANS: ReadonlyMap<string, ExperiencePlan> = new Map(
	Object.entries(builtIn).map(([id, { is_business, company, optional, later, apart, after, starts_with }]) => [
		id,
		{ isBusiness: is_business, company, optional, later, apart, after, startsWith: starts_with },
	]),
);

/** What the experience with this id knows beside the fields of the specification. */
export function planOf(id: string): ExperiencePlan {
	return PLANS.get(id) ?? NO_PLAN;
}
