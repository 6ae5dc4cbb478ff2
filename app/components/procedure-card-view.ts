import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked, procedureName, saysDuration } from "../../domain/catalogue/procedure.ts";
import { findCostRange } from "../../domain/facts/procedure-cost.ts";
import type { Language } from "../../domain/language.ts";
import type { NearestView } from "./nearest-view.ts";

/** The few fields that the card of a procedure shows; what no source says is missing. */
export interface ProcedureCardView {
	id: string;
	name: string;
	description?: string | undefined;
	type?: CataloguedProcedure["type"] | undefined;
	institution?: string | undefined;
	duration?: string | undefined;
	/** Zero is free of charge. */
	cost?: number | undefined;
	/** Of a cost (ISO 4217). */
	currency?: string | undefined;
	/** What an unknown cost lies between, where the record says it. */
	costRange?: string | undefined;
	user_type?: CataloguedProcedure["user_type"] | undefined;
	/** Of the one page that a search surely means, for whoever chose a department. */
	nearest?: NearestView | undefined;
	/** Taken from the official catalogue as it stands there. */
	isUnchecked?: true;
	/** Of a procedure that is translated for this page: which of these texts are Spanish all the same. */
	spanish?: readonly string[];
}

/** Reduces a procedure to what its card shows in this language, so that pages carry no more than they draw. */
export function viewProcedureCard(procedure: CataloguedProcedure, language: Language): ProcedureCardView {
	const { id, type, costo, codigo_moneda, user_type, institutions } = procedure;
	const said = sayProcedure(procedure, language);
	const { description, duration } = said.procedure;
	const name = procedureName(said.procedure);
	const institution = institutions?.name;
	const costRange = costo === null && findCostRange(procedure.costo_nota);
	return {
		id,
		name,
		...(description && { description }),
		...(type && { type }),
		...(institution && { institution }),
		...(saysDuration(procedure) && duration && { duration }),
		...(costo !== null && { cost: costo }),
		...(costo && { currency: codigo_moneda }),
		...(costRange && { costRange }),
		...(user_type && { user_type }),
		...(isUnchecked(procedure) && { isUnchecked: true }),
		...spanishAmong(said, [name, description, duration], [institution, costRange || null]),
	};
}
