import { redirect } from "react-router";
import { isLanguage, LANGUAGE_FIELD, LANGUAGE_KEY } from "../../domain/language.ts";
import { inLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { NO_STORE, readPostedForm, readReturnPath } from "../document/answer.server.ts";
import type { Route } from "./+types/language.action";
import { preferenceCookie } from "./preference-cookie.ts";

/** This address has no page of its own: it only takes the form. */
export function loader() {
	return redirect(addresses.home.to());
}

/**
 * Remembers the chosen language in its cookie and returns to the page, for visitors without scripts. From then on the choice
 * says it: the address names no language any more.
 */
export async function action({ request }: Route.ActionArgs) {
	const form = await readPostedForm(request);
	const language = form.get(LANGUAGE_FIELD);
	const back = readReturnPath(form.get("volver"));
	if (!isLanguage(language)) return redirect(back, 303);
	const isSecure = new URL(request.url).protocol === "https:";
	const cookie = preferenceCookie({ name: LANGUAGE_KEY, value: language, isSecure });
	const headers = { "Set-Cookie": cookie, ...NO_STORE };
	// Asked for out of a report that is being written: it is sent on as it is, so that nothing of it is lost.
	if (form.has("description")) return redirect(addresses.report.to(), { status: 307, headers });
	return redirect(inLanguage(back, null), { status: 303, headers });
}
