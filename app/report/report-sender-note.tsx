import { useFetcher } from "react-router";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import type { loader } from "./report-sender.page.tsx";
import { SenderFacts } from "./sender-facts.tsx";

interface ReportSenderNoteProps {
	/** The page it is about, when that is not the form's own. */
	page: string;
	address: string;
}

/** What else travels with a report, to be seen before it is sent (trust.md K23). Without scripts on a page of its own. */
export function ReportSenderNote({ page, address }: ReportSenderNoteProps) {
	const { text } = useText();
	const sender = useFetcher<typeof loader>();
	const query = new URLSearchParams(new URL(address, "http://portal.invalid").search);
	if (page) query.set("origen", page);

	function onToggle(event: React.ToggleEvent<HTMLDetailsElement>) {
		if (!event.currentTarget.open || sender.data) return;
		query.set("ancho", String(window.innerWidth));
		void sender.load(`${paths.reportSender}?${query}`);
	}

	return (
		<details className="report-sender" onToggle={onToggle}>
			<summary>{text("report.sent.summary")}</summary>
			<p>{text("report.sent.note")}</p>
			<ul>
				<li>{text("report.sent.page")}</li>
				<li>{text("report.sent.browser")}</li>
			</ul>
			<div role="status">
				{sender.state === "loading" && text("report.sent.loading")}
				{sender.data && <SenderFacts facts={sender.data} />}
			</div>
			{!sender.data && (
				<p>
					<a href={`${paths.reportSender}?${query}`} target="_blank" rel="noreferrer">
						{text("report.sent.see")}
						<span className="visually-hidden"> ({text("layout.opensNewTab")})</span>
					</a>
				</p>
			)}
		</details>
	);
}
