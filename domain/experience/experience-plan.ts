import { type Catalogue, type CataloguedProcedure, findProcedure } from "../catalogue/catalogue.ts";
import type { Procedure } from "../catalogue/procedure.ts";
import { findCostRange, findFeeTotal, type ProcedureFee } from "../facts/procedure-cost.ts";
import { DAY_KINDS, type DayKind, type DayRange, listDayRanges, readDayRange } from "../text/duration-range.ts";
import {
	type Experience,
	type ExperiencePlan,
	type Holder,
	listGivers,
	listNeeds,
	listWrittenWay,
	orderByPapers,
	type PapersByProcedure,
} from "./experience.ts";

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

/** One required procedure of an experience, in its place; without a procedure when the catalogue no longer has it. */
export interface ExperienceStep {
	id: string;
	procedure: CataloguedProcedure | undefined;
	/** Whether everybody does it, only some, or those who come back years later. */
	who: "all" | "some" | "later";
}

/** Times or costs of several procedures. What is of another kind or currency is never added up. */
export interface PlanSum<Range> {
	sums: readonly Range[];
	/** Procedures whose record says it, those at once or free of charge among them. */
	known: number;
	unknown: number;
}

/** How a written estimate stands to the sum of the records, as far as they say anything. */
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
	const written = listWrittenWay(experience, plan, holder);
	const asked = { isBusiness: plan.isBusiness, holder };
	const ordered = orderByPapers(written, (id) => listGivers(written, papers, listNeeds(papers, id, asked)));
	return ordered.map((id) => ({
		id,
		procedure: findProcedure(catalogue, id),
		who: plan.later.includes(id) ? "later" : plan.optional.includes(id) ? "some" : "all",
	}));
}

/** How long the steps take one after the other; what comes years later is left out, and what not everybody does may take no time. */
export function sumTime(steps: readonly ExperienceStep[]): PlanSum<DayRange> {
	return sumRanges(
		steps,
		({ procedure, who }) => {
			const range = readDayRange(procedure?.duration ?? null);
			return range && who === "some" ? { ...range, from: 0 } : range;
		},
		({ kind }) => kind,
		(sums) => DAY_KINDS.flatMap((kind: DayKind) => sums.get(kind) ?? []),
	);
}

/** What the steps cost together, those that not everybody does included; what comes years later is left out. */
export function sumCosts(steps: readonly ExperienceStep[]): PlanSum<CostRange> {
	return sumRanges(
		steps,
		({ procedure }) => procedure && findProcedureCost(procedure),
		({ currency }) => currency,
		(sums) => [...sums.values()],
	);
}

/** The written estimate against the records of the steps whose time it covers; weekends are no reason to differ. */
export function judgeEstimate(
	estimate: string,
	steps: readonly ExperienceStep[],
	{ apart }: Pick<ExperiencePlan, "apart">,
): EstimateVerdict {
	const written = readDayRange(estimate);
	const { sums, known, unknown } = sumTime(steps.filter(({ id }) => !apart.includes(id)));
	if (!written || known === 0) return "agrees";
	const from = sums.reduce((days, range) => days + range.from, 0);
	const to = sums.reduce<number | null>((days, range) => addEnds(days, range.to), 0);
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

function sumRanges<Range extends { from: number; to: number | null }>(
	steps: readonly ExperienceStep[],
	read: (step: ExperienceStep) => Range | null | undefined,
	keyOf: (range: Range) => string,
	list: (sums: ReadonlyMap<string, Range>) => Range[],
): PlanSum<Range> {
	const sums = new Map<string, Range>();
	const counted = steps.filter(({ who }) => who !== "later");
	let known = 0;
	for (const step of counted) {
		const range = read(step);
		if (!range) continue;
		known += 1;
		// Nothing, or nothing unless one is late: what that costs stands in its own record.
		if (range.from === 0 && !range.to) continue;
		const before = sums.get(keyOf(range));
		const from = add(before?.from ?? 0, range.from);
		sums.set(keyOf(range), { ...range, from, to: addEnds(before ? before.to : 0, range.to) });
	}
	return { sums: list(sums), known, unknown: counted.length - known };
}

function addEnds(one: number | null, other: number | null): number | null {
	return one === null || other === null ? null : add(one, other);
}

/** In hundredths, so that cents do not drift. */
function add(one: number, other: number): number {
	return (Math.round(one * 100) + Math.round(other * 100)) / 100;
}
