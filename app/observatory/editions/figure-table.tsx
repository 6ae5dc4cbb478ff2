import type { ReactNode } from "react";
import { DataText } from "../../components/data-text.tsx";
import { Link } from "../../components/link.tsx";

export interface FigureTableRow {
	key: string;
	name: ReactNode;
	to: string | null;
	/** Drawn under the name; undefined without a picture. */
	picture?: ReactNode;
	cells: readonly string[];
}

interface FigureTableProps {
	id: string;
	caption: string;
	head: readonly string[];
	rows: readonly FigureTableRow[];
	/** Whether a heading right above says the same as the caption. */
	isHeaded?: boolean;
	/** Whether the names come from the tables, in Spanish. */
	areNamesData?: boolean;
}

/** A table of figures with a small picture beside each name; a wide one scrolls by itself. */
export function FigureTable({ id, caption, head, rows, isHeaded = false, areNamesData = false }: FigureTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by key.
		<section className="edition-scroll" aria-labelledby={id} tabIndex={0}>
			<table className="edition-table">
				<caption id={id} className={isHeaded ? "visually-hidden" : undefined}>
					{caption}
				</caption>
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
					{rows.map(({ key, name, to, picture, cells }) => (
						<tr key={key}>
							<th scope="row">
								<span className="edition-name">
									{to ? (
										<Link to={to}>{areNamesData ? <DataText>{name}</DataText> : name}</Link>
									) : (
										<Said {...{ name, areNamesData }} />
									)}
									{picture}
								</span>
							</th>
							{cells.map((cell, column) => (
								<td key={head[column + 1]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Said({ name, areNamesData }: { name: ReactNode; areNamesData: boolean }) {
	return areNamesData ? <DataText>{name}</DataText> : name;
}
