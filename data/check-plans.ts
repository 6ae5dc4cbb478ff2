import { z } from "zod";
import { createCatalogue } from "../domain/catalogue.ts";
import { listDayRanges, readDayRange } from "../domain/duration-range.ts";
import type { Experience } from "../domain/experience.ts";
import { listPaperGaps } from "../domain/experience-gaps.ts";
import { judgeEstimate, listExperienceSteps } from "../domain/experience-plan.ts";
import type { ExperiencePlan, Holder, Paper, PapersByProcedure } from "../domain/experience-way.ts";
import { HOLDERS, listNeeds, listWrittenWay, NO_PLAN, PAPER_CASES, PAPER_ORIGINS } from "../domain/experience-way.ts";
import type { FactProblem } from "./check.ts";
import { text } from "./rules.ts";

/** What the experiences know of their procedures' papers and of their own order. */
export interface PlanFiles {
	plans: unknown;
	papers: unknown;
	procedurePapers: unknown;
}

/** Records that obey their own schema. */
interface Checked {
	experiences: readonly Experience[];
	procedures: readonly {
		id: string;
		duration: string | null;
		requirements: readonly string[];
		steps: readonly string[];
	}[];
}

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const papersSchema = z.array(z.strictObject({ id, name: text, origin: z.enum(PAPER_ORIGINS) }));
const procedurePapersSchema = z.record(
	id,
	z.strictObject({
		gives: z.array(id),
		needs: z.record(text, z.array(z.union([id, z.strictObject({ paper: id, only_for: z.enum(PAPER_CASES) })]))),
	}),
);
const plansSchema = z.record(
	id,
	z.strictObject({
		is_business: z.boolean(),
		company: z.array(id).min(1).nullable(),
		optional: z.array(id),
		later: z.array(id),
		apart: z.array(id),
		after: id.nullable(),
		starts_with: z.array(z.strictObject({ paper: id, procedure: id })),
		estimate_reason: text.nullable(),
	}),
);

type Plan = ExperiencePlan & { reason: string | null };

/**
 * Lists what contradicts in the experiences: a step that asks for what a later one gives, or for a paper that nothing
 * gives; a written estimate that the records of its steps contradict without a reason; papers that no longer match the
 * requirements of a procedure.
 */
export function checkPlans(files: PlanFiles, { experiences, procedures }: Checked): FactProblem[] {
	const problems: FactProblem[] = [];
	const tell = (file: string, of: string, field: string, message: string) =>
		problems.push({ file, id: of, field, message });

	function parse<Content>(file: string, content: unknown, schema: z.ZodType<Content>): Content | null {
		const result = schema.safeParse(content);
		for (const { path, message } of result.error?.issues ?? [])
			tell(file, String(path[0] ?? "-"), path.slice(1).map(String).join(".") || "-", message);
		return result.data ?? null;
	}

	const listed = parse("papers.json", files.papers, papersSchema);
	const written = parse("procedure-papers.json", files.procedurePapers, procedurePapersSchema);
	const storedPlans = parse("experience-plans.json", files.plans, plansSchema);
	if (!listed || !written || !storedPlans) return problems;

	const known = new Map<string, Paper>(listed.map((paper) => [paper.id, paper]));
	const byId = new Map(procedures.map((procedure) => [procedure.id, procedure]));
	const papers: PapersByProcedure = new Map(
		Object.entries(written).map(([procedure, { gives, needs }]) => [
			procedure,
			{
				gives,
				needs: Object.values(needs)
					.flat()
					.map((need) =>
						typeof need === "string" ? { paper: need, onlyFor: null } : { paper: need.paper, onlyFor: need.only_for },
					),
			},
		]),
	);
	const plans = new Map<string, Plan>(
		Object.entries(storedPlans).map(([experience, { is_business, starts_with, estimate_reason, ...others }]) => [
			experience,
			{ ...others, isBusiness: is_business, startsWith: starts_with, reason: estimate_reason },
		]),
	);
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [] }, "check");

	for (const [procedure, { needs }] of Object.entries(written)) checkPapersOf(procedure, Object.keys(needs));
	for (const plan of plans.keys())
		if (!experiences.some((experience) => experience.id === plan))
			tell("experience-plans.json", plan, "-", `no experience "${plan}"`);
	for (const experience of experiences)
		checkExperience(experience, plans.get(experience.id) ?? { ...NO_PLAN, reason: null });
	return problems;

	/** Its needs are written beside the requirements that say so: whoever changes a requirement reads it again. */
	function checkPapersOf(of: string, lines: readonly string[]): void {
		const file = "procedure-papers.json";
		const procedure = byId.get(of);
		if (!procedure) return void tell(file, of, "-", `no procedure "${of}"`);
		const { requirements, steps } = procedure;
		for (const line of requirements)
			if (!lines.includes(line)) tell(file, of, "needs", `lacks the requirement "${line}"`);
		for (const line of lines)
			if (!requirements.includes(line) && !steps.includes(line)) tell(file, of, "needs", `the record has no "${line}"`);
		const { gives = [], needs = [] } = papers.get(of) ?? {};
		for (const paper of [...gives, ...needs.map((need) => need.paper)])
			if (!known.has(paper)) tell(file, of, "-", `no paper "${paper}" in papers.json`);
	}

	function checkExperience(experience: Experience, plan: Plan): void {
		const file = "experience-plans.json";
		const told = (field: string, message: string) => tell(file, experience.id, field, message);
		const inPlan = [...experience.ids_procedures, ...(plan.company ?? [])];
		for (const [field, ids] of Object.entries({ optional: plan.optional, later: plan.later, apart: plan.apart }))
			for (const each of ids) if (!inPlan.includes(each)) told(field, `"${each}" is none of its steps`);
		const others = [...(plan.company ?? []), ...plan.startsWith.map(({ procedure }) => procedure)];
		for (const each of others) if (!byId.has(each)) told("-", `no procedure "${each}"`);
		for (const each of new Set([...inPlan, ...others]))
			if (byId.has(each) && !papers.has(each)) told("-", `"${each}" has no entry in procedure-papers.json`);
		const before = experiences.find(({ id: other }) => other === plan.after);
		if (plan.after !== null && !before) told("after", `no experience "${plan.after}"`);
		const planBefore = (before && plans.get(before.id)) ?? NO_PLAN;
		// What comes before may have two ways, and whoever took either goes on with this one.
		const holders = plan.company || planBefore.company ? HOLDERS : HOLDERS.slice(0, 1);
		for (const holder of holders) checkWay(holder);
		checkApart();

		function checkWay(holder: Holder): void {
			const way = listWrittenWay(experience, plan, holder);
			const earlier = before ? listWrittenWay(before, planBefore, holder) : [];
			const had = new Set([
				...earlier.flatMap((each) => papers.get(each)?.gives ?? []),
				...plan.startsWith.map(({ paper }) => paper),
			]);
			const needsOf = (step: string) => listNeeds(papers, step, { isBusiness: plan.isBusiness, holder });
			for (const { step, paper, givenLaterBy } of listPaperGaps(way, { papers, known, needsOf, had }))
				tell(
					"experiences.json",
					experience.id,
					step,
					givenLaterBy
						? `needs "${paper}", which "${givenLaterBy}" gives later (${holder})`
						: `needs "${paper}", which no step gives and nobody has at hand (${holder})`,
				);
			const steps = listExperienceSteps(catalogue, experience, { plan, papers, holder });
			const verdict = judgeEstimate(experience.duracion_estimada, steps, plan);
			if (verdict !== "agrees" && plan.reason === null)
				tell(
					"experiences.json",
					experience.id,
					"duracion_estimada",
					`contradicts its steps: says ${verdict} (${holder})`,
				);
		}

		/** The estimate names the time of what stands apart, and names it right. */
		function checkApart(): void {
			const [, ...named] = listDayRanges(experience.duracion_estimada);
			for (const each of plan.apart) {
				const range = readDayRange(byId.get(each)?.duration ?? null);
				const isNamed = named.some(
					({ from, to }) => range && from <= (range.to ?? from) && (to ?? range.from) >= range.from,
				);
				if (range && !isNamed)
					tell("experiences.json", experience.id, "duracion_estimada", `does not name the time of "${each}"`);
			}
		}
	}
}
