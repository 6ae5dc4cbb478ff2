import type { ContactWays } from "../../content/contact.ts";
import { COMMUNITY, HELP_DOCUMENTS, HOW_TO_STEPS, writeContactCards } from "../../content/help.ts";
import type { Question, QuestionCategory } from "../../content/question.ts";
import { QUESTION_CATEGORIES, QUESTION_CATEGORY_LABELS, searchQuestions } from "../../content/question.ts";
import { listQuestions } from "../../content/questions.ts";
import type { Language } from "../../domain/language.ts";

/** What the address of the help centre asks for. */
interface Asked {
	text: string;
	topic: QuestionCategory;
	/** Id of the question to open. */
	question: string | null;
}

/** Questions narrowed to a text and a topic, with one of them open perhaps. */
export interface QuestionsView {
	text: string;
	topic: QuestionCategory;
	topics: readonly { id: QuestionCategory; label: string }[];
	/** Id of the question whose answer stands open. */
	opened: string | null;
	questions: readonly Question[];
}

/** Everything that the help centre draws, in one language. */
export function viewHelp(contact: ContactWays, language: Language, { text, topic, question }: Asked) {
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
