import { useEffect, useEffectEvent, useRef, useState } from "react";
import { parsePath } from "react-router";
import { addresses } from "../../address/addresses.ts";
import { useKeptLanguage } from "../../address/navigate.ts";
import { isRecord } from "../../untrusted-json.ts";
import { useText } from "../../words/text.ts";
import { readDraftFields } from "./report-draft.ts";
import type { SenderAnswer } from "./sender-facts.tsx";
import { SenderFacts } from "./sender-facts.tsx";

interface ReportSenderNoteProps {
	/** The page it is about, when that is not the form's own. */
	page: string;
	address: string;
}

type SenderState = { step: "closed" | "loading" | "failed" } | { step: "known"; facts: SenderAnswer };

/** What else travels with a report, to be seen before it is sent (case K23). Without scripts on a page of its own. */
export function ReportSenderNote({ page, address }: ReportSenderNoteProps) {
	const { text } = useText();
	const keep = useKeptLanguage();
	const [state, setState] = useState<SenderState>({ step: "closed" });

	const details = useRef<HTMLDetailsElement>(null);

	async function fetchFacts() {
		if (!details.current?.open || state.step === "known" || state.step === "loading") return;
		setState({ step: "loading" });
		const facts = await fetchSender(address, page);
		setState(facts ? { step: "known", facts } : { step: "failed" });
	}

	// It may have been opened before the scripts came.
	const begin = useEffectEvent(() => void fetchFacts());
	useEffect(() => begin(), []);

	return (
		<details ref={details} className="report-sender" onToggle={() => void fetchFacts()}>
			<summary>{text("report.sent.summary")}</summary>
			<p>{text("report.sent.note")}</p>
			<ul>
				<li>{text("report.sent.page")}</li>
				<li>{text("report.sent.browser")}</li>
			</ul>
			<div role="status">
				{state.step === "loading" && text("report.sent.loading")}
				{state.step === "failed" && text("report.sent.failed")}
				{state.step === "known" && <SenderFacts facts={state.facts} />}
			</div>
			{state.step !== "known" && (
				<p>
					<a href={keep(senderPath(address, page))} target="_blank" rel="noreferrer">
						{text("report.sent.see")}
						<span className="visually-hidden"> ({text("layout.opensNewTab")})</span>
					</a>
				</p>
			)}
		</details>
	);
}

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
