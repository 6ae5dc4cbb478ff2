import { formatMoment } from "../../app/words/format.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { beginDraft, listDrafts } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import { parseRecordName, type RecordName } from "../../domain/desk/record.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { notHere } from "./answer-draft-form.tsx";
import { editorPath, nameKind, titleIn } from "./record-places.ts";
import { REVIEW_TEXTS } from "./texts.ts";

/** Which drafts are listed, in the order of their links. */
const VIEWS = ["mine", "sentBack", "waiting", "all", "closed"] as const;
type View = (typeof VIEWS)[number];
const ADDRESSED: Readonly<Record<View, string>> = {
	mine: "mios",
	sentBack: "devueltos",
	waiting: "esperan",
	all: "todos",
	closed: "cerrados",
};

/** Lists of drafts of every kind, and the beginning of one. */
export const LIST_ROUTES: readonly DeskRoute[] = [
	{ path: "/borradores", needs: "read", get: showList },
	{ path: "/borradores", needs: "edit", post: begin },
];

async function showList({ services, actor, url, language }: SignedAsk): Promise<Answer> {
	const t = REVIEW_TEXTS[language];
	const view = VIEWS.find((each) => ADDRESSED[each] === url.searchParams.get("cuales")) ?? "mine";
	const states = view === "closed" ? (["published", "discarded"] as const) : undefined;
	const drafts = await services.database.read((desk) => listDrafts(desk, states ? { states } : {}));
	const mine = drafts.filter(({ author }) => author.id === actor.id);
	const waiting = drafts.filter(({ state, author }) => state === "submitted" && author.id !== actor.id);
	const listed = {
		mine,
		sentBack: mine.filter(isReturned),
		waiting,
		all: drafts,
		closed: drafts,
	}[view];
	return {
		title: t.drafts,
		body: (
			<>
				<nav className="row" aria-label={t.drafts}>
					{VIEWS.map((each) => (
						<a
							key={each}
							className="button"
							href={`/borradores?cuales=${ADDRESSED[each]}`}
							aria-current={each === view ? "page" : undefined}
						>
							{t[each]}
						</a>
					))}
				</nav>
				{listed.length === 0 ? <p>{t.none}</p> : <DraftTable drafts={listed} language={language} />}
			</>
		),
	};
}

/** Drafts with whose they are, how they stand and when they were last touched; each leads to its review. */
export function DraftTable({ drafts, language }: { drafts: readonly Draft[]; language: DeskLanguage }) {
	const t = REVIEW_TEXTS[language];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table drafts" tabIndex={0} aria-label={t.drafts}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.record}</th>
						<th scope="col">{t.author}</th>
						<th scope="col">{t.state}</th>
						<th scope="col">{t.touched}</th>
					</tr>
				</thead>
				<tbody>
					{drafts.map((draft) => (
						<tr key={draft.id}>
							<th scope="row">
								<a href={`/borradores/${draft.id}/revision`}>
									{titleIn(language, draft.record, draft.content, draft.base)}
								</a>{" "}
								<span className="quiet">{nameKind(draft.record, language)}</span>
							</th>
							<td>{draft.author.name}</td>
							<td>
								<DraftBadge draft={draft} language={language} />
							</td>
							<td>{formatMoment(draft.updatedAt, language)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** How a draft stands, in a word. */
export function DraftBadge({
	draft,
	language,
}: {
	draft: Pick<Draft, "state" | "reviewNote">;
	language: DeskLanguage;
}) {
	const kind = { editing: undefined, submitted: "warning", published: "done", discarded: undefined }[draft.state];
	return (
		<span className="badge" data-kind={isReturned(draft) ? "warning" : kind}>
			{REVIEW_TEXTS[language][isReturned(draft) ? "returned" : draft.state]}
		</span>
	);
}

/** Whether its author has to mend what a reviewer asked for. */
export function isReturned({ state, reviewNote }: Pick<Draft, "state" | "reviewNote">): boolean {
	return state === "editing" && reviewNote !== "";
}

/** Begins a draft of a record that is published, or goes on with one's own. */
async function begin(ask: SignedAsk, form: FormData): Promise<Answer> {
	const record = textOf(form, "registro") as RecordName;
	if (!parseRecordName(record)) return notHere(ask);
	const draft = await ask.services.database.write(async (desk) =>
		hasRecord(record, await readRecord(desk, record)) ? beginDraft(desk, record, ask.actor) : undefined,
	);
	// A report leads to the fact that it calls wrong.
	const fact = PROVABLE_FIELDS.find((field) => field === textOf(form, "dato"));
	return draft ? goTo(`${editorPath(record, draft.id)}${fact ? `#datos.${fact}` : ""}`) : notHere(ask);
}
