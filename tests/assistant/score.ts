import { answerQuestion, type Reply } from "../../domain/assistant/assistant.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { ProcedureSearch } from "../../domain/search/search.ts";
import type { RatedQuestion } from "./rated-questions.ts";

/** Asking back with the right procedure among the choices helps, but it is not an answer. */
const ASKED_BACK = 0.5;

/** Mean over the questions: 1 understood, 0.5 asked back needlessly with the right one on offer, 0 wrong. */
export function scoreAssistant(catalogue: Catalogue, search: ProcedureSearch, questions: readonly RatedQuestion[]) {
	const marks = questions.map((question) => {
		const reply = answerQuestion(catalogue, search, { text: question.text, about: question.about ?? null });
		return { question, reply, mark: markOf(question, reply) };
	});
	return {
		score: marks.reduce((sum, { mark }) => sum + mark, 0) / marks.length,
		misunderstood: marks
			.filter(({ mark }) => mark < 1)
			.map(({ question, reply, mark }) => `${mark}  ${question.text} → ${inWords(reply)}`),
	};
}

function markOf({ field, procedures, isBroad = false }: RatedQuestion, reply: Reply): number {
	if (reply.kind !== "answer" && reply.kind !== "choices") return 0;
	const isField = field === null ? reply.fields.length === 0 : reply.fields.includes(field);
	if (!isField) return 0;
	if (reply.kind === "answer") return !isBroad && procedures.includes(reply.procedure.id) ? 1 : 0;
	const offered = reply.procedures.filter(({ id }) => procedures.includes(id)).length;
	if (isBroad) return offered >= 2 ? 1 : 0;
	return offered > 0 ? ASKED_BACK : 0;
}

function inWords(reply: Reply): string {
	if (reply.kind === "answer") return `${reply.procedure.id} ${reply.fields.join(",")}`;
	if (reply.kind === "choices") return `? ${reply.procedures.map(({ id }) => id).join(", ")} ${reply.fields.join(",")}`;
	return reply.kind;
}
