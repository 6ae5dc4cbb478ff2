import { readSiteTexts } from "../../content/site-texts.server.ts";
import { addresses } from "../addresses.ts";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { catalogueContext, languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf, useText } from "../use-text.ts";
import type { Route } from "./+types/help.page";
import { HelpContact } from "./help-contact.tsx";
import { HelpDocuments } from "./help-documents.tsx";
import { HelpQuestions } from "./help-questions.tsx";
import { viewHelp } from "./help-view.ts";

export function loader({ context, url }: Route.LoaderArgs) {
	const { contact } = readSiteTexts(context.get(catalogueContext)?.catalogue.documents);
	return viewHelp(contact, context.get(languageContext), addresses.help.read(url));
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
