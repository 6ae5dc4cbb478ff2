import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../app/words/format.ts";
import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { beginDraft, listDrafts, saveDraft } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import { toTransferRow } from "../../database/transfer/transfer-tables.ts";
import { findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { nameRecord, type RecordName } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { findEvaluated } from "../../domain/observatory/evaluated.ts";
import { evaluateProcedure } from "../../domain/observatory/evaluation.ts";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";
import type { ObservatoryRecord } from "../../domain/observatory/observatory-record.ts";
import { flattenRecord } from "../../domain/observatory/observatory-record.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { answerDraftForm, notHere } from "../drafts/answer-draft-form.tsx";
import {
	DraftBar,
	DraftButtons,
	DraftNotices,
	findStanding,
	KeptBox,
	keepKey,
	spellFlaw,
	wordsOfFlaw,
} from "../drafts/draft-bar.tsx";
import { DraftBadge } from "../drafts/list-routes.tsx";
import { historyPath, publicPath, titleOf } from "../drafts/record-places.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { EvaluationFields } from "./evaluation-form.tsx";
import { readObservatory } from "./evaluations.server.ts";
import { listWarnings, readEvaluationForm } from "./read-evaluation-form.ts";
import { AnswerList, ScoreCard } from "./score-card.tsx";
import { OBSERVATORY_TEXTS } from "./texts.ts";

/** One evaluation: what is published of it, and the form of one's own draft. */
export const EVALUATION_ROUTES: readonly DeskRoute[] = [
	{ path: "/observatorio/:id", needs: "read", get: show },
	{ path: "/observatorio/:id", needs: "edit", post: takeForm },
	{ path: "/observatorio/:id/evaluar", needs: "edit", post: begin },
];

const NO_ANSWERS = Object.fromEntries(TEXT_INDICATORS.map((key) => [key, null])) as ObservatoryRecord["indicators"];

function recordOf({ params }: SignedAsk): RecordName {
	return nameRecord("evaluation", params.id ?? "");
}

function pathOf(id: string): string {
	return `/observatorio/${encodeURIComponent(id)}`;
}

async function show(ask: SignedAsk): Promise<Answer> {
	const { services, actor, params } = ask;
	const id = params.id ?? "";
	const record = recordOf(ask);
	const { catalogue, content, drafts, due } = await services.database.read(async (desk) => ({
		catalogue: await readObservatory(desk),
		content: await readRecord(desk, record),
		drafts: await listDrafts(desk, { record }),
		due: await desk.selectFrom("desk_review_dates").select("due").where("record", "=", record).executeTakeFirst(),
	}));
	const found = findEvaluated(catalogue, id);
	// A hosted table numbers its rows itself: the evaluation of this procedure lies under another id.
	if (found && found.record.id !== id) return goTo(pathOf(found.record.id));
	const procedure = found?.procedure ?? findProcedure(catalogue, id);
	const own = drafts.find(({ author }) => author.id === actor.id);
	if (own) return showForm(ask, own, procedure);
	if (!hasRecord(record, content) && !procedure) return notHere(ask);
	const published = { content, drafts, due: due?.due ?? null, procedure };
	const name = hasRecord(record, content) ? titleOf(record, content) : procedure && procedureName(procedure);
	return {
		title: `${OBSERVATORY_TEXTS[ask.language].record}: ${name}`,
		body: <Published {...{ ask, ...published }} />,
	};
}

interface PublishedProps {
	ask: SignedAsk;
	content: Draft["content"];
	drafts: readonly Draft[];
	due: string | null;
	procedure: Parameters<typeof listWarnings>[0]["procedure"];
}

function Published({ ask, content, drafts, due, procedure }: PublishedProps): ReactNode {
	const { language, account, services } = ask;
	const t = OBSERVATORY_TEXTS[language];
	const record = recordOf(ask);
	const isEvaluated = hasRecord(record, content);
	const { publicUrl } = services;
	return (
		<>
			<div className="row">
				{mayDo(account.role, "edit") && (
					<form method="post" action={`${pathOf(ask.params.id ?? "")}/evaluar`}>
						<button type="submit" className="button" data-kind="primary">
							{isEvaluated ? t.edit : t.begin}
						</button>
					</form>
				)}
				{isEvaluated && (
					<a className="button" href={historyPath(record)}>
						{t.history}
					</a>
				)}
				{procedure && <a href={`/tramites/${encodeURIComponent(procedure.id)}`}>{t.procedure}</a>}
				{publicUrl && isEvaluated && <a href={`${publicUrl}${publicPath(record)}`}>{t.onPortal}</a>}
			</div>
			{due && (
				<p className="notice">
					{t.due} {formatDate(due, language)}
				</p>
			)}
			{!isEvaluated && <p>{t.notEvaluated}</p>}
			{isEvaluated && !procedure && <p className="notice">{t.unlinked}</p>}
			<section className="stack">
				<h2>{t.workers}</h2>
				{drafts.length === 0 && <p>{t.nobody}</p>}
				<ul className="stack">
					{drafts.map((draft) => (
						<li key={draft.id} className="row">
							<a href={`/borradores/${draft.id}/revision`}>{draft.author.name}</a>
							<DraftBadge draft={draft} language={language} />
							<span className="quiet">{formatMoment(draft.updatedAt, language)}</span>
						</li>
					))}
				</ul>
			</section>
			{isEvaluated && (
				<>
					<ScoreCard {...{ content, language }} isForm={false} />
					<AnswerList {...{ content, language }} />
				</>
			)}
		</>
	);
}

async function showForm(ask: SignedAsk, draft: Draft, procedure: PublishedProps["procedure"]): Promise<Answer> {
	const { services, language, url, account } = ask;
	const t = OBSERVATORY_TEXTS[language];
	const standing = await findStanding(services, draft);
	const { content, base } = draft;
	const warnings = listWarnings({ content, base, procedure }, language);
	const faults = new Map(
		standing.flaws.flatMap((flaw) => [[fieldOf(flaw) ?? "", wordsOfFlaw(flaw, language)] as const]),
	);
	return {
		title: `${t.editing}: ${titleOf(draft.record, content, base)}`,
		body: (
			<>
				<DraftNotices {...{ draft, standing, language, url, fieldOf }} wordsOf={(flaw) => spellFlaw(flaw, language)} />
				{warnings.size > 0 && (
					<div className="notice" data-kind="warning">
						<h2>{t.warnings}</h2>
						<p>{t.warningsHint}</p>
						<ul>
							{[...warnings].flatMap(([key, all]) =>
								all.map((words) => (
									<li key={words}>
										<a href={`#${key}`}>{words}</a>
									</li>
								)),
							)}
						</ul>
					</div>
				)}
				<form method="post" action={pathOf(ask.params.id ?? "")} className="stack" data-keep={keepKey(draft)}>
					<KeptBox language={language} />
					<p className="row">
						<DraftButtons {...{ standing, account, language }} />
						{procedure && <a href={`/tramites/${encodeURIComponent(procedure.id)}`}>{t.procedure}</a>}
					</p>
					<ScoreCard {...{ content, language }} isForm />
					<EvaluationFields {...{ content, language, faults, warnings }} evaluator={account.name} />
					<DraftBar {...{ draft, standing, account, language, url }} />
				</form>
			</>
		),
	};
}

/** The name of the field of the form that a flaw is about; undefined for one of no field. */
function fieldOf({ table, field }: ContentFlaw): string | undefined {
	const [place = "-"] = field.split(" ");
	if (place === "-") return undefined;
	if (table !== "site_documents") return place === "tramite" ? place : `valor.${place}`;
	const [indicator, part] = place.split(".");
	return `${part === "by" ? "quien" : part === "on" ? "dia" : "evidencia"}.${indicator}`;
}

async function takeForm(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, account } = ask;
	const record = recordOf(ask);
	const [draft] = await services.database.read((desk) => listDrafts(desk, { record, author: actor.id }));
	// Published or discarded in another window: the last one is shown, and what was typed goes into a new one.
	const last = draft ?? (await services.database.read((desk) => findLast(desk, record, actor.id)));
	if (!last) return notHere(ask);
	const evaluating = { evaluator: account.name, today: guatemalaToday() };
	const content = readEvaluationForm(form, last.content, evaluating);
	return answerDraftForm(ask, form, { draft: last, content, path: pathOf(ask.params.id ?? "") });
}

async function findLast(desk: Desk, record: RecordName, author: string): Promise<Draft | undefined> {
	const [last] = await listDrafts(desk, { record, author, states: ["published", "discarded"], most: 1 });
	return last;
}

/** Begins a draft of the evaluation, or goes on with one's own; the first one begins with what the catalogue says. */
async function begin(ask: SignedAsk): Promise<Answer> {
	const { services, actor, params } = ask;
	const id = params.id ?? "";
	const record = recordOf(ask);
	const isBegun = await services.database.write(async (desk) => {
		const isEvaluated = hasRecord(record, await readRecord(desk, record));
		const procedure = isEvaluated ? undefined : findProcedure(await readObservatory(desk), id);
		if (!isEvaluated && !procedure) return false;
		const draft = await beginDraft(desk, record, actor);
		if (!procedure || hasRecord(record, draft.content)) return true;
		const first = flattenRecord(evaluateProcedure(procedure, NO_ANSWERS));
		const content = { observatory: [toTransferRow("observatory", { ...first, id, tramite: procedure.name })] };
		await saveDraft(desk, { id: draft.id, revision: draft.revision, content, changeNote: "", due: null }, actor);
		return true;
	});
	return isBegun ? goTo(pathOf(id)) : notHere(ask);
}
