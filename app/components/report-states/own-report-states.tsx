import { addresses } from "../../addresses.ts";
import { useText } from "../../use-text.ts";
import { Link } from "../link.tsx";
import { useReportStates } from "./use-report-states.ts";

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
				<Link to={addresses.reportReceipt.to()}>{text("report.mine.title")}</Link>
			</p>
		</div>
	);
}
