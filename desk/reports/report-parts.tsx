import type { ListedReport } from "../../database/desk/reports.server.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { tellingOf } from "../../domain/report/report-work.ts";
import { KeptBox } from "../drafts/draft-bar.tsx";
import { InputField, TextField } from "../frame/fields.tsx";
import { sayDay } from "../frame/moment.tsx";
import type { ReportViewProps } from "./report-shown.ts";
import { maySeeContact } from "./report-shown.ts";
import { REPORT_TEXTS, STATE_TEXTS } from "./texts.ts";

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
