import { DataText } from "../../components/data-text.tsx";
import { useText } from "../../use-text.ts";

/** The page and the browser as a report would name them. */
export function SenderFacts({ facts }: { facts: { page_url: string; browser_info: string } }) {
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
