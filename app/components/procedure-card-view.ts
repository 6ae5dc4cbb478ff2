import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import { procedureName } from "../../domain/procedure.ts";

/** The few fields that the card of a procedure shows. */
export interface ProcedureCardView {
	id: string;
	name: string;
	description: string | null;
	type: CataloguedProcedure["type"];
	institution: string | null;
	duration: string | null;
	/** Zero is free of charge, null unknown; in `currency` (ISO 4217). */
	cost: number | null;
	currency: string;
	user_type: CataloguedProcedure["user_type"];
}

/** Reduces a procedure to what its card shows, so that pages carry no more than they draw. */
export function viewProcedureCard(procedure: CataloguedProcedure): ProcedureCardView {
	const { id, description, type, duration, costo, codigo_moneda, user_type, institutions } = procedure;
	return {
		id,
		name: procedureName(procedure),
		description,
		type,
		institution: institutions?.name ?? null,
		duration,
		cost: costo,
		currency: codigo_moneda,
		user_type,
	};
}
