import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import type { Language } from "../../domain/language.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/language.ts";
import type { DeskServices } from "../desk-services.ts";
import { isOwnPost } from "../requests/own-post.ts";

const LANGUAGE_COOKIE = "idioma";
const MOST_BYTES = 8_000;
/** In seconds. */
const A_YEAR = 31_536_000;

/** What somebody chose, else the default: the desk speaks Spanish first. */
export function languageOf(context: Context): Language {
	const chosen = getCookie(context, LANGUAGE_COOKIE);
	return LANGUAGES.find((language) => language === chosen) ?? DEFAULT_LANGUAGE;
}

/** Keeps the chosen language and goes back to where it was chosen. */
export function answerLanguage(app: Hono, services: DeskServices): void {
	const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (context) => context.body(null, 413) });
	app.post("/idioma", limit, async (context) => {
		if (!isOwnPost(context.req.raw, services.deskUrl)) return context.body(null, 403);
		const form = await context.req.formData().catch(() => new FormData());
		const language = LANGUAGES.find((each) => each === form.get("idioma")) ?? DEFAULT_LANGUAGE;
		const secure = services.deskUrl.startsWith("https:");
		setCookie(context, LANGUAGE_COOKIE, language, {
			httpOnly: true,
			secure,
			sameSite: "Lax",
			path: "/",
			maxAge: A_YEAR,
		});
		const back = String(form.get("vuelta") ?? "/");
		return context.redirect(isOwnPath(back) ? back : "/", 303);
	});
}

/** Whether a path leads to the desk and nowhere else. */
export function isOwnPath(path: string): boolean {
	if (!path.startsWith("/") || path.includes("\\")) return false;
	// A browser drops tabs and line ends before it reads an address: "/\t/other.example" is another site to it.
	return URL.canParse(path, "http://desk") && new URL(path, "http://desk").host === "desk";
}
