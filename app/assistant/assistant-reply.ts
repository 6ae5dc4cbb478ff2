import { addresses } from "../address/addresses.ts";
import { NO_STORE } from "../document/answer.server.ts";
import type { Route } from "./+types/assistant-reply";
import { replyTo } from "./reply-view.ts";

/** Answers one question as JSON, so that the conversation can grow in place. */
export function loader({ context, url }: Route.LoaderArgs): Response {
	const { text, ...rest } = addresses.assistantReply.read(url);
	return Response.json(replyTo(context, { text: text ?? "", ...rest }), { headers: NO_STORE });
}
