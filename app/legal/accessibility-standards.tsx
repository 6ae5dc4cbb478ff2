import type { CriterionResult } from "../../content/legal/accessibility-results.ts";
import { useText } from "../words/text.ts";
import { ProseTable } from "./prose-table.tsx";

interface Figure {
	standard: string;
	criteria: number;
	met: number;
	evaluated: number;
	notApplicable: number;
	notEvaluated: number;
	percentage: number | null;
	/** Numbers of the criteria that fail. */
	failures: readonly string[];
}

interface Criterion {
	number: string;
	level: string;
	name: string;
	result: CriterionResult;
	note: string;
}

interface AccessibilityStandardsProps {
	notes: readonly string[];
	/** The day of the review, also in the words of the server: a cheap phone needs 140 ms for them. */
	reviewed: { date: string; words: string };
	figures: readonly Figure[];
	criteria: readonly Criterion[];
}

/** Three figures, what fails by name, and the list that the figures were counted from. */
export function AccessibilityStandards({ notes, reviewed, figures, criteria }: AccessibilityStandardsProps) {
	const { text } = useText();
	const isReviewed = figures.some(({ evaluated }) => evaluated > 0);
	const failures = criteria.filter(({ result }) => result === "no-cumple");
	return (
		<>
			<ul className="standards">
				{figures.map((figure) => (
					<li key={figure.standard}>
						<h3>{figure.standard}</h3>
						<FigureText figure={figure} />
					</li>
				))}
			</ul>
			<p>
				{`${text("legal.accessibility.reviewed")} `}
				<time dateTime={reviewed.date}>{reviewed.words}</time>
			</p>
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			<h3>{text("legal.accessibility.failures")}</h3>
			{failures.length === 0 && (
				<p>{text(isReviewed ? "legal.accessibility.noFailures" : "legal.accessibility.noFigureText")}</p>
			)}
			{failures.length > 0 && (
				<ul className="document-points">
					{failures.map(({ number, name, note }) => (
						<li key={number}>
							<strong>
								{number} {name}.
							</strong>{" "}
							{note}
						</li>
					))}
				</ul>
			)}
			<details className="criteria">
				<summary>{text("legal.accessibility.criteria", { count: criteria.length })}</summary>
				<ProseTable
					table={{
						caption: text("legal.accessibility.criteriaCaption"),
						headers: [
							text("legal.accessibility.criterion"),
							text("legal.accessibility.level"),
							text("legal.accessibility.result"),
							text("legal.accessibility.note"),
						],
						rows: criteria.map(({ number, level, name, result, note }) => [
							`${number} ${name}`,
							level,
							text(`legal.accessibility.results.${result}`),
							note,
						]),
					}}
				/>
			</details>
		</>
	);
}

function FigureText({ figure }: { figure: Figure }) {
	const { text } = useText();
	const { percentage, met, criteria, notApplicable, notEvaluated } = figure;
	return (
		<>
			<div className="standards-figure">
				{percentage === null
					? text("legal.accessibility.noFigure")
					: text("legal.accessibility.figure", { percentage })}
			</div>
			<p>
				{percentage === null
					? text("legal.accessibility.noFigureText")
					: text("legal.accessibility.figureText", { met, applicable: criteria - notApplicable })}
			</p>
			<p className="standards-rest">
				{text("legal.accessibility.figureRest", { criteria, notApplicable, notEvaluated })}
			</p>
		</>
	);
}
