import { formatShortDate } from "../../app/words/format.ts";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import { isSaid, type JudgedFact, judgeFact } from "../../domain/facts/confidence.ts";
import { LISTED_TABLES } from "../../domain/facts/details.ts";
import { PROVABLE_FIELDS, readProcedureFact } from "../../domain/facts/procedure-fact.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { nameColumn, spellValue } from "../drafts/column-names.ts";
import { isProvable, PROCEDURE_GROUPS } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

interface PublishedProps {
	content: RecordContent;
	mayEdit: boolean;
	language: DeskLanguage;
}

/** A published procedure: each fact with its source, then everything else. */
export function PublishedFacts({ content, mayEdit, language }: PublishedProps) {
	const t = FACT_TEXTS[language];
	const [row = {}] = content.procedures ?? [];
	const others = PROCEDURE_GROUPS.flatMap(({ columns }) => columns).filter((column) => !isProvable(column));
	const lists = LISTED_TABLES.flatMap((table) => (content[table] ?? []).map((each) => ({ table, each })));
	return (
		<>
			<section className="stack">
				<h2>{t.published}</h2>
				{row.nivel === "ficha" && <p className="notice">{t.unchecked}</p>}
				{mayEdit && <p className="hint">{t.stillTrueHint}</p>}
				<ul className="columns">
					{PROVABLE_FIELDS.map((field) => (
						<PublishedFact
							key={field}
							{...{ field, row, mayEdit, language }}
							fact={content.procedure_facts?.find((each) => each.field === field)}
						/>
					))}
				</ul>
			</section>
			<section className="stack">
				<h2>{t.otherColumns}</h2>
				<dl className="differences" lang="es">
					{others.map((column) => (
						<div key={column}>
							<dt>{nameColumn(column, language)}</dt>
							<dd className="marked">{spellValue(row[column], language)}</dd>
						</div>
					))}
					{lists.map(({ table, each }) => (
						<div key={`${table} ${each.position}`}>
							<dt>
								{t.lists[table].one} {String(each.position)}
							</dt>
							<dd className="marked">{spellValue([each], language)}</dd>
						</div>
					))}
				</dl>
			</section>
		</>
	);
}

interface FactProps {
	field: (typeof PROVABLE_FIELDS)[number];
	row: RecordRow;
	fact: RecordRow | undefined;
	mayEdit: boolean;
	language: DeskLanguage;
}

function PublishedFact({ field, row, fact, mayEdit, language }: FactProps) {
	const t = FACT_TEXTS[language];
	const name = nameColumn(field, language);
	const value = field === "costo" && row.costo !== null ? `${row.codigo_moneda} ${row.costo}` : row[field];
	const isConfirmed = fact?.status === "confirmado" && safeWebAddress(asText(fact.source)) !== null;
	const judged = fact && judgeRow(fact, guatemalaToday());
	return (
		<li className="card" id={`datos.${field}`}>
			<h3>{name}</h3>
			{field !== "horario" && (
				<p className="marked" lang="es">
					{value === null || value === undefined ? (
						<span className="quiet">{t.unknown}</span>
					) : (
						spellValue(value, language)
					)}
				</p>
			)}
			{judged ? <Origin fact={judged} language={language} /> : <p className="quiet">{t.noFact}</p>}
			{mayEdit && isConfirmed && (
				<form method="post" action={`/tramites/${encodeURIComponent(String(row.id))}/sigue-igual`}>
					<input type="hidden" name="dato" value={field} />
					<button type="submit" className="button" aria-label={`${t.stillTrue}: ${name}`}>
						{t.stillTrue}
					</button>
				</form>
			)}
		</li>
	);
}

/** A stored fact as it is told; undefined for one that pages leave out. `today` is a calendar date. */
export function judgeRow(row: unknown, today: string): JudgedFact | undefined {
	const reading = readProcedureFact(row, today);
	return reading?.problems.length === 0 ? judgeFact(reading.row, today) : undefined;
}

/** What the pages are worth, each page with its day, when they were read, and what another one says. */
function Origin({ fact, language }: { fact: JudgedFact; language: DeskLanguage }) {
	const t = FACT_TEXTS[language];
	const { status, isOld, read, note, other_value } = fact;
	return (
		<>
			<p className="row">
				<span className="badge" data-kind={status === "confirmado" ? "done" : "warning"}>
					{t.standings[status]}
				</span>
				<Page address={fact.source} published={fact.published} language={language} />
			</p>
			<p className="quiet">
				{[read && `${t.readOn} ${formatShortDate(read, language)}`, isSaid(status) && isOld && t.isOld]
					.filter(Boolean)
					.join(". ")}
			</p>
			{note && <p lang="es">{note}</p>}
			{other_value && (
				<p lang="es">
					{t.otherSays}: {other_value}
				</p>
			)}
			{fact.other_source && (
				<p>
					{t.alsoIn} <Page address={fact.other_source} published={fact.other_published} language={language} />
				</p>
			)}
		</>
	);
}

interface PageProps {
	address: string | null;
	published: string | null;
	language: DeskLanguage;
}

/** A link to a page, and the day on which it was published. */
function Page({ address, published, language }: PageProps) {
	const t = FACT_TEXTS[language];
	const safe = safeWebAddress(address);
	if (safe === null) return null;
	return (
		<>
			<a href={safe} target="_blank" rel="noopener noreferrer">
				{siteName(safe)}
			</a>{" "}
			<span className="quiet">
				{published ? `${t.publishedOn} ${formatShortDate(published, language)}` : t.undated}
			</span>
		</>
	);
}

function asText(value: unknown): string | null {
	return typeof value === "string" ? value : null;
}
