import { useEffect, useRef } from "react";
import type { ReportFaults } from "../../domain/report-form.ts";
import { REPORT_FIELDS } from "../../domain/report-form.ts";
import { useText } from "../use-text.ts";
import { faultText, fieldId } from "./report-words.ts";

/** Every fault with a link to its field; takes the focus whenever a form is found faulty (trust.md A74). */
export function ReportErrorSummary({ faults }: { faults: ReportFaults }) {
	const translator = useText();
	const { text } = translator;
	const box = useRef<HTMLDivElement>(null);
	const faulty = REPORT_FIELDS.filter((field) => faults[field]);

	useEffect(() => {
		if (Object.keys(faults).length === 0) return;
		box.current?.focus();
		const title = document.title;
		const prefixed = text("report.errorPrefix", { title });
		const isPrefixed = title.startsWith(text("report.errorPrefix", { title: "" }));
		if (isPrefixed) return;
		document.title = prefixed;
		return () => {
			document.title = title;
		};
	}, [faults, text]);

	if (faulty.length === 0) return null;
	return (
		<div ref={box} className="report-summary" role="alert" tabIndex={-1} aria-labelledby="reporte-errores">
			<h2 id="reporte-errores">{text("report.fault.title")}</h2>
			<ul>
				{faulty.map((field) => (
					<li key={field}>
						<a href={`#${fieldId(field)}`} onClick={(event) => followLink(event, fieldId(field))}>
							{faultText(translator, field, faults[field] ?? "missing")}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Moves to the field itself, which works inside the dialog too and leaves the address alone. */
function followLink(event: React.MouseEvent, id: string): void {
	const field = document.getElementById(id);
	if (!field) return;
	event.preventDefault();
	field.focus();
}
