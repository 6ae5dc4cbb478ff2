import { formatNumber } from "../../app/words/format.ts";
import { viewEditionComparison } from "../../app/observatory/editions/edition-view.server.ts";
import { sayReach } from "../../app/observatory/editions/edition-words.server.ts";
import type { Language } from "../../domain/language.ts";
import type { ClosedEdition } from "../../domain/site-documents/edition.ts";
import { EDITION_TEXTS } from "./edition-texts.ts";

/** The three figures of an edition. */
export function EditionFigures({ edition, language }: { edition: Pick<ClosedEdition, "totals">; language: Language }) {
	const t = EDITION_TEXTS[language];
	const { evaluated, scored, average, highest } = edition.totals;
	const figures = [
		[t.evaluated, formatNumber(evaluated, language)],
		[t.scored, formatNumber(scored, language)],
		[t.average, sayReach(average, highest?.average, language)],
	];
	return (
		<dl className="row">
			{figures.map(([label, figure]) => (
				<div key={label}>
					<dt className="quiet">{label}</dt>
					<dd className="figure">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

interface ComparisonProps {
	before: ClosedEdition;
	after: ClosedEdition;
	language: Language;
}

/** What changed between two editions, as the portal tells it: the same figures, without its pictures. */
export function EditionComparison({ before, after, language }: ComparisonProps) {
	const view = viewEditionComparison({ before, after }, language, {
		institution: (id) => `/instituciones/${encodeURIComponent(id)}`,
		procedure: (id) => `/observatorio/${encodeURIComponent(id)}`,
	});
	const { columns, method, dimensions, levels, counts, institutions, procedures } = view;
	const moved = [columns.before, columns.after, columns.change];
	return (
		<section className="stack">
			<h2>{view.title}</h2>
			{method && (
				<div className="notice" data-kind="warning">
					<p>
						<b>{method.title}.</b> {method.note}
					</p>
					<ul>
						{method.points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</div>
			)}
			<p>{dimensions.note}</p>
			<Figures
				about={view.title}
				{...{ title: dimensions.title, head: [dimensions.title, ...moved], rows: [...dimensions.rows, ...counts] }}
			/>
			<p>{levels.note}</p>
			<Figures
				about={view.title}
				{...{ title: levels.title, head: [levels.title, columns.before, columns.after], rows: levels.rows }}
			/>
			<p>{institutions.note}</p>
			{[institutions.rose, institutions.fell].map(({ title, none, rows }) =>
				rows.length === 0 ? (
					<p key={title}>{none}</p>
				) : (
					<Figures
						key={title}
						about={view.title}
						{...{ title, rows }}
						head={[institutions.column, institutions.count, ...moved]}
					/>
				),
			)}
			{procedures.rows.length === 0 ? (
				<p>{procedures.none}</p>
			) : (
				<>
					<p>{procedures.note}</p>
					<Figures
						about={view.title}
						title={procedures.title}
						head={[procedures.column, ...moved, procedures.confirmed]}
						rows={procedures.rows}
					/>
				</>
			)}
			{procedures.more && <p>{procedures.more}</p>}
			{procedures.others.map(({ label, names }) => (
				<details key={label}>
					<summary>{label}</summary>
					<ul lang="es">
						{names.map((name) => (
							<li key={name}>{name}</li>
						))}
					</ul>
				</details>
			))}
		</section>
	);
}

interface FiguresProps {
	title: string;
	/** Which editions it compares: a page may hold two such tables. */
	about: string;
	head: readonly string[];
	rows: readonly { key: string; name: string; to?: string | null; cells: readonly string[] }[];
}

function Figures({ title, about, head, rows }: FiguresProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table" tabIndex={0} aria-label={`${title}. ${about}`}>
			<table>
				<caption>{title}</caption>
				<thead>
					<tr>
						{head.map((each, at) => (
							<th key={each} scope="col" className={at > 0 ? "number" : undefined}>
								{each}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, to, cells }) => (
						<tr key={key}>
							<th scope="row">{to ? <a href={to}>{name}</a> : name}</th>
							{cells.map((cell, at) => (
								<td key={head[at + 1]} className="number">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
