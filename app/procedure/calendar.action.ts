import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { languageContext } from "../context.ts";
import { NO_STORE } from "../document/answer.server.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import type { Route } from "./+types/calendar.action";
import { answerPostedTerm } from "./posted-term.server.ts";
import { writeTermFile } from "./term-answer.ts";

/** This address has no page of its own: a calendar file is asked for on the page of its procedure. */
export function loader({ params, url }: Route.LoaderArgs) {
	return redirect(url, addresses.procedure.to({ id: params.id }));
}

/** A last day as a file for a calendar, for a browser without scripts. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
	const posted = await answerPostedTerm({ request, url }, context, params.id);
	const path = addresses.procedure.to({ id: params.id });
	if (!posted || posted.answer.day === undefined) return redirect(url, path, { status: 303, headers: NO_STORE });
	const { procedure, term, rule, answer } = posted;
	const language = context.get(languageContext);
	const page = viewFullAddress(context, path)?.address ?? "";
	return new Response(writeTermFile({ ...term, ...rule }, answer.day, { page, name: procedure.name, language }), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${procedure.id}.ics"`,
			...NO_STORE,
		},
	});
}
