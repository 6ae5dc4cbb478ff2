import { useRef, useState } from "react";
import type { ReportDraft, ReportFaults } from "../../../domain/report/report-form.ts";
import { readReport } from "../../../domain/report/report-form.ts";
import { addresses } from "../../addresses.ts";
import { keepReport } from "./kept-reports.ts";
import type { Attempt } from "./report-draft.ts";
import { eraseDraft, keepDraft } from "./report-draft.ts";
import type { Sending } from "./send-report.ts";
import { hashDraft, makeBody, makeKey, sendReport } from "./send-report.ts";

export type SubmissionState =
	| { step: "idle" }
	| { step: "invalid"; faults: ReportFaults }
	| { step: "sending" }
	/** `detail` is the server's explanation, null when there was no answer at all. */
	| { step: "failed"; detail: string | null; reference: string; sending: Sending | null };

export interface Submission {
	state: SubmissionState;
	/** Sends the form; a second call while it is on its way does nothing. */
	submit(draft: ReportDraft, honeypot: string): Promise<void>;
	/** Leaves the report that could not be sent to the device, which sends it later. */
	sendLater(): void;
	/** Call at each key: the time a form takes is measured from the first. */
	onType(): void;
	/** The form starts anew. */
	reset(): void;
	/** Key and content of the last sending, to be kept with the draft. */
	attempt: React.RefObject<Attempt | null>;
}

export interface SubmissionOptions {
	initial: SubmissionState;
	/** Where to send it: the form's address with its query. */
	address: string;
	/** The page it is about; without one the server tells it from the address. */
	page: string;
	onAccepted(code: string): void;
	/** Called once the report waits on the device. */
	onWaiting(): void;
}

/** Idle, sending, success or error: the life of a report form with scripts (specification, section 4). */
export function useReportSubmission({ initial, address, page, onAccepted, onWaiting }: SubmissionOptions): Submission {
	const [state, setState] = useState<SubmissionState>(initial);
	const attempt = useRef<Attempt | null>(null);
	// Undefined until the first key: what was typed before the scripts came began, for all that is known, with the page.
	const startedAt = useRef<number | null>(undefined);
	const isSending = useRef(false);

	function waitOnDevice(sending: Sending): boolean {
		if (!keepReport(sending)) return false;
		eraseDraft();
		setState({ step: "idle" });
		onWaiting();
		return true;
	}

	async function send(draft: ReportDraft, sending: Sending): Promise<void> {
		if (!navigator.onLine && waitOnDevice(sending)) return;
		setState({ step: "sending" });
		const answer = await sendReport(sending);
		if (answer.outcome === "accepted") {
			eraseDraft();
			setState({ step: "idle" });
			onAccepted(answer.code);
			return;
		}
		if (answer.outcome === "invalid") return setState({ step: "invalid", faults: answer.faults });
		// The connection was lost: the report is kept on the device and later sent by itself with the same key.
		if (answer.outcome === "unreachable" && !navigator.onLine && waitOnDevice(sending)) return;
		keepDraft(draft, attempt.current);
		const reference = answer.outcome === "refused" ? answer.reference : "";
		const status = answer.outcome === "refused" ? answer.status : 0;
		// Only a number and a reference: nothing that was written may reach the console (case K13).
		console.error(`report not sent: ${status} ${reference}`.trim());
		const mayWait = status === 0 || status === 429 || status >= 500;
		const detail = answer.outcome === "refused" ? answer.detail : null;
		setState({ step: "failed", detail, reference, sending: mayWait ? sending : null });
	}

	return {
		state,
		attempt,
		async submit(draft, honeypot) {
			if (isSending.current) return;
			const reading = readReport(draft);
			if (!reading.isValid) return setState({ step: "invalid", faults: reading.faults });
			isSending.current = true;
			const content = hashDraft(draft);
			if (attempt.current?.content !== content) attempt.current = { key: makeKey(), content };
			const began = startedAt.current === undefined ? 0 : (startedAt.current ?? performance.now());
			const clues = { page, startedAt: began, honeypot };
			const sending = {
				key: attempt.current.key,
				address: address || addresses.report.to(),
				body: makeBody(draft, clues),
			};
			await send(draft, sending);
			isSending.current = false;
		},
		sendLater() {
			if (state.step === "failed" && state.sending) waitOnDevice(state.sending);
		},
		onType() {
			startedAt.current ??= performance.now();
		},
		reset() {
			attempt.current = null;
			startedAt.current = null;
			setState({ step: "idle" });
		},
	};
}
