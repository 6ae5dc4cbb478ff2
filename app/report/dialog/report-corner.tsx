import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { addresses } from "../../address/addresses.ts";
import { useNavigate } from "../../address/navigate.ts";
import { Button } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useText } from "../../words/text.ts";
import type { KeptReport } from "../form/kept-reports.ts";
import {
	isOld,
	OLD_AFTER_DAYS,
	readKeptReports,
	removeKeptReport,
	renewKeptReport,
	watchKeptReports,
} from "../form/kept-reports.ts";
import { keepDraft, readDraftFields } from "../form/report-draft.ts";
import { sendKeptReports } from "../form/send-report.ts";
import { ReceiptCode } from "../receipt/receipt-code.tsx";
import { ReportDialog } from "./report-dialog.tsx";

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

const NOTHING: readonly KeptReport[] = [];

interface ReportNoticesProps {
	/** Codes of the reports sent from this page since it was opened. */
	receipts: readonly string[];
	onDismiss(code: string): void;
}

/** What stays on the page: receipts of sent reports, and the reports that still wait on this device. */
export function ReportNotices({ receipts, onDismiss }: ReportNoticesProps) {
	const { text } = useText();
	const kept = useSyncExternalStore(watchKeptReports, readKeptReports, () => NOTHING);
	useSending();
	return (
		<div className="report-notices" role="status" aria-label={text("report.waiting.region")}>
			{receipts.map((code) => (
				<SentNotice key={code} title={text("report.success.title")} code={code} onDismiss={() => onDismiss(code)} />
			))}
			{kept.map((each) =>
				each.state === "sent" ? (
					<SentNotice
						key={each.code}
						title={text("report.waiting.sent")}
						code={each.code}
						onDismiss={() => removeKeptReport(each)}
					/>
				) : (
					<WaitingNotice key={each.sending.key} kept={each} />
				),
			)}
		</div>
	);
}

function SentNotice({ title, code, onDismiss }: { title: string; code: string; onDismiss: () => void }) {
	const { text } = useText();
	return (
		<div className="report-notice" data-state="sent">
			<p className="report-notice-title">
				<Icon name="circle-check" />
				{title}
			</p>
			<ReceiptCode code={code}>
				<Button kind="quiet" to={addresses.reportReceipt.to()}>
					{text("report.mine.title")}
				</Button>
				<Button kind="quiet" onClick={onDismiss}>
					{text("report.waiting.dismiss")}
				</Button>
			</ReceiptCode>
		</div>
	);
}

function WaitingNotice({ kept }: { kept: Exclude<KeptReport, { state: "sent" }> }) {
	const { text } = useText();
	const navigate = useNavigate();
	const isPast = isOld(kept);

	function review() {
		keepDraft(readDraftFields(kept.sending.body), null);
		removeKeptReport(kept);
		void navigate(kept.sending.address || addresses.report.to());
	}

	function sendNow() {
		renewKeptReport(kept);
		void sendKeptReports();
	}

	const isRefused = kept.state === "refused";
	return (
		<div className="report-notice" data-state={kept.state}>
			<p className="report-notice-title">
				<Icon name={isRefused ? "triangle-alert" : "clock"} />
				{text("report.waiting.title")}
			</p>
			<p>
				{isRefused
					? text("report.waiting.refused")
					: isPast
						? text("report.waiting.old", { days: OLD_AFTER_DAYS })
						: text("report.waiting.body")}
			</p>
			<p className="report-actions">
				<Button kind="primary" onClick={isRefused ? review : sendNow}>
					{text(isRefused ? "report.waiting.review" : "report.waiting.send")}
				</Button>
				<Button onClick={() => removeKeptReport(kept)}>{text("report.waiting.erase")}</Button>
			</p>
		</div>
	);
}

/** Sends the kept reports on arrival, when the connection returns, and after the pause that the server asked for. */
function useSending(): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const send = async () => {
			clearTimeout(timer);
			const pause = await sendKeptReports();
			if (pause > 0) timer = setTimeout(() => void send(), pause * 1000);
		};
		const sendSoon = () => void send();
		addEventListener("online", sendSoon);
		// A report that was kept after a refusal is waiting for the pause to end, not for a connection.
		const stopWatching = watchKeptReports(() => {
			clearTimeout(timer);
			timer = setTimeout(sendSoon, 30_000);
		});
		if (navigator.onLine) sendSoon();
		return () => {
			clearTimeout(timer);
			removeEventListener("online", sendSoon);
			stopWatching();
		};
	}, []);
}
