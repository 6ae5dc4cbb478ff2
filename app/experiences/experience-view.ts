import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue.ts";
import type { Experience } from "../../domain/experience.ts";
import type { KnownCosts } from "../../domain/experience-plan.ts";
import { listExperienceSteps, listSlowerThan, sumKnownCosts } from "../../domain/experience-plan.ts";
import type { ProcedureType } from "../../domain/procedure.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { ExperienceCardView } from "../components/experience-card-view.ts";
import { viewExperienceCard } from "../components/experience-card-view.ts";

/** A required procedure as its stop on the path draws it. */
export interface StepView {
	id: string;
	/** Null when the catalogue no longer has it. */
	procedure: {
		name: string;
		description: string | null;
		institution: string | null;
		duration: string | null;
		type: ProcedureType | null;
		costo: number | null;
		currency: string;
	} | null;
}

export interface ExperienceView extends ExperienceCardView {
	steps: readonly StepView[];
	/** Procedures of the list that the catalogue no longer has. */
	missing: number;
	costs: KnownCosts;
	/** Procedures whose own record says more time than the estimate of the whole. */
	slower: readonly { id: string; name: string; duration: string | null }[];
	extraSteps: readonly string[];
}

/** Everything that the detail of an experience draws; `estimate` is its duration in Spanish, as the records are. */
export function viewExperience(catalogue: Catalogue, experience: Experience, estimate: string): ExperienceView {
	const steps = listExperienceSteps(catalogue, experience);
	const procedures = listProcedures(catalogue, experience);
	return {
		...viewExperienceCard(catalogue, experience),
		steps: steps.map(({ id, procedure }) => ({ id, procedure: procedure ? viewStepProcedure(procedure) : null })),
		missing: steps.length - procedures.length,
		costs: sumKnownCosts(procedures),
		slower: listSlowerThan(procedures, estimate).map((procedure) => ({
			id: procedure.id,
			name: procedureName(procedure),
			duration: procedure.duration,
		})),
		extraSteps: experience.pasos_adicionales,
	};
}

function listProcedures(catalogue: Catalogue, experience: Experience): CataloguedProcedure[] {
	return listExperienceSteps(catalogue, experience).flatMap(({ procedure }) => procedure ?? []);
}

function viewStepProcedure(procedure: CataloguedProcedure): StepView["procedure"] {
	const { description, institutions, duration, type, costo, codigo_moneda } = procedure;
	return {
		name: procedureName(procedure),
		description,
		institution: institutions?.name ?? null,
		duration,
		type,
		costo,
		currency: codigo_moneda,
	};
}
