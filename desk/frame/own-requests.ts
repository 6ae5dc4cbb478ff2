import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { DESK_LANGUAGES, type DeskLanguage } from "../../domain/language.ts";
import { isSameOrigin } from "../../server/requests/admit-post.ts";

/**
 * Whether a post comes from a page of the desk. Stricter than the portal: an old browser that says neither Sec-Fetch-Site
 * nor Origin may still name the page it came from, and that page has to be ours.
 */
export function isOwnPost(request: Request, deskUrl: string): boolean {
	if (!isSameOrigin(request, deskUrl)) return false;
	const { headers } = request;
	if (headers.has("sec-fetch-site") || headers.has("origin")) return true;
	const from = headers.get("referer");
	if (from === null) return true;
	return URL.canParse(from) && [new URL(deskUrl).host, new URL(request.url).host].includes(new URL(from).host);
}

const LANGUAGE_COOKIE = "idioma";
const MOST_BYTES = 8_000;
/** In seconds. */
const A_YEAR = 31_536_000;

/** What somebody chose, else the default: the desk speaks Spanish first. */
export function languageOf(context: Context): DeskLanguage {
	const chosen = getCookie(context, LANGUAGE_COOKIE);
	return DESK_LANGUAGES.find((language) => language === chosen) ?? DESK_LANGUAGES[0];
}

/** Keeps the chosen language and goes back to where it was chosen. */
export function answerLanguage(app: Hono, deskUrl: string): void {
	const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (context) => context.body(null, 413) });
	app.post("/idioma", limit, async (context) => {
		if (!isOwnPost(context.req.raw, deskUrl)) return context.body(null, 403);
		const form = await context.req.formData().catch(() => new FormData());
		const language = DESK_LANGUAGES.find((each) => each === form.get("idioma")) ?? DESK_LANGUAGES[0];
		const secure = deskUrl.startsWith("https:");
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

/** Names of this machine by which a browser on it reaches the desk. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses a request under a name that is not the desk's: a stranger's page could otherwise give its own name this machine's
 * address, and read what the desk answers (DNS rebinding). Probes of a supervisor ask by the loopback.
 */
export function refuseStrangeHosts(deskUrl: string): MiddlewareHandler {
	const own = new URL(deskUrl).hostname;
	return async (context, next) => {
		const { hostname } = new URL(context.req.url);
		if (hostname !== own && !LOOPBACK.includes(hostname)) return context.text("Misdirected request", 421);
		await next();
	};
}

/** The public portal forbids passkeys; the desk asks for its own. */
export const allowPasskeys: MiddlewareHandler = async (context, next) => {
	await next();
	const policy = context.res.headers.get("Permissions-Policy");
	const allowed = policy?.replace("publickey-credentials-get=()", "publickey-credentials-get=(self)");
	if (allowed) context.res.headers.set("Permissions-Policy", `${allowed}, publickey-credentials-create=(self)`);
};
