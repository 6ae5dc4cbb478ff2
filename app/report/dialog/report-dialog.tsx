import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { ReportDraft } from "../../../domain/report/report-form.ts";
import { EMPTY_DRAFT } from "../../../domain/report/report-form.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useText } from "../../use-text.ts";
import { fetchSender } from "../form/fetch-sender.ts";
import { ReportForm } from "../form/report-form.tsx";
import { eraseDraft, keepDraft, readDraft, readDraftFields } from "../sending/report-draft.ts";
import { DiscardQuestion } from "./discard-question.tsx";
import { ReportSuccess } from "./report-success.tsx";

interface ReportDialogProps {
	address: string;
	/** Called as soon as the report is accepted, so that the receipt stays on the page when the dialog closes. */
	onAccepted(code: string): void;
	onClose(): void;
}

/** The report form over the page. Idle, sending, success, error; it never loses a text without asking (case A72). */
export function ReportDialog({ address, onAccepted, onClose }: ReportDialogProps) {
	const { text } = useText();
	const { pathname, search } = useLocation();
	const dialog = useRef<HTMLDialogElement>(null);
	const left = useRef<Element | null>(null);
	const [hasText, setHasText] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const [code, setCode] = useState<string | null>(null);
	const start = usePrefill(address, dialog);

	useEffect(() => {
		const opened = dialog.current;
		const opener = document.activeElement;
		opened?.showModal();
		return () => {
			opened?.close();
			if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
		};
	}, []);

	function leave() {
		if (!hasText || code !== null) return onClose();
		left.current = document.activeElement;
		setAsking(true);
	}

	/** Back to the field that was being written. */
	function stay() {
		flushSync(() => setAsking(false));
		if (left.current instanceof HTMLElement) left.current.focus();
	}

	/** The form keeps a draft only after a pause in the writing; this takes the last words too. */
	function keep() {
		const form = dialog.current?.querySelector("form");
		if (form) keepDraft(readDraftFields(Object.fromEntries(new FormData(form))), readDraft()?.attempt ?? null);
		onClose();
	}

	/** Escape asks first. Chrome lets a page stop the first Escape only, so the key itself is caught. */
	function onKeyDown(event: React.KeyboardEvent) {
		if (event.key !== "Escape") return;
		event.preventDefault();
		if (isAsking) stay();
		else leave();
	}

	return (
		<dialog
			ref={dialog}
			className="report-dialog"
			aria-labelledby="reporte-titulo"
			onKeyDown={onKeyDown}
			onCancel={(event) => {
				event.preventDefault();
				leave();
			}}
			onClick={(event) => event.target === event.currentTarget && leave()}
		>
			<div className="report-dialog-inside">
				<header>
					<h2 id="reporte-titulo" tabIndex={-1}>
						{text("report.title")}
					</h2>
					<Button kind="icon" aria-label={text("report.close")} onClick={leave}>
						<Icon name="x" />
					</Button>
				</header>
				{isAsking && (
					<DiscardQuestion
						onStay={stay}
						onKeep={keep}
						onDiscard={() => {
							eraseDraft();
							onClose();
						}}
					/>
				)}
				{code === null ? (
					<div hidden={isAsking}>
						<p className="report-dialog-lead">{text("report.lead")}</p>
						<ReportForm
							start={start}
							address={address}
							page={pathname + search}
							onWritten={setHasText}
							onWaiting={onClose}
							onAccepted={(accepted) => {
								setCode(accepted);
								onAccepted(accepted);
							}}
						/>
					</div>
				) : (
					<ReportSuccess code={code} onDone={onClose} />
				)}
			</div>
		</dialog>
	);
}

/** On a procedure's page, fills in its name at once from the heading, and its institution when the server has answered. */
function usePrefill(address: string, dialog: RefObject<HTMLDialogElement | null>): ReportDraft {
	const isAboutSomething = address.includes("?");
	const [name] = useState(() => {
		return address.includes("tramite=") ? (document.querySelector("main h1")?.textContent ?? "") : "";
	});
	useEffect(() => {
		if (!isAboutSomething) return;
		void fetchSender(address, "").then((answer) => {
			for (const field of ["procedure", "institution"] as const) {
				const input = dialog.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
				// A field that the citizen has changed is left alone.
				if (input && (input.value === "" || input.value === name)) input.value = answer?.prefill[field] || input.value;
			}
		});
	}, [address, isAboutSomething, dialog, name]);
	return { ...EMPTY_DRAFT, procedure: name };
}
