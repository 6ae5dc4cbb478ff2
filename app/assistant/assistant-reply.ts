import type { Route } from "./+types/assistant-reply";
import { replyTo, UNKEPT } from "./reply-to.ts";

/** Answers one question as JSON, so that the conversation can grow in place. */
export function loader({ context, request }: Route.LoaderArgs): Response {
	const query = new URL(request.url).searchParams;
	return Response.json(replyTo(context, query.get("texto") ?? "", query.get("tramite")), { headers: UNKEPT });
}
