import type { Language } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { translatorFor } from "../words/text.ts";

/** The form that was sent; empty when it cannot be read, such as one of another kind or without its boundary. */
export async function readPostedForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

/** For an answer that holds what one citizen wrote: no browser and no cache on its way keeps it. */
export const NO_STORE = { "Cache-Control": "no-store" } as const;

/** The same for an answer that no search engine should list either. */
export const NO_STORE_NO_INDEX = { ...NO_STORE, "X-Robots-Tag": "noindex" } as const;

const ANY_ORIGIN = "http://portal.invalid";

/**
 * Where a form sends the citizen back: only a path of this site, encoded for a header; anything that
 * a browser could read as another host leads home (case C69).
 */
export function readReturnPath(value: FormDataEntryValue | null): string {
	if (typeof value !== "string" || value.length >= 2000 || !/^\/[^\\\p{Cc}]*$/u.test(value)) return addresses.home.to();
	if (!URL.canParse(value, ANY_ORIGIN)) return addresses.home.to();
	const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN);
	return origin === ANY_ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : addresses.home.to();
}

/** Why a post is refused, each reason with its HTTP status; its words are in the dictionaries under `report.problem`. */
export const PROBLEM_STATUS = {
	unreadable: 400,
	badKey: 400,
	crossSite: 403,
	tooLarge: 413,
	wrongType: 415,
	invalid: 422,
	keyReused: 422,
	tooMany: 429,
	closed: 503,
} as const;
export type Problem = keyof typeof PROBLEM_STATUS;

export interface ProblemDetails {
	problem: Problem;
	language: Language;
	/** Id under which the server logged the request. */
	reference: string;
	/** Seconds to wait, for `tooMany`. */
	seconds?: number;
	/** What is wrong with each field, for `invalid`. */
	errors?: readonly { field: string; message: string }[];
}

/** Tells whether a script asks, which reads JSON, or a person with a form, who reads a page. */
export function wantsJson(headers: Headers): boolean {
	const accepted = headers.get("accept") ?? "";
	if (/\bapplication\/(?:problem\+)?json\b/i.test(accepted)) return true;
	return isJson(headers) && !accepted.includes("text/html");
}

export function isJson(headers: Headers): boolean {
	return /^application\/json\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
}

/** Title and detail of a problem in words. */
export function problemWords({ problem, language, seconds = 0 }: Omit<ProblemDetails, "reference">) {
	const { text } = translatorFor(language);
	const values = { seconds };
	return {
		title: text(`report.problem.${problem}.title`, values),
		detail: text(`report.problem.${problem}.detail`, values),
	};
}

/** `application/problem+json` (RFC 9457) with title and detail in the language of the request and the reference. */
export function problemJson(details: ProblemDetails): Response {
	const { problem, language, reference, seconds, errors } = details;
	const status = PROBLEM_STATUS[problem];
	const body = { type: "about:blank", ...problemWords(details), status, code: problem, ref: reference, errors };
	return new Response(JSON.stringify(body), {
		status,
		headers: {
			"Content-Type": "application/problem+json; charset=utf-8",
			"Content-Language": language,
			...NO_STORE_NO_INDEX,
			...retryAfter(seconds),
		},
	});
}

export function retryAfter(seconds: number | undefined): Record<string, string> {
	return seconds ? { "Retry-After": String(seconds) } : {};
}
