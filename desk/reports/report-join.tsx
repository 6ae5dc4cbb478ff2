import type { ListedReport } from "../../database/desk/reports.server.ts";
import type { Language } from "../../domain/language.ts";
import { tellingOf } from "../../domain/report/report-work.ts";
import { InputField } from "../frame/fields.tsx";
import { sayDay } from "../frame/moment.tsx";
import type { ReportViewProps } from "./report-view-props.ts";
import { REPORT_TEXTS, STATE_TEXTS } from "./texts.ts";

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

function Told({ report, language }: { report: ListedReport; language: Language }) {
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
