import type { ContactWays } from "../../content/brand.ts";
import { isPlaceholderAddress } from "../../content/brand.ts";
import type { ContactCard } from "../../content/help.ts";
import { COMMUNITY, HELP_DOCUMENTS, HOW_TO_STEPS, writeContactCards } from "../../content/help.ts";
import type { QuestionCategory } from "../../content/question.ts";
import { QUESTION_CATEGORIES, QUESTION_CATEGORY_LABELS, searchQuestions } from "../../content/question.ts";
import { listQuestions } from "../../content/questions.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import type { TitledText } from "../../content/text-shapes.ts";
import type { Language } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { ExternalButton, Link, MailAddress } from "../components/link.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { catalogueContext, languageContext } from "../context.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { useAssociation } from "../root-data.ts";
import { formatNumber } from "../words/format.ts";
import { textOf, useText } from "../words/text.ts";
import type { Route } from "./+types/help.page";
import type { QuestionsView } from "./help-questions.tsx";
import { HelpQuestions } from "./help-questions.tsx";

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

/** Ways to reach the association and when; what does not exist yet says 'Próximamente' and is no link. */
function HelpContact({ contacts, community }: { contacts: readonly ContactCard[]; community: TitledText }) {
	const { text, language } = useText();
	const { hours, community: address } = useAssociation();
	const hasCommunity = address !== "" && !isPlaceholderAddress(address);
	return (
		<section aria-labelledby="contacto">
			<h2 id="contacto">{text("help.contact")}</h2>
			<ul className="help-cards">
				{contacts.map(({ id, title, text: description, isAvailable }) => (
					<li key={id}>
						<Icon name={id === "chat" ? "message-circle" : "mail"} />
						<h3>{title}</h3>
						<p>{description}</p>
						{isAvailable ? (
							<p>
								<MailAddress className="help-link" />
							</p>
						) : (
							<p className="help-soon">{text("help.soon")}</p>
						)}
					</li>
				))}
				<li>
					<Icon name="clock" />
					<h3>{text("help.hours")}</h3>
					<p>{hours[language]}</p>
				</li>
				<li>
					<Icon name="file-check" />
					<h3>{text("report.mine.title")}</h3>
					<p>{text("help.myReports")}</p>
					<p>
						<Link className="help-link" to={addresses.eraseContact.to()}>
							{text("report.success.erase")}
						</Link>
					</p>
				</li>
				<li>
					<Icon name="users" />
					<h3>{community.title}</h3>
					<p>{community.text}</p>
					{hasCommunity ? (
						<p>
							<ExternalButton address={address} kind="primary">
								{text("help.join")}
							</ExternalButton>
						</p>
					) : (
						<p className="help-soon">{text("help.soon")}</p>
					)}
				</li>
			</ul>
		</section>
	);
}

interface BuiltDocument extends TitledText {
	/** Address of the file; absent until the build has made it. */
	address?: string;
	pages?: number;
	/** In bytes. */
	size?: number;
}

/** The three documents, each with its pages and size, so that a citizen knows them before downloading. */
function HelpDocuments({ documents }: { documents: readonly BuiltDocument[] }) {
	const { text } = useText();
	return (
		<section aria-labelledby="documentos">
			<h2 id="documentos">{text("help.documents")}</h2>
			<ul className="help-cards">
				{documents.map((document) => (
					<li key={document.title}>
						<Icon name="file-text" />
						<h3>{document.title}</h3>
						<p>{document.text}</p>
						<DocumentLink document={document} />
					</li>
				))}
			</ul>
		</section>
	);
}

function DocumentLink({ document }: { document: BuiltDocument }) {
	const { text, count, language } = useText();
	const { address, pages, size } = document;
	if (!address || !pages || !size) return <p className="help-soon">{text("help.soon")}</p>;
	const kilobytes = formatNumber(Math.max(1, Math.round(size / 1000)), language);
	return (
		<p>
			<a className="help-link" href={address} hrefLang="es" type="application/pdf">
				<Icon name="download" />
				<span>
					{`${document.title} `}
					<span>({count("help.documentPages", pages, { size: kilobytes })})</span>
				</span>
			</a>
		</p>
	);
}

/** What the address of the help centre asks for. */
interface Asked {
	text: string;
	topic: QuestionCategory;
	/** Id of the question to open. */
	question: string | null;
}

/** Everything that the help centre draws, in one language. */
function viewHelp(contact: ContactWays, language: Language, { text, topic, question }: Asked) {
	const questions: QuestionsView = {
		text,
		topic,
		topics: QUESTION_CATEGORIES.map((id) => ({ id, label: QUESTION_CATEGORY_LABELS[language][id] })),
		opened: question,
		questions: searchQuestions(listQuestions(language), text, topic),
	};
	return {
		...questions,
		steps: HOW_TO_STEPS[language],
		documents: HELP_DOCUMENTS[language].map(({ id, ...document }) => ({ ...document, ...__DOCUMENTS__[id] })),
		contacts: writeContactCards(contact)[language],
		community: COMMUNITY[language],
	};
}
