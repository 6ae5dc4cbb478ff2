import { z } from "zod";
import { createCatalogue } from "../domain/catalogue/catalogue.ts";
import type { Experience, ExperiencePlan, Paper, PapersByProcedure } from "../domain/experience/experience.ts";
import { NO_PLAN, PAPER_CASES, PAPER_ORIGINS } from "../domain/experience/experience.ts";
import type { ExperienceFault } from "../domain/experience/experience-faults.ts";
import { listExperienceFaults } from "../domain/experience/experience-faults.ts";
import type { FactProblem, PlanFiles } from "./fact-files.ts";
import { text } from "./rules.ts";

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

/** What an estimate that does not hold says beside the sum of its steps. */
const VERDICTS = { less: "menos", "perhaps-less": "quizá menos", more: "más" } as const;

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
			tell("experience-plans.json", plan, "-", `no hay una experiencia "${plan}"`);
	for (const experience of experiences)
		checkExperience(experience, plans.get(experience.id) ?? { ...NO_PLAN, reason: null });
	return problems;

	/** Its needs are written beside the requirements that say so: whoever changes a requirement reads it again. */
	function checkPapersOf(of: string, lines: readonly string[]): void {
		const file = "procedure-papers.json";
		const procedure = byId.get(of);
		if (!procedure) return void tell(file, of, "-", `no hay un trámite "${of}"`);
		const { requirements, steps } = procedure;
		for (const line of requirements) if (!lines.includes(line)) tell(file, of, "needs", `falta el requisito "${line}"`);
		for (const line of lines)
			if (!requirements.includes(line) && !steps.includes(line))
				tell(file, of, "needs", `la ficha ya no dice "${line}"`);
		const { gives = [], needs = [] } = papers.get(of) ?? {};
		for (const paper of [...gives, ...needs.map((need) => need.paper)])
			if (!known.has(paper)) tell(file, of, "-", `papers.json no tiene el papel "${paper}"`);
	}

	function checkExperience(experience: Experience, plan: Plan): void {
		const planOf = (id: string) => plans.get(id) ?? NO_PLAN;
		for (const fault of listExperienceFaults(experience, plan, { experiences, planOf, catalogue, papers, known }))
			if (fault.kind !== "estimate" || plan.reason === null) tell(...say(experience.id, fault));
	}
}

/** File, experience, field and message of a fault. */
function say(of: string, fault: ExperienceFault): [file: string, of: string, field: string, message: string] {
	const inPlan = (field: string, message: string) => ["experience-plans.json", of, field, message] as const;
	const inSteps = (field: string, message: string) => ["experiences.json", of, field, message] as const;
	return [...sayIn()];

	function sayIn() {
		switch (fault.kind) {
			case "no-such-step":
				return inPlan(fault.field, `"${fault.procedure}" no es uno de sus pasos`);
			case "unknown-procedure":
				return inPlan("-", `no hay un trámite "${fault.procedure}"`);
			case "no-papers":
				return inPlan("-", `procedure-papers.json no tiene "${fault.procedure}"`);
			case "unknown-before":
				return inPlan("after", `no hay una experiencia "${fault.experience}"`);
			case "circle":
				return inPlan("after", `va en círculo: ${fault.experiences.join(", ")}`);
			case "paper": {
				const { step, paper, givenLaterBy, holder } = fault;
				const trouble = givenLaterBy ? `que da después "${givenLaterBy}"` : "que ningún paso da y nadie tiene a mano";
				return inSteps(step, `pide "${paper}", ${trouble} (${holder})`);
			}
			case "estimate":
				return inSteps(
					"duracion_estimada",
					`contradice a sus pasos: dice ${VERDICTS[fault.verdict]} (${fault.holder})`,
				);
			case "apart":
				return inSteps("duracion_estimada", `no dice el tiempo de "${fault.procedure}"`);
		}
	}
}
