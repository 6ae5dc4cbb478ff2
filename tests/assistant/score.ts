import { answerQuestion } from "../../domain/assistant/assistant.ts";
import type { Knowledge } from "../../domain/assistant/question.ts";
import type { Reply } from "../../domain/assistant/reply.ts";
import { helpIn } from "../../domain/assistant/situations.ts";
import type { RatedQuestion } from "./rated-questions.ts";

/** Asking back with the right procedure among the choices helps, but it is not an answer. */
const ASKED_BACK = 0.5;

/** Mean over the questions: 1 understood, 0.5 asked back needlessly with the right one on offer, 0 wrong. */
export function scoreAssistant(known: Knowledge, questions: readonly RatedQuestion[]) {
	const marks = questions.map((question) => {
		const { text, about = null, before = null } = question;
		const reply = answerQuestion(known, { text, about, before });
		return { question, reply, mark: markOf(question, reply) };
	});
	return {
		score: marks.reduce((sum, { mark }) => sum + mark, 0) / marks.length,
		misunderstood: marks
			.filter(({ mark }) => mark < 1)
			.map(({ question, reply, mark }) => `${mark}  ${question.text} → ${inWords(reply)}`),
	};
}

function markOf(question: RatedQuestion, reply: Reply): number {
	const { field, procedures, isBroad = false, kind } = question;
	if (kind !== undefined && kind !== "choices") return isOfKind(question, reply) ? 1 : 0;
	if (reply.kind !== "answer" && reply.kind !== "choices") return 0;
	const isField = field === null ? reply.fields.length === 0 : reply.fields.includes(field);
	if (!isField) return 0;
	if (reply.kind === "answer") return !isBroad && procedures.includes(reply.procedure.id) ? 1 : 0;
	const offered = reply.procedures.filter(({ id }) => procedures.includes(id)).length;
	if (isBroad) return offered >= 2 ? 1 : 0;
	return offered > 0 ? (kind === "choices" ? 1 : ASKED_BACK) : 0;
}

/** Whether the reply is of the kind that was rated, and tells of whom it must. */
function isOfKind({ kind, procedures, institution, field }: RatedQuestion, reply: Reply): boolean {
	if (reply.kind !== kind) return false;
	switch (reply.kind) {
		case "list":
			return procedures.every((id) => reply.procedures.some((procedure) => procedure.id === id));
		case "comparison": {
			const told = reply.procedures.map(({ id }) => id);
			const isWhole = procedures.length > 1 ? procedures.every((id) => told.includes(id)) : told[0] === procedures[0];
			return isWhole && reply.field === field;
		}
		case "institution":
			return reply.institution.id === institution && (field === null || reply.fields.includes(field));
		case "situation": {
			const help = helpIn(reply.situation);
			return (
				procedures.every((id) => help.procedures.includes(id)) &&
				(institution === undefined || help.institutions.includes(institution))
			);
		}
		default:
			return true;
	}
}

function inWords(reply: Reply): string {
	const fields = "fields" in reply ? reply.fields.join(",") : "";
	if (reply.kind === "answer") return `${reply.procedure.id} ${fields} ${reply.mentions?.join(" / ") ?? ""}`;
	if ("procedures" in reply)
		return `${reply.kind}: ${reply.procedures
			.map(({ id }) => id)
			.slice(0, 8)
			.join(", ")} ${fields}`;
	if (reply.kind === "institution") return `${reply.institution.id} ${fields}`;
	return `${reply.kind} ${reply.kind === "situation" ? reply.situation : ""}`;
}
