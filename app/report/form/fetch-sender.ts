import { parsePath } from "react-router";
import { addresses } from "../../addresses.ts";
import { isRecord } from "../../untrusted-json.ts";
import type { SenderAnswer } from "../report-sender.page.tsx";
import { readDraftFields } from "../sending/report-draft.ts";

/**
 * What the server would store about page and browser, and how the form starts. Null when it cannot be fetched:
 * the form works without it. A fetcher of the router would show the error page when the connection is lost.
 */
export async function fetchSender(address: string, page: string): Promise<SenderAnswer | null> {
	try {
		const response = await fetch(senderPath(address, page, window.innerWidth), {
			headers: { Accept: "application/json" },
		});
		const answer: unknown = await response.json();
		if (!isRecord(answer) || typeof answer.page_url !== "string" || typeof answer.browser_info !== "string")
			return null;
		const prefill = readDraftFields(isRecord(answer.prefill) ? answer.prefill : {});
		return { page_url: answer.page_url, browser_info: answer.browser_info, prefill };
	} catch {
		return null;
	}
}

/** The address of those facts, for the subject of the form's address and the page it was opened on. */
export function senderPath(address: string, page: string, width?: number): string {
	const subject = addresses.report.read(parsePath(address));
	return addresses.reportSender.to({
		...subject,
		page: page || null,
		width: width === undefined ? null : String(width),
	});
}
