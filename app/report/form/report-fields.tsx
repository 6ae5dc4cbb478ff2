import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { PROBLEM_TYPES } from "../../../domain/report/report.ts";
import {
	cleanText,
	countCharacters,
	FIELD_LIMITS,
	type ReportDraft,
	type ReportFault,
	type ReportFaults,
	type ReportFieldName,
} from "../../../domain/report/report-form.ts";
import { RETENTION } from "../../../domain/report/retention.ts";
import { addresses } from "../../address/addresses.ts";
import { type ControlAttributes, FormField } from "../../components/form.tsx";
import { Link } from "../../components/link.tsx";
import { formatNumber } from "../../words/format.ts";
import type { Translator } from "../../words/text.ts";
import { useText } from "../../words/text.ts";
import { EXTRA_FIELDS } from "./form-names.ts";

interface ReportFieldsProps {
	start: ReportDraft;
	faults: ReportFaults;
}

/** The six fields: required ones first, contact data last, after a note on what happens to it. */
export function ReportFields({ start, faults }: ReportFieldsProps) {
	const { text } = useText();
	const [description, setDescription] = useState<string | null>(null);
	const box = useRef<HTMLTextAreaElement>(null);

	// What was typed before the scripts came is counted too.
	useEffect(() => {
		if (box.current && box.current.value !== box.current.defaultValue) setDescription(box.current.value);
	}, []);

	return (
		<>
			<ReportField name="problem_type" fault={faults.problem_type}>
				{(attributes) => (
					<select {...attributes} required defaultValue={start.problem_type}>
						<option value="">{text("report.choose")}</option>
						{PROBLEM_TYPES.map((type) => (
							<option key={type} value={type}>
								{text(`report.type-${type}`)}
							</option>
						))}
					</select>
				)}
			</ReportField>
			<ReportField name="procedure" fault={faults.procedure}>
				{(attributes) => (
					<input {...attributes} type="text" required autoComplete="off" defaultValue={start.procedure} />
				)}
			</ReportField>
			<ReportField name="institution" fault={faults.institution}>
				{(attributes) => <input {...attributes} type="text" autoComplete="off" defaultValue={start.institution} />}
			</ReportField>
			<ReportField
				name="description"
				fault={faults.description}
				hint={text("report.hint.description")}
				below={<ReportCounter text={description ?? start.description} isLive={description !== null} />}
			>
				{(attributes) => (
					<textarea
						{...attributes}
						ref={box}
						rows={4}
						required
						defaultValue={start.description}
						onChange={(event) => setDescription(event.target.value)}
					/>
				)}
			</ReportField>
			<fieldset className="report-contact">
				<legend>{text("report.contact.legend")}</legend>
				<p>
					{`${text("report.contact.note", { months: RETENTION.contactMonths })} `}
					<Link to={addresses.privacy.to()} target="_blank" rel="noopener">
						{text("report.contact.privacy")}
						<span className="visually-hidden"> ({text("layout.opensNewTab")})</span>
					</Link>
				</p>
				<ReportField name="user_name" fault={faults.user_name}>
					{(attributes) => <input {...attributes} type="text" autoComplete="name" defaultValue={start.user_name} />}
				</ReportField>
				<ReportField name="user_email" fault={faults.user_email} hint={text("report.hint.user_email")}>
					{(attributes) => (
						<input
							{...attributes}
							type="email"
							inputMode="email"
							autoComplete="email"
							spellCheck={false}
							defaultValue={start.user_email}
						/>
					)}
				</ReportField>
			</fieldset>
			<div className="report-extra" aria-hidden="true">
				<input type="text" name={EXTRA_FIELDS.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
			</div>
		</>
	);
}

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

/** Milliseconds without a key before a screen reader announces the count, and only near the limit. */
const PAUSE = 1_000;
const NEAR_THE_END = 200;

/** How many letters are left, or too many; it never stops anyone from typing. Without scripts it names the limit. */
export function ReportCounter({ text: written, isLive }: { text: string; isLive: boolean }) {
	const { count } = useText();
	const [spoken, setSpoken] = useState("");
	const left = FIELD_LIMITS.description - countCharacters(cleanText(written));
	const shown = left < 0 ? count("report.over", -left) : count("report.left", left);

	useEffect(() => {
		const timer = setTimeout(() => setSpoken(left <= NEAR_THE_END ? shown : ""), PAUSE);
		return () => clearTimeout(timer);
	}, [left, shown]);

	if (!isLive) return <p className="report-hint">{count("report.upTo", FIELD_LIMITS.description)}</p>;
	return (
		<>
			<p className={left < 0 ? "report-fault" : "report-hint"} aria-hidden="true">
				{shown}
			</p>
			<p className="visually-hidden" role="status">
				{spoken}
			</p>
		</>
	);
}

/** What to do about a field that cannot be taken as it is. */
export function faultText({ text, language }: Translator, field: ReportFieldName, fault: ReportFault): string {
	if (fault === "notText") return text("report.fault.notText");
	if (field === "problem_type") return text("report.fault.problem_type");
	if (fault === "tooLong") return text("report.fault.tooLong", { limit: formatNumber(FIELD_LIMITS[field], language) });
	if (fault === "badEmail") return text("report.fault.badEmail");
	return text(field === "procedure" ? "report.fault.procedure" : "report.fault.description");
}

/** The id of a field on the screen, for its label, its error and the links of the summary. */
export function fieldId(field: ReportFieldName): string {
	return `reporte-${field}`;
}
