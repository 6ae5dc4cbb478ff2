import { Link } from "react-router";
import { DataText } from "../components/data-text.tsx";
import { procedurePath } from "../paths.ts";
import { useText } from "../use-text.ts";
import { MaturityFigure, ScoreFigure, ShareFigure, StepsFigure } from "./figures.tsx";
import { FROM_PAGE, openerId } from "./opener.ts";
import type { EvaluationRow } from "./row.ts";

interface EvaluationTableRowProps {
	row: EvaluationRow;
	number: number;
	detailPath: string;
}

export function EvaluationTableRow({ row, number, detailPath }: EvaluationTableRowProps) {
	const { text, count } = useText();
	const name = <DataText>{row.name}</DataText>;
	return (
		<tr>
			<td>{number}</td>
			<th scope="row">
				{row.procedureId === null ? <b>{name}</b> : <Link to={procedurePath(row.procedureId)}>{name}</Link>}
				<span>
					{row.requirements === null
						? text("unknown.short")
						: count("observatory.table.requirements", row.requirements)}
				</span>
			</th>
			<td data-label={text("observatory.table.share")}>
				<ShareFigure share={row.share} />
			</td>
			<td data-label={text("observatory.table.steps")}>
				<StepsFigure steps={row.steps} />
			</td>
			<td data-label={text("observatory.table.maturity")}>
				<MaturityFigure maturity={row.maturity} />
			</td>
			<td data-label={text("observatory.table.score")}>
				<ScoreFigure score={row.score} />
			</td>
			<td>
				<Link id={openerId(row.id)} to={detailPath} preventScrollReset state={FROM_PAGE}>
					{text("observatory.table.open")} <span className="visually-hidden">{name}</span>
				</Link>
			</td>
		</tr>
	);
}
