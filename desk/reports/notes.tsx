import type { DeskReport } from "../../database/desk/reports/desk-report.ts";
import type { ReportNote } from "../../database/desk/reports/report-work.server.ts";
import type { Language } from "../../domain/language.ts";
import { TextField } from "../frame/fields.tsx";
import { sayDay } from "./inbox.tsx";
import { REPORT_TEXTS } from "./texts.ts";

interface NotesProps {
	notes: readonly ReportNote[];
	report: DeskReport;
	language: Language;
	/** What could not be saved. */
	typed: string;
	fault: string | undefined;
}

/** What was noted and answered, and a form for the next note. */
export function Notes({ notes, report, language, typed, fault }: NotesProps) {
	const t = REPORT_TEXTS[language];
	return (
		<section className="stack">
			<h2>{t.notes}</h2>
			{notes.length === 0 && <p className="quiet">{t.noNotes}</p>}
			<ol className="stack plain">
				{notes.map((note) => (
					<li key={note.id} className="card">
						<p className="quiet">
							{note.kind === "answer" ? t.answerKind : t.noteKind} · {note.authorName} ·{" "}
							{sayDay(new Date(note.at), language)}
						</p>
						<p className="written">{note.text}</p>
					</li>
				))}
			</ol>
			<form method="post" action={`/reportes/${report.id}/nota`} className="stack" data-keep={`nota-${report.id}`}>
				<TextField name="nota" label={t.note} hint={t.noteHint} value={typed} fault={fault} most={2000} />
				<p>
					<button type="submit" className="button">
						{t.addNote}
					</button>
				</p>
			</form>
		</section>
	);
}
