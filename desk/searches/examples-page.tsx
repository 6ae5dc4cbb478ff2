import type { Draft } from "../../database/desk/drafts.server.ts";
import { isSameContent } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { isSameTaught, listTaught, sentenceKey, type Taught } from "../../domain/site-documents/search-examples.ts";
import { ReviewNotice } from "../drafts/draft-bar.tsx";
import { EXAMPLES_PATH, historyPath, reviewPath } from "../drafts/record-places.ts";
import { SEARCHES_PATH } from "../work/work-menu.tsx";
import type { DeskSearch } from "./desk-search.server.ts";
import { changesOf, EXAMPLES_RECORD, type ExamplesState, findOwn } from "./examples.server.ts";
import { nameTaught } from "./tell-search.ts";
import { fill, SEARCH_TEXTS, type SearchTexts } from "./texts.ts";

interface ExamplesProps {
	language: DeskLanguage;
	state: ExamplesState;
	search: DeskSearch;
	account: string;
	mayEdit: boolean;
}

/** The examples that wait to be published, by who assigned them, and those that are published. */
export function ExamplesPage({ language, state, search, account, mayEdit }: ExamplesProps) {
	const t = SEARCH_TEXTS[language];
	const own = findOwn(state.drafts, { id: account });
	const published = listTaught(state.published);
	const gone = own ? changesOf(own).removed : [];
	const drafts = state.drafts.toSorted((one, other) => Number(other === own) - Number(one === own));
	return (
		<>
			<p>{t.examplesLead}</p>
			<p className="row">
				<a href={SEARCHES_PATH}>{t.searches}</a>
				<a href={historyPath(EXAMPLES_RECORD)}>{t.history}</a>
			</p>
			{drafts.length === 0 && <p>{t.nothingToPublish}</p>}
			{drafts.map((draft) => (
				<DraftCard
					key={draft.id}
					{...{ draft, search, language, t }}
					isOwn={draft === own}
					isOvertaken={!isSameContent(draft.base, state.content)}
				/>
			))}
			<section className="stack" aria-labelledby="publicados">
				<h2 id="publicados">{t.published}</h2>
				{published.length === 0 ? (
					<p>{t.publishedNone}</p>
				) : (
					<details className="card">
						<summary>{fill(t.publishedCount, { count: published.length })}</summary>
						<TaughtList
							{...{ taught: published, search, t }}
							actionOf={(each) => {
								if (gone.some((other) => isSameTaught(each, other))) return "undo";
								return mayEdit ? "remove" : undefined;
							}}
						/>
					</details>
				)}
			</section>
		</>
	);
}

interface DraftProps {
	draft: Draft;
	search: DeskSearch;
	language: DeskLanguage;
	t: SearchTexts;
	isOwn: boolean;
	isOvertaken: boolean;
}

function DraftCard({ draft, search, language, t, isOwn, isOvertaken }: DraftProps) {
	const changes = changesOf(draft);
	const actionOf = () => (isOwn ? "undo" : undefined);
	return (
		<section className="card" aria-labelledby={`borrador-${draft.id}`}>
			<h2 id={`borrador-${draft.id}`}>
				{isOwn ? t.own : fill(t.of, { name: draft.author.name })}{" "}
				<span className="badge" data-kind={draft.state === "submitted" ? "warning" : undefined}>
					{draft.state === "submitted" ? t.submitted : t.editing}
				</span>
			</h2>
			{isOwn && <ReviewNotice draft={draft} language={language} />}
			{isOvertaken && (
				<div className="notice" data-kind="warning">
					<p>{t.overtaken}</p>
					{isOwn && (
						<form method="post" action={EXAMPLES_PATH}>
							<button type="submit" className="button" name="accion" value="unir">
								{t.unite}
							</button>
						</form>
					)}
				</div>
			)}
			{(["added", "removed"] as const).map(
				(kind) =>
					changes[kind].length > 0 && (
						<div key={kind} className="stack">
							<h3>{kind === "added" ? t.toAdd : t.toRemove}</h3>
							<TaughtList {...{ taught: changes[kind], search, t, actionOf }} />
						</div>
					),
			)}
			<p className="row">
				<a className="button" data-kind={isOwn ? "primary" : undefined} href={reviewPath(draft.id)}>
					{t.compare}
				</a>
				{isOwn && <a href={`/borradores/${draft.id}/desechar`}>{t.discard}</a>}
			</p>
		</section>
	);
}

interface ListProps {
	taught: readonly Taught[];
	search: DeskSearch;
	t: SearchTexts;
	/** What one press does about a sentence. */
	actionOf: (taught: Taught) => "undo" | "remove" | undefined;
}

/** Sentences under what they lead to. */
function TaughtList({ taught, search, t, actionOf }: ListProps) {
	const lists = Map.groupBy(taught, ({ group, id }) => `${group}.${id}`);
	return (
		<dl className="taught" lang="es">
			{[...lists].map(([key, [first, ...others]]) => (
				<div key={key}>
					<dt>
						{first && nameTaught(first, search)}{" "}
						{first?.group === "elsewhere" && <span className="badge">{t.isElsewhere}</span>}
					</dt>
					{first &&
						[first, ...others].map((each) => (
							<dd key={sentenceKey(each.said)}>
								<span>{each.said}</span>
								<Act {...{ each, t }} action={actionOf(each)} />
							</dd>
						))}
				</div>
			))}
		</dl>
	);
}

function Act({ each, t, action }: { each: Taught; t: SearchTexts; action: "undo" | "remove" | undefined }) {
	if (!action) return null;
	return (
		<form method="post" action={EXAMPLES_PATH}>
			<input type="hidden" name="lista" value={each.group} />
			<input type="hidden" name="id" value={each.id} />
			<input type="hidden" name="frase" value={each.said} />
			<button type="submit" className="link" name="accion" value="cambiar" aria-label={`${t[action]}: ${each.said}`}>
				{t[action]}
			</button>
		</form>
	);
}
