import type { Draft } from "../../database/desk/drafts.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Language } from "../../domain/language.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import { Faults, InputField, TextField } from "../frame/fields.tsx";
import type { DraftStanding } from "./draft-standing.ts";
import { spellFlaw } from "./flaw-words.ts";
import { historyPath } from "./record-places.ts";
import { DRAFT_TEXTS } from "./texts.ts";

/** Under which what is typed into the form of a draft is kept in the browser: `<form data-keep={keepKey(draft)}>`. */
export function keepKey({ id }: Pick<Draft, "id">): string {
	return `borrador:${id}`;
}

interface NoticesProps {
	draft: Draft;
	standing: DraftStanding;
	language: Language;
	url: URL;
	/** Where the form shows a flaw; without one it is told in the summary alone. */
	fieldOf?: (flaw: DraftStanding["flaws"][number]) => string | undefined;
	/** The flaw in words; by default its field and message. */
	wordsOf?: (flaw: DraftStanding["flaws"][number]) => string;
}

/** What an editor has to know of a draft before going on; stands above its form. */
export function DraftNotices({ draft, standing, language, url, fieldOf, wordsOf }: NoticesProps) {
	const t = DRAFT_TEXTS[language];
	const tried = url.searchParams.has("falta");
	const missing = tried
		? [
				...(standing.changes.length === 0 ? [{ text: t.nothing }] : []),
				...(draft.changeNote === "" ? [{ to: "nota", text: t.noNote }] : []),
			]
		: [];
	const flaws = standing.flaws.map((flaw) => {
		const to = fieldOf?.(flaw);
		return { text: wordsOf?.(flaw) ?? spellFlaw(flaw, language), ...(to && { to }) };
	});
	return (
		<>
			{url.searchParams.get("hecho") === "saved" && <div hidden data-saved={keepKey(draft)} />}
			<ReviewNotice draft={draft} language={language} />
			{standing.isOvertaken && (
				<div className="notice" data-kind="warning" role="alert">
					<h2>{t.conflictTitle}</h2>
					<p>
						{t.conflict} <a href={`/borradores/${draft.id}/conflicto`}>{t.conflictLink}</a>
					</p>
				</div>
			)}
			<Faults title={t.faults} faults={[...missing, ...flaws]} isAnswer={tried} />
		</>
	);
}

/** That a draft waits for somebody else, or what came back with it. */
export function ReviewNotice({ draft, language }: { draft: Draft | undefined; language: Language }) {
	const t = DRAFT_TEXTS[language];
	if (draft?.state === "submitted") return <p className="notice">{t.submitted}</p>;
	if (draft?.state !== "editing" || draft.reviewNote === "") return null;
	return (
		<div className="notice" data-kind="warning">
			<h2>{t.returned}</h2>
			<p>
				{draft.reviewer?.name}: {draft.reviewNote}
			</p>
		</div>
	);
}

/** Offers what was typed into a form with `data-keep` and not sent; stands within it, and a script shows it. */
export function KeptBox({ language }: { language: Language }) {
	const t = DRAFT_TEXTS[language];
	return (
		<div className="notice" data-kept hidden>
			<p>{t.kept}</p>
			<p className="row">
				<button type="button" className="button" data-restore>
					{t.restore}
				</button>
				<button type="button" className="link" data-forget>
					{t.forget}
				</button>
			</p>
		</div>
	);
}

interface BarProps {
	draft: Draft;
	standing: DraftStanding;
	account: DeskAccount;
	language: Language;
	url: URL;
}

/**
 * Change note, review date and the buttons that end the form of a draft. Each button saves first: `answerDraftForm` takes
 * what the form sends.
 */
export function DraftBar({ draft, standing, account, language, url }: BarProps) {
	const t = DRAFT_TEXTS[language];
	const lacksNote = url.searchParams.has("falta") && draft.changeNote === "";
	return (
		<section className="card draft-bar">
			<input type="hidden" name="revision" value={draft.revision} />
			<TextField
				name="nota"
				label={t.note}
				hint={t.noteHint}
				value={draft.changeNote}
				rows={2}
				most={2000}
				fault={lacksNote ? t.noNote : undefined}
			/>
			<InputField name="revisar" type="date" label={t.due} hint={t.dueHint} value={draft.due ?? ""} />
			<p className="row">
				<DraftButtons {...{ standing, account, language }} />
				<a href={`/borradores/${draft.id}/revision`}>{t.changes}</a>
				<a href={historyPath(draft.record)}>{t.history}</a>
				<a href={`/borradores/${draft.id}/desechar`}>{t.discard}</a>
			</p>
		</section>
	);
}

/** Saving first, so that the key Enter saves; then handing in, or publishing for whoever works alone. */
export function DraftButtons({ standing, account, language }: Pick<BarProps, "standing" | "account" | "language">) {
	const t = DRAFT_TEXTS[language];
	const worksAlone = standing.accounts < 2 && mayDo(account.role, "publish");
	const [action, label] = worksAlone ? ["publicar", t.publish] : ["entregar", t.submit];
	return (
		<>
			<button type="submit" className="button" data-kind="primary" name="accion" value="guardar">
				{t.save}
			</button>
			<button type="submit" className="button" name="accion" value="vista">
				{t.preview}
			</button>
			<button type="submit" className="button" name="accion" value={action}>
				{label}
			</button>
		</>
	);
}
