import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { languageInAddress } from "../../app/address-language.ts";
import { NO_STORE } from "../../app/no-store.ts";
import type { Problem, ProblemDetails } from "../../app/problem.server.ts";
import { problemJson, wantsJson } from "../../app/problem.server.ts";
import type { Language } from "../../domain/language.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY } from "../../domain/language.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { LAST_RESORT_POLICY, lastResortPage } from "./last-resort-page.ts";
import { problemPage } from "./problem-page.ts";

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
export function problemOf(context: IdentifiedContext, problem: Problem): ProblemDetails {
	return { problem, language: languageOf(context), reference: context.get("requestId") };
}

/** The language that the address names; without one the visitor's choice, and Spanish without a choice. */
export function languageOf(context: Context): Language {
	const named = languageInAddress(new URL(context.req.url).search);
	if (named) return named;
	const cookie = getCookie(context, LANGUAGE_KEY);
	return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE;
}
