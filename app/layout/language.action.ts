import { redirect } from "react-router";
import { isLanguage, languageCookie } from "../../domain/language.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/language.action";

/** Opened as a page there is nothing to see: the language is chosen by form. */
export function loader() {
	return redirect(paths.home);
}

/** Remembers the chosen language in its cookie and returns to the page, for visitors without scripts. */
export async function action({ request }: Route.ActionArgs) {
	const form = await request.formData();
	const language = form.get("idioma");
	const back = readReturnPath(form.get("volver"));
	if (!isLanguage(language)) return redirect(back, 303);
	const cookie = languageCookie(language, { isSecure: new URL(request.url).protocol === "https:" });
	return redirect(back, { status: 303, headers: { "Set-Cookie": cookie, "Cache-Control": "no-store" } });
}

/** Only a path of this site: anything that a browser could read as another host leads home (trust.md C69). */
function readReturnPath(value: FormDataEntryValue | null): string {
	const isOurs = typeof value === "string" && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) && value.length < 2000;
	return isOurs ? value : paths.home;
}
