import { DataText } from "../../components/facts.tsx";
import type { CalculatorView, LineView } from "./calculator-view.ts";
import { Source } from "./intermediaries.tsx";

interface FeeTableViewProps {
	view: CalculatorView;
	/** The line that applies to what was asked. */
	applied: LineView | undefined;
}

/** The whole table, so that nobody has to write a figure to read it, and the pages that say it. */
export function FeeTableView({ view, applied }: FeeTableViewProps) {
	const { texts, hasTable, rows, sources } = view;
	const articles = [...new Set(rows.map(({ basis }) => basis))];
	return (
		<details className="fee-details">
			<summary>{texts.sources}</summary>
			{hasTable && (
				<table className="fee-table">
					<caption>{texts.table.caption}</caption>
					<thead>
						<tr>
							<th scope="col">{texts.table.figure}</th>
							<th scope="col">{texts.table.fee}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.range} data-state={row === applied ? "applied" : undefined}>
								<th scope="row">{row.range}</th>
								<td>{row.fee}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<ul className="fee-sources">
				{articles.map((article) => (
					<li key={article}>
						<small className="origin">
							<DataText>{article}</DataText>
						</small>
					</li>
				))}
				{sources.map((source) => (
					<li key={source.key}>
						<Source of={source} />
					</li>
				))}
			</ul>
		</details>
	);
}
