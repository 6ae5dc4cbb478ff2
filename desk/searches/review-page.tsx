import type { Draft } from "../../database/desk/drafts.server.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { EXAMPLES_PATH, reviewPath } from "../drafts/record-places.ts";
import { Faults, TAKES_FOCUS, TextField } from "../frame/fields.tsx";
import type { DeskSearch, RatedChange, RatedChanges } from "./desk-search.server.ts";
import { changesOf } from "./examples.server.ts";
import { fill, SEARCH_TEXTS, type SearchTexts } from "./texts.ts";

/** What somebody may do with a draft of examples: hand it in, publish it at once, judge what another one made, or only read why not. */
export type ReviewRole = "submit" | "publish-own" | "judge" | { reason: string };

interface ReviewProps {
	language: DeskLanguage;
	draft: Draft;
	search: Pick<DeskSearch, "names">;
	changes: RatedChanges;
	/** Tells whether the losses are those that were seen. */
	seen: string;
	role: ReviewRole;
	isOvertaken: boolean;
	/** What was typed and not kept. */
	note?: string | undefined;
	trouble?: { title: string; faults: readonly { to?: string; text: string }[] } | undefined;
}

/** What the rated searches find with the examples of a draft, and what to do with it. */
export function ReviewPage(props: ReviewProps) {
	const { language, draft, search, changes, isOvertaken, trouble } = props;
	const t = SEARCH_TEXTS[language];
	const { better, worse, same } = changes;
	return (
		<>
			{trouble?.faults.length === 0 && (
				<p className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
					{trouble.title}
				</p>
			)}
			{trouble && <Faults title={trouble.title} faults={trouble.faults} />}
			<p>
				<a href={EXAMPLES_PATH}>{t.back}</a> · {draft.author.name}
			</p>
			{isOvertaken && (
				<p className="notice" data-kind="warning">
					{t.overtaken} <a href={EXAMPLES_PATH}>{t.unite}</a>
				</p>
			)}
			<p>{fill(t.reviewLead, { count: better.length + worse.length + same })}</p>
			<dl className="searches-sums">
				{([t.better, t.worse, t.same] as const).map((label, at) => (
					<div key={label} className="card">
						<dt>{label}</dt>
						<dd className="figure">{[better.length, worse.length, same][at]}</dd>
					</div>
				))}
			</dl>
			<ChangeTable id="empeoran" title={t.worse} {...{ changes: worse, search, t }} />
			<ChangeTable id="mejoran" title={t.better} {...{ changes: better, search, t }} />
			<Decision {...{ ...props, t }} />
		</>
	);
}

type TableProps = Pick<ReviewProps, "search"> & {
	id: string;
	title: string;
	changes: readonly RatedChange[];
	t: SearchTexts;
};

function ChangeTable({ id, title, changes, search, t }: TableProps) {
	if (changes.length === 0) return null;
	const nameOf = (page: string | null) => (page === null ? t.empty : (search.names.get(page) ?? page));
	return (
		<div className="stack">
			<h2 id={id}>{title}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by key. */}
			<section className="table" aria-labelledby={id} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th scope="col">{t.search}</th>
							<th scope="col">{t.before}</th>
							<th scope="col">{t.after}</th>
						</tr>
					</thead>
					<tbody lang="es">
						{changes.map(({ text, before, after }) => (
							<tr key={text}>
								<th scope="row">{text}</th>
								<td>{nameOf(before)}</td>
								<td>{nameOf(after)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}

function Decision(props: ReviewProps & { t: SearchTexts }) {
	const { draft, changes, seen, role, isOvertaken, note, trouble, language, t } = props;
	if (typeof role === "object") return <p className="notice">{role.reason}</p>;
	const { added, removed } = changesOf(draft);
	const isOwn = role !== "judge";
	const texts = changes.worse.map(({ text }) => `«${text}»`).join(", ");
	const suggested = fill(t.changeNoteDefault, { added: added.length, removed: removed.length });
	const action = `${reviewPath(draft.id)}/${role === "submit" ? "entregar" : "publicar"}`;
	return (
		<div className="columns">
			<form method="post" action={action} className="card">
				<h2>{role === "submit" ? t.submit : t.publish}</h2>
				<input type="hidden" name="revision" value={draft.revision} />
				<input type="hidden" name="visto" value={seen} />
				{isOwn ? (
					<TextField
						name="nota"
						label={t.changeNote}
						value={note ?? (draft.changeNote || suggested)}
						rows={2}
						most={2000}
						isRequired
					/>
				) : (
					<p className="said">{draft.changeNote}</p>
				)}
				{changes.worse.length > 0 && role !== "submit" && (
					<>
						{!trouble && (
							<p className="notice" data-kind="warning">
								{t.losses}
							</p>
						)}
						<div className="field tick">
							<label htmlFor="empeora">
								<input id="empeora" name="empeora" type="checkbox" value="si" />
								<span lang={language}>{fill(t.despite, { texts })}</span>
							</label>
						</div>
					</>
				)}
				<p>
					<button type="submit" className="button" data-kind="primary" disabled={isOvertaken}>
						{role === "submit" ? t.submit : t.publish}
					</button>
				</p>
			</form>
			{!isOwn && (
				<form method="post" action={`${reviewPath(draft.id)}/devolver`} className="card">
					<h2>{t.sendBack}</h2>
					<input type="hidden" name="revision" value={draft.revision} />
					<TextField name="motivo" label={t.sendBackWhy} most={2000} isRequired />
					<p>
						<button type="submit" className="button">
							{t.sendBack}
						</button>
					</p>
				</form>
			)}
		</div>
	);
}
