import type { RefObject } from "react";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import {
	cutToOneDecimal,
	MATURITY_SCALE,
	maturityBandOf,
	SCORE_SCALE,
	scoreBandOf,
} from "../../../domain/observatory/scales.ts";
import { addresses } from "../../address/addresses.ts";
import { Bar } from "../../components/bar.tsx";
import { DataText } from "../../components/facts.tsx";
import { Button } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import { formatNumber } from "../../words/format.ts";
import { useText } from "../../words/text.ts";
import {
	Confirmed,
	FigureList,
	MATURITY_TONES,
	MaturityLevel,
	SCORE_TONES,
	ScoreLevel,
	ShareFigure,
	StepsFigure,
} from "../figures.tsx";
import type { EvaluationView } from "./evaluation-view.ts";
import { DimensionBars, IndicatorList } from "./indicator-list.tsx";

interface EvaluationDialogProps {
	evaluation: EvaluationView;
	/** The same page without the detail. */
	closedPath: string;
	isOverTable: boolean;
	leave: () => void;
}

/**
 * The detail at an address of its own. Opened from the table it is a modal dialog; reached from elsewhere (a procedure, a
 * shared link, no scripts) it is what the page shows, and nobody pays for a table that they did not ask for.
 */
export function EvaluationDialog({ evaluation, closedPath, isOverTable, leave }: EvaluationDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	const onClose = useEffectEvent(leave);

	useLayoutEffect(() => {
		const element = dialog.current;
		if (!isOverTable || !element) return;
		const whenClosed = () => onClose();
		// The content fills the dialog to its edges, so a click whose target is the dialog itself was on the backdrop.
		const onClick = ({ target }: MouseEvent) => target === element && element.close();
		element.addEventListener("close", whenClosed);
		element.addEventListener("click", onClick);
		element.showModal();
		heading.current?.focus();
		return () => {
			element.removeEventListener("close", whenClosed);
			element.removeEventListener("click", onClick);
			// Back was pressed: the dialog is closed here, because closing returns the focus to where it was.
			element.close();
		};
	}, [isOverTable]);

	return (
		<dialog
			ref={dialog}
			className="evaluation-dialog"
			open={!isOverTable || undefined}
			data-page={!isOverTable || undefined}
			aria-labelledby="evaluacion-titulo"
		>
			<EvaluationDetail
				evaluation={evaluation}
				heading={heading}
				closedPath={closedPath}
				isOverTable={isOverTable}
				onClose={(event) => {
					if (event.ctrlKey || event.metaKey || event.shiftKey) return;
					event.preventDefault();
					if (isOverTable) dialog.current?.close();
					else leave();
				}}
			/>
		</dialog>
	);
}

interface EvaluationDetailProps {
	evaluation: EvaluationView;
	heading: RefObject<HTMLHeadingElement | null>;
	closedPath: string;
	/** Otherwise the head of the page has the name and the way back. */
	isOverTable: boolean;
	onClose: (event: React.MouseEvent) => void;
}

/** One evaluation from top to bottom: score, maturity, four figures, dimensions, the 20 indicators. */
export function EvaluationDetail({ evaluation, heading, closedPath, isOverTable, onClose }: EvaluationDetailProps) {
	const { text } = useText();
	const name = <DataText>{evaluation.name}</DataText>;
	const close = { to: closedPath, onClick: onClose };
	const title = (
		<h2 id="evaluacion-titulo" ref={heading} tabIndex={-1} className={isOverTable ? undefined : "visually-hidden"}>
			{name}
		</h2>
	);
	return (
		<div className="evaluation-detail">
			{isOverTable ? (
				<header>
					<p>{text("observatory.detail.kicker")}</p>
					{title}
					<Button {...close} kind="icon" aria-label={text("observatory.detail.close")}>
						<Icon name="x" />
					</Button>
				</header>
			) : (
				title
			)}
			<Marks evaluation={evaluation} />
			<HeadlineFigures evaluation={evaluation} />
			<DimensionBars dimensions={evaluation.dimensions} hasOwnFigures={evaluation.hasOwnFigures} />
			<IndicatorList evaluation={evaluation} />
			<p className="observatory-actions screen-only">
				{evaluation.procedureId !== null && (
					<Button kind="primary" to={addresses.procedure.to({ id: evaluation.procedureId })}>
						{text("observatory.detail.procedure")}
					</Button>
				)}
				<Button to={addresses.observatory.to({ compared: [evaluation.id] })}>
					{text("observatory.detail.compare")}
				</Button>
				<Button {...close} data-escape={isOverTable ? undefined : ""}>
					{text("observatory.detail.close")}
				</Button>
			</p>
		</div>
	);
}

/** Score out of 100 with its progress bar, and maturity out of 5.0; each says from how many indicators, or that it is too early. */
function Marks({
	evaluation: { score, maturity, highest, confirmed, indicatorCount, least },
}: {
	evaluation: EvaluationView;
}) {
	const { text } = useText();
	const notYet = text("observatory.notYet");
	const outOf =
		score === null
			? notYet
			: text("observatory.detail.outOf", { figure: cutToOneDecimal(score), highest: SCORE_SCALE.highest });
	return (
		<div className="evaluation-marks">
			<div data-tone={score === null ? undefined : SCORE_TONES[scoreBandOf(score)]}>
				<h3>{text("observatory.detail.score")}</h3>
				<p className="evaluation-mark">{outOf}</p>
				{score !== null && (
					<>
						<progress
							className="visually-hidden"
							max={SCORE_SCALE.highest}
							value={score}
							aria-label={text("observatory.detail.progress")}
						>
							{outOf}
						</progress>
						<Bar
							share={score / SCORE_SCALE.highest}
							unknown={((highest?.score ?? score) - score) / SCORE_SCALE.highest}
						/>
						<p>
							<span className="sign" /> <ScoreLevel score={score} highest={highest?.score ?? score} />
						</p>
					</>
				)}
				<Confirmed count={confirmed} all={indicatorCount} />
				{least !== null && <small className="confirmed">{text("observatory.least", { least })}</small>}
			</div>
			<div data-tone={maturity === null ? undefined : MATURITY_TONES[maturityBandOf(maturity)]}>
				<h3>{text("observatory.detail.maturity")}</h3>
				<p className="evaluation-mark">
					{maturity === null
						? notYet
						: text("observatory.detail.maturityOutOf", {
								figure: cutToOneDecimal(maturity).toFixed(1),
								highest: MATURITY_SCALE.highest.toFixed(1),
							})}
				</p>
				{maturity !== null && (
					<p>
						<span className="sign" /> <MaturityLevel maturity={maturity} highest={highest?.maturity ?? maturity} />
					</p>
				)}
			</div>
		</div>
	);
}

function HeadlineFigures({ evaluation }: { evaluation: EvaluationView }) {
	const { text, language } = useText();
	const figures = [
		{ label: text("observatory.table.share"), figure: <ShareFigure share={evaluation.share} /> },
		{ label: text("observatory.table.steps"), figure: <StepsFigure steps={evaluation.steps} /> },
		{
			label: text("observatory.detail.requirements"),
			figure:
				evaluation.requirements === null ? text("unknown.short") : formatNumber(evaluation.requirements, language),
		},
		{
			label: text("observatory.detail.met"),
			figure: text("observatory.detail.metOf", { met: evaluation.met, all: evaluation.indicatorCount }),
		},
	];
	return <FigureList title={text("observatory.detail.figures")} className="evaluation-figures" figures={figures} />;
}
