import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { type Contradiction, findContradictions } from "../../domain/observatory/evaluation.ts";
import {
	INDICATORS,
	type Indicator,
	TEXT_INDICATORS,
	type TextIndicator,
} from "../../domain/observatory/indicators.ts";
import { readObservatoryRecord } from "../../domain/observatory/observatory-record.ts";
import { reasonOf, UNANSWERED, type Verdict, verdictOf } from "../../domain/observatory/scales.ts";
import { EVALUATOR_TEAM } from "../../domain/site-documents/evidence.ts";
import { textOf } from "../frame/desk-route.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";

/** The figures of an evaluation that are no answer in words. */
const FIGURES = ["completamente_en_linea", "num_pasos", "num_requisitos"] as const;
const WORDS: Readonly<Record<Verdict, string>> = { si: "Sí", parcial: "Parcial", no: "No" };
/** How a form sends the answer of an indicator of which nobody knows. */
export const NO_ANSWER = "nada";

/** The field that says under which name citizens read who evaluated, and its two values. */
export const SIGNATURE = "firma";
export const OWN_NAME = "nombre";
export const TEAM = "equipo";

/** How a draft is signed until somebody chooses: by the name of the evaluator, unless its evidence already stands as the team's. */
export function signatureOf(content: RecordContent, evaluator: string): typeof OWN_NAME | typeof TEAM {
	const names = INDICATORS.map(({ key }) => evidencePart(evidenceIn(content), key, "by"));
	return names.includes(EVALUATOR_TEAM) && !names.includes(evaluator) ? TEAM : OWN_NAME;
}

interface Evaluating {
	/** The name of who evaluates, which stands where the form does not say another. */
	evaluator: string;
	/** A calendar date. */
	today: string;
}

/** What the form makes of a draft's content; what it does not have stays as it was. What is typed wrongly stays as typed. */
export function readEvaluationForm(form: FormData, content: RecordContent, evaluating: Evaluating): RecordContent {
	const [row = {}] = content.observatory ?? [];
	const read: Record<string, unknown> = { ...row };
	if (form.has("tramite")) read.tramite = textOf(form, "tramite") || null;
	if (textOf(form, "calcular") === "si") Object.assign(read, { evaluation_score: null, maturity_level: null });
	for (const figure of FIGURES) {
		if (form.has(`valor.${figure}`)) read[figure] = readCount(textOf(form, `valor.${figure}`));
	}
	for (const indicator of TEXT_INDICATORS) {
		if (form.has(`respuesta.${indicator}`)) read[indicator] = readAnswer(form, indicator, row[indicator]);
	}
	const evidence = readEvidenceFields(form, evidenceIn(content), evaluating);
	const { site_documents: _, ...rest } = { ...content, observatory: [read] };
	if (Object.keys(evidence).length === 0) return rest;
	return { ...rest, site_documents: [{ ...content.site_documents?.[0], content: evidence }] };
}

/** The evidence as it lies in a draft: also what could not be published. */
export function evidenceIn(content: RecordContent): RecordRow {
	const document = content.site_documents?.[0]?.content;
	return typeof document === "object" && document !== null ? Object.fromEntries(Object.entries(document)) : {};
}

/** One part of the evidence of an indicator, as it was typed. */
export function evidencePart(evidence: RecordRow, indicator: Indicator, part: "source" | "by" | "on"): string {
	const entry = evidence[indicator];
	const value: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, part) : undefined;
	return typeof value === "string" ? value : "";
}

/** A text as it was, where the form says the same as it; a new one begins with the word that decides. */
function readAnswer(form: FormData, indicator: TextIndicator, before: unknown): string | null {
	const was = typeof before === "string" ? before : null;
	const answer = textOf(form, `respuesta.${indicator}`);
	const reason = textOf(form, `razon.${indicator}`).replace(/\s*\n\s*/g, " ");
	if (answer === (verdictOf(was) ?? NO_ANSWER) && reason === (reasonOf(was) ?? "")) return was;
	const word = answer === "si" || answer === "parcial" || answer === "no" ? WORDS[answer] : UNANSWERED;
	return reason === "" ? word : `${word}: ${reason}`;
}

function readCount(text: string): number | string | null {
	if (text === "") return null;
	return /^\d{1,6}$/.test(text) ? Number(text) : text;
}

/**
 * Evidence without a name or a day is of whoever saves it, today; where all three are empty there is none. Who signs as the
 * team has their own name nowhere in it.
 */
function readEvidenceFields(form: FormData, before: RecordRow, { evaluator, today }: Evaluating): RecordRow {
	const isTeam = textOf(form, SIGNATURE) === TEAM;
	const entries = INDICATORS.flatMap(({ key }): [string, unknown][] => {
		if (!form.has(`evidencia.${key}`)) return key in before ? [[key, before[key]]] : [];
		const source = textOf(form, `evidencia.${key}`);
		const [by, on] = [textOf(form, `quien.${key}`), textOf(form, `dia.${key}`)];
		if (source === "" && by === "" && on === "") return [];
		const [usualBy, usualOn] = source === "" ? ["", ""] : [evaluator, today];
		const named = by || usualBy;
		return [[key, { source, by: isTeam && named === evaluator ? EVALUATOR_TEAM : named, on: on || usualOn }]];
	});
	return Object.fromEntries(entries);
}

interface Warned {
	content: RecordContent;
	/** What the draft was begun from. */
	base: RecordContent;
	procedure: CataloguedProcedure | undefined;
}

/** What somebody should look at again before handing a draft in, by indicator, in words. */
export function listWarnings(
	{ content, base, procedure }: Warned,
	language: DeskLanguage,
): ReadonlyMap<string, string[]> {
	const t = OBSERVATORY_TEXTS[language];
	const warnings = new Map<string, string[]>();
	const record = readObservatoryRecord(content.observatory?.[0])?.row;
	const [now, before] = [evidenceIn(content), evidenceIn(base)];
	const found = record && procedure ? findContradictions(record, procedure) : [];
	for (const { key, name } of INDICATORS) {
		const words = found.filter(({ indicator }) => indicator === key).map((each) => spell(each, language));
		const is = (part: "source" | "on") => evidencePart(now, key, part);
		const was = (part: "source" | "on") => evidencePart(before, key, part);
		if (was("source") !== "" && is("source") !== was("source") && is("on") === was("on")) words.push(t.oldDay);
		if (words.length > 0)
			warnings.set(
				key,
				words.map((each) => `${name[language]}: ${each}`),
			);
	}
	return warnings;
}

function spell({ indicator, recorded }: Contradiction, language: DeskLanguage): string {
	const t = OBSERVATORY_TEXTS[language];
	const words: Readonly<Record<string, string>> = t.contradiction;
	const said = recorded === "yes" ? t.hasLaw : recorded === "no" ? t.hasNoLaw : String(recorded);
	return (words[indicator] ?? "").replace("{recorded}", said);
}
