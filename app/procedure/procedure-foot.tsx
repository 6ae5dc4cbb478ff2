import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { MATURITY_SCALE, SCORE_SCALE, scoreBandOf } from "../../domain/observatory/scales.ts";
import { addresses } from "../addresses.ts";
import { Bar } from "../components/bar.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import { OwnReports } from "./own-reports.tsx";
import type { ProcedureView } from "./procedure-view.ts";

/** What matters least to whoever came to do the procedure: how it was evaluated, and where to tell of a mistake. */
export function ProcedureFoot({
	procedure: { id, name, evaluation },
	solved,
}: {
	procedure: ProcedureView;
	/** A sentence about reports that were solved; undefined when there was none. */
	solved: string | undefined;
}) {
	const { text } = useText();
	return (
		<footer className="procedure-foot further-down screen-only">
			{evaluation && <Evaluation evaluation={evaluation} />}
			<p className="procedure-report" data-starts-scripts={STORAGE_KEYS.receipts}>
				<Icon name="flag" />
				<span>
					{`${text("procedure.problem")} `}
					<Link to={addresses.report.to({ procedure: id })}>{text("procedure.report")}</Link>
					{solved && ` ${solved}`}
				</span>
			</p>
			<OwnReports id={id} name={name} />
		</footer>
	);
}

function Evaluation({ evaluation }: { evaluation: NonNullable<ProcedureView["evaluation"]> }) {
	const { text } = useText();
	const { id, score, highest, confirmed, indicatorCount, least, maturity } = evaluation;
	return (
		<section className="panel" aria-labelledby="evaluacion">
			<h2 id="evaluacion">{text("procedure.observatory")}</h2>
			{score === null ? (
				<p>{text("observatory.notYet")}</p>
			) : (
				<div className="panel-score" data-band={scoreBandOf(score)}>
					<p>
						<strong>{score}</strong> {text("procedure.score", { highest: SCORE_SCALE.highest })} ·{" "}
						{highest !== null && scoreBandOf(highest) !== scoreBandOf(score)
							? text("observatory.methodology.upTo", { limit: highest })
							: text(`observatory.scoreBand.${scoreBandOf(score)}`)}
					</p>
					<Bar share={score / SCORE_SCALE.highest} unknown={((highest ?? score) - score) / SCORE_SCALE.highest} />
				</div>
			)}
			{confirmed !== null && (
				<p className="panel-note">
					{text("observatory.confirmed", { count: confirmed, all: indicatorCount })}
					{score === null && `. ${text("observatory.least", { least })}`}
				</p>
			)}
			{maturity !== null && (
				<p className="panel-note">{text("procedure.maturity", { level: maturity, highest: MATURITY_SCALE.highest })}</p>
			)}
			<Link className="panel-link" to={addresses.observatory.to({ detail: id })}>
				{text("procedure.observatoryLink")}
			</Link>
		</section>
	);
}
