import { DISPLAY_FIELD, DISPLAY_KEY, displayCookieValue, readDisplay } from "../../domain/display.ts";
import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { NO_STORE, readPostedForm, readReturnPath } from "../document/answer.server.ts";
import type { Route } from "./+types/display.action";
import { preferenceCookie } from "./preference-cookie.ts";

/** This address has no page of its own: the tools are on the accessibility page. */
export function loader({ url }: Route.LoaderArgs) {
	return redirect(url, addresses.accessibility.to());
}

/** Remembers how the citizen wants to see the pages and returns to the page, for visitors without scripts. */
export async function action({ request, url }: Route.ActionArgs) {
	const form = await readPostedForm(request);
	const chosen = form.get(DISPLAY_FIELD);
	const value = displayCookieValue(readDisplay(typeof chosen === "string" ? chosen : null));
	const isSecure = new URL(request.url).protocol === "https:";
	const cookie = preferenceCookie({ name: DISPLAY_KEY, value, isSecure });
	return redirect(url, readReturnPath(form.get("volver")), {
		status: 303,
		headers: { "Set-Cookie": cookie, ...NO_STORE },
	});
}
