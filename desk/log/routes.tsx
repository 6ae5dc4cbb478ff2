import { formatMoment } from "../../app/words/format.ts";
import { type LogFilter, listLogWords, readLog, type StoredLogEntry } from "../../database/desk/desk-log.server.ts";
import { type FailedSignIns, keepFailedSignIns } from "../../database/desk/failed-sign-ins.server.ts";
import { writeCell } from "../../database/transfer/sheet-rows.ts";
import type { ContentChange } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import { Differences } from "../drafts/differences.tsx";
import type { DeskPage, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { InputField, SelectField } from "../frame/fields.tsx";
import { Moment } from "../frame/moment.tsx";
import { LOG_TEXTS, nameAction, nameDetail } from "./texts.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** What was before and after, field by field where both are made of fields, and whatever else an entry tells. */
function Detail({ detail, language }: { detail: unknown; language: DeskLanguage }) {
	if (!isFields(detail)) return null;
	const { before, after, ...rest } = detail;
	const changes = "before" in detail || "after" in detail ? listChanges(before, after, language) : [];
	const told = Object.entries(rest);
	if (changes.length + told.length === 0) return null;
	const t = LOG_TEXTS[language];
	return (
		<dl className="typed">
			{changes.map(({ field, was, is }) => (
				<div key={`= ${field}`}>
					<dt>{field ? nameDetail(field, language) : t.changed}</dt>
					<dd>
						{was !== "" && <del>{was}</del>} {is !== "" && <ins>{is}</ins>}
					</dd>
				</div>
			))}
			{told.map(([name, value]) => (
				<div key={name}>
					<dt>{nameDetail(name, language)}</dt>
					<dd>
						{isContentChanges(value) ? <Differences changes={value} language={language} /> : spell(value, language)}
					</dd>
				</div>
			))}
		</dl>
	);
}

interface Change {
	field: string;
	was: string;
	is: string;
}

function listChanges(before: unknown, after: unknown, language: DeskLanguage): Change[] {
	if (!isFields(before) && !isFields(after))
		return [{ field: "", was: spell(before, language), is: spell(after, language) }];
	const was = isFields(before) ? before : {};
	const is = isFields(after) ? after : {};
	return [...new Set([...Object.keys(was), ...Object.keys(is)])]
		.map((field) => ({ field, was: spell(was[field], language), is: spell(is[field], language) }))
		.filter((change) => change.was !== change.is);
}

function spell(value: unknown, language: DeskLanguage): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") return JSON.stringify(value, null, 1);
	return MOMENT.test(value) ? formatMoment(value, language) : value;
}

/** What a publication changed, as `publishRecord` writes it down. */
function isContentChanges(value: unknown): value is ContentChange[] {
	return Array.isArray(value) && value.every((each) => isFields(each) && "table" in each && "field" in each);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const PAGE = 50;
/** As many entries as a download holds; who needs older ones narrows the question. */
const MOST_IN_FILE = 20_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The log of everything that was done at the desk. It holds no contact data: nobody writes any into it. */
export const LOG_ROUTES: readonly DeskRoute[] = [
	{ path: "/bitacora", needs: "log", get: showLog },
	{
		path: "/bitacora.csv",
		needs: "log",
		async get({ services, url }) {
			const filter = { ...readFilter(url), most: MOST_IN_FILE };
			await keepFailedSignIns(services.database);
			const entries = await services.database.read((desk) => readLog(desk, filter));
			return new Response(writeFile(entries), {
				headers: {
					"Content-Type": "text/csv; charset=utf-8",
					"Content-Disposition": 'attachment; filename="bitacora.csv"',
				},
			});
		},
	},
];

async function showLog({ language, services, url }: SignedAsk): Promise<DeskPage> {
	const t = LOG_TEXTS[language];
	const filter = readFilter(url);
	const failing = await keepFailedSignIns(services.database);
	const [entries, words] = await services.database.read(async (desk) => [
		await readLog(desk, { ...filter, most: PAGE + 1 }),
		await listLogWords(desk),
	]);
	const accounts = await services.accounts.list();
	const shown = entries.slice(0, PAGE);
	const last = shown.at(-1);
	return {
		title: t.title,
		body: (
			<>
				<form method="get" action="/bitacora" className="stack">
					<div className="columns">
						<SelectField
							name="quien"
							label={t.who}
							value={filter.account ?? ""}
							options={[
								{ value: "", label: t.everybody },
								...words.actors.map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
						<SelectField
							name="que"
							label={t.what}
							value={filter.action ?? ""}
							options={[
								{ value: "", label: t.everything },
								...words.actions.map((action) => ({ value: action, label: nameAction(action, language) })),
							]}
						/>
						<InputField name="registro" label={t.record} hint={t.recordHint} value={filter.subject ?? ""} />
						<InputField name="desde" label={t.since} type="date" value={filter.since ?? ""} />
					</div>
					<p className="row">
						<button type="submit" className="button" data-kind="primary">
							{t.show}
						</button>
						<a href={`/bitacora.csv${without(url, "antes")}`}>{t.download}</a>
					</p>
				</form>
				{failing && <Failing failing={failing} language={language} />}
				{shown.length === 0 && <p>{t.nothing}</p>}
				<ol className="log">
					{shown.map((entry) => (
						<li key={entry.id} className="card">
							<p>
								<strong>{entry.account_name}</strong> · {nameAction(entry.action, language)} ·{" "}
								<Moment at={entry.at} language={language} />
							</p>
							{entry.subject.includes(":") && (
								<p className="quiet">
									<a href={`/bitacora?registro=${encodeURIComponent(entry.subject)}`}>
										{nameSubject(entry.subject, accounts, t.account)}
									</a>
								</p>
							)}
							<Detail detail={entry.detail} language={language} />
						</li>
					))}
				</ol>
				{entries.length > PAGE && last && (
					<p>
						<a href={`/bitacora${withOlder(url, last.id)}`}>{t.older}</a>
					</p>
				)}
			</>
		),
	};
}

/** Failed sign-ins of the hour that runs, which the log does not hold yet. */
function Failing({
	failing: { hour, accounts, unknown },
	language,
}: {
	failing: FailedSignIns;
	language: DeskLanguage;
}) {
	const t = LOG_TEXTS[language];
	const all = Object.values(accounts).reduce((sum, each) => sum + each, unknown);
	return (
		<p className="notice">
			{t.failing} <Moment at={hour} language={language} />: <strong>{all}</strong>. {t.failingUnknown}: {unknown}.{" "}
			{t.failingLater}
		</p>
	);
}

/** An account by its name, for its id tells nobody anything; everything else as the log keeps it. */
function nameSubject(subject: string, accounts: readonly DeskAccount[], word: string): string {
	const account = accounts.find(({ id }) => subject === `account:${id}`);
	return account ? `${word} ${account.name}` : subject;
}

/** What the address asks for; what cannot be meant is left out. */
function readFilter({ searchParams }: URL): Omit<LogFilter, "most"> {
	const read = (name: string) => searchParams.get(name)?.replaceAll("\0", "").trim() || undefined;
	const [account, action, subject, since] = [read("quien"), read("que"), read("registro"), read("desde")];
	const before = Number(read("antes"));
	return {
		...(account && { account }),
		...(action && { action }),
		...(subject && { subject }),
		...(since && DATE.test(since) && { since }),
		...(Number.isSafeInteger(before) && before > 0 && { before }),
	};
}

function without(url: URL, name: string): string {
	const search = new URLSearchParams(url.search);
	search.delete(name);
	search.delete("hecho");
	return search.size > 0 ? `?${search}` : "";
}

function withOlder(url: URL, before: number): string {
	const search = new URLSearchParams(without(url, "antes"));
	search.set("antes", String(before));
	return `?${search}`;
}

/** With the mark by which a spreadsheet knows UTF-8. */
function writeFile(entries: readonly StoredLogEntry[]): string {
	const head = ["id", "at", "account", "account_name", "action", "subject", "detail"];
	const rows = entries.map(({ detail, ...entry }) =>
		[entry.id, entry.at, entry.account, entry.account_name, entry.action, entry.subject, JSON.stringify(detail)]
			.map((cell) => quote(writeCell(cell)))
			.join(","),
	);
	return `\uFEFF${[head.join(","), ...rows].join("\r\n")}\r\n`;
}

function quote(cell: string): string {
	return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
