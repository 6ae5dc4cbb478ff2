import type { ReportDraft } from "../../../domain/report/report-form.ts";
import { DataText } from "../../components/facts.tsx";
import { useText } from "../../words/text.ts";

/** What a script asks for: the same facts as JSON, and how the form about this page starts. */
export interface SenderAnswer {
	page_url: string;
	browser_info: string;
	prefill: ReportDraft;
}

/** The page and the browser as a report would name them. */
export function SenderFacts({ facts }: { facts: Omit<SenderAnswer, "prefill"> }) {
	const { text } = useText();
	return (
		<dl className="report-facts">
			<div>
				<dt>{text("report.sent.page")}</dt>
				<dd>{facts.page_url ? <DataText>{facts.page_url}</DataText> : text("unknown.text")}</dd>
			</div>
			<div>
				<dt>{text("report.sent.browser")}</dt>
				<dd>
					<DataText>{facts.browser_info}</DataText>
				</dd>
			</div>
		</dl>
	);
}
