import { nameRecord } from "../../domain/desk/record.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { findReportedFact, REPORT_STATES } from "../../domain/report/report-work.ts";
import { nameColumn } from "../drafts/column-names.ts";
import { KeptBox } from "../drafts/draft-bar.tsx";
import { SelectField, TAKES_FOCUS, TextField } from "../frame/fields.tsx";
import { sayDay } from "../frame/moment.tsx";
import { Contact, Join, Notes } from "./report-parts.tsx";
import type { ReportViewProps } from "./report-shown.ts";
import { REPORT_TEXTS, STATE_TEXTS, sayWhatSenderSees, TYPE_TEXTS } from "./texts.ts";

/** One report with everything that may be done about it. */
export function ReportView(props: ReportViewProps) {
	const { report, duplicates, language, fault, mailto, saved } = props;
	const t = REPORT_TEXTS[language];
	return (
		<div className="stack" data-saved={saved}>
			<p>
				<a href="/reportes">{t.back}</a>
			</p>
			{fault && (
				<div className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
					<h2>{t.fault}</h2>
					{fault.field === "moved" ? <Moved {...props} /> : <p>{fault.text}</p>}
				</div>
			)}
			{mailto && (
				<div className="notice" role="status" {...TAKES_FOCUS}>
					<p>{t.mailReady}</p>
					<p>
						<a className="button" data-kind="primary" href={mailto}>
							{t.mailOpen}
						</a>
					</p>
				</div>
			)}
			<section className="card" aria-labelledby="dice">
				<h2 id="dice">{t.said}</h2>
				<p className="row">
					<span className="badge">{STATE_TEXTS[language][report.state]}</span>
					<span>{TYPE_TEXTS[language][report.type]}</span>
					<span className="quiet">{`${t.inCharge} ${report.assignedName ?? t.nadie}`}</span>
				</p>
				<p className="report-text">{report.description}</p>
				<p className="quiet">
					{`${t.came}: ${sayDay(report.at, language)}`}
					{report.closedAt && ` · ${t.closed}: ${sayDay(report.closedAt, language)}`}
					{report.page && ` · ${t.page}: ${report.page}`}
				</p>
				{report.procedureId && (
					<p>
						{report.procedureName ?? report.procedureId}{" "}
						<a href={`/tramites/${encodeURIComponent(report.procedureId)}`}>{t.editProcedure}</a>
					</p>
				)}
				<ReportedFact {...props} />
				{duplicates.length > 0 && (
					<>
						<h3>{t.duplicates}</h3>
						<ul>
							{duplicates.map(({ id, at }) => (
								<li key={id}>
									<a href={`/reportes/${id}`}>{`${t.one} ${id}`}</a> {sayDay(at, language)}
								</li>
							))}
						</ul>
					</>
				)}
			</section>
			{mayDo(props.account.role, "edit") && <Work {...props} />}
			{mayDo(props.account.role, "edit") && <Join {...props} />}
			<Contact {...props} />
			<Notes {...props} />
		</div>
	);
}

/** The fact that the report calls wrong, and the ways to it: as it is published, and in the form. */
function ReportedFact({ report: { page, procedureId }, account, language }: ReportViewProps) {
	const t = REPORT_TEXTS[language];
	const fact = findReportedFact(page);
	if (!fact) return null;
	return (
		<div className="row">
			<span>
				{t.fact} <strong>{nameColumn(fact, language)}</strong>
			</span>
			{procedureId && <a href={`/tramites/${encodeURIComponent(procedureId)}#datos.${fact}`}>{t.seeFact}</a>}
			{procedureId && mayDo(account.role, "edit") && (
				<form method="post" action="/borradores">
					<input type="hidden" name="registro" value={nameRecord("procedure", procedureId)} />
					<input type="hidden" name="dato" value={fact} />
					<button type="submit" className="button">
						{t.editFact}
					</button>
				</form>
			)}
		</div>
	);
}

/** What somebody else made of the report meanwhile. */
function Moved({ report, notes, language }: ReportViewProps) {
	const t = REPORT_TEXTS[language];
	const last = notes.at(-1);
	return (
		<>
			<p>{t.moved}</p>
			<ul>
				<li>{`${t.state}: ${STATE_TEXTS[language][report.state]}`}</li>
				<li>{`${t.holder}: ${report.assignedName ?? t.nadie}`}</li>
				<li>{`${t.procedure}: ${report.procedureName ?? t.unmatched}`}</li>
				{report.duplicateOf !== null && <li>{`${t.joined} ${report.duplicateOf}`}</li>}
				{last && (
					<li>
						{`${last.kind === "note" ? t.noteBy : t.answerBy} ${last.author}, ${sayDay(last.at, language)}: `}
						<span className="said">{last.text}</span>
					</li>
				)}
			</ul>
			<p>{t.movedBody}</p>
		</>
	);
}

function Work({ report, procedures, colleagues, account, language, typed = {}, fault }: ReportViewProps) {
	const t = REPORT_TEXTS[language];
	const others = colleagues.filter(({ id }) => id !== account.id);
	return (
		<section className="card" aria-labelledby="trabajo">
			<h2 id="trabajo">{t.work}</h2>
			<form method="post" action={`/reportes/${report.id}`} className="stack" data-keep={`report-${report.id}`}>
				<KeptBox language={language} />
				<input type="hidden" name="revision" value={report.revision} />
				<SelectField
					name="estado"
					label={t.state}
					hint={sayWhatSenderSees(language)}
					value={typed.state ?? report.state}
					options={REPORT_STATES.map((state) => ({ value: state, label: STATE_TEXTS[language][state] }))}
				/>
				<SelectField
					name="cargo"
					label={t.holder}
					value={typed.assignee ?? report.assignedTo ?? ""}
					options={[
						{ value: "", label: t.nadie },
						{ value: account.id, label: `${t.mias} (${account.name})` },
						...others.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
				<div className="field">
					<label htmlFor="tramite">{t.procedure}</label>
					<p id="tramite-ayuda" className="hint">
						{t.procedureHint}
					</p>
					<input
						id="tramite"
						name="tramite"
						list="tramites"
						defaultValue={typed.procedure ?? report.procedureId ?? ""}
						aria-describedby="tramite-ayuda"
						aria-invalid={fault?.field === "procedure" ? true : undefined}
					/>
					<datalist id="tramites">
						{procedures.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</datalist>
				</div>
				<TextField
					name="nota"
					label={t.note}
					hint={t.noteHint}
					value={typed.note ?? ""}
					most={4000}
					fault={fault?.field === "note" ? fault.text : undefined}
				/>
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.save}
					</button>
				</p>
			</form>
		</section>
	);
}
