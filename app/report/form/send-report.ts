import { useRef, useState } from "react";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import {
	REPORT_FIELDS,
	type ReportDraft,
	type ReportFault,
	type ReportFaults,
	type ReportFieldName,
	readReport,
} from "../../../domain/report/report-form.ts";
import { addresses } from "../../address/addresses.ts";
import { keepReceipt } from "../../receipts/kept-receipts.ts";
import { isRecord } from "../../untrusted-json.ts";
import { EXTRA_FIELDS, KEY_HEADER } from "./form-names.ts";
import type { Sending } from "./kept-reports.ts";
import { isOld, keepReport, readKeptReports, settleKeptReport } from "./kept-reports.ts";
import type { Attempt } from "./report-draft.ts";
import { eraseDraft, keepDraft } from "./report-draft.ts";

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

export type SendOutcome =
	| { outcome: "accepted"; code: string }
	| { outcome: "invalid"; faults: ReportFaults }
	| { outcome: "refused"; status: number; detail: string | null; reference: string; seconds: number }
	| { outcome: "unreachable" };

/** A reply that takes longer was lost; the same key makes it safe to ask again. */
const REPLY_LIMIT_MS = 20_000;
const SECOND_TRY_MS = 1_500;

/** A key for a newly filled form. `crypto.randomUUID` is missing on plain http. */
export function makeKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A short hash that tells whether the content changed; the text cannot be found out from it. */
export function hashDraft(draft: ReportDraft): number {
	let hash = 5381;
	for (const letter of JSON.stringify(REPORT_FIELDS.map((field) => draft[field]))) {
		hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) | 0;
	}
	return hash;
}

/** The body of a report: the form and what travels with it. */
export function makeBody(draft: ReportDraft, { page, startedAt, honeypot }: SendingClues): Sending["body"] {
	return {
		...draft,
		[EXTRA_FIELDS.page]: page,
		[EXTRA_FIELDS.width]: String(window.innerWidth),
		[EXTRA_FIELDS.seconds]: String(Math.round((performance.now() - startedAt) / 1000)),
		[EXTRA_FIELDS.honeypot]: honeypot,
	};
}

interface SendingClues {
	page: string;
	startedAt: number;
	honeypot: string;
}

/** Sends a report; after a lost reply once more under the same key, which gives the same receipt. */
export async function sendReport(sending: Sending): Promise<SendOutcome> {
	try {
		return await sendOnce(sending);
	} catch {
		if (!navigator.onLine) return { outcome: "unreachable" };
		await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
		return sendOnce(sending).catch(() => ({ outcome: "unreachable" }));
	}
}

/** Throws when no whole reply arrived. */
async function sendOnce({ key, address, body }: Sending): Promise<SendOutcome> {
	const response = await fetch(address, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json", [KEY_HEADER]: key },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(REPLY_LIMIT_MS),
	});
	const answer: unknown = await response.json().catch((error: unknown) => {
		// A proxy may answer an outage with a page of its own, which is no JSON; any other malformed reply counts as lost.
		if (response.status >= 500) return null;
		throw error;
	});
	if (response.ok && isRecord(answer) && typeof answer.receipt === "string") {
		const { procedure } = addresses.report.read({ search: address.split("?")[1] ?? "" });
		keepReceipt({ code: answer.receipt, about: body.procedure, procedure: procedure ?? "", sentAt: Date.now() });
		return { outcome: "accepted", code: answer.receipt };
	}
	const faults = isRecord(answer) ? readFaults(answer.errors) : {};
	if (Object.keys(faults).length > 0) return { outcome: "invalid", faults };
	return {
		outcome: "refused",
		status: response.status,
		detail: isRecord(answer) && typeof answer.detail === "string" ? answer.detail : null,
		reference: response.headers.get("x-request-id") ?? "",
		seconds: Number(response.headers.get("retry-after")) || 0,
	};
}

const FAULTS: readonly ReportFault[] = ["missing", "unknown", "tooLong", "badEmail", "notText"];

function readFaults(errors: unknown): ReportFaults {
	if (!Array.isArray(errors)) return {};
	const faults: Partial<Record<ReportFieldName, ReportFault>> = {};
	for (const error of errors) {
		if (!isRecord(error)) continue;
		const field = REPORT_FIELDS.find((name) => name === error.field);
		if (field) faults[field] = FAULTS.find((name) => name === error.fault) ?? "missing";
	}
	return faults;
}

/** Sends what waits, one tab at a time. Returns the seconds after which to look again; 0 when nothing is left to do now. */
export async function sendKeptReports(): Promise<number> {
	const { locks }: { locks?: LockManager } = navigator;
	// Plain http has no Web Locks. Two tabs may then send the same report, and its key keeps it from being stored twice.
	if (!locks) return sendEach();
	return locks.request(STORAGE_KEYS.keptReports, { ifAvailable: true }, (lock) => (lock ? sendEach() : 0));
}

async function sendEach(): Promise<number> {
	const waiting = readKeptReports().filter((kept) => kept.state === "waiting" && !isOld(kept));
	for (const { sending } of waiting.filter((kept) => kept.state !== "sent")) {
		const answer = await sendReport(sending);
		if (answer.outcome === "unreachable") return navigator.onLine ? 60 : 0;
		if (answer.outcome === "refused" && (answer.status === 429 || answer.status >= 500)) return answer.seconds || 60;
		settleKeptReport(
			sending.key,
			answer.outcome === "accepted"
				? { state: "sent", savedAt: Date.now(), code: answer.code }
				: { state: "refused", savedAt: Date.now(), sending },
		);
	}
	return 0;
}
