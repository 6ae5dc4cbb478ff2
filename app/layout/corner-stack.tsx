import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { ReportOpener } from "../report/dialog/report-opener.tsx";
import { useText } from "../use-text.ts";
import { BackToTop } from "./back-to-top.tsx";

/**
 * What is at hand on every page: report a problem, its notices, back to top. A wide window keeps them in the margin
 * beside the page, any other in a row of their own at its foot: they never lie over a fact or a control.
 */
export function CornerStack() {
	const { text } = useText();
	return (
		<aside className="corner-stack" aria-label={text("report.corner")} data-starts-scripts={STORAGE_KEYS.keptReports}>
			<ReportOpener />
			<BackToTop />
		</aside>
	);
}
