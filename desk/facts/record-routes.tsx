import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../app/words/format.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { listDrafts } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import { TABLE_FIELDS } from "../../database/tables.ts";
import { nameRecord, parseRecordName, type RecordContent, type RecordName } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { notHere } from "../drafts/answer-draft-form.tsx";
import { nameColumn } from "../drafts/column-names.ts";
import { DraftBadge } from "../drafts/list-routes.tsx";
import { editorPath, historyPath, nameKind, publicPath, titleOf } from "../drafts/record-places.ts";
import { spellValue } from "../drafts/spell-value.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { PublishedFacts } from "./published-facts.tsx";
import { sayStillTrue } from "./still-true.ts";
import { FACT_TEXTS } from "./texts.ts";

/** What is published of a procedure or an institution, who works on it, and the way to edit it. */
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
					{!isProcedure && (
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
					<Columns {...{ content, ask }} table="institutions" />
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

function Columns({ content, ask, table }: { content: RecordContent; ask: SignedAsk; table: "institutions" }) {
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
