import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { EMPTY_DRAFT, type ReportDraft } from "../../../domain/report/report-form.ts";
import { addresses } from "../../address/addresses.ts";
import { canStore } from "../../browser-store.ts";
import { Button, Link } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useText } from "../../words/text.ts";
import { eraseDraft, keepDraft, readDraft, readDraftFields } from "../form/report-draft.ts";
import { ReportForm } from "../form/report-form.tsx";
import { fetchSender } from "../form/sender-note.tsx";
import { ReceiptCode } from "../receipt/receipt-code.tsx";

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

interface DiscardQuestionProps {
	onStay(): void;
	/** The text stays on the device as a draft. */
	onKeep(): void;
	onDiscard(): void;
}

/** Asks before an unsent text goes out of sight. The focus goes to the safe answer. */
export function DiscardQuestion({ onStay, onKeep, onDiscard }: DiscardQuestionProps) {
	const { text } = useText();
	const stay = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		stay.current?.focus();
	}, []);

	return (
		<div
			className="report-question"
			role="alertdialog"
			aria-labelledby="descartar-titulo"
			aria-describedby="descartar-texto"
		>
			<h3 id="descartar-titulo">{text("report.discard.title")}</h3>
			<p id="descartar-texto">{text(canStore() ? "report.discard.body" : "report.draft.impossible")}</p>
			<p className="report-actions">
				<Button ref={stay} kind="primary" onClick={onStay}>
					{text("report.discard.stay")}
				</Button>
				{canStore() && <Button onClick={onKeep}>{text("report.discard.keep")}</Button>}
				<Button kind="quiet" onClick={onDiscard}>
					{text("report.discard.leave")}
				</Button>
			</p>
		</div>
	);
}

/** Milliseconds after which a sent form closes by itself (specification, section 9). */
const CLOSES_AFTER = 2_000;

/** The thanks with the receipt. It closes by itself, but not while the focus or a finger is on the receipt (case K02). */
export function ReportSuccess({ code, onDone }: { code: string; onDone: () => void }) {
	const { text } = useText();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isHeld, setHeld] = useState(false);

	useEffect(() => {
		heading.current?.focus();
	}, []);

	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(onDone, CLOSES_AFTER);
		return () => clearTimeout(timer);
	}, [isHeld, onDone]);

	return (
		<div className="report-success">
			<h3 ref={heading} tabIndex={-1}>
				<Icon name="circle-check" />
				{text("report.success.title")}
			</h3>
			<p role="status">{text("report.success.thanks")}</p>
			<fieldset
				aria-label={text("report.success.code")}
				onFocus={() => setHeld(true)}
				onBlur={() => setHeld(false)}
				onPointerEnter={() => setHeld(true)}
				onPointerLeave={() => setHeld(false)}
			>
				<ReceiptCode code={code} />
			</fieldset>
			<p>
				{`${text("report.success.keep")} `}
				<Link to={addresses.reportReceipt.to()}>{text("report.mine.title")}</Link>
			</p>
			<p className="report-actions">
				<Button onClick={onDone}>{text("report.close")}</Button>
			</p>
		</div>
	);
}
