import { lazy, Suspense, useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { MATURITY_SCALE, SCORE_SCALE, scoreBandOf } from "../../domain/observatory/scales.ts";
import { addresses } from "../address/addresses.ts";
import { Bar } from "../components/bar.tsx";
import { Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { KeptReceipt } from "../receipts/kept-receipts.ts";
import { readKeptReceipts, watchKeptReceipts } from "../receipts/kept-receipts.ts";
import { useText } from "../words/text.ts";
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
			<p className="procedure-report">
				<Icon name="list" />
				<Link to={addresses.plan.to({ ids: [id] })}>{text("procedure.planThis")}</Link>
			</p>
			<p className="procedure-report">
				<Icon name="scale" />
				<Link to={addresses.rights.to({ id })}>{text("procedure.rights")}</Link>
			</p>
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

const NOTHING: readonly KeptReceipt[] = [];
/** More of one procedure are in the list that the part leads to. */
const MOST_SHOWN = 3;

/** Few have sent a report, so what it takes comes only for them; without a connection nothing comes, and nothing is missed. */
const OwnReportStates = lazy(() =>
	import("../receipts/own-report-states.tsx").then(
		({ OwnReportStates }) => ({ default: OwnReportStates }),
		() => ({ default: () => null }),
	),
);

/** What became of the reports about this procedure whose receipts this browser keeps. Only scripts can know of them. */
function OwnReports({ id, name }: { id: string; name: string }) {
	const receipts = useSyncExternalStore(watchKeptReceipts, readKeptReceipts, () => NOTHING);
	const own = receipts.filter(({ about, procedure }) => (procedure ? procedure === id : about === name));
	if (own.length === 0) return null;
	return (
		<Suspense>
			<OwnReportStates codes={own.slice(0, MOST_SHOWN).map(({ code }) => code)} />
		</Suspense>
	);
}
