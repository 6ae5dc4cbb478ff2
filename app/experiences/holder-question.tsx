import type { Holder } from "../../domain/experience-way.ts";
import { Link } from "../components/link.tsx";
import { KEEPS_PLACE } from "../keeps-place.ts";
import type { QuestionView } from "./holder-question-view.ts";

interface HolderQuestionProps {
	question: QuestionView;
	addressOf: (holder: Holder) => string;
}

/** In whose name the business is. Each answer is a link, so that it works without scripts and can be sent to somebody. */
export function HolderQuestion({ question, addressOf }: HolderQuestionProps) {
	return (
		<section className="holder-question" aria-labelledby="a-nombre-de">
			<h2 id="a-nombre-de">{question.text}</h2>
			<ul>
				{question.answers.map(({ holder, label, isChosen }) => (
					<li key={holder}>
						<Link
							to={addressOf(holder)}
							aria-current={isChosen ? "true" : undefined}
							preventScrollReset
							state={KEEPS_PLACE}
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
			<p role="status">{question.other}</p>
		</section>
	);
}
