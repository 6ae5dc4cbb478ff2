import type { MiddlewareFunction } from "react-router";
import { STORAGE_KEYS } from "../content/storage-keys.ts";
import type { Answers } from "./without-line/answer-page.ts";

type Results = Readonly<Record<string, { type: "data" | "error"; result: unknown }>>;

/**
 * Where the server cannot be reached, the copy of the catalogue that this device keeps answers for it. What makes pages from
 * it comes only then; where it cannot come, because the copy is of an older release, the page is loaded as a document, which
 * the worker answers with that release.
 */
export const answerWithoutLine: MiddlewareFunction<Results | Answers | undefined> = async ({ request }, next) => {
	const results = await next();
	if (request.method !== "GET" || !results || !Object.values(results).some(isCut)) return results;
	if (!("caches" in window) || !(await caches.has(STORAGE_KEYS.wholeCopy).catch(() => false))) return results;
	try {
		const { answerFromCopy } = await import("./without-line/answer-page.ts");
		return (await answerFromCopy(request.url, Object.keys(results))) ?? results;
	} catch {
		location.assign(request.url);
		return results;
	}
};

/** What a browser says of a request that brought nothing. */
function isCut({ result }: Results[string]): boolean {
	return result instanceof TypeError;
}
