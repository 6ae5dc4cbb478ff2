import { listDrafts } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import type { DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { answerTextForm, readTextState } from "./answer-text-form.ts";
import { LOGO_ROUTES } from "./logo-routes.tsx";
import { notHere } from "./not-here.tsx";
import type { TextDocument } from "./text-documents.ts";
import { TEXT_DOCUMENTS, TEXT_IDS } from "./text-documents.ts";
import { textPage } from "./text-page.tsx";
import { FORM_TEXTS, ROOM_TEXTS } from "./texts.ts";

/** The association's own texts: a list of them, and a form for each. */
export const TEXT_ROUTES: readonly DeskRoute[] = [
	{ path: "/textos", needs: "read", get: listTexts },
	...LOGO_ROUTES,
	{
		path: "/textos/:id",
		needs: "read",
		async get(ask) {
			const document = findDocument(ask);
			return document ? textPage(ask, await readTextState(ask, document)) : notHere(ask);
		},
	},
	{
		path: "/textos/:id",
		needs: "edit",
		post(ask, form) {
			const document = findDocument(ask);
			return document ? answerTextForm(ask, document, form) : notHere(ask);
		},
	},
];

function findDocument({ params }: Pick<SignedAsk, "params">): TextDocument | undefined {
	const id = TEXT_IDS.find((each) => each === params.id);
	return id && TEXT_DOCUMENTS[id];
}

async function listTexts({ services, account, language }: SignedAsk) {
	const t = ROOM_TEXTS[language];
	const found = await services.database.read(async (desk) => {
		const lines = [];
		for (const id of TEXT_IDS) {
			const { record } = TEXT_DOCUMENTS[id];
			const isPublished = hasRecord(record, await readRecord(desk, record));
			lines.push({ id, record, isPublished, drafts: await listDrafts(desk, { record }) });
		}
		return lines;
	});
	return {
		title: t.title,
		body: (
			<>
				<p>{t.lead}</p>
				<ul className="columns">
					{found.map(({ id, record, isPublished, drafts }) => (
						<li key={id} className="card">
							<h2>{FORM_TEXTS[id][language].title}</h2>
							<p>
								<strong>{t.seen}:</strong> {FORM_TEXTS[id][language].seen}
							</p>
							<p className="row">
								<span className="badge" data-kind={isPublished ? "done" : undefined}>
									{isPublished ? t.published : t.asInstalled}
								</span>
								{drafts.map(({ id: draft, author }) => (
									<span key={draft} className="badge" data-kind="warning">
										{author.id === account.id ? t.ownDraft : `${t.otherDraft}: ${author.name}`}
									</span>
								))}
							</p>
							<p className="row">
								<a
									className="button"
									href={`/textos/${id}`}
									aria-label={`${t.edit}: ${FORM_TEXTS[id][language].title}`}
								>
									{t.edit}
								</a>
								<a href={`/historial/${encodeURIComponent(record)}`}>{t.history}</a>
							</p>
						</li>
					))}
				</ul>
				<section className="stack">
					<h2>{t.waitsTitle}</h2>
					<ul>
						{t.waits.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					<p>{t.waitsAsk}</p>
				</section>
			</>
		),
	};
}
