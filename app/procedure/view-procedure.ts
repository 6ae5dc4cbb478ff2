import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue.ts";
import { findEvaluation } from "../../domain/catalogue.ts";
import { findCategory } from "../../domain/category.ts";
import type { Institution } from "../../domain/institution.ts";
import { institutionName } from "../../domain/institution.ts";
import type { Language } from "../../domain/language.ts";
import type { Procedure } from "../../domain/procedure.ts";
import { procedureName } from "../../domain/procedure.ts";
import { findRelatedProcedures } from "../../domain/related.ts";
import { summarizeProcedure } from "../components/procedure-card.tsx";
import { formatCurrencyName, formatDate, formatMoney } from "../format.ts";
import { createExplainer } from "./explain-abbreviations.ts";

const MOST_RELATED = 3;

export type ProcedureView = ReturnType<typeof viewProcedure>;

/** All that the detail of a procedure shows, and nothing else: dates and money in words, abbreviations explained. */
export function viewProcedure(catalogue: Catalogue, procedure: CataloguedProcedure, language: Language) {
	const { institutions: institution } = procedure;
	// In reading order, because an abbreviation is explained where it first appears.
	const explain = createExplainer(language);
	const name = explain(procedureName(procedure));
	const lead = procedure.description === null ? null : explain(procedure.description);
	return {
		id: procedure.id,
		name: name.text,
		lead,
		nameAbbreviations: name.abbreviations,
		type: procedure.type,
		subcategory: procedure.subcategory,
		user_type: procedure.user_type,
		cost: viewCost(procedure, language),
		duration: explainOrNull(procedure.duration),
		documento_obtenible: explainOrNull(procedure.documento_obtenible),
		institution: institution && viewInstitution(institution),
		costo_nota: explainOrNull(procedure.costo_nota),
		fullDescription:
			procedure.full_description === procedure.description ? null : explainOrNull(procedure.full_description),
		requirements: [...new Set(procedure.requirements)].map(explain),
		steps: procedure.steps.map((step, position) => ({ ...explain(step), number: position + 1 })),
		respaldo_legal: explainOrNull(procedure.respaldo_legal),
		enlace: procedure.enlace,
		updated: procedure.fecha_actualizado && {
			date: procedure.fecha_actualizado,
			words: formatDate(procedure.fecha_actualizado, language),
		},
		sources: procedure.sources,
		confidence: procedure.confidence,
		needs_review: procedure.needs_review,
		category: findCategory(procedure.category) ?? null,
		evaluation: viewEvaluation(catalogue, procedure),
		related: viewRelated(catalogue, procedure),
	};

	function explainOrNull(text: string | null) {
		return text === null ? null : explain(text);
	}
}

function viewCost({ costo, codigo_moneda }: Procedure, language: Language) {
	if (costo === null) return null;
	return {
		isFree: costo === 0,
		amount: formatMoney(costo, codigo_moneda, language),
		currency: formatCurrencyName(costo, codigo_moneda, language),
	};
}

function viewInstitution(institution: Institution) {
	const { id, full_name, phone, email, website, address, working_hours } = institution;
	return { id, name: institutionName(institution), full_name, phone, email, website, address, working_hours };
}

function viewEvaluation(catalogue: Catalogue, procedure: Procedure) {
	const record = findEvaluation(catalogue, procedure);
	return record
		? { id: record.id, score: record.evaluation_score, maturity: record.maturity_level?.toFixed(1) ?? null }
		: null;
}

function viewRelated(catalogue: Catalogue, procedure: CataloguedProcedure) {
	const related = findRelatedProcedures(catalogue, procedure, MOST_RELATED);
	return related && { by: related.by, procedures: related.procedures.map(summarizeProcedure) };
}
