import { Link } from "react-router";
import type { Question } from "../../content/question.ts";
import "../components/button.css";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { ListSearch } from "../components/list-search.tsx";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { helpPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

interface Found {
	text: string;
	topic: string;
	topics: readonly { id: string; label: string }[];
	/** Id of the question whose answer stands open. */
	opened: string | null;
	questions: readonly Question[];
}

/** Search, topics and the answers: one open at a time, which the browser does by itself for `details` of one name. */
export function HelpQuestions({ found }: { found: Found }) {
	const { text } = useText();
	const { text: searched, topic, topics, opened, questions } = found;
	return (
		<section className="help-questions" aria-labelledby="preguntas">
			<h2 id="preguntas">{text("help.questions")}</h2>
			<ListSearch
				id="ayuda-texto"
				action={paths.help}
				label={text("help.searchLabel")}
				placeholder={text("help.searchHint")}
				searched={searched}
				addressOf={(typed) => helpPath({ text: typed, topic })}
			>
				{topic !== "general" && <input type="hidden" name="tema" value={topic} />}
			</ListSearch>
			<nav className="screen-only" aria-label={text("help.topics")}>
				<ul className="help-topics">
					{topics.map(({ id, label }) => (
						<li key={id}>
							<Link
								className="button"
								to={helpPath({ text: searched, topic: id })}
								aria-current={id === topic ? "true" : undefined}
								preventScrollReset
								state={KEEPS_PLACE}
							>
								{label}
							</Link>
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
					<Link className="button" data-kind="primary" to={helpPath({})} preventScrollReset state={KEEPS_PLACE}>
						{text("help.seeAll")}
					</Link>
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
						<p className="screen-only">
							<Link
								to={helpPath({ question: id })}
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
				{text("help.ask")} <Link to={paths.assistant}>{text("help.askLink")}</Link>
			</p>
		</section>
	);
}

function Count({ found }: { found: Found }) {
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
