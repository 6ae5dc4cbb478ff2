import "../components/button.css";
import "./report-form.css";
import "./report-notices.css";
import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../components/icon.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import { ReceiptCode } from "./receipt-code.tsx";
import { keepDraft, readDraftFields } from "./report-draft.ts";
import type { KeptReport } from "./report-outbox.ts";
import { isOld, OLD_AFTER_DAYS, readOutbox, removeKept, renewKept, sendWaiting, watchOutbox } from "./report-outbox.ts";

const NOTHING: readonly KeptReport[] = [];

interface ReportNoticesProps {
	/** Codes of the reports sent from this page since it was opened. */
	receipts: readonly string[];
	onDismiss(code: string): void;
}

/** What stays on the page: receipts of sent reports, and the reports that still wait on this device. */
export function ReportNotices({ receipts, onDismiss }: ReportNoticesProps) {
	const { text } = useText();
	const kept = useSyncExternalStore(watchOutbox, readOutbox, () => NOTHING);
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
						onDismiss={() => removeKept(each)}
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
				<button type="button" className="button" data-kind="quiet" onClick={onDismiss}>
					{text("report.waiting.dismiss")}
				</button>
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
		removeKept(kept);
		void navigate(kept.sending.address || paths.report);
	}

	function sendNow() {
		renewKept(kept);
		void sendWaiting();
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
				<button type="button" className="button" data-kind="primary" onClick={isRefused ? review : sendNow}>
					{text(isRefused ? "report.waiting.review" : "report.waiting.send")}
				</button>
				<button type="button" className="button" onClick={() => removeKept(kept)}>
					{text("report.waiting.erase")}
				</button>
			</p>
		</div>
	);
}

/** Sends what waits: on arrival, whenever the connection returns, and again when the server asked for a pause. */
function useSending(): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const send = async () => {
			clearTimeout(timer);
			const pause = await sendWaiting();
			if (pause > 0) timer = setTimeout(() => void send(), pause * 1000);
		};
		const sendSoon = () => void send();
		addEventListener("online", sendSoon);
		// A report left after a refusal waits for its turn, not for a connection.
		const stopWatching = watchOutbox(() => {
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
