import { isRecord } from "../browser-store.ts";
import { paths } from "../paths.ts";
import { readDraftFields } from "./report-draft.ts";
import type { SenderAnswer } from "./report-sender.page.tsx";

/**
 * What the server would store about page and browser, and how the form starts. Null when it cannot be had:
 * the form works without, and a router's fetcher would answer a lost connection with the error page.
 */
export async function fetchSender(address: string, page: string): Promise<SenderAnswer | null> {
	const query = senderQuery(address, page);
	query.set("ancho", String(window.innerWidth));
	try {
		const response = await fetch(`${paths.reportSender}?${query}`, { headers: { Accept: "application/json" } });
		const answer: unknown = await response.json();
		if (!isRecord(answer) || typeof answer.page_url !== "string" || typeof answer.browser_info !== "string")
			return null;
		const prefill = readDraftFields(isRecord(answer.prefill) ? answer.prefill : {});
		return { page_url: answer.page_url, browser_info: answer.browser_info, prefill };
	} catch {
		return null;
	}
}

/** What the form is about, and the page it was opened on. */
export function senderQuery(address: string, page: string): URLSearchParams {
	const query = new URLSearchParams(address.split("?")[1] ?? "");
	if (page) query.set("origen", page);
	return query;
}
