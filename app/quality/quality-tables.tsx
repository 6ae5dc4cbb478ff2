import type { ReactNode } from "react";
import { DataText } from "../components/data-text.tsx";
import { Link } from "../components/link.tsx";
import type { QualityView } from "./quality-view.server.ts";
import type { SharePart } from "./share-bar.tsx";
import { ShareBar } from "./share-bar.tsx";

const MARKS = ["confirmed", "contradicted", "unsourced"];
const AGES = ["half", "year", "old", "stale", "never"];

/** The same pictures for each institution, in the row that says their numbers. */
export function QualityTables({ view }: { view: QualityView }) {
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
