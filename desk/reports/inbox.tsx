import type { DeskReport, ReportState } from "../../database/desk/reports/desk-report.ts";
import { REPORT_STATES } from "../../database/desk/reports/desk-report.ts";
import { matchNewReports } from "../../database/desk/reports/match-reports.server.ts";
import type { ReportFilter } from "../../database/desk/reports/report-list.server.ts";
import { countByStateAndType, countReports, listReports } from "../../database/desk/reports/report-list.server.ts";
import type { Language } from "../../domain/language.ts";
import { PROBLEM_TYPES } from "../../domain/report/report.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import type { Option } from "../frame/fields.tsx";
import { InputField, SelectField } from "../frame/fields.tsx";
import { REPORT_TEXTS, REPORT_WORDS } from "./texts.ts";

const ON_A_PAGE = 30;
const AGES = ["7", "30", "90"] as const;

/** The inbox: what came in, filtered by the address. */
export async function inboxPage({ url, language, services, account }: SignedAsk): Promise<DeskPage> {
	const t = REPORT_TEXTS[language];
	const asked = url.searchParams;
	const filter = readFilter(asked, account.id);
	const page = Math.max(1, Math.trunc(Number(asked.get("pagina"))) || 1);
	await services.database.write(matchNewReports);
	const { reports, found, counts } = await services.database.read(async (desk) => ({
		reports: await listReports(desk, filter, { skip: (page - 1) * ON_A_PAGE, most: ON_A_PAGE }),
		found: await countReports(desk, filter),
		counts: await countByStateAndType(desk),
	}));
	const people = (await services.accounts.list()).filter(({ isActive, id }) => isActive && id !== account.id);
	return {
		title: t.title,
		body: (
			<>
				<FilterForm asked={asked} language={language} counts={counts} people={people} />
				<p role="status">{found === 0 ? t.none : t.found(found)}</p>
				<ul className="stack">
					{reports.map((report) => (
						<ReportCard key={report.id} report={report} language={language} />
					))}
				</ul>
				<Pages asked={asked} page={page} last={Math.ceil(found / ON_A_PAGE)} language={language} />
			</>
		),
	};
}

interface FilterProps {
	asked: URLSearchParams;
	language: Language;
	counts: { states: ReadonlyMap<string, number>; openTypes: ReadonlyMap<string, number> };
	people: readonly { id: string; name: string }[];
}

function FilterForm({ asked, language, counts, people }: FilterProps) {
	const t = REPORT_TEXTS[language];
	const words = REPORT_WORDS[language];
	const all: Option = { value: "", label: t.all };
	const counted = (label: string, count: number | undefined) => `${label} (${count ?? 0})`;
	const askedFor = (name: string) => asked.get(name) ?? "";
	const states = REPORT_STATES.map((value) => ({
		value,
		label: counted(words.states[value], counts.states.get(value)),
	}));
	const types = PROBLEM_TYPES.map((value) => ({
		value,
		label: counted(words.types[value], counts.openTypes.get(value)),
	}));
	const takers = [
		all,
		{ value: "yo", label: t.mine },
		{ value: "nadie", label: t.nobody },
		...people.map(({ id, name }) => ({ value: id, label: name })),
	];
	const ages = [
		{ value: "", label: t.anyAge },
		...AGES.map((value, at) => ({ value, label: [t.week, t.month, t.quarter][at] ?? value })),
	];
	const orders = [
		{ value: "", label: t.newest },
		{ value: "viejos", label: t.oldest },
	];
	return (
		<details open={asked.size > 0}>
			<summary>{t.filter}</summary>
			<form method="get" action="/reportes" className="group">
				<div className="columns">
					<SelectField name="estado" label={t.state} value={askedFor("estado")} options={[all, ...states]} />
					<SelectField name="tipo" label={t.type} value={askedFor("tipo")} options={[all, ...types]} />
					<SelectField name="lleva" label={t.assigned} value={askedFor("lleva")} options={takers} />
					<SelectField name="dias" label={t.age} value={askedFor("dias")} options={ages} />
					<InputField name="tramite" label={t.procedure} hint={t.procedureHint} value={askedFor("tramite")} />
					<InputField name="texto" label={t.text} value={askedFor("texto")} most={100} />
					<SelectField name="orden" label={t.order} value={askedFor("orden")} options={orders} />
				</div>
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.filter}
					</button>
				</p>
			</form>
		</details>
	);
}

function ReportCard({ report, language }: { report: DeskReport; language: Language }) {
	const t = REPORT_TEXTS[language];
	const words = REPORT_WORDS[language];
	return (
		<li className="card">
			<h2>
				<a href={`/reportes/${report.id}`}>
					{t.one(report.id)}: {report.procedure?.name ?? t.noProcedure}
				</a>
			</h2>
			<p className="row">
				<span className="badge" data-kind={kindOf(report.state)}>
					{words.states[report.state]}
				</span>
				<span className="badge">{words.types[report.type]}</span>
				<span className="quiet">{sayDay(report.createdAt, language)}</span>
				<span className="quiet">
					{t.assigned}: {report.assigned?.name ?? t.nobody}
				</span>
				{report.spamScore >= 50 && <span className="badge">{t.spam}</span>}
			</p>
			<p>{shorten(report.description)}</p>
		</li>
	);
}

function Pages({
	asked,
	page,
	last,
	language,
}: {
	asked: URLSearchParams;
	page: number;
	last: number;
	language: Language;
}) {
	const t = REPORT_TEXTS[language];
	if (last < 2) return null;
	const toPage = (number: number) => {
		const query = new URLSearchParams(asked);
		query.set("pagina", String(number));
		return `/reportes?${query}`;
	};
	return (
		<nav className="row" aria-label={t.pages}>
			{page > 1 && (
				<a className="button" href={toPage(page - 1)}>
					{t.previous}
				</a>
			)}
			<span>
				{page} / {last}
			</span>
			{page < last && (
				<a className="button" href={toPage(page + 1)}>
					{t.next}
				</a>
			)}
		</nav>
	);
}

/** How a state is coloured; its word stands beside the colour. */
export function kindOf(state: ReportState): "warning" | "done" | undefined {
	if (state === "pending") return "warning";
	return state === "resolved" ? "done" : undefined;
}

/** A day and an hour in Guatemala. */
export function sayDay(at: Date, language: Language): string {
	return new Intl.DateTimeFormat(language === "es" ? "es-GT" : "en-GB", {
		...{ dateStyle: "long", timeStyle: "short", timeZone: "America/Guatemala" },
	}).format(at);
}

function readFilter(asked: URLSearchParams, me: string): ReportFilter {
	const filter: ReportFilter = {};
	const state = REPORT_STATES.find((each) => each === asked.get("estado"));
	const type = PROBLEM_TYPES.find((each) => each === asked.get("tipo"));
	const assigned = asked.get("lleva") ?? "";
	const procedure = (asked.get("tramite") ?? "").trim();
	const text = (asked.get("texto") ?? "").trim().slice(0, 100);
	const days = AGES.find((each) => each === asked.get("dias"));
	if (state) filter.state = state;
	if (type) filter.type = type;
	if (assigned === "yo") filter.assigned = me;
	else if (assigned === "nadie") filter.assigned = "none";
	else if (assigned !== "") filter.assigned = assigned;
	if (procedure !== "") filter.procedure = procedure === "ninguno" ? "none" : procedure;
	if (text !== "") filter.text = text;
	if (days) filter.days = Number(days);
	if (asked.get("orden") === "viejos") filter.order = "oldest";
	return filter;
}

function shorten(text: string): string {
	const line = text.replaceAll(/\s+/g, " ");
	return line.length > 240 ? `${line.slice(0, 240)}…` : line;
}
