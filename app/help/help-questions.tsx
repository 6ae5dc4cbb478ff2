import type { Question, QuestionCategory } from "../../content/question.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { Button, Link } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { ListSearch } from "../components/search-box.tsx";
import { Icon } from "../icons/icon.tsx";
import { ListenButton } from "../listen/listen-button.tsx";
import { useText } from "../words/text.ts";

/** Questions narrowed to a text and a topic, with one of them open perhaps. */
export interface QuestionsView {
	text: string;
	topic: QuestionCategory;
	topics: readonly { id: QuestionCategory; label: string }[];
	/** Id of the question whose answer stands open. */
	opened: string | null;
	questions: readonly Question[];
}

/** Search, topics and the answers: one open at a time, which the browser does by itself for `details` of one name. */
export function HelpQuestions({ found }: { found: QuestionsView }) {
	const { text } = useText();
	const { text: searched, topic, topics, opened, questions } = found;
	return (
		<section className="help-questions" aria-labelledby="preguntas">
			<h2 id="preguntas">{text("help.questions")}</h2>
			<ListSearch
				id="ayuda-texto"
				action={addresses.help.to()}
				label={text("help.searchLabel")}
				placeholder={text("help.searchHint")}
				searched={searched}
				addressOf={(typed) => addresses.help.to({ text: typed, topic })}
			>
				{topic !== "general" && <input type="hidden" name={addresses.help.query.topic.name} value={topic} />}
			</ListSearch>
			<nav className="screen-only" aria-label={text("help.topics")}>
				<ul className="help-topics">
					{topics.map(({ id, label }) => (
						<li key={id}>
							<Button
								to={addresses.help.to({ text: searched, topic: id })}
								aria-current={id === topic ? "true" : undefined}
								// Two topics are named like entries of the menu, which lead elsewhere.
								aria-label={`${text("help.topicAbout")} ${label}`}
								preventScrollReset
								state={KEEPS_PLACE}
							>
								{label}
							</Button>
						</li>
					))}
				</ul>
			</nav>
			<p className="help-count" role="status">
				<Count found={found} />
			</p>
			{questions.length === 0 && (
				<EmptyState title={text("help.empty")}>
					<p>{text("help.emptyHint")}</p>
					<Button kind="primary" to={addresses.help.to()} preventScrollReset state={KEEPS_PLACE}>
						{text("help.seeAll")}
					</Button>
				</EmptyState>
			)}
			<div>
				{questions.map(({ id, question, answer }) => (
					<details key={id} id={id} className="help-question" name="preguntas" open={id === opened}>
						<summary>
							<h3>{question}</h3>
							<Icon name="chevron-down" />
						</summary>
						<p>{answer}</p>
						<p className="help-question-ways screen-only" data-unread>
							<ListenButton within="details" />
							<Link
								to={`${addresses.help.to({ question: id })}#${id}`}
								aria-label={`${text("help.linkToQuestion")}: ${question}`}
								preventScrollReset
								state={KEEPS_PLACE}
							>
								{text("help.linkToQuestion")}
							</Link>
						</p>
					</details>
				))}
			</div>
			<p className="help-ask screen-only">
				{`${text("help.ask")} `}
				<Link to={addresses.assistant.to()}>{text("help.askLink")}</Link>
			</p>
		</section>
	);
}

function Count({ found }: { found: QuestionsView }) {
	const { count } = useText();
	const { text, topic, topics, questions } = found;
	const label = topics.find(({ id }) => id === topic)?.label ?? topic;
	if (topic === "general") {
		return text ? count("help.foundText", questions.length, { text }) : count("help.found", questions.length);
	}
	return text
		? count("help.foundBoth", questions.length, { text, topic: label })
		: count("help.foundTopic", questions.length, { topic: label });
}
