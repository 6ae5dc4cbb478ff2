import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../app/words/format.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { discardDraft, publishDraft, returnDraft } from "../../database/desk/drafts.server.ts";
import { listContentChanges, parseRecordName } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { Faults, TAKES_FOCUS, TextField } from "../frame/fields.tsx";
import { listReviewWarnings, ReviewWarnings } from "../observatory/score-card.tsx";
import { notHere, readDraft } from "./answer-draft-form.tsx";
import { withReleased } from "./column-names.ts";
import { CostNotice } from "./cost-notice.tsx";
import { Differences } from "./differences.tsx";
import { type DraftStanding, findStanding, spellFlaw } from "./draft-bar.tsx";
import { DraftBadge } from "./list-routes.tsx";
import { editorPath, historyPath, isReviewedApart, nameKind, recordPath, titleIn } from "./record-places.ts";
import { DRAFT_TEXTS, REVIEW_TEXTS } from "./texts.ts";

/** The second pair of eyes, for drafts of every kind: what differs, publishing, sending back, discarding. */
export const REVIEW_ROUTES: readonly DeskRoute[] = [
	{ path: "/borradores/:id/revision", needs: "read", get: (ask) => showReview(ask) },
	{ path: "/borradores/:id/publicar", needs: "publish", post: publish },
	{ path: "/borradores/:id/devolver", needs: "publish", post: sendBack },
	{ path: "/borradores/:id/desechar", needs: "edit", get: askDiscard },
	{ path: "/borradores/:id/desechar", needs: "edit", post: discard },
];

interface Trouble {
	title: string;
	faults: readonly { to?: string; text: string }[];
	status: 409 | 422;
}

async function showReview(ask: SignedAsk, trouble?: Trouble): Promise<Answer> {
	const { services, language } = ask;
	const draft = await readDraft(ask);
	if (!draft) return notHere(ask);
	const isOpen = draft.state === "editing" || draft.state === "submitted";
	if (isOpen && isReviewedApart(draft.record)) return goTo(editorPath(draft.record, draft.id));
	const t = REVIEW_TEXTS[language];
	const standing = await findStanding(services, draft);
	const kind = parseRecordName(draft.record)?.kind ?? "procedure";
	// A closed draft is told by what it changed in its own time.
	const before = withReleased(draft.record, isOpen ? standing.current : draft.base, draft.content);
	const changes = listContentChanges(kind, before, withReleased(draft.record, draft.content, before));
	const warnings = isOpen ? await listReviewWarnings(services, draft, language) : [];
	return {
		title: `${t.review}: ${titleIn(language, draft.record, draft.content, draft.base)}`,
		...(trouble && { status: trouble.status }),
		body: (
			<>
				{trouble?.faults.length === 0 && (
					<p className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
						{trouble.title}
					</p>
				)}
				{trouble && <Faults title={trouble.title} faults={trouble.faults} />}
				<p className="row">
					<DraftBadge draft={draft} language={language} />
					<span>
						{nameKind(draft.record, language)} · {t.by} {draft.author.name} · {formatMoment(draft.updatedAt, language)}
					</span>
				</p>
				{isOpen && draft.reviewNote !== "" && (
					<section className="card">
						<h2>{t.asked}</h2>
						<p className="said">
							{draft.reviewer?.name}: {draft.reviewNote}
						</p>
					</section>
				)}
				<section className="card">
					<h2>{t.note}</h2>
					<p className="said">{draft.changeNote || t.noNote}</p>
					{draft.due && (
						<p>
							{t.due} {formatDate(draft.due, language)}
						</p>
					)}
				</section>
				<p className="row">
					{isOpen && (
						<a className="button" href={`/borradores/${draft.id}/vista`}>
							{t.preview}
						</a>
					)}
					{isOpen && draft.author.id === ask.actor.id && (
						<a className="button" href={editorPath(draft.record, draft.id)}>
							{t.edit}
						</a>
					)}
					<a href={recordPath(draft.record)}>{t.open}</a>
					<a href={historyPath(draft.record)}>{t.history}</a>
				</p>
				<section className="stack">
					<h2>{t.differences}</h2>
					<Differences changes={changes} language={language} />
				</section>
				{isOpen && (
					<Faults
						isAnswer={false}
						title={t.faults}
						faults={standing.flaws.map((flaw) => ({
							text: spellFlaw(flaw, language),
						}))}
					/>
				)}
				{isOpen && <CostNotice {...{ current: standing.current, content: draft.content, language }} />}
				<ReviewWarnings {...{ warnings, language }} />
				<Decision {...{ ask, draft, standing }} />
			</>
		),
	};
}

function Decision({ ask, draft, standing }: { ask: SignedAsk; draft: Draft; standing: DraftStanding }): ReactNode {
	const { language, account, actor } = ask;
	const [t, d] = [REVIEW_TEXTS[language], DRAFT_TEXTS[language]];
	const isOwn = draft.author.id === actor.id;
	if (draft.state !== "editing" && draft.state !== "submitted") return <p className="notice">{t.gone}</p>;
	if (!mayDo(account.role, "publish")) return <p className="notice">{d.notAllowed}</p>;
	if (standing.accounts >= 2 && isOwn) return <p className="notice">{d.ownDraft}</p>;
	if (standing.accounts >= 2 && draft.state === "editing") return <p className="notice">{d.notSubmitted}</p>;
	return (
		<div className="columns">
			<form method="post" action={`/borradores/${draft.id}/publicar`} className="card">
				<h2>{t.publish}</h2>
				<input type="hidden" name="revision" value={draft.revision} />
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.publish}
					</button>
				</p>
			</form>
			{!isOwn && (
				<form method="post" action={`/borradores/${draft.id}/devolver`} className="card">
					<h2>{t.return}</h2>
					<input type="hidden" name="revision" value={draft.revision} />
					<TextField name="motivo" label={t.returnNote} most={2000} isRequired />
					<p>
						<button type="submit" className="button">
							{t.return}
						</button>
					</p>
				</form>
			)}
		</div>
	);
}

async function publish(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, language, params } = ask;
	const t = DRAFT_TEXTS[language];
	const draft = await readDraft(ask);
	if (!draft) return notHere(ask);
	if (isReviewedApart(draft.record)) return goTo(editorPath(draft.record, draft.id));
	const accounts = await services.accounts.countActive();
	const asked = { id: params.id ?? "", revision: Number(textOf(form, "revision")), publisher: actor, accounts };
	if (draft.changeNote === "") return showReview(ask, { title: t.flawed, faults: [{ text: t.noNote }], status: 422 });
	const done = await publishDraft(services.database, asked);
	switch (done.outcome) {
		case "published":
			return goTo(recordPath(draft.record), "published");
		case "flawed":
			return showReview(ask, {
				title: t.flawed,
				faults: done.flaws.map((flaw) => ({ text: spellFlaw(flaw, language) })),
				status: 422,
			});
		case "conflict":
			return showReview(ask, { title: t.conflicted, faults: [], status: 409 });
		case "same":
			return showReview(ask, { title: t.sameAlready, faults: [], status: 409 });
		case "refused": {
			const words = { "own-draft": t.ownDraft, "not-submitted": t.notSubmitted, gone: t.gone, moved: t.changed };
			return showReview(ask, { title: words[done.reason], faults: [], status: 409 });
		}
	}
}

async function sendBack(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, language, params } = ask;
	const note = textOf(form, "motivo").slice(0, 2000);
	const t = REVIEW_TEXTS[language];
	if (note === "") {
		return showReview(ask, { title: t.returnNeeded, faults: [{ to: "motivo", text: t.returnNote }], status: 422 });
	}
	const revision = Number(textOf(form, "revision"));
	const done = await services.database.write((desk) => returnDraft(desk, params.id ?? "", revision, actor, note));
	if (done.outcome === "saved") return goTo("/borradores?cuales=esperan", "returned");
	const draft = await readDraft(ask);
	if (!draft) return notHere(ask);
	const title = done.outcome === "moved" ? DRAFT_TEXTS[language].changed : t.gone;
	return showReview(ask, { title, faults: [{ text: note }], status: 409 });
}

async function askDiscard(ask: SignedAsk): Promise<Answer> {
	const draft = await readDraft(ask);
	if (!draft || draft.author.id !== ask.actor.id) return notHere(ask);
	const { language } = ask;
	const t = REVIEW_TEXTS[language];
	return {
		title: `${t.discardTitle}: ${titleIn(language, draft.record, draft.content, draft.base)}`,
		body: (
			<form method="post" className="stack">
				<p>{t.discardAsk}</p>
				<input type="hidden" name="revision" value={draft.revision} />
				<p className="row">
					<button type="submit" className="button">
						{t.discardYes}
					</button>
					<a href={editorPath(draft.record, draft.id)}>{t.discardNo}</a>
				</p>
			</form>
		),
	};
}

async function discard(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, params, language } = ask;
	const revision = Number(textOf(form, "revision"));
	const done = await services.database.write((desk) => discardDraft(desk, params.id ?? "", revision, actor));
	if (done.outcome === "saved") return goTo("/borradores", "discarded");
	const draft = await readDraft(ask);
	if (!draft || draft.author.id !== actor.id) return notHere(ask);
	const title = done.outcome === "moved" ? DRAFT_TEXTS[language].changed : REVIEW_TEXTS[language].gone;
	return showReview(ask, { title, faults: [], status: 409 });
}
