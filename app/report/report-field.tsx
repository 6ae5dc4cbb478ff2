import type { ReactNode } from "react";
import type { ReportField as FieldName, ReportFault } from "../../domain/report-form.ts";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";
import { faultText, fieldId } from "./report-words.ts";

interface ReportFieldProps {
	name: FieldName;
	fault: ReportFault | undefined;
	hint?: string;
	below?: ReactNode;
	/** Draws the control with the attributes that tie it to its label, hint and error. */
	children: (attributes: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
	id: string;
	name: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

/** One field: label, hint, what is wrong with it and the control. */
export function ReportField({ name, fault, hint, below, children }: ReportFieldProps) {
	const translator = useText();
	const id = fieldId(name);
	const described = [hint && `${id}-ayuda`, fault && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className="report-field" data-state={fault ? "faulty" : undefined}>
			<label htmlFor={id}>{translator.text(`report.field.${name}`)}</label>
			{hint && (
				<p id={`${id}-ayuda`} className="report-hint">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${id}-error`} className="report-fault">
					<Icon name="triangle-alert" />
					{faultText(translator, name, fault)}
				</p>
			)}
			{children({
				id,
				name,
				"aria-invalid": fault ? true : undefined,
				"aria-describedby": described || undefined,
			})}
			{below}
		</div>
	);
}
