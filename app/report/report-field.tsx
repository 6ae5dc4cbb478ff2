import type { ReactNode } from "react";
import type { ReportField as FieldName, ReportFault } from "../../domain/report-form.ts";
import { useText } from "../use-text.ts";
import { type ControlAttributes, FormField } from "./form-field.tsx";
import { faultText, fieldId } from "./report-words.ts";

interface ReportFieldProps {
	name: FieldName;
	fault: ReportFault | undefined;
	hint?: string;
	below?: ReactNode;
	children: (attributes: ControlAttributes & { name: FieldName }) => ReactNode;
}

/** A field of the report form, with its words. */
export function ReportField({ name, fault, children, ...rest }: ReportFieldProps) {
	const translator = useText();
	return (
		<FormField
			id={fieldId(name)}
			label={translator.text(`report.field.${name}`)}
			fault={fault && faultText(translator, name, fault)}
			{...rest}
		>
			{(attributes) => children({ name, ...attributes })}
		</FormField>
	);
}
