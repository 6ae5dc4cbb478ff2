import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue.ts";
import type { Experience } from "../../domain/experience.ts";
import type { KnownCosts } from "../../domain/experience-plan.ts";
import { listExperienceSteps, listSlowerThan, sumKnownCosts } from "../../domain/experience-plan.ts";
import type { ProcedureType } from "../../domain/procedure.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { ExperienceSummary } from "../components/experience-card.tsx";

/** A required procedure as its stop on the path draws it. */
export interface DrawnStep {
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

export interface DrawnExperience extends ExperienceSummary {
	steps: readonly DrawnStep[];
	/** Procedures of the list that the catalogue no longer has. */
	missing: number;
	costs: KnownCosts;
	/** Procedures whose own record says more time than the estimate of the whole. */
	slower: readonly { id: string; name: string; duration: string | null }[];
	extraSteps: readonly string[];
}

/** Reduces an experience to its card. */
export function summarizeExperience(catalogue: Catalogue, experience: Experience): ExperienceSummary {
	const { id, nombre, descripcion, icon, color, categoria, duracion_estimada } = experience;
	const count = listProcedures(catalogue, experience).length;
	return { id, nombre, descripcion, icon, color, categoria, duracion_estimada, count };
}

/** Everything that the detail of an experience draws; `estimate` is its duration in Spanish, as the records are. */
export function drawExperience(catalogue: Catalogue, experience: Experience, estimate: string): DrawnExperience {
	const steps = listExperienceSteps(catalogue, experience);
	const procedures = listProcedures(catalogue, experience);
	return {
		...summarizeExperience(catalogue, experience),
		steps: steps.map(({ id, procedure }) => ({ id, procedure: procedure ? drawProcedure(procedure) : null })),
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

function drawProcedure(procedure: CataloguedProcedure): DrawnStep["procedure"] {
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
