import { sql } from "kysely";
import { makeEdition } from "../../database/desk/apply-content.server.ts";
import type { Desk, DeskDatabase } from "../../database/desk/desk-database.server.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import {
	beginDraft,
	type Draft,
	listDrafts,
	publishDraft,
	saveDraft,
	submitDraft,
} from "../../database/desk/drafts.server.ts";
import {
	type Catalogue,
	type CataloguedProcedure,
	type CatalogueRows,
	createCatalogue,
} from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import { nameRecord, type RecordContent, type RecordName } from "../../domain/desk/record.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { compareEditionDays } from "../../domain/observatory/editions.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { countConfirmed } from "../../domain/observatory/evaluation.ts";
import { type ScoreBand, scoreBandOf } from "../../domain/observatory/scales.ts";
import { type ClosedEdition, EDITION_WORD, readEditionDocument } from "../../domain/site-documents/edition.ts";
import { EVIDENCE_WORD, evidenceId, readEvidence } from "../../domain/site-documents/evidence.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { compareNames, foldText } from "../../domain/text/text.ts";

export const STATES = ["nunca", "evaluados", "sin-evidencia"] as const;
type EvaluationState = (typeof STATES)[number];
export const ORDERS = ["nombre", "antiguas", "bajas"] as const;
type EvaluationOrder = (typeof ORDERS)[number];
/** The level of what has no score yet. */
export const NO_SCORE = "sin-nota";

export interface EvaluationFilter {
	text: string;
	/** Id of an institution; empty for all. */
	institution: string;
	level: ScoreBand | typeof NO_SCORE | undefined;
	state: EvaluationState | undefined;
	order: EvaluationOrder;
	/** Whether official fichas that nobody checked are listed too. */
	hasFichas: boolean;
}

export interface ListedEvaluation {
	/** Of the evaluation; of the procedure where there is none. */
	id: string;
	name: string;
	institution: string;
	institutionId: string;
	isEvaluated: boolean;
	score: number | null;
	/** Indicators that have a verdict. */
	confirmed: number;
	/** Indicators with evidence. */
	evidence: number;
	/** Day of the newest evidence; null without any. */
	on: string | null;
	isUnchecked: boolean;
}

/** The tables that evaluations rest on, with the evidence. */
export async function readObservatory(desk: Desk): Promise<Catalogue> {
	const rows: CatalogueRows = { procedures: [], institutions: [], observatory: [] };
	for (const table of ["procedures", "institutions", "observatory"] as const) {
		rows[table] = (await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(desk)).rows;
	}
	rows.site_documents = await desk
		.selectFrom("site_documents")
		.selectAll()
		.where("id", "like", `${EVIDENCE_WORD}:%`)
		.execute();
	return createCatalogue(rows, "desk");
}

/** Procedures and their evaluations that match, in the order asked. */
export function listEvaluations(catalogue: Catalogue, filter: EvaluationFilter): ListedEvaluation[] {
	const evaluated = listEvaluated(catalogue);
	const done = new Set(evaluated.flatMap(({ procedure }) => procedure?.id ?? []));
	const waiting = [...catalogue.procedures, ...catalogue.variants].filter(({ id }) => !done.has(id));
	const wanted = foldText(filter.text);
	return [
		...evaluated.map(({ record, name, procedure }): ListedEvaluation => {
			const evidence = Object.values(readEvidence(catalogue.documents.get(evidenceId(record.id))));
			return {
				...{ id: record.id, name, isEvaluated: true, score: record.evaluation_score, ...institutionOf(procedure) },
				...{ confirmed: countConfirmed(record), evidence: evidence.length, isUnchecked: false },
				on:
					evidence
						.map(({ on }) => on)
						.sort()
						.at(-1) ?? null,
			};
		}),
		...waiting.map(
			(procedure): ListedEvaluation => ({
				...{ id: procedure.id, name: procedureName(procedure), isEvaluated: false, ...institutionOf(procedure) },
				...{ score: null, confirmed: 0, evidence: 0, on: null, isUnchecked: isUnchecked(procedure) },
			}),
		),
	]
		.filter((each) => filter.hasFichas || !each.isUnchecked)
		.filter(({ id, name }) => foldText(name).includes(wanted) || foldText(id).includes(wanted))
		.filter(({ institutionId }) => filter.institution === "" || institutionId === filter.institution)
		.filter((each) => isOfLevel(each, filter.level) && isInState(each, filter.state))
		.sort((one, other) => compare(one, other, filter.order) || compareNames(one.name, other.name));
}

/** The institutions of the catalogue, to choose from. */
export function listInstitutionChoices({ institutions }: Catalogue): { value: string; label: string }[] {
	return institutions.map((institution) => ({ value: institution.id, label: institutionName(institution) }));
}

function institutionOf(procedure: CataloguedProcedure | undefined) {
	const institution = procedure?.institutions ?? null;
	return { institution: institution ? institutionName(institution) : "", institutionId: institution?.id ?? "" };
}

function isOfLevel({ isEvaluated, score }: ListedEvaluation, level: EvaluationFilter["level"]): boolean {
	if (level === undefined) return true;
	if (level === NO_SCORE) return isEvaluated && score === null;
	return score !== null && scoreBandOf(score) === level;
}

function isInState({ isEvaluated, evidence }: ListedEvaluation, state: EvaluationState | undefined): boolean {
	if (state === "nunca") return !isEvaluated;
	if (state === "evaluados") return isEvaluated;
	return state === undefined || (isEvaluated && evidence === 0);
}

/** What was never evaluated comes last where evaluations are put in order; one of which nobody knows the day is the oldest. */
function compare(one: ListedEvaluation, other: ListedEvaluation, order: EvaluationOrder): number {
	if (order === "nombre") return 0;
	const late = Number(!one.isEvaluated) - Number(!other.isEvaluated);
	if (order === "bajas") return late || (one.score ?? 101) - (other.score ?? 101);
	const [first, second] = [one.on ?? "", other.on ?? ""];
	return late || (first < second ? -1 : Number(first > second));
}

interface DeskEdition extends ClosedEdition {
	id: string;
}

export interface Editions {
	/** The newest first. */
	closed: readonly DeskEdition[];
	drafts: readonly Draft[];
}

/** The record of the edition with this id. */
export function editionRecord(id: string): RecordName {
	return nameRecord("document", `${EDITION_WORD}:${id}`);
}

/** The edition in a draft; undefined where it has none that can be read. */
export function editionIn(content: RecordContent): ClosedEdition | undefined {
	return readEditionDocument(content.site_documents?.[0]?.content);
}

/** All editions that are closed, and the drafts of those that are not. */
export async function readEditions(desk: Desk): Promise<Editions> {
	const rows = await desk.selectFrom("site_documents").selectAll().where("id", "like", `${EDITION_WORD}:%`).execute();
	const closed = rows.flatMap(({ id, content }): DeskEdition[] => {
		const edition = readEditionDocument(JSON.parse(content));
		return edition ? [{ ...edition, id: id.slice(EDITION_WORD.length + 1) }] : [];
	});
	const drafts = (await listDrafts(desk)).filter(({ record }) => record.startsWith(editionRecord("")));
	return { closed: closed.sort(compareEditionDays).reverse(), drafts };
}

interface Preparing {
	id: string;
	about: Pick<ClosedEdition, "name" | "note">;
	changeNote: string;
	actor: Actor;
	/** Active accounts. */
	accounts: number;
	/** Whether whoever prepares it may publish. */
	mayPublish: boolean;
}

/**
 * Makes an edition of what is published at this moment, with the day of it, as a draft that is handed in; whoever works
 * alone closes it at once.
 * "moved" when the draft was saved elsewhere in the same moment, or somebody published meanwhile.
 */
export async function prepareEdition(
	database: DeskDatabase,
	{ id, about, changeNote, actor, accounts, mayPublish }: Preparing,
): Promise<"submitted" | "published" | "moved"> {
	const record = editionRecord(id);
	const isAlone = accounts < 2 && mayPublish;
	const draft = await database.write(async (desk) => {
		const begun = await beginDraft(desk, record, actor);
		const edition = await makeEdition(desk, { ...about, date: guatemalaToday() });
		const content = { site_documents: [{ id: `${EDITION_WORD}:${id}`, content: edition }] };
		const saving = { id: begun.id, revision: begun.revision, content, changeNote, due: null };
		const saved = await saveDraft(desk, saving, actor);
		if (saved.outcome !== "saved") return undefined;
		const handed = isAlone ? saved : await submitDraft(desk, begun.id, saved.draft.revision, actor);
		return handed.outcome === "saved" ? handed.draft : undefined;
	});
	if (!draft) return "moved";
	if (!isAlone) return "submitted";
	const done = await publishDraft(database, { id: draft.id, revision: draft.revision, publisher: actor, accounts });
	return done.outcome === "published" ? "published" : "moved";
}
