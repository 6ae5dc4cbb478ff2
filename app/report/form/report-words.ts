import type { ReportFault, ReportFieldName } from "../../../domain/report/report-form.ts";
import { FIELD_LIMITS } from "../../../domain/report/report-form.ts";
import type { Translator } from "../../dictionary.ts";
import { formatNumber } from "../../format.ts";

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
