import { KeptBox } from "../drafts/draft-bar.tsx";
import { TextField } from "../frame/fields.tsx";
import { sayDay } from "../frame/moment.tsx";
import type { ReportViewProps } from "./report-view-props.ts";
import { maySeeContact } from "./report-view-props.ts";
import { REPORT_TEXTS } from "./texts.ts";

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
