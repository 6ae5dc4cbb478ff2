import { EDITIONS_PAGE } from "../../../content/publications/editions-page.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { keptFor } from "../../../domain/kept-for.ts";
import type { Language } from "../../../domain/language.ts";
import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import { findEvaluated, listEvaluated } from "../../../domain/observatory/evaluated.ts";
import {
	bringsOwnFigures,
	countConfirmed,
	findCeiling,
	judgeIndicator,
	LEAST_CONFIRMED,
	scoreDimensions,
} from "../../../domain/observatory/evaluation.ts";
import type { Dimension, Indicator, IndicatorEntry } from "../../../domain/observatory/indicators.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION } from "../../../domain/observatory/indicators.ts";
import type { ObservatoryRecord } from "../../../domain/observatory/observatory-record.ts";
import { averageDimensions } from "../../../domain/observatory/observatory-summary.ts";
import { type OnlineShare, reasonOf, type Verdict } from "../../../domain/observatory/scales.ts";
import { EVALUATOR_TEAM, evidenceId, readEvidence } from "../../../domain/site-documents/evidence.ts";
import { compareNames } from "../../../domain/text/text.ts";
import { safeWebAddress, siteName } from "../../../domain/text/web-address.ts";
import { formatDate } from "../../words/format.ts";

/** The few figures of an evaluation that a row shows. */
export interface RowView {
	id: string;
	name: string;
	/** Null when the catalogue does not have the procedure. */
	procedureId: string | null;
	share: OnlineShare | null;
	steps: number | null;
	requirements: number | null;
	maturity: number | null;
	score: number | null;
	/** What maturity and score could still come to; null where nothing is unknown or the table brought its own figures. */
	highest: { maturity: number; score: number } | null;
	/** How many of the indicators have a verdict; null where the table brought its own figures. */
	confirmed: number | null;
	indicatorCount: number;
}

/** Reduces an evaluation to its row, so that the page carries no more than it draws. */
export function viewRow({ record, name, procedure }: Evaluated): RowView {
	const ceiling = findCeiling(record);
	return {
		id: record.id,
		name,
		procedureId: procedure?.id ?? null,
		share: record.completamente_en_linea,
		steps: record.num_pasos,
		requirements: record.num_requisitos,
		maturity: record.maturity_level,
		score: record.evaluation_score,
		highest: ceiling && { maturity: ceiling.maturity_level, score: ceiling.evaluation_score },
		confirmed: bringsOwnFigures(record) ? null : countConfirmed(record),
		indicatorCount: INDICATORS.length,
	};
}

export interface IndicatorView {
	indicator: Indicator;
	name: string;
	verdict: Verdict | null;
	/** The reason as the record gives it, in Spanish; null for the three figures and where none is given. */
	reason: string | null;
}

/** One of the five dimensions of a procedure, with its indicators. */
export interface DimensionView {
	dimension: Dimension;
	name: string;
	/** What is confirmed reaches this much, 0 to 1. */
	value: number;
	/** What is unknown could add this much, 0 to 1. */
	unknown: number;
	/** How many of its indicators have a verdict. */
	confirmed: number;
	/** Mean of all procedures that have a score, 0 to 1. */
	average: number;
	indicators: readonly IndicatorView[];
}

/** Everything that the detail and the comparison draw of one evaluation: its row, and what each indicator says. */
export interface EvaluationView extends RowView {
	/** Indicators answered Sí. */
	met: number;
	/** How many indicators a score takes, where fewer are confirmed; else null. */
	least: number | null;
	dimensions: readonly DimensionView[];
	/** True when the table brought score or maturity; the page then says that they may differ from the indicators. */
	hasOwnFigures: boolean;
	/** What shows the answers; undefined where two evaluations stand side by side. */
	evidence?: EvidenceView;
}

/** The evaluation with this id, or of the procedure with this id; null when there is none. */
export function viewEvaluation(catalogue: Catalogue, id: string, language: Language): EvaluationView | null {
	const found = findEvaluated(catalogue, id);
	const [view] = found ? viewEvaluations(catalogue, [found], language) : [];
	return found && view ? { ...view, evidence: viewEvidence(catalogue, found.record.id, language) } : null;
}

/** Evaluations in words, each beside the average of the whole catalogue. */
function viewEvaluations(catalogue: Catalogue, chosen: readonly Evaluated[], language: Language): EvaluationView[] {
	if (chosen.length === 0) return [];
	const averages = averageDimensions(listEvaluated(catalogue));
	return chosen.map((evaluated) => {
		const { record } = evaluated;
		const values = scoreDimensions(record);
		return {
			...viewRow(evaluated),
			met: INDICATORS.filter(({ key }) => judgeIndicator(record, key) === "si").length,
			least: record.evaluation_score === null ? LEAST_CONFIRMED : null,
			dimensions: DIMENSIONS.map(({ key, name }) => {
				const indicators = INDICATORS_BY_DIMENSION[key].map((indicator) => viewIndicator(record, indicator, language));
				const confirmed = indicators.filter(({ verdict }) => verdict !== null).length;
				return {
					dimension: key,
					name: name[language],
					value: values[key],
					unknown: 1 - confirmed / indicators.length,
					confirmed,
					average: averages[key],
					indicators,
				};
			}),
			hasOwnFigures: bringsOwnFigures(record),
		};
	});
}

function viewIndicator(record: ObservatoryRecord, indicator: IndicatorEntry, language: Language): IndicatorView {
	return {
		indicator: indicator.key,
		name: indicator.name[language],
		verdict: judgeIndicator(record, indicator.key),
		reason: indicator.kind === "text" ? reasonOf(record.indicators[indicator.key]) : null,
	};
}

/** What shows one answer. */
interface IndicatorEvidence {
	/** The site that an address leads to, or the text. */
	shown: string;
	/** Null for a text. */
	href: string | null;
	/** Who evaluated, and when. */
	by: string;
}

/** What shows the answers of an evaluation, with the words around it; a note alone where nobody noted anything. */
export type EvidenceView =
	| { note: string }
	| { label: string; missing: string; of: Readonly<Partial<Record<Indicator, IndicatorEvidence>>> };

/** The evidence of the evaluation with this id, as far as it can be used. */
function viewEvidence(catalogue: Catalogue, id: string, language: Language): EvidenceView {
	const words = EDITIONS_PAGE[language].evidence;
	const entries = Object.entries(readEvidence(catalogue.documents.get(evidenceId(id))));
	if (entries.length === 0) return { note: words.none };
	const of = entries.map(([indicator, { source, by, on }]) => {
		const href = safeWebAddress(source);
		const said = words.by
			.replace("{by}", by === EVALUATOR_TEAM ? words.team : by)
			.replace("{date}", formatDate(on, language));
		return [indicator, { shown: href ? siteName(href) : source, href, by: said }] as const;
	});
	return { label: words.source, missing: words.missing, of: Object.fromEntries(of) };
}

/** What can be chosen. */
interface Choice {
	id: string;
	name: string;
}

/** What the comparison draws: the form, and the two evaluations once two different ones are chosen. */
export interface ComparisonView {
	/** Evaluations by name, to choose from: all, or as many as a list may have; none where two are side by side. */
	choices: readonly Choice[];
	/** How many there are. */
	total: number;
	/** Ids in the form, as far as they are known. */
	chosen: readonly [string, string];
	pair: readonly [EvaluationView, EvaluationView] | null;
	isSame: boolean;
	/** True when an id was asked for that no evaluation has. */
	isMissing: boolean;
}

/** More than were evaluated by 2026 (238). A phone can look through so many, and 10,000 would be a page of 4.6 MB. */
const MOST_CHOICES = 300;

export function viewComparison(catalogue: Catalogue, ids: readonly string[], language: Language): ComparisonView {
	const found = ids.slice(0, 2).map((id) => findEvaluated(catalogue, id));
	const [first, second] = found;
	const isSame = first !== undefined && first === second;
	const different = first && second && !isSame ? [first, second] : [];
	const [one, other] = viewEvaluations(catalogue, different, language);
	const pair = one && other ? ([one, other] as const) : null;
	const evaluated = listEvaluated(catalogue);
	return {
		choices: pair
			? []
			: evaluated.length > MOST_CHOICES
				? sortChoices(pickNearest(evaluated, found))
				: listAll(evaluated),
		total: evaluated.length,
		chosen: [first?.record.id ?? "", isSame ? "" : (second?.record.id ?? "")],
		pair,
		isSame,
		isMissing: found.includes(undefined),
	};
}

const listAll = keptFor(sortChoices);

function sortChoices(evaluated: readonly Evaluated[]): readonly Choice[] {
	return evaluated
		.map(({ record, name }) => ({ id: record.id, name }))
		.sort((one, other) => compareNames(one.name, other.name));
}

/** Of more than a list may have: those chosen, those of their categories, then all others, each the best first. */
function pickNearest(evaluated: readonly Evaluated[], chosen: readonly (Evaluated | undefined)[]): Evaluated[] {
	const categories = new Set(chosen.flatMap((each) => each?.procedure?.category ?? []));
	const near = evaluated.filter(({ procedure }) => categories.has(procedure?.category ?? ""));
	const picked = new Set<Evaluated>();
	for (const each of [...chosen, ...near, ...evaluated]) {
		if (each) picked.add(each);
		if (picked.size === MOST_CHOICES) break;
	}
	return [...picked];
}
