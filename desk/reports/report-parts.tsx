import type { ReportContact } from "../../database/desk/report-changes.server.ts";
import type { DeskReport, ListedReport, ReportNote } from "../../database/desk/reports.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { tellingOf } from "../../domain/report/report-work.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import { KeptBox } from "../drafts/draft-bar.tsx";
import { InputField, TextField } from "../frame/fields.tsx";
import { sayDay } from "../frame/moment.tsx";
import { REPORT_TEXTS, STATE_TEXTS } from "./texts.ts";

/** What was typed into a form that was not taken. */
interface Typed {
	state?: string;
	assignee?: string;
	procedure?: string;
	note?: string;
	/** The number of another report as it was typed, and the one that was chosen from the list. */
	join?: string;
	joinTo?: string;
	answer?: string;
}

export interface ReportViewProps {
	report: DeskReport;
	duplicates: readonly ListedReport[];
	/** Others that may tell of the same, the likeliest first. */
	alike: readonly ListedReport[];
	notes: readonly ReportNote[];
	procedures: readonly { id: string; name: string }[];
	colleagues: readonly DeskAccount[];
	account: DeskAccount;
	language: DeskLanguage;
	hasMail: boolean;
	typed?: Typed;
	/** What to do about what was typed, and in which field; "moved" when somebody else was faster. */
	fault?: { field: keyof Typed; text: string } | { field: "moved" };
	contact?: ReportContact;
	/** An address that opens the answer in a mail program. */
	mailto?: string;
	/** The key (`data-keep`) of the form whose content is stored now. */
	saved?: string;
}

/** Whether this account may see who sent the report, and answer. */
export function maySeeContact(account: DeskAccount, report: DeskReport): boolean {
	return mayDo(account.role, "contact") && (report.assignedTo === account.id || mayDo(account.role, "accounts"));
}

/** Who sent the report, for who may know it, and the form of the answer. */
export function Contact({ report, account, language, contact, typed, fault, hasMail }: ReportViewProps) {
	const t = REPORT_TEXTS[language];
	const isAllowed = maySeeContact(account, report);
	return (
		<section className="card" aria-labelledby="contacto">
			<h2 id="contacto">{t.contact}</h2>
			{!report.hasContact && <p>{t.contactNone}</p>}
			{report.hasContact && !isAllowed && <p>{t.contactDenied}</p>}
			{report.hasContact && isAllowed && !contact && (
				<form method="post" action={`/reportes/${report.id}/contacto`}>
					<p>{t.contactKept}</p>
					<button type="submit" className="button">
						{t.contactSee}
					</button>
				</form>
			)}
			{contact && (
				<dl>
					<dt>{t.name}</dt>
					<dd>{contact.name || "-"}</dd>
					<dt>{t.email}</dt>
					<dd>{contact.email || "-"}</dd>
				</dl>
			)}
			{report.hasEmail && isAllowed && (
				<form
					method="post"
					action={`/reportes/${report.id}/responder`}
					className="stack"
					data-keep={`report-answer-${report.id}`}
				>
					<h3>{t.answer}</h3>
					<KeptBox language={language} />
					<input type="hidden" name="revision" value={report.revision} />
					<TextField
						name="respuesta"
						label={t.answerText}
						hint={t.answerHint}
						rows={6}
						most={4000}
						value={typed?.answer ?? ""}
						fault={fault?.field === "answer" ? fault.text : undefined}
						isRequired
					/>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{hasMail ? t.answerSend : t.answerWrite}
						</button>
					</p>
				</form>
			)}
		</section>
	);
}

/** Notes and answers, the oldest first. */
export function Notes({ notes, language }: ReportViewProps) {
	const t = REPORT_TEXTS[language];
	return (
		<section className="card" aria-labelledby="notas">
			<h2 id="notas">{t.history}</h2>
			{notes.length === 0 && <p>{t.historyNone}</p>}
			<ol className="report-list">
				{notes.map(({ id, kind, author, at, text }) => (
					<li key={id}>
						<p className="quiet">{`${kind === "note" ? t.noteBy : t.answerBy} ${author}, ${sayDay(at, language)}`}</p>
						<p className="report-text">{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

/** How much of another report is read beside its number, in letters. */
const TOLD_LETTERS = 160;

/** Joins the report to another one that tells of the same: one of those that are alike, or any by its number. */
export function Join({ report, alike, language, typed, fault }: ReportViewProps) {
	const t = REPORT_TEXTS[language];
	return (
		<section className="card" aria-labelledby="unir">
			<h2 id="unir">{t.join}</h2>
			<form method="post" action={`/reportes/${report.id}/duplicado`} className="stack">
				<input type="hidden" name="revision" value={report.revision} />
				{report.duplicateOf === null ? (
					<>
						{alike.length === 0 ? (
							<p>{t.joinNone}</p>
						) : (
							<fieldset className="group">
								<legend>{t.joinWhich}</legend>
								{alike.map((each) => (
									<label key={each.id} className="choice">
										<input
											type="radio"
											name="cual"
											value={each.id}
											defaultChecked={typed?.joinTo === String(each.id)}
										/>
										<span className="report-told">
											<b>{`${t.one} ${each.id}`}</b> <Told report={each} language={language} />
										</span>
									</label>
								))}
							</fieldset>
						)}
						<InputField
							name="de"
							label={t.joinTo}
							hint={t.joinHint}
							inputMode="numeric"
							value={typed?.join ?? ""}
							fault={fault?.field === "join" ? fault.text : undefined}
						/>
						<p>
							<button type="submit" className="button">
								{t.joinDo}
							</button>
						</p>
					</>
				) : (
					<p>
						{t.joined} <a href={`/reportes/${report.duplicateOf}`}>{`${t.one} ${report.duplicateOf}`}</a>{" "}
						<button type="submit" className="button">
							{t.joinUndo}
						</button>
					</p>
				)}
			</form>
		</section>
	);
}

function Told({ report, language }: { report: ListedReport; language: DeskLanguage }) {
	const text = tellingOf(report.description).replace(/\s+/g, " ");
	const about = [report.procedureName, STATE_TEXTS[language][report.state], sayDay(report.at, language)];
	return (
		<>
			<span className="quiet">{about.filter(Boolean).join(" · ")}</span>
			<br />
			<span lang="es">{text.length > TOLD_LETTERS ? `${text.slice(0, TOLD_LETTERS)}…` : text}</span>
		</>
	);
}
