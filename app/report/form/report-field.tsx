import type { ReactNode } from "react";
import type { ReportFault, ReportFieldName } from "../../../domain/report/report-form.ts";
import { type ControlAttributes, FormField } from "../../components/form-field.tsx";
import { useText } from "../../use-text.ts";
import { faultText, fieldId } from "./report-words.ts";

interface ReportFieldProps {
	name: ReportFieldName;
	fault: ReportFault | undefined;
	hint?: string;
	below?: ReactNode;
	children: (attributes: ControlAttributes & { name: ReportFieldName }) => ReactNode;
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
