import { useRef, useState } from "react";
import { describeContact } from "../../../content/brand.ts";
import { STORAGE_KEYS } from "../../../content/storage-keys.ts";
import { REPORT_FIELDS, type ReportDraft, type ReportFaults } from "../../../domain/report/report-form.ts";
import { FailureBox, FaultSummary } from "../../components/form.tsx";
import { Button } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useAssociation } from "../../root-data.ts";
import { useText } from "../../words/text.ts";
import { EXTRA_FIELDS, REPORT_FORM_ID } from "./form-names.ts";
import type { DraftKeeping } from "./report-draft.ts";
import { isBlank, readDraftFields, useKeptDraft } from "./report-draft.ts";
import { faultText, fieldId, ReportFields } from "./report-fields.tsx";
import type { SubmissionState } from "./send-report.ts";
import { useReportSubmission } from "./send-report.ts";
import { ReportSenderNote } from "./sender-note.tsx";

export interface ReportFormProps {
	/** What the fields hold at first: what the address names, or what was typed before. */
	start: ReportDraft;
	/** Where the form is sent, with the query that says what it is about. */
	address: string;
	/** Path and query of the page it is about; the form's own page needs none. */
	page?: string;
	/** What the server found in a form that was sent without scripts. */
	faults?: ReportFaults;
	notice?: { title: string; detail: string; reference: string };
	onAccepted(code: string): void;
	onWaiting(): void;
	/** Told whether there is something to lose. */
	onWritten?(hasText: boolean): void;
}

const NO_FAULTS: ReportFaults = {};

/** The report form: complete without scripts; with them it checks, keeps a draft and sends without leaving the page. */
export function ReportForm({ start, address, page = "", faults, notice, ...told }: ReportFormProps) {
	const { text } = useText();
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState({ version: 0, draft: start });
	const hasCome = faults !== undefined || notice !== undefined;
	const submission = useReportSubmission({ initial: initialState(faults, notice), address, page, ...told });
	const { state } = submission;
	const kept = useKeptDraft({
		attempt: submission.attempt,
		isOff: hasCome,
		onRestored: refill,
		onUnchanged: () => keepWritten(readForm(form.current)),
	});
	const isSending = state.step === "sending";
	const shownFaults = state.step === "invalid" ? state.faults : NO_FAULTS;

	function refill(draft: ReportDraft) {
		const typed = readTyped(readForm(form.current), start);
		const filled = { ...start, ...withoutBlanks(draft), ...typed };
		setValues(({ version }) => ({ version: version + 1, draft: filled }));
		keepWritten(filled);
	}

	/** Keeps what nobody types any more: the next key would come too late for whoever leaves now. */
	function keepWritten(draft: ReportDraft) {
		if (isBlank(draft)) return;
		kept.keepSoon(draft);
		told.onWritten?.(true);
	}

	function onInput() {
		const draft = readForm(form.current);
		submission.onType();
		kept.keepSoon(draft);
		told.onWritten?.(!isBlank(draft));
	}

	function onSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		// The box of the failure goes, and with it the button that was pressed.
		if (document.activeElement?.closest(".report-failure")) {
			event.currentTarget.querySelector<HTMLElement>(".report-send button")?.focus();
		}
		const honeypot = new FormData(event.currentTarget).get(EXTRA_FIELDS.honeypot);
		void submission.submit(readForm(event.currentTarget), typeof honeypot === "string" ? honeypot : "");
	}

	function startAnew() {
		kept.erase();
		submission.reset();
		setValues(({ version }) => ({ version: version + 1, draft: start }));
		told.onWritten?.(false);
	}

	return (
		<form
			ref={form}
			id={page === "" ? REPORT_FORM_ID : undefined}
			className="report-form"
			data-held
			data-starts-scripts={STORAGE_KEYS.reportDraft}
			method="post"
			action={address}
			encType="multipart/form-data"
			noValidate
			onSubmit={onSubmit}
			onInput={onInput}
			data-state={state.step}
			aria-label={text("report.title")}
		>
			<ReportErrorSummary faults={shownFaults} />
			<FailureNotice state={state} onLater={submission.sendLater} />
			<p className="report-required">{text("report.required")}</p>
			<ReportFields key={values.version} start={values.draft} faults={shownFaults} />
			<ReportSenderNote page={page} address={address} />
			<p className="report-send">
				<Button type="submit" kind="primary" aria-disabled={isSending || undefined}>
					<Icon name="send" />
					{text(isSending ? "report.sending" : "report.submit")}
				</Button>
			</p>
			<ReportDraftNote kept={kept} onErase={startAnew} />
			<p className="visually-hidden" role="status">
				{isSending ? text("report.sending") : ""}
			</p>
		</form>
	);
}

/** Generic title, what the server said, and other ways on; the form stays as it is. */
function FailureNotice({ state, onLater }: { state: SubmissionState; onLater: () => void }) {
	const { text } = useText();
	const { email } = describeContact(useAssociation());
	const failed = state.step === "failed" ? state : undefined;
	return (
		<FailureBox failure={failed}>
			{failed && (
				<>
					<h2>{text("report.failure.title")}</h2>
					<p>{failed.detail ?? text(failed.reference ? "report.failure.body" : "report.failure.unreachable")}</p>
					{email && <p>{text("report.failure.contact", { email })}</p>}
					{failed.reference && <p>{text("failure.reference", { reference: failed.reference })}</p>}
					<p className="report-actions">
						<Button type="submit" kind="primary">
							{text("report.failure.retry")}
						</Button>
						{failed.sending && <Button onClick={onLater}>{text("report.failure.later")}</Button>}
					</p>
				</>
			)}
		</FailureBox>
	);
}

function initialState(faults: ReportFaults | undefined, notice: ReportFormProps["notice"]): SubmissionState {
	if (notice) return { step: "failed", detail: notice.detail, reference: notice.reference, sending: null };
	return faults ? { step: "invalid", faults } : { step: "idle" };
}

function readForm(form: HTMLFormElement | null): ReportDraft {
	return readDraftFields(form ? Object.fromEntries(new FormData(form)) : {});
}

function withoutBlanks(draft: ReportDraft): Partial<ReportDraft> {
	return Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ""));
}

/** What was typed before the scripts came is newer than any draft. */
function readTyped(now: ReportDraft, start: ReportDraft): Partial<ReportDraft> {
	const before: Record<string, string> = { ...start };
	return Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== before[field]));
}

/** The faults of the report form, in the order of its fields. */
export function ReportErrorSummary({ faults }: { faults: ReportFaults }) {
	const translator = useText();
	const told = REPORT_FIELDS.flatMap((field) => {
		const fault = faults[field];
		return fault ? [{ id: fieldId(field), text: faultText(translator, field, fault) }] : [];
	});
	return <FaultSummary faults={told} refusal={faults} />;
}

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
