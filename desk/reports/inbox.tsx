import {
	AGES,
	HOLDERS_OF_REPORTS,
	keepReportRows,
	type ReportFilter,
	readDigest,
} from "../../database/desk/report-rows.server.ts";
import {
	type Counts,
	countReports,
	type ListedReport,
	listReports,
	PAGE_LENGTH,
} from "../../database/desk/reports.server.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { PROBLEM_TYPES } from "../../domain/report/report.ts";
import { findReportedFact, REPORT_STATES } from "../../domain/report/report-work.ts";
import { nameColumn } from "../drafts/column-names.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { Pager } from "../frame/lists.tsx";
import { sayDay } from "../frame/moment.tsx";
import { REPORT_TEXTS, STATE_TEXTS, TYPE_TEXTS } from "./texts.ts";

const LONGEST_TEXT = 100;

/** What the address of the inbox asks for; what it cannot mean is left out. */
export function readFilter(
	query: URLSearchParams,
	account: string,
): { filter: ReportFilter; page: number; order: "asc" | "desc" } {
	const word = <Word extends string>(name: string, words: readonly Word[]): Word | null =>
		words.find((each) => each === query.get(name)) ?? null;
	const page = Number(query.get("pagina") ?? 1);
	return {
		filter: {
			state: word("estado", [...REPORT_STATES, "todos"] as const),
			type: word("tipo", PROBLEM_TYPES),
			procedure: query.get("tramite") || null,
			age: word("edad", AGES),
			holder: word("cargo", HOLDERS_OF_REPORTS),
			text: (query.get("texto") ?? "").trim().slice(0, LONGEST_TEXT),
			account,
			now: new Date(),
		},
		page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
		order: query.get("orden") === "viejos" ? "asc" : "desc",
	};
}

const NAMES = ["estado", "tipo", "tramite", "edad", "cargo", "texto", "orden"];

/** The inbox with one parameter changed, from its first page on; an empty value takes the parameter out. */
function inboxAddress(query: URLSearchParams, name: string, value: string): string {
	const next = new URLSearchParams();
	for (const each of NAMES) {
		const kept = each === name ? value : (query.get(each) ?? "");
		if (kept !== "") next.set(each, kept);
	}
	return next.size > 0 ? `/reportes?${next}` : "/reportes";
}

const SHORT_TEXT = 220;
/** Filters that stand folded together, so that the reports are near, unless one of them is set. */
const FOLDED = ["tipo", "edad", "tramite", "texto", "orden"];

/** The inbox: filters with their counts, a page of reports, and the switch of the daily mail. */
export async function answerInbox({ url, services, account, language }: SignedAsk): Promise<DeskPage> {
	const t = REPORT_TEXTS[language];
	const { filter, page, order } = readFilter(url.searchParams, account.id);
	await keepReportRows(services.database);
	const { list, counts, digest, names } = await services.database.read(async (desk) => ({
		list: await listReports(desk, filter, { page, order }),
		counts: await countReports(desk, filter),
		digest: await readDigest(desk),
		names: await desk.selectFrom("procedures").select(["id", "name"]).execute(),
	}));
	const nameOf = new Map(names.map(({ id, name }) => [String(id), String(name ?? id)]));
	const choices = {
		state: [
			["", t.open, (counts.state.pending ?? 0) + (counts.state.in_review ?? 0)],
			...REPORT_STATES.map((state) => [state, STATE_TEXTS[language][state], counts.state[state] ?? 0] as const),
			["todos", t.all, sum(counts.state)],
		],
		type: [
			["", t.all, sum(counts.type)],
			...PROBLEM_TYPES.map((type) => [type, TYPE_TEXTS[language][type], counts.type[type] ?? 0] as const),
		],
		age: [
			["", t.all, (counts.age.mes ?? 0) + (counts.age.antes ?? 0)],
			...(["semana", "mes", "antes"] as const).map((age) => [age, t[age], counts.age[age] ?? 0] as const),
		],
		holder: [
			["", t.all, (counts.holder.alguien ?? 0) + (counts.holder.nadie ?? 0)],
			...(["mias", "alguien", "nadie"] as const).map((who) => [who, t[who], counts.holder[who] ?? 0] as const),
		],
	} as const;
	const pages = Math.ceil(list.total / PAGE_LENGTH);
	const query = url.searchParams;
	const isWanted = digest.accounts.includes(account.id);
	return {
		title: t.title,
		body: (
			<div className="stack">
				<section className="card filters" aria-labelledby="filtros">
					<h2 id="filtros">{t.filters}</h2>
					<Choices label={t.state} name="estado" choices={choices.state} query={query} />
					<Choices label={t.holder} name="cargo" choices={choices.holder} query={query} />
					<details open={FOLDED.some((name) => query.get(name))}>
						<summary>{t.more}</summary>
						<Choices label={t.type} name="tipo" choices={choices.type} query={query} />
						<Choices label={t.age} name="edad" choices={choices.age} query={query} />
						<form method="get" action="/reportes" className="stack">
							{["estado", "tipo", "edad", "cargo"].map((name) => {
								const value = query.get(name);
								return value && <input key={name} type="hidden" name={name} value={value} />;
							})}
							<div className="field">
								<label htmlFor="tramite">{t.procedure}</label>
								<select id="tramite" name="tramite" defaultValue={filter.procedure ?? ""}>
									<option value="">{t.all}</option>
									{Object.entries(counts.procedure).map(([id, reports]) => (
										<option
											key={id}
											value={id}
										>{`${id === "-" ? t.unmatched : (nameOf.get(id) ?? id)} (${reports})`}</option>
									))}
								</select>
							</div>
							<div className="field">
								<label htmlFor="texto">{t.text}</label>
								<input id="texto" name="texto" type="search" maxLength={100} defaultValue={filter.text} />
							</div>
							<div className="field">
								<label htmlFor="orden">{t.order}</label>
								<select id="orden" name="orden" defaultValue={order === "asc" ? "viejos" : ""}>
									<option value="">{t.newest}</option>
									<option value="viejos">{t.oldest}</option>
								</select>
							</div>
							<p>
								<button type="submit" className="button" data-kind="primary">
									{t.search}
								</button>
							</p>
						</form>
					</details>
				</section>
				<p>
					{t.found} <strong>{list.total}</strong>
				</p>
				{list.reports.length === 0 && <p>{t.none}</p>}
				<ol className="report-list">
					{list.reports.map((report) => (
						<li key={report.id} className="card">
							<h2>
								<a href={`/reportes/${report.id}`}>{headOf(report, language)}</a>
							</h2>
							<Summary report={report} language={language} />
							{report.duplicates.length > 0 && (
								<>
									<h3>{t.duplicates}</h3>
									<ul>
										{report.duplicates.map((each) => (
											<li key={each.id}>
												<a href={`/reportes/${each.id}`}>{headOf(each, language)}</a>{" "}
												<time>{sayDay(each.at, language)}</time>
											</li>
										))}
									</ul>
								</>
							)}
						</li>
					))}
				</ol>
				<Pager {...{ url, page, pages, language }} />
				<section className="card" aria-labelledby="aviso">
					<h2 id="aviso">{t.digestTitle}</h2>
					{!services.mail && <p className="quiet">{t.digestUnset}</p>}
					<form method="post" action="/reportes/aviso">
						<button type="submit" className="button">
							{isWanted ? t.digestOff : t.digestOn}
						</button>
					</form>
				</section>
			</div>
		),
	};
}

type Choice = readonly [value: string, label: string, reports: number];

function Choices({
	label,
	name,
	choices,
	query,
}: {
	label: string;
	name: string;
	choices: readonly Choice[];
	query: URLSearchParams;
}) {
	return (
		<div>
			<h3 id={`filtro-${name}`}>{label}</h3>
			<ul className="row" aria-labelledby={`filtro-${name}`}>
				{choices.map(([value, said, reports]) => (
					<li key={value}>
						<a
							href={inboxAddress(query, name, value)}
							aria-current={(query.get(name) ?? "") === value ? "true" : undefined}
						>{`${said} (${reports})`}</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function Summary({ report, language }: { report: ListedReport; language: DeskLanguage }) {
	const t = REPORT_TEXTS[language];
	const text = report.description.replace(/\s+/g, " ");
	return (
		<>
			<p className="row">
				<span className="badge">{STATE_TEXTS[language][report.state]}</span>
				<span>{TYPE_TEXTS[language][report.type]}</span>
				<time dateTime={report.at}>{sayDay(report.at, language)}</time>
				<span className="quiet">{`${t.inCharge} ${report.assignedName ?? t.nadie}`}</span>
			</p>
			<p className="report-text">{text.length > SHORT_TEXT ? `${text.slice(0, SHORT_TEXT)}…` : text}</p>
		</>
	);
}

function headOf({ id, procedureName, description, page }: ListedReport, language: DeskLanguage): string {
	const [first = ""] = description.split("\n");
	const fact = findReportedFact(page);
	const about = [procedureName ?? first.slice(0, 100), ...(fact ? [nameColumn(fact, language)] : [])];
	return `${REPORT_TEXTS[language].one} ${id}: ${about.join(" · ")}`;
}

function sum(counts: Counts): number {
	return Object.values(counts).reduce((all, each) => all + each, 0);
}
