import { Button } from "../../components/button.tsx";
import { useText } from "../../use-text.ts";
import type { DraftKeeping } from "../sending/use-kept-draft.ts";

/** Says that what is written stays on the device, or that it cannot, and offers to erase it. Nothing until scripts know. */
export function ReportDraftNote({ kept, onErase }: { kept: DraftKeeping; onErase: () => void }) {
	const { text } = useText();
	return (
		<div className="report-draft" data-state={kept.state}>
			<p role="status">
				{kept.state === "restored" && text("report.draft.restored")}
				{kept.state === "erased" && text("report.draft.erased")}
				{kept.state === "impossible" && text("report.draft.impossible")}
			</p>
			{kept.state !== "impossible" && <p>{text("report.draft.kept")}</p>}
			<Button kind="quiet" onClick={onErase}>
				{text("report.draft.erase")}
			</Button>
		</div>
	);
}
