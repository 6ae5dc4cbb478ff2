import { writeAccessibility } from "../../content/legal/accessibility.ts";
import { computeFigures, listEvaluatedCriteria } from "../../content/legal/accessibility-criteria.ts";
import { REVIEWED_ON } from "../../content/legal/accessibility-results.ts";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import { DisplayTools } from "../preferences/display-tools.tsx";
import { catalogueContext, languageContext } from "../context.ts";
import { formatDate } from "../words/format.ts";
import { pageMeta } from "../page-meta.ts";
import { useText } from "../words/text.ts";
import type { Route } from "./+types/accessibility.page";
import { AccessibilityStandards } from "./accessibility-standards.tsx";
import { DocumentPage } from "./document-page.tsx";
import { Points } from "./legal-text.tsx";
import { ShortcutsHelp } from "./shortcuts-help.tsx";
import { TitledList } from "./titled-list.tsx";

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
