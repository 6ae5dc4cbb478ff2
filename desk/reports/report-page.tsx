import type { DeskReport, ReportState } from "../../database/desk/reports/desk-report.ts";
import { REPORT_STATES } from "../../database/desk/reports/desk-report.ts";
import { findReport, listDuplicates } from "../../database/desk/reports/report-list.server.ts";
import { listNotes, seeContact } from "../../database/desk/reports/report-work.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Language } from "../../domain/language.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { Faults, InputField, SelectField } from "../frame/fields.tsx";
import { FRAME_TEXTS } from "../frame/texts.ts";
import { ContactPart } from "./contact-part.tsx";
import { kindOf, sayDay } from "./inbox.tsx";
import { Notes } from "./notes.tsx";
import { REPORT_TEXTS, REPORT_WORDS } from "./texts.ts";

/** What a form of the page brought that could not be saved, shown again. */
export interface Typed {
	fault?: { to: string; text: string };
	/** The choices of the work form. */
	work?: { state: ReportState; assigned: string; procedure: string; duplicate: string };
	/** Somebody else was quicker. */
	hasMoved?: boolean;
	note?: string;
	answer?: string;
	/** Shows who sent it, which is logged. */
	wantsContact?: boolean;
}

/** One report with everything that can be done about it. */
export async function reportPage(ask: SignedAsk, typed: Typed = {}): Promise<DeskPage> {
	const { params, language, services, account, actor } = ask;
	const t = REPORT_TEXTS[language];
	const id = readReportNumber(params.id);
	const report = id === null ? undefined : await services.database.read((desk) => findReport(desk, id));
	if (id === null || !report) {
		const { notFoundTitle, notFound } = FRAME_TEXTS[language];
		return { title: notFoundTitle, status: 404, body: <p>{notFound}</p> };
	}
	const { notes, repeated } = await services.database.read(async (desk) => ({
		notes: await listNotes(desk, id),
		repeated: await listDuplicates(desk, id),
	}));
	const people = (await services.accounts.list()).filter(({ isActive }) => isActive);
	const mayContact = maySeeContact(account, report);
	const contact =
		typed.wantsContact && mayContact ? await services.database.write((desk) => seeContact(desk, id, actor)) : undefined;
	return {
		title: t.one(id),
		status: typed.hasMoved ? 409 : typed.fault ? 422 : 200,
		body: (
			<>
				<p>
					<a href="/reportes">{t.back}</a>
				</p>
				{typed.fault && <Faults title={t.faults} faults={[typed.fault]} />}
				<Summary report={report} language={language} publicUrl={services.publicUrl} />
				<WorkForm report={report} language={language} people={people} typed={typed} />
				<ContactPart
					{...{ report, language, contact, mayContact, hasMail: services.mail !== undefined }}
					answer={typed.answer ?? ""}
					fault={typed.fault?.to === "respuesta" ? typed.fault.text : undefined}
				/>
				<Notes
					{...{ notes, report, language }}
					typed={typed.note ?? ""}
					fault={typed.fault?.to === "nota" ? typed.fault.text : undefined}
				/>
				{repeated.length > 0 && (
					<section className="stack">
						<h2>{t.repeated}</h2>
						<ul>
							{repeated.map((each) => (
								<li key={each.id}>
									<a href={`/reportes/${each.id}`}>{t.one(each.id)}</a>, {sayDay(each.createdAt, language)}
								</li>
							))}
						</ul>
					</section>
				)}
			</>
		),
	};
}

/** The number in the address of a report; null when it is none. */
export function readReportNumber(text: string | undefined): number | null {
	return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
}

/** Whether an account may see who sent the report: who coordinates, and whoever of the reviewers has taken it. */
export function maySeeContact({ role, id }: DeskAccount, { assigned }: DeskReport): boolean {
	return mayDo(role, "accounts") || (mayDo(role, "contact") && assigned?.id === id);
}

function Summary({
	report,
	language,
	publicUrl,
}: {
	report: DeskReport;
	language: Language;
	publicUrl: string | undefined;
}) {
	const t = REPORT_TEXTS[language];
	const words = REPORT_WORDS[language];
	return (
		<section className="card">
			<h2>{t.whatItSays}</h2>
			<p className="row">
				<span className="badge" data-kind={kindOf(report.state)}>
					{words.states[report.state]}
				</span>
				<span className="badge">{words.types[report.type]}</span>
				{report.spamScore >= 50 && <span className="badge">{t.spam}</span>}
			</p>
			<p className="written">{report.description}</p>
			<dl className="facts">
				<div>
					<dt>{t.sent}</dt>
					<dd>{sayDay(report.createdAt, language)}</dd>
				</div>
				{report.closedAt && (
					<div>
						<dt>{t.closed}</dt>
						<dd>{sayDay(report.closedAt, language)}</dd>
					</div>
				)}
				<div>
					<dt>{t.procedure}</dt>
					<dd>
						{report.procedure ? report.procedure.name : t.noProcedure}{" "}
						{report.procedure && <a href={`/tramites/${encodeURIComponent(report.procedure.id)}`}>{t.edit}</a>}
					</dd>
				</div>
				{report.pageUrl !== "" && (
					<div>
						<dt>{t.page}</dt>
						<dd>
							{publicUrl && report.pageUrl.startsWith(`${publicUrl}/`) ? (
								<a href={report.pageUrl}>{report.pageUrl}</a>
							) : (
								report.pageUrl
							)}
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}

interface WorkProps {
	report: DeskReport;
	language: Language;
	people: readonly DeskAccount[];
	typed: Typed;
}

function WorkForm({ report, language, people, typed }: WorkProps) {
	const t = REPORT_TEXTS[language];
	const words = REPORT_WORDS[language];
	const { work, hasMoved, fault } = typed;
	const takers = [{ value: "", label: t.nobody }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
	const faultOf = (name: string) => (fault?.to === name ? fault.text : undefined);
	return (
		<form method="post" action={`/reportes/${report.id}/trabajo`} className="group">
			<h2>{t.work}</h2>
			<input type="hidden" name="revision" value={report.revision} />
			{hasMoved && (
				<div className="notice" data-kind="warning" role="alert">
					<h3>{t.movedTitle}</h3>
					<p>{t.moved}</p>
					<p>
						{t.nowIs}: {words.states[report.state]} · {t.assigned}: {report.assigned?.name ?? t.nobody} ·{" "}
						{report.procedure?.name ?? t.noProcedure}
					</p>
				</div>
			)}
			<div className="columns">
				<SelectField
					name="estado"
					label={t.state}
					value={work?.state ?? report.state}
					options={REPORT_STATES.map((value) => ({ value, label: words.states[value] }))}
				/>
				<SelectField
					name="lleva"
					label={t.assigned}
					value={work?.assigned ?? report.assigned?.id ?? ""}
					options={takers}
				/>
				<InputField
					name="tramite"
					label={t.procedure}
					hint={t.procedureHint}
					value={work?.procedure ?? report.procedure?.id ?? ""}
					fault={faultOf("tramite")}
				/>
				<InputField
					name="repite"
					label={t.duplicate}
					hint={t.duplicateHint}
					inputMode="numeric"
					value={work?.duplicate ?? String(report.duplicateOf ?? "")}
					fault={faultOf("repite")}
				/>
			</div>
			<p>
				<button type="submit" className="button" data-kind="primary">
					{t.save}
				</button>
			</p>
		</form>
	);
}
