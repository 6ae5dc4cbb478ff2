import "./help.css";
import { COMMUNITY, CONTACT_CARDS, HELP_DOCUMENTS, HOW_TO_STEPS } from "../../content/help.ts";
import {
	isQuestionCategory,
	QUESTION_CATEGORIES,
	QUESTION_CATEGORY_LABELS,
	searchQuestions,
} from "../../content/question.ts";
import { listQuestions } from "../../content/questions.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/help.page";
import { HelpContact } from "./help-contact.tsx";
import { HelpDocuments } from "./help-documents.tsx";
import { HelpQuestions } from "./help-questions.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	const query = new URL(request.url).searchParams;
	const text = (query.get("search") ?? "").trim();
	const asked = query.get("tema");
	const topic = isQuestionCategory(asked) ? asked : "general";
	const topics = QUESTION_CATEGORIES.map((id) => ({ id, label: QUESTION_CATEGORY_LABELS[language][id] }));
	return {
		text,
		topic,
		topics,
		opened: query.get("pregunta"),
		questions: searchQuestions(listQuestions(language), text, topic),
		steps: HOW_TO_STEPS[language],
		documents: HELP_DOCUMENTS[language].map(({ id, ...document }) => ({
			...document,
			...__DOCUMENTS__[id],
		})),
		contacts: CONTACT_CARDS[language],
		community: COMMUNITY[language],
	};
}

export function meta({ matches }: Route.MetaArgs) {
	const { text } = textOf(matches);
	return pageMeta({ title: text("help.title"), description: text("help.lead") });
}

export default function HelpPage({ loaderData }: Route.ComponentProps) {
	const { text } = useText();
	const title = text("help.title");
	return (
		<>
			<PageHead title={title} lead={text("help.lead")} above={<Breadcrumb current={title} />} />
			<div className="page help">
				<HelpQuestions found={loaderData} />
				<section aria-labelledby="pasos">
					<h2 id="pasos">{text("help.howTo")}</h2>
					<ol className="help-path">
						{loaderData.steps.map((step) => (
							<li key={step.title}>
								<h3>{step.title}</h3>
								<p>{step.text}</p>
							</li>
						))}
					</ol>
				</section>
				<HelpDocuments documents={loaderData.documents} />
				<HelpContact contacts={loaderData.contacts} community={loaderData.community} />
			</div>
		</>
	);
}
