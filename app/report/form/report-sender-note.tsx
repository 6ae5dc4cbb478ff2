import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useKeptLanguage } from "../../use-kept-language.ts";
import { useText } from "../../use-text.ts";
import type { SenderAnswer } from "../report-sender.page.tsx";
import { fetchSender, senderPath } from "./fetch-sender.ts";
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
