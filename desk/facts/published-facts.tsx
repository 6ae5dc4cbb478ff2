import { formatShortDate } from "../../app/words/format.ts";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import { LISTED_TABLES } from "../../domain/facts/details.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import type { DeskLanguage } from "../../domain/language.ts";
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
	return (
		<li className="card">
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
			{fact ? <Origin {...{ fact, language }} /> : <p className="quiet">{t.noFact}</p>}
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

/** Status, page, days and what another source says. */
function Origin({ fact, language }: { fact: RecordRow; language: DeskLanguage }) {
	const t = FACT_TEXTS[language];
	const status = asText(fact.status);
	const [word, kind] =
		status === "confirmado"
			? [t.confirmed, "done"]
			: [status === "contradicho" ? t.contradictedFact : t.sourceless, "warning"];
	const [source, other] = [safeWebAddress(asText(fact.source)), safeWebAddress(asText(fact.other_source))];
	const [read, published] = [asText(fact.read), asText(fact.published)];
	return (
		<>
			<p className="row">
				<span className="badge" data-kind={kind}>
					{word}
				</span>
				{source && <Page address={source} />}
			</p>
			<p className="quiet">
				{read && `${t.readOn} ${formatShortDate(read, language)}`}
				{published && `, ${t.publishedOn} ${formatShortDate(published, language)}`}
			</p>
			{typeof fact.note === "string" && <p lang="es">{fact.note}</p>}
			{typeof fact.other_value === "string" && (
				<p lang="es">
					{t.otherSays}: {fact.other_value}
				</p>
			)}
			{other && (
				<p>
					{t.alsoIn} <Page address={other} />
				</p>
			)}
		</>
	);
}

function Page({ address }: { address: string }) {
	return (
		<a href={address} target="_blank" rel="noopener noreferrer">
			{siteName(address)}
		</a>
	);
}

function asText(value: unknown): string | null {
	return typeof value === "string" ? value : null;
}
