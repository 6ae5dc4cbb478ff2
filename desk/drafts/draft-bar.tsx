import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { checkContent } from "../../database/desk/publish.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import {
	type ContentChange,
	isSameContent,
	listContentChanges,
	parseRecordName,
	type RecordContent,
} from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { sayFlaw as sayDocumentFlaw } from "../../domain/site-documents/flaw-words.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import type { DeskServices } from "../frame/desk-route.ts";
import { Faults, InputField, TextField } from "../frame/fields.tsx";
import { namePlace } from "./column-names.ts";
import { historyPath } from "./record-places.ts";
import { DRAFT_TEXTS } from "./texts.ts";

/** How a draft stands towards what is published. */
export interface DraftStanding {
	/** What is published now. */
	current: RecordContent;
	/** Whether somebody published something since the draft was begun. */
	isOvertaken: boolean;
	/** What publishing it would change. */
	changes: readonly ContentChange[];
	/** What keeps it from being published; none while nothing is changed. */
	flaws: readonly ContentFlaw[];
	/** Active accounts: with two or more, nobody publishes their own draft. */
	accounts: number;
}

/** Looks how a draft stands, without changing anything. Throws `BackendUnavailable`. */
export async function findStanding({ database, accounts }: DeskServices, draft: Draft): Promise<DraftStanding> {
	const { record, base, content } = draft;
	const current = await database.read((desk) => readRecord(desk, record));
	const kind = parseRecordName(record)?.kind;
	const changes = kind ? listContentChanges(kind, current, content) : [];
	const isOpen = draft.state === "editing" || draft.state === "submitted";
	return {
		current,
		isOvertaken: isOpen && !isSameContent(current, base),
		changes,
		flaws: isOpen && changes.length > 0 ? await checkContent(database, { record, content }) : [],
		accounts: await accounts.countActive(),
	};
}

const WORDS = { es: { line: "línea" }, en: { line: "line" } } as const;

/** Where a flaw is within its record: rows of facts and lists are named by the procedure's id too. */
export function flawPlace({ table, row, field }: ContentFlaw): { table: string; row: string; field: string } {
	const isDetail = table.startsWith("procedure_");
	return { table, row: isDetail ? row.replace(/^.*:/, "") : row, field: field === "-" ? "" : field };
}

/** What is wrong and what to do, in the words of the rules. */
export function wordsOfFlaw({ field, message, told, code }: ContentFlaw, language: DeskLanguage): string {
	const [, line] = field.split(" ");
	const words = told ? sayFlaw(told, language) : code ? sayDocumentFlaw(code, language) : message;
	return line ? `${WORDS[language].line} ${line}: ${words}` : words;
}

/** A flaw on one line: where it is, and what to do. */
export function spellFlaw(flaw: ContentFlaw, language: DeskLanguage): string {
	const place = namePlace(flawPlace({ ...flaw, field: flaw.field.split(" ")[0] ?? "" }), language);
	// What is wrong with a whole document says so itself.
	const isWhole = flaw.table === "site_documents" && flaw.field === "-";
	const words = wordsOfFlaw(flaw, language);
	return isWhole ? words : `${place}: ${words}`;
}

/** Under which what is typed into the form of a draft is kept in the browser: `<form data-keep={keepKey(draft)}>`. */
export function keepKey({ id }: Pick<Draft, "id">): string {
	return `borrador:${id}`;
}

interface NoticesProps {
	draft: Draft;
	standing: DraftStanding;
	language: DeskLanguage;
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
export function ReviewNotice({ draft, language }: { draft: Draft | undefined; language: DeskLanguage }) {
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
export function KeptBox({ language }: { language: DeskLanguage }) {
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
	language: DeskLanguage;
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
