import type { ReactNode } from "react";
import { cutToOneDecimal } from "../../../domain/observatory/scales.ts";
import { addresses } from "../../address/addresses.ts";
import { Bar } from "../../components/bar.tsx";
import { DataText } from "../../components/facts.tsx";
import { Form } from "../../components/form.tsx";
import { Button, Link } from "../../components/link.tsx";
import { Breadcrumb, PageHead } from "../../components/page-head.tsx";
import { Icon } from "../../icons/icon.tsx";
import { formatNumber } from "../../words/format.ts";
import { useText } from "../../words/text.ts";
import { Confirmed, MaturityFigure, ScoreFigure, ShareFigure, StepsFigure } from "../figures.tsx";
import type { ComparisonView, EvaluationView } from "./evaluation-view.ts";
import { VerdictFigure } from "./indicator-list.tsx";

/** Two procedures side by side, and the form that chooses them. */
export function Comparison({ comparison }: { comparison: ComparisonView }) {
	const { text } = useText();
	const { pair, isSame, isMissing } = comparison;
	const message = isMissing ? text("observatory.compare.missing") : isSame ? text("observatory.compare.same") : null;
	return (
		<>
			<PageHead
				title={text("observatory.compare.title")}
				lead={pair ? undefined : text("observatory.compare.lead")}
				above={
					<Breadcrumb
						trail={[{ to: addresses.observatory.to(), label: text("nav.observatory") }]}
						current={text("observatory.compare.title")}
					/>
				}
			/>
			<div className="page observatory">
				{message !== null && (
					<p className="comparison-message" role="alert">
						<Icon name="triangle-alert" /> {message}
					</p>
				)}
				{pair ? <ComparisonTable pair={pair} /> : <ComparisonForm comparison={comparison} />}
				<p className="observatory-actions screen-only">
					{pair?.map(({ id, name }) => (
						<Button key={id} to={addresses.observatory.to({ compared: [id] })}>
							<span>
								{`${text("observatory.detail.compare")}: `}
								<DataText>{name}</DataText>
							</span>
						</Button>
					))}
					<Button to={addresses.observatory.to()}>
						<Icon name="arrow-left" />
						{text("observatory.compare.back")}
					</Button>
				</p>
			</div>
		</>
	);
}

function ComparisonForm({ comparison: { choices, total, chosen } }: { comparison: ComparisonView }) {
	const { text, language } = useText();
	if (choices.length === 0) return <p>{text("observatory.compare.empty")}</p>;
	const { compared, comparedWith } = addresses.observatory.query;
	const fields = [
		{ name: compared.name, label: text("observatory.compare.first"), value: chosen[0] },
		{ name: comparedWith.name, label: text("observatory.compare.second"), value: chosen[1] },
	];
	return (
		<Form className="comparison-form screen-only" action={addresses.observatory.to()} key={chosen.join()}>
			{fields.map(({ name, label, value }) => (
				<div key={name}>
					<label htmlFor={`comparacion-${name}`}>{label}</label>
					<select id={`comparacion-${name}`} name={name} required defaultValue={encodeURIComponent(value)}>
						<option value="">{text("observatory.compare.choose")}</option>
						{choices.map((choice) => (
							<option key={choice.id} value={encodeURIComponent(choice.id)} lang="es">
								{choice.name}
							</option>
						))}
					</select>
				</div>
			))}
			<Button type="submit" kind="main">
				{text("observatory.compare.submit")}
			</Button>
			{choices.length < total && (
				<p className="comparison-note">
					{text("observatory.compare.some", {
						shown: choices.length,
						total: formatNumber(total, language),
					})}
				</p>
			)}
		</Form>
	);
}

type Pair = readonly [EvaluationView, EvaluationView];

/** Figures, dimensions and the 20 indicators of two evaluations, a row each. */
export function ComparisonTable({ pair }: { pair: Pair }) {
	const { text } = useText();
	const [first] = pair;
	return (
		<section aria-labelledby="resultado">
			<h2 id="resultado">{text("observatory.compare.result")}</h2>
			<p className="comparison-verdict">
				<Verdict pair={pair} />
			</p>
			<table className="comparison-table">
				<caption className="visually-hidden">{text("observatory.compare.title")}</caption>
				<thead>
					<tr>
						<th scope="col">{text("observatory.compare.aspect")}</th>
						{pair.map(({ id, name }) => (
							<th key={id} scope="col">
								<Link to={addresses.observatory.to({ detail: id })}>
									<DataText>{name}</DataText>
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<FigureRows pair={pair} />
				{first.dimensions.map(({ dimension, name: label, indicators }, position) => (
					<tbody key={dimension}>
						<Row label={label} isDimension>
							{pair.map(({ id, dimensions }) => {
								const { value = 0, unknown, confirmed = 0 } = dimensions[position] ?? {};
								return (
									<td key={id}>
										<Bar share={value} unknown={unknown} />{" "}
										{confirmed === 0
											? text("observatory.verdict.unknown")
											: text("observatory.detail.dimensionText", { value: value.toFixed(2) })}{" "}
										<Confirmed count={confirmed} all={indicators.length} />
									</td>
								);
							})}
						</Row>
						{indicators.map(({ indicator, name }, row) => (
							<Row key={indicator} label={name}>
								{pair.map(({ id, dimensions }) => (
									<td key={id}>
										<VerdictFigure verdict={dimensions[position]?.indicators[row]?.verdict ?? null} />
									</td>
								))}
							</Row>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
}

function FigureRows({ pair }: { pair: Pair }) {
	const { text, language } = useText();
	const rows: readonly { label: string; show: (evaluation: EvaluationView) => ReactNode }[] = [
		{
			label: text("observatory.table.score"),
			show: ({ score, highest, confirmed, indicatorCount }) => (
				<>
					<ScoreFigure score={score} highest={highest?.score} /> <Confirmed count={confirmed} all={indicatorCount} />
				</>
			),
		},
		{
			label: text("observatory.table.maturity"),
			show: ({ maturity, highest }) => <MaturityFigure maturity={maturity} highest={highest?.maturity} />,
		},
		{ label: text("observatory.table.share"), show: ({ share }) => <ShareFigure share={share} /> },
		{ label: text("observatory.table.steps"), show: ({ steps }) => <StepsFigure steps={steps} /> },
		{
			label: text("observatory.detail.requirements"),
			show: ({ requirements }) =>
				requirements === null ? text("unknown.short") : formatNumber(requirements, language),
		},
		{
			label: text("observatory.detail.met"),
			show: ({ met, indicatorCount }) => text("observatory.detail.metOf", { met, all: indicatorCount }),
		},
	];
	return (
		<tbody>
			{rows.map(({ label, show }) => (
				<Row key={label} label={label}>
					{pair.map((evaluation) => (
						<td key={evaluation.id}>{show(evaluation)}</td>
					))}
				</Row>
			))}
		</tbody>
	);
}

function Row({ label, isDimension, children }: { label: string; isDimension?: true; children: ReactNode }) {
	return (
		<tr data-kind={isDimension && "dimension"}>
			<th scope="row">{label}</th>
			{children}
		</tr>
	);
}

/** Which of the two scores higher, in a sentence; nothing when a score is missing. */
function Verdict({ pair: [first, second] }: { pair: Pair }) {
	const { text } = useText();
	if (first.score === null || second.score === null) return null;
	if (first.score === second.score) return text("observatory.compare.tie");
	const better = first.score > second.score ? first : second;
	const points = cutToOneDecimal(Math.abs(first.score - second.score));
	return (
		<>
			<DataText>{better.name}</DataText> {text("observatory.compare.better", { points })}
		</>
	);
}
