import { type Catalogue, type CataloguedProcedure, findProcedure } from "../catalogue/catalogue.ts";
import type { Procedure } from "../catalogue/procedure.ts";
import { addTo, findCostRange, findFeeTotal, type ProcedureFee } from "../facts/procedure-cost.ts";
import { listDayRanges, readDayRange } from "../text/duration-range.ts";
import {
	type Experience,
	type ExperiencePlan,
	type Holder,
	listNeeds,
	listWrittenWay,
	type PapersByProcedure,
} from "./experience.ts";
import { findLongestWay } from "./longest-way.ts";
import { type ExperienceStep, layWay } from "./way.ts";

/** From what to what something costs; `to` is null where nobody knows the end. */
export interface CostRange {
	currency: string;
	from: number;
	to: number | null;
}

type Priced = Pick<Procedure, "costo" | "codigo_moneda" | "costo_nota"> & { fees: readonly ProcedureFee[] };

const AMOUNT = /(Q|US\$)([\d,]+(?:\.\d\d)?)/g;

/**
 * What one procedure costs: from its `costo` to the sum of its fees, or the range that its note begins with. Null where the
 * record says neither: fees alone never make a cost, because a record without one doubts them.
 */
export function findProcedureCost({ costo, codigo_moneda: currency, costo_nota, fees }: Priced): CostRange | null {
	if (costo === null) return readCostRange(costo_nota);
	if (fees.length === 0) return { currency, from: costo, to: costo };
	const total = findFeeTotal(fees);
	const end = total?.currency === currency ? total.to : null;
	return { currency, from: costo, to: end === null ? null : Math.max(costo, end) };
}

function readCostRange(note: string | null): CostRange | null {
	const [first, last] = [...(findCostRange(note) ?? "").matchAll(AMOUNT)];
	if (!first?.[2] || !last?.[2] || first[1] !== last[1]) return null;
	return { currency: first[1] === "Q" ? "GTQ" : "USD", from: readAmount(first[2]), to: readAmount(last[2]) };
}

function readAmount(text: string): number {
	return Number(text.replaceAll(",", ""));
}

/** What several procedures cost. What is of another currency is never added up. */
export interface CostSum {
	sums: readonly CostRange[];
	/** Procedures whose record says it, those free of charge among them. */
	known: number;
	unknown: number;
}

/** How a written estimate stands to the time of the records, as far as they say anything. */
export type EstimateVerdict = "agrees" | "less" | "perhaps-less" | "more";

interface AskedWay {
	plan: ExperiencePlan;
	papers: PapersByProcedure;
	holder: Holder;
}

/** The procedures of an experience for one holder, in the order in which each finds the papers that it asks for. */
export function listExperienceSteps(
	catalogue: Catalogue,
	experience: Experience,
	{ plan, papers, holder }: AskedWay,
): ExperienceStep[] {
	const asked = { isBusiness: plan.isBusiness, holder };
	const needsOf = (id: string) => listNeeds(papers, id, asked).map((paper) => ({ paper, onlyFor: null }));
	return layWay(listWrittenWay(experience, plan, holder), papers, needsOf).map((step) => ({
		...step,
		procedure: findProcedure(catalogue, step.id),
		who: plan.later.includes(step.id) ? "later" : plan.optional.includes(step.id) ? "some" : "all",
	}));
}

/** What the steps cost together, those that not everybody does included; what comes years later is left out. */
export function sumCosts(steps: readonly ExperienceStep[]): CostSum {
	const sums = new Map<string, CostRange>();
	const counted = steps.filter(({ who }) => who !== "later");
	let known = 0;
	for (const { procedure } of counted) {
		const range = procedure && findProcedureCost(procedure);
		if (!range) continue;
		known += 1;
		// Nothing, or nothing unless one is late: what that costs stands in its own record.
		if (range.from > 0 || range.to) addTo(sums, range);
	}
	return { sums: [...sums.values()], known, unknown: counted.length - known };
}

/**
 * The written estimate against the longest way through the steps whose time it covers, as far as the records say anything;
 * weekends are no reason to differ.
 */
export function judgeEstimate(
	estimate: string,
	steps: readonly ExperienceStep[],
	{ apart }: Pick<ExperiencePlan, "apart">,
): EstimateVerdict {
	const written = readDayRange(estimate);
	const covered = steps.filter(({ id }) => !apart.includes(id));
	const { from, to, known, unknown } = findLongestWay(covered, { withWeekends: false });
	if (!written || known === 0) return "agrees";
	if (written.to !== null && from > written.to) return "less";
	if (written.to !== null && to !== null && to > written.to) return "perhaps-less";
	return unknown === 0 && to !== null && to < written.from ? "more" : "agrees";
}

/** Procedures that alone take longer, by their own records, than the whole experience is estimated to take. */
export function listSlowerThan(steps: readonly ExperienceStep[], estimate: string): CataloguedProcedure[] {
	const most = Math.max(...listDayRanges(estimate).map(({ from, to }) => to ?? from), 0);
	if (most === 0) return [];
	return steps.flatMap(({ procedure, who }) =>
		procedure && who !== "later" && (readDayRange(procedure.duration)?.from ?? 0) > most ? procedure : [],
	);
}
