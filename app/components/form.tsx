import type { ComponentProps, ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Form as RouterForm, useLocation } from "react-router";
import { LANGUAGE_FIELD } from "../../domain/language.ts";
import { keepLanguage, languageInAddress } from "../address/address-language.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";

type FormProps = Omit<ComponentProps<typeof RouterForm>, "action" | "method"> & {
	/** The page itself, where there is none. */
	action?: string;
	method?: "get" | "post";
};

/**
 * A form of the portal. It keeps the language that the address of its page names: what is sent as a question writes the
 * address out of its fields, so the language is one of them.
 */
export function Form({ action, method = "get", children, ...rest }: FormProps) {
	const location = useLocation();
	const language = method === "get" ? languageInAddress(location.search) : null;
	return (
		<RouterForm action={action && keepLanguage(action, location)} method={method} {...rest}>
			{language && <input type="hidden" name={LANGUAGE_FIELD} value={language} />}
			{children}
		</RouterForm>
	);
}

interface FormFieldProps {
	id: string;
	label: string;
	/** What to do about what was typed; undefined when nothing is wrong. */
	fault: string | undefined;
	hint?: string | undefined;
	below?: ReactNode;
	/** Draws the control with the attributes that tie it to its label, hint and fault. */
	children: (attributes: ControlAttributes) => ReactNode;
}

export interface ControlAttributes {
	id: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

/** One field: label, hint, what is wrong with it and the control. */
export function FormField({ id, label, fault, hint, below, children }: FormFieldProps) {
	return (
		<div className="report-field" data-state={fault ? "faulty" : undefined}>
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p id={`${id}-ayuda`} className="report-hint">
					{hint}
				</p>
			)}
			<FieldFault id={id} fault={fault} />
			{children(controlAttributes({ id, hint, fault }))}
			{below}
		</div>
	);
}

/** A box to tick: its label stands beside it, and what is wrong above both. */
export function TickField({ id, label, fault, children }: Omit<FormFieldProps, "hint" | "below">) {
	return (
		<div className="report-field" data-state={fault ? "faulty" : undefined}>
			<FieldFault id={id} fault={fault} />
			<label htmlFor={id} className="report-check">
				{children(controlAttributes({ id, fault }))}
				{label}
			</label>
		</div>
	);
}

function FieldFault({ id, fault }: Pick<FormFieldProps, "id" | "fault">) {
	if (!fault) return null;
	return (
		<p id={`${id}-error`} className="report-fault">
			<Icon name="triangle-alert" />
			{fault}
		</p>
	);
}

function controlAttributes({ id, hint, fault }: Pick<FormFieldProps, "id" | "hint" | "fault">): ControlAttributes {
	const described = [hint && `${id}-ayuda`, fault && `${id}-error`].filter(Boolean).join(" ");
	return { id, "aria-invalid": fault ? true : undefined, "aria-describedby": described || undefined };
}

interface FailureBoxProps {
	/** What failed; with each new one the box is read out and comes into sight. */
	failure: object | undefined;
	children: ReactNode;
}

/** Shows an error of a form that belongs to none of its fields. */
export function FailureBox({ failure, children }: FailureBoxProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failure) box.current?.scrollIntoView({ block: "nearest" });
	}, [failure]);
	return (
		<div role="alert" ref={box}>
			{failure && (
				<div className="report-failure" data-starts-scripts="">
					{children}
				</div>
			)}
		</div>
	);
}

interface FaultSummaryProps {
	/** The id of each faulty field on the screen, and what to do about it. */
	faults: readonly { id: string; text: string }[];
	/** The refusal that they belong to: with each new one the summary takes the focus. */
	refusal: object | undefined;
}

/** Every fault of a form with a link to its field; takes the focus whenever a form is found faulty (case A74). */
export function FaultSummary({ faults, refusal }: FaultSummaryProps) {
	const { text } = useText();
	const box = useRef<HTMLDivElement>(null);
	const pressed = useRef<{ button: HTMLElement; top: number }>(null);
	const isFaulty = faults.length > 0;

	useEffect(() => {
		function onSubmit({ submitter: button }: SubmitEvent) {
			pressed.current = button && { button, top: button.getBoundingClientRect().top };
		}
		addEventListener("submit", onSubmit, { capture: true });
		return () => removeEventListener("submit", onSubmit, { capture: true });
	}, []);

	// What is above makes room for the faults out of sight: the button that was pressed, and what is about it, stays.
	useLayoutEffect(() => {
		if (!refusal || !isFaulty || !pressed.current) return;
		const { button, top } = pressed.current;
		const scroller = button.closest("dialog") ?? document.documentElement;
		scroller.scrollTop += button.getBoundingClientRect().top - top;
	}, [refusal, isFaulty]);

	useEffect(() => {
		if (!refusal || !isFaulty) return;
		box.current?.focus({ preventScroll: true });
		// A frame later, or all that was moved away and back in one step would count as having jumped.
		requestAnimationFrame(() => setTimeout(() => box.current?.scrollIntoView()));
		const title = document.title;
		const prefixed = text("report.errorPrefix", { title });
		const isPrefixed = title.startsWith(text("report.errorPrefix", { title: "" }));
		if (isPrefixed) return;
		document.title = prefixed;
		return () => {
			document.title = title;
		};
	}, [refusal, isFaulty, text]);

	if (!isFaulty) return null;
	return (
		<div
			ref={box}
			className="report-summary"
			data-starts-scripts=""
			role="alert"
			tabIndex={-1}
			aria-labelledby="reporte-errores"
		>
			<h2 id="reporte-errores">{text("report.fault.title")}</h2>
			<ul>
				{faults.map((fault) => (
					<li key={fault.id}>
						<a href={`#${fault.id}`} onClick={(event) => followLink(event, fault.id)}>
							{fault.text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Moves the focus to the field instead of following the link, which would change the address under the dialog. */
function followLink(event: React.MouseEvent, id: string): void {
	const field = document.getElementById(id);
	if (!field) return;
	event.preventDefault();
	field.focus();
}
