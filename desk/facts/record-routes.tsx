import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../app/words/format.ts";
import {
	beginDraft,
	type Draft,
	listDrafts,
	publishDraft,
	saveDraft,
	submitDraft,
} from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import { TABLE_FIELDS } from "../../database/tables.ts";
import {
	listContentChanges,
	nameRecord,
	parseRecordName,
	type RecordContent,
	type RecordName,
} from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { notHere } from "../drafts/answer-draft-form.tsx";
import { nameColumn, spellValue } from "../drafts/column-names.ts";
import { DraftBadge } from "../drafts/list-routes.tsx";
import { editorPath, historyPath, nameKind, publicPath, titleOf } from "../drafts/record-places.ts";
import { type Answer, type DeskRoute, goTo, type SignedAsk, textOf } from "../frame/desk-route.ts";
import { PublishedFacts } from "./published-facts.tsx";
import { FACT_TEXTS } from "./texts.ts";

const BEGINNING = "Sigue igual, leído en su fuente: ";

/**
 * Notes that a confirmed fact was read again in its source today. It goes into the draft of whoever says so; a draft that says
 * nothing else is handed in, or published where one account works alone.
 */
async function sayStillTrue(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, account, params } = ask;
	const record = nameRecord("procedure", params.id ?? "");
	const field = textOf(form, "dato");
	const accounts = await services.accounts.countActive();
	const worksAlone = accounts < 2 && mayDo(account.role, "publish");
	const done = await services.database.write(async (desk) => {
		const current = await readRecord(desk, record);
		const isProven = ({ field: name, status, source }: Readonly<Record<string, unknown>>) =>
			name === field && status === "confirmado" && typeof source === "string" && safeWebAddress(source) !== null;
		if (!hasRecord(record, current) || !current.procedure_facts?.some(isProven)) return undefined;
		const draft = await beginDraft(desk, record, actor);
		const facts = draft.content.procedure_facts ?? [];
		const content = {
			...draft.content,
			procedure_facts: facts.map((fact) => (isProven(fact) ? { ...fact, read: guatemalaToday() } : fact)),
		};
		const changes = listContentChanges("procedure", draft.base, content);
		const isOnlyRead = changes.every((change) => change.table === "procedure_facts" && change.field === "read");
		const said = nameColumn(field, "es").toLowerCase();
		const begun = draft.changeNote.startsWith(BEGINNING) ? `${draft.changeNote}, ${said}` : `${BEGINNING}${said}`;
		const changeNote = draft.changeNote === "" || draft.changeNote.startsWith(BEGINNING) ? begun : draft.changeNote;
		const { id, revision, due } = draft;
		const saved = await saveDraft(desk, { id, revision, content, changeNote, due }, actor);
		if (saved.outcome !== "saved") throw new Error("A draft that was just read could not be saved.");
		if (!isOnlyRead || changes.length === 0 || worksAlone) return { draft: saved.draft, isOnlyRead };
		const submitted = await submitDraft(desk, id, saved.draft.revision, actor);
		return { draft: submitted.outcome === "saved" ? submitted.draft : saved.draft, isOnlyRead };
	});
	if (!done) return notHere(ask);
	const path = `/tramites/${encodeURIComponent(params.id ?? "")}`;
	const { id, revision } = done.draft;
	if (!done.isOnlyRead) return goTo(`/borradores/${id}#datos.${field}`, "still-true");
	if (!worksAlone) return goTo(path, "submitted");
	const published = await publishDraft(services.database, { id, revision, publisher: actor, accounts });
	if (published.outcome === "published") return goTo(path, "published");
	// The same day twice is nothing new; anything else is told by the form of the draft.
	return goTo(published.outcome === "same" ? path : `/borradores/${id}`, "saved");
}

/** What is published of a procedure, an institution or an office, who works on it, and the way to edit it. */
export const RECORD_ROUTES: readonly DeskRoute[] = [
	{ path: "/tramites/:id", needs: "read", get: (ask) => showRecord(ask, nameRecord("procedure", ask.params.id ?? "")) },
	{
		path: "/tramites/:id/historial",
		needs: "read",
		get: ({ params }) => goTo(historyPath(nameRecord("procedure", params.id ?? ""))),
	},
	{ path: "/tramites/:id/sigue-igual", needs: "edit", post: sayStillTrue },
	{
		path: "/instituciones/:id",
		needs: "read",
		get: (ask) => showRecord(ask, nameRecord("institution", ask.params.id ?? "")),
	},
	{ path: "/oficinas/:id", needs: "read", get: (ask) => showRecord(ask, nameRecord("office", ask.params.id ?? "")) },
];

async function showRecord(ask: SignedAsk, record: RecordName): Promise<Answer> {
	const { services, language, actor, account } = ask;
	const { content, drafts, due } = await services.database.read(async (desk) => ({
		content: await readRecord(desk, record),
		drafts: await listDrafts(desk, { record }),
		due: await desk.selectFrom("desk_review_dates").select("due").where("record", "=", record).executeTakeFirst(),
	}));
	const own = drafts.find(({ author }) => author.id === actor.id);
	if (!hasRecord(record, content)) return notHere(ask);
	const t = FACT_TEXTS[language];
	const isProcedure = content.procedures !== undefined;
	return {
		title: titleOf(record, content),
		body: (
			<>
				<p className="quiet">
					{nameKind(record, language)} · <code>{parseRecordName(record)?.id}</code>
				</p>
				<div className="row">
					{mayDo(account.role, "edit") && (
						<form method="post" action="/borradores">
							<input type="hidden" name="registro" value={record} />
							<button type="submit" className="button" data-kind="primary">
								{own ? t.goOn : t.edit}
							</button>
						</form>
					)}
					<a className="button" href={historyPath(record)}>
						{t.history}
					</a>
					{services.publicUrl && <a href={`${services.publicUrl}${publicPath(record)}`}>{t.onPortal}</a>}
					{content.institutions && (
						<a href={`/tramites?institucion=${encodeURIComponent(ask.params.id ?? "")}&fichas=si`}>{t.proceduresOf}</a>
					)}
				</div>
				{due && (
					<p className="notice">
						{t.due} {formatDate(due.due, language)}
					</p>
				)}
				<Workers {...{ drafts, ask }} />
				{isProcedure ? (
					<PublishedFacts {...{ content, language }} mayEdit={mayDo(account.role, "edit")} />
				) : (
					<Columns {...{ content, ask }} table={content.offices ? "offices" : "institutions"} />
				)}
			</>
		),
	};
}

function Workers({ drafts, ask }: { drafts: readonly Draft[]; ask: SignedAsk }): ReactNode {
	const { language } = ask;
	const t = FACT_TEXTS[language];
	return (
		<section className="stack">
			<h2>{t.workers}</h2>
			{drafts.length === 0 && <p>{t.nobody}</p>}
			<ul className="stack">
				{drafts.map((draft) => (
					<li key={draft.id} className="row">
						<a
							href={
								draft.author.id === ask.actor.id
									? editorPath(draft.record, draft.id)
									: `/borradores/${draft.id}/revision`
							}
						>
							{draft.author.name}
						</a>
						<DraftBadge draft={draft} language={language} />
						<span className="quiet">{formatMoment(draft.updatedAt, language)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Columns({
	content,
	ask,
	table,
}: {
	content: RecordContent;
	ask: SignedAsk;
	table: "institutions" | "offices";
}) {
	const [row = {}] = content[table] ?? [];
	return (
		<dl className="differences" lang="es">
			{Object.keys(TABLE_FIELDS[table])
				.filter((column) => column !== "id")
				.map((column) => (
					<div key={column}>
						<dt>{nameColumn(column, ask.language)}</dt>
						<dd className="marked">{spellValue(row[column], ask.language)}</dd>
					</div>
				))}
		</dl>
	);
}
