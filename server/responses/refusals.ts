import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { keepLanguage, languageInAddress } from "../../app/address/address-language.ts";
import { addresses } from "../../app/address/addresses.ts";
import {
	NO_STORE,
	NO_STORE_NO_INDEX,
	PROBLEM_STATUS,
	type Problem,
	type ProblemDetails,
	problemJson,
	problemWords,
	wantsJson,
} from "../../app/document/answer.server.ts";
import { translatorFor } from "../../app/words/text.ts";
import { BRAND } from "../../content/brand.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from "../../domain/language.ts";
import type { RequestVariables } from "../operation/log.ts";
import { LAST_RESORT_POLICY, lastResortPage } from "./last-resort-page.ts";

/** A full queue is made within this time. */
const BUSY_SECONDS = 5;

/** The context of a request that has its id. */
export type IdentifiedContext = Context<{ Variables: RequestVariables }>;

/** Says that something sent is not taken: as JSON to a script, as a page to a person. */
export function refusePost(context: IdentifiedContext, problem: Problem): Response {
	const details = problemOf(context, problem);
	return wantsJson(context.req.raw.headers) ? problemJson(details) : problemPage(details, new URL(context.req.url));
}

/** Says that a page is not made now, and when to come back: a page of its own that costs nothing. */
export function refusePage(context: IdentifiedContext, kind: "tooMany" | "busy", seconds = BUSY_SECONDS): Response {
	const html = lastResortPage(kind);
	return new Response(context.req.method === "HEAD" ? null : html, {
		status: kind === "busy" ? 503 : 429,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": LAST_RESORT_POLICY,
			"Retry-After": String(seconds),
			...NO_STORE,
		},
	});
}

/** A problem in the language of the request, under its reference. */
function problemOf(context: IdentifiedContext, problem: Problem): ProblemDetails {
	return { problem, language: languageOf(context), reference: context.get("requestId") };
}

/** The language that the address names; without one the visitor's choice, and Spanish without a choice. */
export function languageOf(context: Context): Language {
	const named = languageInAddress(new URL(context.req.url).search);
	if (named) return named;
	const cookie = getCookie(context, LANGUAGE_KEY);
	return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE;
}

/** The answer to a form that could not be read: a page without assets. Going back in the browser brings the typed text. */
function problemPage(details: ProblemDetails, asked: URL): Response {
	const { language, problem, reference } = details;
	const { text } = translatorFor(language);
	const { title, detail } = problemWords(details);
	const html = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: ${title} · ${BRAND.product}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${detail}</p>
<p>${text("failure.reference", { reference })}</p>
<p><a href="${keepLanguage(addresses.report.to(), asked)}">${text("report.title")}</a> · <a href="${keepLanguage(addresses.home.to(), asked)}">${text("failure.home")}</a></p>
</main>
</body>
</html>
`;
	return new Response(html, {
		status: PROBLEM_STATUS[problem],
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Language": language, ...NO_STORE_NO_INDEX },
	});
}

const RETRY_AFTER_STOP_SECONDS = "5";

/** While the process ends, asks connections to close and takes no new report, so that no accepted report is lost. */
export function refuseWhileStopping(
	isStopping: () => boolean = () => false,
): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		if (!isStopping()) return next();
		if (context.req.method === "POST") {
			const headers = { "Content-Security-Policy": LAST_RESORT_POLICY, "Retry-After": RETRY_AFTER_STOP_SECONDS };
			const refusal = wantsJson(context.req.raw.headers)
				? problemJson(problemOf(context, "closed"))
				: context.html(lastResortPage("unavailable"), 503);
			for (const [name, value] of Object.entries({ ...headers, Connection: "close" })) refusal.headers.set(name, value);
			return refusal;
		}
		await next();
		context.res.headers.set("Connection", "close");
	};
}
