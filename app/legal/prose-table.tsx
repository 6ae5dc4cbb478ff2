import type { TextTable } from "../../content/text-shapes.ts";

/** A table of words. Where it does not fit, each row becomes a card whose lines carry their column's name. */
export function ProseTable({ table }: { table: TextTable }) {
	const { caption, headers, rows } = table;
	return (
		<div className="prose-table">
			<table>
				<caption>{caption}</caption>
				<thead>
					<tr>
						{headers.map((header) => (
							<th key={header} scope="col">
								{header}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...cells]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							{cells.map((cell, position) => (
								<td key={headers[position + 1]} data-header={headers[position + 1]}>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
