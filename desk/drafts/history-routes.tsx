import { formatMoment } from "../../app/words/format.ts";
import { beginDraft, listDrafts, saveDraft, submitDraft } from "../../database/desk/drafts.server.ts";
import { checkContent, publishRecord } from "../../database/desk/publish.server.ts";
import { listVersions, type RecordVersion, readRecord } from "../../database/desk/records.server.ts";
import {
	isSameContent,
	listContentChanges,
	parseRecordName,
	type RecordKind,
	type RecordName,
} from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { InputField, TAKES_FOCUS } from "../frame/fields.tsx";
import { isInRelease } from "../texts/text-documents.ts";
import { notHere } from "./answer-draft-form.tsx";
import { withReleased } from "./column-names.ts";
import { Differences } from "./differences.tsx";
import { spellFlaw } from "./draft-bar.tsx";
import { DraftTable } from "./list-routes.tsx";
import { editorPath, historyPath, isReviewedApart, nameKind, recordPath, titleIn } from "./record-places.ts";
import { DRAFT_TEXTS, REVIEW_TEXTS } from "./texts.ts";

/** The versions of any record, and the way back to one of them. */
export const HISTORY_ROUTES: readonly DeskRoute[] = [
	{ path: "/historial/:record", needs: "read", get: (ask) => showHistory(ask) },
	{ path: "/historial/:record", needs: "publish", post: restore },
];

interface Trouble {
	title: string;
	faults: readonly { text: string }[];
	draft?: string;
}

async function showHistory(ask: SignedAsk, trouble?: Trouble): Promise<Answer> {
	const { services, language, account, params } = ask;
	const record = (params.record ?? "") as RecordName;
	const kind = parseRecordName(record)?.kind;
	if (!kind) return notHere(ask);
	const { versions, current, drafts } = await services.database.read(async (desk) => ({
		versions: await listVersions(desk, record),
		current: await readRecord(desk, record),
		drafts: await listDrafts(desk, { record }),
	}));
	// What only the release says has a history too: an empty one.
	const isKnown = versions.length > 0 || Object.keys(current).length > 0 || isInRelease(documentIdOf(record));
	if (!isKnown) return notHere(ask);
	const t = REVIEW_TEXTS[language];
	return {
		title: `${t.history}: ${titleIn(language, record, current)}`,
		...(trouble && { status: 409 }),
		body: (
			<>
				{trouble && (
					<div className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
						<h2>{trouble.title}</h2>
						<ul>
							{trouble.faults.map(({ text }) => (
								<li key={text}>{text}</li>
							))}
						</ul>
						{trouble.draft && <a href={trouble.draft}>{t.toDraft}</a>}
					</div>
				)}
				<p>
					{nameKind(record, language)} · <a href={recordPath(record)}>{t.open}</a>
				</p>
				{drafts.length > 0 && (
					<section className="stack">
						<h2>{t.openDrafts}</h2>
						<DraftTable drafts={drafts} language={language} />
					</section>
				)}
				{versions.length === 0 && <p>{t.noVersions}</p>}
				<ol className="stack versions">
					{versions.map((version, at) => (
						<Version
							key={version.number}
							{...{ version, kind, language }}
							before={versions[at + 1]}
							isNow={isSameContent(version.content, current)}
							mayRestore={mayDo(account.role, "publish")}
						/>
					))}
				</ol>
			</>
		),
	};
}

/** The id of a document of the site; empty for a record of another kind. */
function documentIdOf(record: RecordName): string {
	const { kind, id = "" } = parseRecordName(record) ?? {};
	return kind === "document" ? id : "";
}

interface VersionProps {
	version: RecordVersion;
	kind: RecordKind;
	before: RecordVersion | undefined;
	isNow: boolean;
	mayRestore: boolean;
	language: DeskLanguage;
}

function Version({ version, kind, before, isNow, mayRestore, language }: VersionProps) {
	const t = REVIEW_TEXTS[language];
	const { number, record, author_name, reviewer_name } = version;
	const words = { first: t.first, published: t.kindPublished, restored: t.kindRestored, imported: t.kindImported };
	return (
		<li className="card" id={`version-${number}`}>
			<h2>
				{t.version} {number} <span className="badge">{words[version.kind]}</span>{" "}
				{isNow && (
					<span className="badge" data-kind="done">
						{t.now}
					</span>
				)}
			</h2>
			{version.kind !== "first" && (
				<p>
					{formatMoment(version.published_at, language)} · {author_name}
					{reviewer_name && ` · ${t.reviewedBy}: ${reviewer_name}`}
				</p>
			)}
			{version.change_note !== "" && <p className="said">{version.change_note}</p>}
			{before && (
				<details open={isNow}>
					<summary>{t.against}</summary>
					<Differences
						changes={listContentChanges(
							kind,
							withReleased(record as RecordName, before.content, version.content),
							withReleased(record as RecordName, version.content, before.content),
						)}
						language={language}
					/>
				</details>
			)}
			{mayRestore && !isNow && (
				<details>
					<summary>{t.restore}</summary>
					<form method="post" action={historyPath(record)} className="stack">
						<input type="hidden" name="version" value={number} />
						<p className="hint">{t.restoreHint}</p>
						<InputField name="motivo" label={t.restoreWhy} most={1000} isRequired />
						<p>
							<button type="submit" className="button">
								{t.restore}
							</button>
						</p>
					</form>
				</details>
			)}
		</li>
	);
}

/** Makes an earlier version the draft of whoever asks, and hands it in; who works alone publishes it at once. */
async function restore(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, language, params } = ask;
	const { database } = services;
	const record = (params.record ?? "") as RecordName;
	const t = REVIEW_TEXTS[language];
	const reason = textOf(form, "motivo").slice(0, 1000);
	const found = await database.read(async (desk) => ({
		versions: await listVersions(desk, record),
		current: await readRecord(desk, record),
		own: (await listDrafts(desk, { record, author: actor.id }))[0],
	}));
	const version = found.versions.find(({ number }) => String(number) === textOf(form, "version"));
	if (!version) return notHere(ask);
	if (reason === "") return showHistory(ask, { title: DRAFT_TEXTS[language].noNote, faults: [] });
	if (found.own) {
		return showHistory(ask, { title: t.hasDraft, faults: [], draft: editorPath(record, found.own.id) });
	}
	const changeNote = `${t.restoreNote} ${version.number}. ${reason}`;
	const { content } = version;
	const flaws = await checkContent(database, { record, content });
	const refused = {
		title: DRAFT_TEXTS[language].flawed,
		faults: flaws.map((flaw) => ({ text: spellFlaw(flaw, language) })),
	};
	const isAtOnce = (await services.accounts.countActive()) < 2 && !isReviewedApart(record);
	if (isAtOnce && flaws.length === 0) {
		const { outcome } = await publishRecord(database, {
			...{
				record,
				base: found.current,
				content,
				kind: "restored",
				changeNote,
				author: actor,
				reviewer: null,
				due: null,
			},
		});
		if (outcome === "published") return goTo(historyPath(record), "restored");
		return showHistory(ask, { title: DRAFT_TEXTS[language].changed, faults: [] });
	}
	const draft = await database.write(async (desk) => {
		const begun = await beginDraft(desk, record, actor);
		const { id, revision } = begun;
		const saved = await saveDraft(desk, { id, revision, content, changeNote, due: null }, actor);
		if (saved.outcome !== "saved" || flaws.length > 0) return begun;
		await submitDraft(desk, id, saved.draft.revision, actor);
		return begun;
	});
	// What breaks a rule of today is mended in the draft before it is handed in.
	if (flaws.length > 0) return showHistory(ask, { ...refused, draft: editorPath(record, draft.id) });
	if (isReviewedApart(record)) return goTo(editorPath(record, draft.id));
	return goTo(`/borradores/${draft.id}/revision`, "submitted");
}
