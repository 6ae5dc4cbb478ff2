import type { DeskReport } from "../../database/desk/reports/desk-report.ts";
import type { Language } from "../../domain/language.ts";
import { TextField } from "../frame/fields.tsx";
import { REPORT_TEXTS } from "./texts.ts";

interface ContactPartProps {
	report: DeskReport;
	language: Language;
	/** Undefined until somebody who may asked for it. */
	contact: { name: string; email: string } | undefined;
	mayContact: boolean;
	/** Whether the desk sends mail by itself. */
	hasMail: boolean;
	answer: string;
	fault: string | undefined;
}

/** Who sent the report, behind one press, and the answer to them. */
export function ContactPart({ report, language, contact, mayContact, hasMail, answer, fault }: ContactPartProps) {
	const t = REPORT_TEXTS[language];
	return (
		<section className="card">
			<h2>{t.contact}</h2>
			{!report.hasContact && <p>{t.noContact}</p>}
			{report.hasContact && !mayContact && <p>{t.contactNeeds}</p>}
			{report.hasContact && mayContact && !contact && (
				<form method="post" action={`/reportes/${report.id}/contacto`}>
					<p>{t.contactWhy}</p>
					<p>
						<button type="submit" className="button">
							{t.seeContact}
						</button>
					</p>
				</form>
			)}
			{contact && (
				<>
					<dl className="facts">
						<div>
							<dt>{t.name}</dt>
							<dd>{contact.name}</dd>
						</div>
						<div>
							<dt>{t.email}</dt>
							<dd>{contact.email}</dd>
						</div>
					</dl>
					<form method="post" action={`/reportes/${report.id}/respuesta`} className="stack">
						<TextField
							{...{ name: "respuesta", label: t.answer, hint: t.answerHint, value: answer, fault, rows: 6, most: 4000 }}
						/>
						{!hasMail && <p>{t.byHandWhy}</p>}
						<p className="row">
							<button type="submit" className="button" data-kind="primary">
								{hasMail ? t.send : t.keep}
							</button>
							<a className="button" href={writeLetter(contact.email, t.subject(report.id), answer)}>
								{t.byHand}
							</a>
						</p>
					</form>
				</>
			)}
		</section>
	);
}

/** An address that opens a letter in the reader's own mail program. */
function writeLetter(to: string, subject: string, body: string): string {
	return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
