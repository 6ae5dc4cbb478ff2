import { useState } from "react";
import type { AccessibilityText } from "../../content/legal/accessibility.ts";
import { writeAccessibility } from "../../content/legal/accessibility.ts";
import { computeFigures, listEvaluatedCriteria } from "../../content/legal/accessibility-criteria.ts";
import type { CriterionResult } from "../../content/legal/accessibility-results.ts";
import { REVIEWED_ON } from "../../content/legal/accessibility-results.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { Button } from "../components/link.tsx";
import { catalogueContext, languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { DisplayTools } from "../preferences/display-tools.tsx";
import { useShortcutsSwitch } from "../preferences/shortcuts.ts";
import { formatDate } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/accessibility.page";
import { DocumentPage, Points, ProseTable, TitledList } from "./document-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	const criteria = listEvaluatedCriteria().map((criterion) => ({
		...criterion,
		name: criterion.name[language],
		note: criterion.note[language],
	}));
	const figures = computeFigures().map(({ failures, ...figure }) => ({
		...figure,
		failures: failures.map((failure) => failure.number),
	}));
	const reviewed = { date: REVIEWED_ON, words: formatDate(REVIEWED_ON, language) };
	const { contact } = readSiteTexts(context.get(catalogueContext)?.catalogue.documents);
	return { page: writeAccessibility(contact)[language], reviewed, figures, criteria };
}

export function meta({ loaderData }: Route.MetaArgs) {
	const { title, introduction } = loaderData.page;
	return pageMeta({ title, description: introduction });
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const { page, reviewed, figures, criteria } = loaderData;
	const { statement } = page;
	const parts = [
		{
			id: "herramientas",
			title: text("display.title"),
			body: (
				<>
					<p>{text("display.lead")}</p>
					<DisplayTools hints={page.tools} />
				</>
			),
		},
		{
			id: "atajos",
			title: text("legal.accessibility.shortcuts"),
			body: <ShortcutsHelp shortcuts={page.shortcuts} />,
		},
		{
			id: "que-hacemos",
			title: text("legal.accessibility.features"),
			body: <TitledList entries={page.features} />,
		},
		{
			id: "ayudas-tecnicas",
			title: text("legal.accessibility.assistive"),
			body: (
				<>
					<p>{page.assistiveNote}</p>
					<TitledList
						entries={page.assistiveTechnologies.map(({ title, text: description, isTested }) => ({
							title,
							text: description,
							mark: text(isTested ? "legal.accessibility.tested" : "legal.accessibility.notTested"),
						}))}
					/>
				</>
			),
		},
		{
			id: "normas",
			title: text("legal.accessibility.standards"),
			body: (
				<AccessibilityStandards notes={page.figuresNote} reviewed={reviewed} figures={figures} criteria={criteria} />
			),
		},
		{
			id: "declaracion",
			title: statement.title,
			body: (
				<>
					<h3>{text("legal.accessibility.method")}</h3>
					<Points points={statement.method} />
					<h3>{text("legal.accessibility.problems")}</h3>
					<Points points={statement.knownProblems} />
					<h3>{text("legal.accessibility.contact")}</h3>
					{statement.contact.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</>
			),
		},
	];
	return <DocumentPage title={page.title} introduction={page.introduction} parts={parts} />;
}

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
function AccessibilityStandards({ notes, reviewed, figures, criteria }: AccessibilityStandardsProps) {
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

/** The four shortcuts, how they behave, and the switch that turns them off; without scripts there are none to switch. */
function ShortcutsHelp({ shortcuts }: { shortcuts: AccessibilityText["shortcuts"] }) {
	const { text } = useText();
	const [isOn, setOn] = useShortcutsSwitch();
	const [news, setNews] = useState("");

	function toggle() {
		setOn(!isOn);
		setNews(text(isOn ? "legal.accessibility.shortcutsOff" : "legal.accessibility.shortcutsOn"));
	}

	return (
		<>
			<p>{shortcuts.introduction}</p>
			<Points points={shortcuts.names} />
			<Points points={shortcuts.behaviour} />
			<noscript>
				<p>{text("legal.accessibility.shortcutsNeedScripts")}</p>
			</noscript>
			<p data-starts-scripts={STORAGE_KEYS.shortcuts}>
				<Button data-needs="scripts" aria-pressed={isOn} onClick={toggle}>
					{text("legal.accessibility.shortcutsSwitch")}
				</Button>
			</p>
			<p role="status">{news}</p>
		</>
	);
}
