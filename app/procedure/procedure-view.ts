import { NEEDS } from "../../content/catalogue/needs.ts";
import { CONTACT_GUIDANCE } from "../../content/catalogue/procedure-texts.ts";
import type { SaidProcedure } from "../../content/catalogue/translations.ts";
import { sayProcedure, TRANSLATION_WORDS } from "../../content/catalogue/translations.ts";
import { saySolvedReports } from "../../content/report-states.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findEvaluation, findProcedure, listVariants } from "../../domain/catalogue/catalogue.ts";
import { findCategory } from "../../domain/catalogue/category.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, isVariant, type Procedure, procedureName } from "../../domain/catalogue/procedure.ts";
import { findRelatedProcedures } from "../../domain/catalogue/related.ts";
import { findCostRange } from "../../domain/facts/procedure-cost.ts";
import { printFacts } from "../../domain/facts/told-facts.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { Language } from "../../domain/language.ts";
import { bringsOwnFigures, countConfirmed, findCeiling, LEAST_CONFIRMED } from "../../domain/observatory/evaluation.ts";
import { INDICATORS } from "../../domain/observatory/indicators.ts";
import { cutToOneDecimal } from "../../domain/observatory/scales.ts";
import { labelOf } from "../../domain/official/ficha.ts";
import { monthInGuatemala, readSolvedReports, SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { viewNearOffices } from "../components/office-view.ts";
import { viewOrigins, viewPlaceOrigins } from "../components/origins-view.ts";
import { viewPrice } from "../components/price-view.ts";
import { viewProcedureCard } from "../components/procedure-card-view.ts";
import { viewTerms } from "../components/term-view.ts";
import { formatDate } from "../words/format.ts";
import { translatorFor } from "../words/text.ts";
import { createExplainer, viewFacts, viewSoughtInVain } from "./facts-view.ts";
import { writeShareOffice } from "./share-office.ts";

const MOST_RELATED = 3;

export type ProcedureView = NonNullable<ReturnType<typeof viewProcedure>>;

/**
 * All that the detail of a procedure shows, and nothing else: dates and money in words, abbreviations explained.
 * Undefined when the catalogue has none with this id.
 */
export function viewProcedure(catalogue: Catalogue, id: string, { language, isSpanish, department = null }: Asked) {
	const record = findProcedure(catalogue, id);
	if (!record) return undefined;
	const said = sayProcedure(record, language);
	const { procedure } = isSpanish ? { procedure: record } : said;
	const { institutions: institution } = procedure;
	// In reading order, because an abbreviation is explained where it first appears.
	const explain = createExplainer(language, [
		procedure.description ?? "",
		procedure.documento_obtenible ?? "",
		`${institution?.name}, ${institution?.full_name}`,
	]);
	const name = explain(procedureName(procedure));
	const lead = explainOrNull(procedure.description);
	const facts = viewFacts(procedure, explainOrNull, language);
	const shareOffice = writeShareOffice(catalogue, record, { department, language });
	const { cost, duration } = facts;
	const costo = cost?.isFree ? translatorFor(language).text("procedure.costFree") : (cost?.amount ?? null);
	const { origins, once, readBetween } = viewOrigins(procedure, {
		language,
		values: { costo, duration: duration && { said: duration } },
	});
	const today = new Date().toISOString().slice(0, 10);
	const placeOrigins = viewPlaceOrigins(procedure, { language, today, readBetween });
	return {
		id: procedure.id,
		/** By which a device that saved it sees what changed. */
		prints: printFacts(record),
		name: name.text,
		lead: lead?.text ?? null,
		/** Of what stands on the first screen. */
		abbreviations: [...name.abbreviations, ...(lead?.abbreviations ?? []), ...facts.abbreviations],
		type: procedure.type,
		subcategory: procedure.subcategory,
		facts: { ...facts, costRange: record.costo === null ? findCostRange(record.costo_nota) : null },
		/** Of a page in another language than Spanish. */
		translation: viewTranslation(record, said, { language, isSpanish }),
		institution: institution && viewInstitutionPanel(institution),
		unchecked: isUnchecked(procedure) ? viewUnchecked(procedure) : null,
		variants: listVariants(catalogue, record).map(({ id, name }) => ({ id, label: labelOf(name ?? id) })),
		variantOf: viewVariantOf(catalogue, record),
		fullDescription:
			procedure.full_description === procedure.description ? null : explainOrNull(procedure.full_description),
		requirements: viewRequirements(record, procedure).map(({ said, spanish }) => ({
			...explain(said),
			...(said !== spanish && { spanish }),
		})),
		steps: procedure.steps.map((step, position) => ({ ...explain(step), number: position + 1 })),
		respaldo_legal: explainOrNull(procedure.respaldo_legal),
		enlace: procedure.enlace,
		updated: procedure.fecha_actualizado && {
			date: procedure.fecha_actualizado,
			words: formatDate(procedure.fecha_actualizado, language),
		},
		...viewSources(procedure.sources),
		origins,
		/** What is said once of many facts. */
		once: [...once, ...viewSoughtInVain(catalogue, record, language)],
		price: viewPrice(catalogue, procedure, { language, today }),
		terms: viewTerms(procedure.terms, record.terms, {
			...{ language, today },
			stillSpanish: isSpanish ? undefined : said.stillSpanish,
		}),
		offices: viewNearOffices(catalogue, { procedure: record }, { department, language }),
		/** Lines of the message by which it is passed on; missing without a department. */
		...(shareOffice && { shareOffice }),
		places: procedure.places.map(({ position, office, department, address, hours, phone }, at) => ({
			...{ position, office, department, address, hours, phone, origin: placeOrigins.each[at] },
		})),
		placesOrigin: placeOrigins.all,
		confidence: procedure.confidence,
		/** Whether the rule says it, and not the row. */
		isConfidenceComputed: procedure.facts.some(({ status }) => status !== "sin fuente"),
		needs_review: procedure.needs_review,
		category: findCategory(procedure.category) ?? null,
		evaluation: viewEvaluationPanel(catalogue, record),
		related: findRelatedProcedures(catalogue, record, { needs: NEEDS, limit: MOST_RELATED }).map((related) =>
			viewProcedureCard(related, language),
		),
		guidance: CONTACT_GUIDANCE[language],
		notice: readSiteTexts(catalogue.documents).importantNotice[language],
	};

	function viewUnchecked({ ficha, duda, sources }: Procedure) {
		const address = ficha === null ? null : safeWebAddress(sources[0] ?? null);
		return { ficha, address, doubt: explainOrNull(duda) };
	}

	function explainOrNull(text: string | null) {
		return text === null ? null : explain(text);
	}
}

/** What a page asks of a procedure. */
interface Asked extends Spoken {
	/** Whose offices come first, as an address says it. */
	department?: string | null;
}

/** Each requirement once, as its record says it and as the page does. */
function viewRequirements(record: Procedure, { requirements }: Procedure) {
	const all = record.requirements.map((spanish, position) => ({ spanish, said: requirements[position] ?? spanish }));
	return all.filter(({ spanish }, position) => record.requirements.indexOf(spanish) === position);
}

/** The procedure that stands for this one and its kin in lists, and how many they are. */
function viewVariantOf(catalogue: Catalogue, procedure: Procedure) {
	const leading = isVariant(procedure) ? findProcedure(catalogue, procedure.grupo ?? "") : undefined;
	if (!leading) return null;
	return { id: leading.id, name: procedureName(leading), variants: listVariants(catalogue, leading).length };
}

function viewInstitutionPanel(institution: Institution) {
	// Its address, hours and phone stay on its own page: nothing says that they are those of this service.
	const { id, full_name, website } = institution;
	return { id, name: institutionName(institution), full_name, website };
}

function viewEvaluationPanel(catalogue: Catalogue, procedure: Procedure) {
	const record = findEvaluation(catalogue, procedure);
	if (!record) return null;
	const { id, evaluation_score: score, maturity_level: maturity } = record;
	return {
		id,
		score,
		/** What the score could still come to. */
		highest: findCeiling(record)?.evaluation_score ?? score,
		/** From how many indicators the score comes; null where the table brought it. */
		confirmed: bringsOwnFigures(record) ? null : countConfirmed(record),
		indicatorCount: INDICATORS.length,
		/** How many of them a score takes. */
		least: LEAST_CONFIRMED,
		maturity: maturity === null ? null : cutToOneDecimal(maturity).toFixed(1),
	};
}

/** The pages that can be opened, how many they are, and the sites that they stand on. */
function viewSources(stored: readonly string[]) {
	const sources = [...new Set(stored)];
	const usable = sources.flatMap((source) => safeWebAddress(source) ?? []);
	return { sources, sourceCount: usable.length, sourceSites: [...new Set(usable.map(siteName))] };
}

/** Which language a page speaks, and whether somebody asked it for the Spanish text all the same. */
interface Spoken {
	language: Language;
	isSpanish: boolean;
}

/** What a page says of a translation, whichever of both texts it shows. */
export interface TranslationView {
	/** Texts that are not translated; missing where the page shows the Spanish text. */
	stillSpanish?: readonly string[];
	/** That this is a translation, or the Spanish text. */
	mark: string;
	/** What leads to the other text. */
	other: string;
	isSpanish: boolean;
	/** The name by which the office knows it, with the words before it; missing where the heading is that name. */
	spanishName?: { label: string; name: string };
	/** That the name changed since it was translated. */
	nameBehind?: string;
	/** Beside a text that came or changed since it was translated; missing where there is none. */
	behind?: string;
}

/** Null where there is no translation in the language of the page. */
function viewTranslation(
	record: Procedure,
	{ stillSpanish }: SaidProcedure,
	{ language, isSpanish }: Spoken,
): TranslationView | null {
	const words = TRANSLATION_WORDS[language];
	if (!stillSpanish || !words) return null;
	if (isSpanish) return { isSpanish, mark: words.spanishMark, other: words.toTranslation };
	const name = procedureName(record);
	return {
		isSpanish,
		stillSpanish,
		mark: words.mark,
		other: words.toSpanish,
		...(stillSpanish.includes(name)
			? { nameBehind: words.nameBehind }
			: { spanishName: { label: words.spanishName, name } }),
		...(stillSpanish.length > 0 && { behind: words.behind }),
	};
}

const solvedOf = keptFor((catalogue: Catalogue) => readSolvedReports(catalogue.documents.get(SOLVED_REPORTS)));

/** A sentence about the reports on this procedure that were solved this month; undefined when there was none. */
export function viewSolvedReports(
	catalogue: Catalogue,
	id: string,
	language: Language,
	now = new Date(),
): string | undefined {
	const month = monthInGuatemala(now);
	const count = solvedOf(catalogue)[id]?.[month];
	return count === undefined ? undefined : saySolvedReports(count, month, language);
}
