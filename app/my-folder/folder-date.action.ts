import { FOLDER_TEXTS } from "../../content/folder-texts.ts";
import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { languageContext } from "../context.ts";
import { NO_STORE, readPostedForm } from "../document/answer.server.ts";
import { viewFullAddress } from "../document/page-origin.server.ts";
import type { Route } from "./+types/folder-date.action";
import { readTypedDate, writeDatesFile } from "./folder-date.ts";

/** This address has no page of its own: a date is noted on the page of the folder. */
export function loader({ url }: Route.LoaderArgs) {
	return redirect(url, addresses.folder.to());
}

/** A date as a file for a calendar, for a browser without scripts; nothing of it is kept. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const read = readTypedDate(await readPostedForm(request));
	const path = addresses.folder.to();
	// The browser itself asks for what is missing; who sends it all the same is back at the form.
	if ("faults" in read) return redirect(url, `${path}#fechas`, { status: 303, headers: NO_STORE });
	const page = viewFullAddress(context, path)?.address ?? "";
	const { day, time, what } = read.date;
	const id = `${day}-${time}-${what}`;
	return new Response(writeDatesFile([{ ...read.date, id }], FOLDER_TEXTS[context.get(languageContext)], page), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${day}.ics"`,
			...NO_STORE,
		},
	});
}
