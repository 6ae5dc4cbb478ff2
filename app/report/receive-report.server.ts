import type { RouterContextProvider } from "react-router";
import { reducePageAddress } from "../../domain/page-address.ts";
import type { ReportReceipt } from "../../domain/report.ts";
import { isReportError, TooManyTries } from "../../domain/report.ts";
import type { FilledReport, ReportDraft, ReportFaults } from "../../domain/report-form.ts";
import { readReport } from "../../domain/report-form.ts";
import { reportDeskContext, traceContext } from "../context.ts";
import { institutionPath, paths, procedurePath } from "../paths.ts";
import type { Problem } from "../problem.server.ts";
import { describeBrowser } from "./browser-info.server.ts";
import { EXTRA_FIELDS, KEY_HEADER } from "./form-names.ts";
import { readPostedFields } from "./posted-fields.server.ts";
import { scoreSpam } from "./spam-score.server.ts";

/** What became of a form that was sent. */
export type Reception =
	| { outcome: "accepted"; receipt: ReportReceipt }
	| { outcome: "invalid"; draft: ReportDraft; faults: ReportFaults }
	| { outcome: "refused"; problem: Problem; draft?: ReportDraft; seconds?: number };

/** Long enough that nobody meets another's by chance, such as a UUID. */
const KEY = /^[\w-]{8,64}$/;

/** Reads a sent form and hands a valid one to the desk. Throws only what nobody expected. */
export async function receiveReport(request: Request, context: Readonly<RouterContextProvider>): Promise<Reception> {
	// A structured header puts the key in quotes, a plain one does not; both are understood.
	const key = request.headers.get(KEY_HEADER)?.replace(/^"(.*)"$/, "$1");
	if (key !== undefined && !KEY.test(key)) return { outcome: "refused", problem: "badKey" };
	const fields = await readPostedFields(request);
	if (!fields) return { outcome: "refused", problem: "unreadable" };
	const reading = readReport(fields);
	const { draft } = reading;
	if (!reading.isValid) return { outcome: "invalid", draft, faults: reading.faults };
	const report = { ...reading.report, ...describeSending(request, fields, reading.report), status: "pending" as const };
	try {
		return { outcome: "accepted", receipt: await context.get(reportDeskContext).accept({ key, report }) };
	} catch (error) {
		if (error instanceof TooManyTries) {
			return { outcome: "refused", problem: "tooMany", draft, seconds: error.seconds };
		}
		if (isReportError(error, "ReportKeyReused")) return { outcome: "refused", problem: "keyReused", draft };
		if (!isReportError(error, "ReportDeskClosed")) context.get(traceContext).logError(error);
		return { outcome: "refused", problem: "closed", draft };
	}
}

/** The page and the browser as they would be stored with a report sent by this request. */
export function describeSender(request: Request, fields: Record<string, unknown>) {
	return {
		page_url: reducePageAddress(textOf(fields, EXTRA_FIELDS.page) || pageOf(request)),
		browser_info: describeBrowser({
			userAgent: request.headers.get("user-agent"),
			acceptLanguage: request.headers.get("accept-language"),
			viewportWidth: numberOf(fields, EXTRA_FIELDS.width),
		}),
	};
}

function describeSending(request: Request, fields: Record<string, unknown>, { description }: FilledReport) {
	return {
		...describeSender(request, fields),
		spam_score: scoreSpam({
			honeypot: textOf(fields, EXTRA_FIELDS.honeypot),
			seconds: numberOf(fields, EXTRA_FIELDS.seconds),
			text: description,
		}),
	};
}

/** Without scripts: the page that the form's address names, else the form itself. */
function pageOf(request: Request): string {
	const { searchParams } = new URL(request.url);
	const procedure = searchParams.get("tramite");
	const institution = searchParams.get("institucion");
	return procedure ? procedurePath(procedure) : institution ? institutionPath(institution) : paths.report;
}

function textOf(fields: Record<string, unknown>, name: string): string {
	const value = fields[name];
	return typeof value === "string" ? value.slice(0, 2000) : "";
}

function numberOf(fields: Record<string, unknown>, name: string): number | null {
	const value = fields[name];
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}
