import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Problem, ProblemDetails } from "../../app/problem.server.ts";
import { problemJson, wantsJson } from "../../app/problem.server.ts";
import type { Language } from "../../domain/language.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY } from "../../domain/language.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { problemPage } from "./problem-page.ts";

/** The context of a request that has its id. */
export type IdentifiedContext = Context<{ Variables: RequestVariables }>;

/** Says that something sent is not taken: as JSON to a script, as a page to a person. */
export function refusePost(context: IdentifiedContext, problem: Problem): Response {
	const details = problemOf(context, problem);
	return wantsJson(context.req.raw.headers) ? problemJson(details) : problemPage(details);
}

/** A problem in the language of the request, under its reference. */
export function problemOf(context: IdentifiedContext, problem: Problem): ProblemDetails {
	return { problem, language: languageOf(context), reference: context.get("requestId") };
}

/** The language that the visitor chose; Spanish without a choice. */
export function languageOf(context: Context): Language {
	const cookie = getCookie(context, LANGUAGE_KEY);
	return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE;
}
