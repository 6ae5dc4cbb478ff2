import { answerQuestion } from "../../domain/assistant.ts";
import { readCatalogue } from "../context.ts";
import type { Route } from "./+types/assistant-reply";
import { drawReply } from "./drawn-reply.ts";

/** What a citizen wrote is kept nowhere on its way. */
export const UNKEPT = { "Cache-Control": "no-store" };

/** Answers one question as JSON, so that the conversation can grow in place. */
export function loader({ context, request }: Route.LoaderArgs): Response {
	const { catalogue, search } = readCatalogue(context);
	const query = new URL(request.url).searchParams;
	const text = query.get("texto") ?? "";
	const reply = answerQuestion(catalogue, search, { text, about: query.get("tramite") });
	return Response.json(drawReply(reply), { headers: UNKEPT });
}
