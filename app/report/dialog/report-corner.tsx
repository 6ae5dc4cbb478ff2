import { useCallback, useState } from "react";
import { ReportDialog } from "./report-dialog.tsx";
import { ReportNotices } from "./report-notices.tsx";

export interface ReportCornerProps {
	isOpen: boolean;
	/** The form's page for what this page is about. */
	address: string;
	onClose(): void;
}

/** What the floating button opens, and what stays on the page afterwards. Loaded on demand. */
export function ReportCorner({ isOpen, address, onClose }: ReportCornerProps) {
	const [receipts, setReceipts] = useState<readonly string[]>([]);
	const keep = useCallback(
		(code: string) => setReceipts((codes) => [...codes.filter((each) => each !== code), code]),
		[],
	);
	return (
		<>
			<ReportNotices receipts={receipts} onDismiss={(code) => setReceipts(receipts.filter((each) => each !== code))} />
			{isOpen && <ReportDialog address={address} onAccepted={keep} onClose={onClose} />}
		</>
	);
}
