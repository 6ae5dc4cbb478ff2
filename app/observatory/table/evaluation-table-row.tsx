import { addresses } from "../../addresses.ts";
import { DataText } from "../../components/data-text.tsx";
import { Link } from "../../components/link.tsx";
import { useText } from "../../use-text.ts";
import { Confirmed, MaturityFigure, ScoreFigure, ShareFigure, StepsFigure } from "../figures/figures.tsx";
import { FROM_PAGE } from "./from-page.ts";
import type { RowView } from "./row-view.ts";

interface EvaluationTableRowProps {
	row: RowView;
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
				{row.procedureId === null ? (
					<b>{name}</b>
				) : (
					<Link to={addresses.procedure.to({ id: row.procedureId })}>{name}</Link>
				)}
				<span>
					{row.requirements === null
						? text("unknown.short")
						: count("observatory.table.requirements", row.requirements)}
				</span>
			</th>
			<td data-column="digitalizacion">
				<ShareFigure share={row.share} />
			</td>
			<td data-column="pasos" data-label={text("observatory.table.steps")}>
				<StepsFigure steps={row.steps} />
			</td>
			<td data-column="madurez" data-label={text("observatory.table.maturity")}>
				<MaturityFigure maturity={row.maturity} highest={row.highest?.maturity} />
			</td>
			<td data-column="evaluacion">
				<ScoreFigure score={row.score} highest={row.highest?.score} />{" "}
				<Confirmed count={row.confirmed} all={row.indicatorCount} isShort />
			</td>
			<td>
				<Link data-held to={detailPath} preventScrollReset state={FROM_PAGE}>
					{`${text("observatory.table.open")} `}
					<span className="visually-hidden">{name}</span>
				</Link>
			</td>
		</tr>
	);
}
