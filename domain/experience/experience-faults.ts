import { type Catalogue, findProcedure } from "../catalogue/catalogue.ts";
import { listDayRanges, readDayRange } from "../text/duration-range.ts";
import {
	type Experience,
	type ExperiencePlan,
	HOLDERS,
	type Holder,
	listNeeds,
	listWrittenWay,
	NO_PLAN,
	type Paper,
	type PapersByProcedure,
} from "./experience.ts";
import { type EstimateVerdict, judgeEstimate, listExperienceSteps } from "./experience-plan.ts";

/** A paper that a step asks for and that is not there by then: a later step gives it, or nothing does. */
export interface PaperGap {
	step: string;
	paper: string;
	/** The later step; null when no step gives it and it is nothing that everybody has at hand. */
	givenLaterBy: string | null;
}

interface AskedGaps {
	papers: PapersByProcedure;
	/** Every paper that there is. */
	known: ReadonlyMap<string, Pick<Paper, "origin">>;
	/** What each step asks for. */
	needsOf: (step: string) => readonly string[];
	/** What is there before the first step. */
	had: ReadonlySet<string>;
}

/** What the steps of a way ask for too early or in vain. */
export function listPaperGaps(way: readonly string[], { papers, known, needsOf, had }: AskedGaps): PaperGap[] {
	return way.flatMap((step, position) =>
		needsOf(step).flatMap((paper) => {
			const gives = (id: string) => papers.get(id)?.gives.includes(paper) ?? false;
			if (had.has(paper) || way.slice(0, position).some(gives)) return [];
			const givenLaterBy = way.slice(position + 1).find(gives) ?? null;
			const isAtHand = known.has(paper) && known.get(paper)?.origin !== "tramite";
			return givenLaterBy === null && isAtHand ? [] : [{ step, paper, givenLaterBy }];
		}),
	);
}

/** What contradicts in an experience. The first four lead nobody anywhere; the others an editor may have reasons for. */
export type ExperienceFault =
	| { kind: "unknown-procedure"; procedure: string }
	| { kind: "unknown-before"; experience: string }
	/** Each of these experiences comes after the one that follows it, and the last after the first. */
	| { kind: "circle"; experiences: readonly string[] }
	| { kind: "no-such-step"; field: "optional" | "later" | "apart"; procedure: string }
	| { kind: "no-papers"; procedure: string }
	/** A step asks for what a later one gives, or for what none gives (`givenLaterBy` null). */
	| { kind: "paper"; step: string; paper: string; givenLaterBy: string | null; holder: Holder }
	| { kind: "estimate"; verdict: Exclude<EstimateVerdict, "agrees">; holder: Holder }
	/** The estimate does not name the time of a procedure that stands apart. */
	| { kind: "apart"; procedure: string };

interface Surroundings {
	/** Every experience, this one among them or not. */
	experiences: readonly Experience[];
	planOf(id: string): ExperiencePlan;
	/** Holds at least the procedures of this experience. */
	catalogue: Catalogue;
	papers: PapersByProcedure;
	known: ReadonlyMap<string, Pick<Paper, "origin">>;
}

/** Whether a fault must be mended before the experience may be published. */
export function isGraveFault({ kind }: ExperienceFault): boolean {
	return kind === "unknown-procedure" || kind === "unknown-before" || kind === "circle" || kind === "no-such-step";
}

/** Lists what contradicts in an experience; none when every step finds its papers and the estimate holds. */
export function listExperienceFaults(
	experience: Experience,
	plan: ExperiencePlan,
	{ experiences, planOf, catalogue, papers, known }: Surroundings,
): ExperienceFault[] {
	const inPlan = [...experience.ids_procedures, ...(plan.company ?? [])];
	const steps = new Set([...inPlan, ...plan.startsWith.map(({ procedure }) => procedure)]);
	const before = experiences.find(({ id }) => id === plan.after);
	const planBefore = before ? planOf(before.id) : NO_PLAN;
	// What comes before may have two ways, and whoever took either goes on with this one.
	const holders = plan.company || planBefore.company ? HOLDERS : HOLDERS.slice(0, 1);
	const circle = findCircle(experience.id, (id) => (id === experience.id ? plan : planOf(id)).after);
	return [
		...(["optional", "later", "apart"] as const).flatMap((field) =>
			plan[field].flatMap((procedure) =>
				inPlan.includes(procedure) ? [] : { kind: "no-such-step" as const, field, procedure },
			),
		),
		...[...steps].map((procedure): ExperienceFault | null => {
			if (!findProcedure(catalogue, procedure)) return { kind: "unknown-procedure", procedure };
			return papers.has(procedure) ? null : { kind: "no-papers", procedure };
		}),
		...(plan.after !== null && !before ? [{ kind: "unknown-before" as const, experience: plan.after }] : []),
		...(circle ? [{ kind: "circle" as const, experiences: circle }] : []),
		...holders.flatMap(checkWay),
		...plan.apart.filter(isUnnamed).map((procedure) => ({ kind: "apart" as const, procedure })),
	].filter((fault) => fault !== null);

	function checkWay(holder: Holder): ExperienceFault[] {
		const way = listWrittenWay(experience, plan, holder);
		const earlier = before ? listWrittenWay(before, planBefore, holder) : [];
		const had = new Set([
			...earlier.flatMap((each) => papers.get(each)?.gives ?? []),
			...plan.startsWith.map(({ paper }) => paper),
		]);
		const needsOf = (step: string) => listNeeds(papers, step, { isBusiness: plan.isBusiness, holder });
		const gaps = listPaperGaps(way, { papers, known, needsOf, had });
		const walked = listExperienceSteps(catalogue, experience, { plan, papers, holder });
		const verdict = judgeEstimate(experience.duracion_estimada, walked, plan);
		return [
			...gaps.map((gap) => ({ kind: "paper" as const, ...gap, holder })),
			...(verdict === "agrees" ? [] : [{ kind: "estimate" as const, verdict, holder }]),
		];
	}

	/** The estimate names the time of what stands apart, and names it right. */
	function isUnnamed(procedure: string): boolean {
		const [, ...named] = listDayRanges(experience.duracion_estimada);
		const range = readDayRange(findProcedure(catalogue, procedure)?.duration ?? null);
		return (
			range !== null && !named.some(({ from, to }) => from <= (range.to ?? from) && (to ?? range.from) >= range.from)
		);
	}
}

/** The experiences from this one back to itself, each after the next; null where going back ends. */
export function findCircle(id: string, afterOf: (id: string) => string | null): string[] | null {
	const path = [id];
	for (let next = afterOf(id); next !== null && !path.slice(1).includes(next); next = afterOf(next)) {
		if (next === id) return path;
		path.push(next);
	}
	return null;
}
