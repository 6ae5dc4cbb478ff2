import { NO_STORE_NO_INDEX } from "../../app/document/answer.server.ts";
import { DATA_PROBLEMS, type DataProblem } from "../../content/publications/open-data.ts";
import type { IdentifiedContext } from "../responses/refuse-post.ts";
import { languageOf } from "../responses/refuse-post.ts";
import { OPEN_TO_ANYBODY } from "./data-headers.ts";

const STATUS: Readonly<Record<DataProblem, 404 | 429 | 503>> = {
	unknownFile: 404,
	unknownFormat: 404,
	unknownProcedure: 404,
	unknownInstitution: 404,
	unknownEdition: 404,
	noOrigin: 404,
	tooMany: 429,
	empty: 503,
};

interface MoreAbout {
	/** What there is instead, such as the formats. */
	known?: readonly string[];
	/** Seconds to wait. */
	seconds?: number;
}

/** Says why there is no data at an address, as problem details (RFC 9457) that any program may read. */
export function refuseData(
	context: IdentifiedContext,
	problem: DataProblem,
	{ known, seconds }: MoreAbout = {},
): Response {
	const language = languageOf(context);
	const status = STATUS[problem];
	const { title, detail } = DATA_PROBLEMS[language][problem];
	const body = { type: "about:blank", title, detail, status, code: problem, ref: context.get("requestId"), known };
	return new Response(context.req.method === "HEAD" ? null : JSON.stringify(body), {
		status,
		headers: {
			...OPEN_TO_ANYBODY,
			...NO_STORE_NO_INDEX,
			"Content-Type": "application/problem+json; charset=utf-8",
			"Content-Language": language,
			...(seconds ? { "Retry-After": String(seconds) } : {}),
		},
	});
}
