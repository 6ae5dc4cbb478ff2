import { FIELD_LIMITS, type ReportFault, type ReportFieldName } from "../../../domain/report/report-form.ts";
import { formatNumber } from "../../words/format.ts";
import type { Translator } from "../../words/text.ts";

/** Names of the values that are sent beside the six fields of the form. */
export const EXTRA_FIELDS = {
	/** Path and query of the page that the report is about. */
	page: "page_url",
	/** Width of the window in CSS pixels. */
	width: "viewport_width",
	seconds: "seconds",
	/** A field that people do not see but robots fill in. Its odd name keeps browsers from filling it (case A80). */
	honeypot: "qx_folio_anexo",
} as const;

/** Header with which a form that is sent twice is still one report. */
export const KEY_HEADER = "Idempotency-Key";

/** The form on its own page, for a button that stands elsewhere. */
export const REPORT_FORM_ID = "reporte";

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
