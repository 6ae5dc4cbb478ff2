import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

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
