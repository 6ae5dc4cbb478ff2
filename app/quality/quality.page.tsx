import type { ReactNode } from "react";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext, readCatalogue } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/quality.page";
import type { QualityView } from "./quality-view.server.ts";
import { viewQuality } from "./quality-view.server.ts";
import type { SharePart } from "./share-bar.tsx";
import { ShareBar } from "./share-bar.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = readCatalogue(context);
	return viewQuality(catalogue, context.get(languageContext), new Date().toISOString().slice(0, 10));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.introduction }) : [];
}

/** How sure the portal is of its facts, and what is missing. */
export default function QualityPage({ loaderData }: Route.ComponentProps) {
	const { title, introduction, figures, variantsNote, help, newest, readOn } = loaderData;
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb current={title} />}>
				{newest && (
					<p className="quality-day">
						{`${readOn} `}
						<time dateTime={newest.date}>{newest.words}</time>
					</p>
				)}
			</PageHead>
			<div className="page quality">
				<dl className="quality-figures">
					{figures.map(({ name, number, label }) => (
						<div key={name}>
							<dt>{label}</dt>
							<dd>{number}</dd>
						</div>
					))}
				</dl>
				{variantsNote && <p>{variantsNote}</p>}
				<section aria-labelledby="segun-fuente">
					<h2 id="segun-fuente">{loaderData.marksTitle}</h2>
					<QualityLegend parts={loaderData.marks} />
				</section>
				<section aria-labelledby="segun-fecha">
					<h2 id="segun-fecha">{loaderData.agesTitle}</h2>
					<QualityLegend parts={loaderData.ages} />
					<p>{loaderData.agesNote}</p>
				</section>
				<section aria-labelledby="costos">
					<h2 id="costos">{loaderData.costsTitle}</h2>
					<p>{loaderData.costs}</p>
				</section>
				<QualityTables view={loaderData} />
				<section aria-labelledby="ayudar">
					<h2 id="ayudar">{help.title}</h2>
					{help.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<ul className="quality-links">
						<li>
							<Link to={addresses.report.to()}>{help.report}</Link>
						</li>
						<li>
							<Link to={addresses.openData.to()}>{help.data}</Link>
						</li>
					</ul>
				</section>
			</div>
		</>
	);
}

interface LegendPart {
	kind: string;
	count: number;
	name: string;
	number: string;
	share: string;
	meaning?: string;
}

/** A bar and, below it, each of its parts with its number in words. */
function QualityLegend({ parts }: { parts: readonly LegendPart[] }) {
	return (
		<div className="quality-picture">
			<ShareBar parts={parts} />
			<ul className="quality-legend">
				{parts.map(({ kind, name, number, share, meaning }) => (
					<li key={kind}>
						<svg className="share-bar quality-key" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
							<rect data-kind={kind} width="10" height="10" />
						</svg>
						<span>
							<b>
								{name}: {number}
							</b>{" "}
							({share}){meaning && <span className="quality-meaning">{meaning}</span>}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

const MARKS = ["confirmed", "single", "contradicted", "unsourced"];
const AGES = ["half", "year", "old", "stale", "never"];

/** The same pictures for each institution, in the row that says their numbers. */
function QualityTables({ view }: { view: QualityView }) {
	const { columns, institutions, markNames } = view;
	return (
		<section aria-labelledby="instituciones">
			<h2 id="instituciones">{view.institutionsTitle}</h2>
			<p>{view.institutionsNote}</p>
			<QualityTable
				id="por-fuente"
				caption={view.tableMarks}
				head={[columns.institution, columns.facts, ...markNames, columns.costs]}
				rows={institutions.map(({ name, to, facts, marks, costs }) => ({
					...{ name, to, bar: partsOf(MARKS, marks), numbers: [facts, ...marks, costs] },
				}))}
			/>
			<QualityTable
				id="por-lectura"
				caption={view.tableAges}
				head={[columns.institution, columns.year, columns.older, columns.never]}
				rows={institutions.map(({ name, to, ages }) => {
					const [half = 0, year = 0, old = 0, stale = 0, never = 0] = ages;
					return { name, to, bar: partsOf(AGES, ages), numbers: [half + year, old + stale, never] };
				})}
			/>
		</section>
	);
}

interface QualityTableProps {
	id: string;
	caption: string;
	head: readonly string[];
	rows: readonly { name: string; to: string | null; bar: readonly SharePart[]; numbers: readonly number[] }[];
}

function QualityTable({ id, caption, head, rows }: QualityTableProps): ReactNode {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by key.
		<section className="quality-scroll" aria-labelledby={id} tabIndex={0}>
			<table className="quality-table">
				<caption id={id}>{caption}</caption>
				<thead>
					<tr>
						{head.map((each) => (
							<th key={each} scope="col">
								{each}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, to, bar, numbers }) => (
						<tr key={name}>
							<th scope="row">
								<span className="quality-name">
									{to ? (
										<Link to={to}>
											<DataText>{name}</DataText>
										</Link>
									) : (
										name
									)}
									<ShareBar parts={bar} />
								</span>
							</th>
							{numbers.map((number, column) => (
								<td key={head[column + 1]}>{number}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function partsOf(kinds: readonly string[], counts: readonly number[]): SharePart[] {
	return kinds.map((kind, at) => ({ kind, count: counts[at] ?? 0 }));
}
