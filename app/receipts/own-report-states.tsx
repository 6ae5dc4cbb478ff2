import { addresses } from "../address/addresses.ts";
import { Link } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import { useReportStates } from "./report-states.ts";

/** A sentence about each of these reports, with the way to their list; nothing until something is known. Fetched on demand. */
export function OwnReportStates({ codes }: { codes: readonly string[] }) {
	const { text } = useText();
	const stateOf = useReportStates(codes);
	const shown = codes.flatMap((code) => stateOf(code) ?? []).filter(({ state }) => state !== "unknown");
	const sentences = [...new Set(shown.map(({ sentence }) => sentence))];
	if (sentences.length === 0) return null;
	return (
		<div className="own-reports">
			{sentences.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			<p>
				<Link className="lone-link" to={addresses.reportReceipt.to()}>
					{text("report.mine.title")}
				</Link>
			</p>
		</div>
	);
}
