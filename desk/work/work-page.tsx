import type { ReactNode } from "react";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { DOUBT_REASONS, type DoubtReason, WEIGHTS } from "../../domain/quality/doubts.ts";
import type { WorkEntry } from "../../domain/quality/work-order.ts";
import { SelectField } from "../frame/fields.tsx";
import { Pager, readPage } from "../frame/lists.tsx";
import { DOUBT_TEXTS, sayDoubt, saySum } from "./doubt-texts.ts";
import type { DueRecord } from "./read-work.server.ts";
import { WORK_TEXTS } from "./texts.ts";
import { type AskedWork, addressOf, NO_INSTITUTION, WORK_FILE_PATH, WORK_PATH, WorkMenu } from "./work-menu.tsx";

/** Entries of one page. */
export const PAGE_SIZE = 30;

interface WorkPageProps {
	language: DeskLanguage;
	url: URL;
	asked: AskedWork;
	/** All that is on this list. */
	entries: readonly WorkEntry[];
	counts: ReadonlyMap<DoubtReason, number>;
	total: number;
	institutions: readonly Institution[];
	/** Other records whose day has come; on the list of reviews alone. */
	dueRecords: readonly DueRecord[];
}

/** One list of work, a page of it. */
export function WorkPage({ language, url, asked, entries, counts, total, institutions, dueRecords }: WorkPageProps) {
	const t = WORK_TEXTS[language];
	const { reasons } = DOUBT_TEXTS[language];
	const pages = Math.ceil(entries.length / PAGE_SIZE);
	const page = readPage(url, pages);
	const from = (page - 1) * PAGE_SIZE;
	const shown = entries.slice(from, from + PAGE_SIZE);
	const { reason, institution } = asked;
	const place = t.place
		.replace("{from}", String(from + 1))
		.replace("{to}", String(from + shown.length))
		.replace("{count}", String(entries.length));
	return (
		<>
			<p>{t.lead}</p>
			<WorkMenu language={language} current={asked} counts={counts} total={total} />
			<Order language={language} />
			<form method="get" action={WORK_PATH} className="row work-filter">
				{reason && <input type="hidden" name="motivo" value={reason} />}
				<SelectField
					name="institucion"
					label={t.institution}
					value={institution ?? ""}
					options={[
						{ value: "", label: t.allInstitutions },
						...institutions.map((each) => ({ value: each.id, label: institutionName(each) })),
						{ value: NO_INSTITUTION, label: t.noInstitution },
					]}
				/>
				<button type="submit" className="button">
					{t.filter}
				</button>
			</form>
			<section className="stack" aria-labelledby="lista">
				<h2 id="lista">{reason ? reasons[reason].name : t.all}</h2>
				{reason && <p>{reasons[reason].what}</p>}
				{entries.length === 0 && dueRecords.length === 0 && <p>{t.nothing}</p>}
				{entries.length > 0 && (
					<>
						<p className="row">
							<span>{place}</span>
							<a href={addressOf(WORK_FILE_PATH, { reason, institution })} download>
								{t.download}
							</a>
						</p>
						<ol className="work" start={from + 1}>
							{shown.map((entry) => (
								<Entry key={entry.procedure.id} entry={entry} language={language} />
							))}
						</ol>
						<Pager {...{ url, page, pages, language }} />
					</>
				)}
			</section>
			{dueRecords.length > 0 && <DueRecords language={language} records={dueRecords} />}
		</>
	);
}

function Entry({ entry, language }: { entry: WorkEntry; language: DeskLanguage }) {
	const t = WORK_TEXTS[language];
	const { reasons } = DOUBT_TEXTS[language];
	const { procedure, doubts, score } = entry;
	const { id, institutions } = procedure;
	return (
		<li className="card">
			<h3>
				<a href={`/tramites/${encodeURIComponent(id)}`}>{procedureName(procedure)}</a>
			</h3>
			<p className="row quiet">
				<span>{institutions ? institutionName(institutions) : t.noInstitution}</span>
				{isUnchecked(procedure) && <span className="badge">{reasons.unchecked.name}</span>}
			</p>
			<ul className="work-doubts">
				{doubts.map((doubt) => (
					<li key={`${doubt.reason} ${doubt.field}`}>
						{sayDoubt(doubt, language)} <span className="quiet">+{doubt.weight}</span>
						{doubt.reason === "reports" && (
							<>
								{" "}
								<a href={`/reportes?tramite=${encodeURIComponent(id)}`}>{t.seeReports}</a>
							</>
						)}
					</li>
				))}
			</ul>
			<p className="work-sum">
				<b aria-hidden="true">{score}</b> <span>{saySum(entry, language)}</span>
			</p>
		</li>
	);
}

/** How the number comes about, and what each thing weighs in it. */
function Order({ language }: { language: DeskLanguage }): ReactNode {
	const t = WORK_TEXTS[language];
	const { reasons } = DOUBT_TEXTS[language];
	return (
		<details className="card work-order">
			<summary>{t.orderTitle}</summary>
			<ul>
				{t.order.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<div className="table">
				<table>
					<caption>{t.weights}</caption>
					<tbody>
						{DOUBT_REASONS.map((reason) => (
							<tr key={reason}>
								<th scope="row">{reasons[reason].name}</th>
								<td>{reasons[reason].what}</td>
								<td className="number">{sayWeight(reason)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}

/** "2", or "5 / 3" where it depends on the field. */
function sayWeight(reason: DoubtReason): string {
	const weight: number | Readonly<Record<string, number>> = WEIGHTS[reason];
	if (typeof weight === "number") return String(weight);
	return Object.values(weight).join(" / ");
}

function DueRecords({ language, records }: { language: DeskLanguage; records: readonly DueRecord[] }) {
	const t = WORK_TEXTS[language];
	return (
		<section className="table" aria-labelledby="otros">
			<h2 id="otros">{t.otherRecords}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.record}</th>
						<th scope="col">{t.due}</th>
					</tr>
				</thead>
				<tbody>
					{records.map(({ record, due }) => {
						const [kind, ...id] = record.split(":");
						const path = kind === "institution" ? `/instituciones/${encodeURIComponent(id.join(":"))}` : null;
						return (
							<tr key={record}>
								<th scope="row">{path ? <a href={path}>{record}</a> : record}</th>
								<td>{due}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}
