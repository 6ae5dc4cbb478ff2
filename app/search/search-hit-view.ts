import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import type { ProcedureType } from "../../domain/procedure.ts";

/** One result of the overlay; it travels as JSON. */
export interface SearchHitView {
	id: string;
	name: string | null;
	description: string | null;
	institution: string | null;
	duration: string | null;
	type: ProcedureType | null;
}

export function viewSearchHit(procedure: CataloguedProcedure): SearchHitView {
	const { id, name, description, institutions, duration, type } = procedure;
	return { id, name, description, institution: institutions?.name ?? null, duration, type };
}
