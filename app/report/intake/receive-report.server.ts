import type { RouterContextProvider } from "react-router";
import { LANGUAGE_FIELD } from "../../../domain/language.ts";
import { reducePageAddress } from "../../../domain/page-address.ts";
import type { AcceptOutcome } from "../../../domain/report/report.ts";
import type { FilledReport, ReportDraft, ReportFaults } from "../../../domain/report/report-form.ts";
import { readReport } from "../../../domain/report/report-form.ts";
import { addresses, listParameters } from "../../addresses.ts";
import { reportIntakeContext, traceContext } from "../../context.ts";
import { readPostedForm } from "../../posted-form.ts";
import type { Problem } from "../../problem.server.ts";
import { EXTRA_FIELDS, KEY_HEADER } from "../form/form-names.ts";
import { describeBrowser } from "./browser-info.server.ts";
import { readPostedFields } from "./posted-fields.server.ts";
import { scoreSpam } from "./spam-score.server.ts";

/** What became of a form that was sent. */
export type ReceiveOutcome =
	| Extract<AcceptOutcome, { outcome: "accepted" }>
	| { outcome: "invalid"; draft: ReportDraft; faults: ReportFaults }
	| { outcome: "refused"; problem: Problem; draft?: ReportDraft; seconds?: number };

/** Room for 128 bits, so that nobody meets another's by chance or by trying: a UUID, or 22 letters of base 64. */
const KEY = /^[\w-]{22,64}$/;

/** What a report may tell of the page that it is about. */
const TOLD_PARAMETERS = listParameters("choice", "typed");

/** Reads a sent form and hands a valid one to the intake. */
export async function receiveReport(
	request: Request,
	context: Readonly<RouterContextProvider>,
): Promise<ReceiveOutcome> {
	// A structured header puts the key in quotes, a plain one does not; both are understood.
	const key = request.headers.get(KEY_HEADER)?.replace(/^"(.*)"$/, "$1");
	if (key !== undefined && !KEY.test(key)) return { outcome: "refused", problem: "badKey" };
	const fields = await readPostedFields(request);
	if (!fields) return { outcome: "refused", problem: "unreadable" };
	const reading = readReport(fields);
	const { draft } = reading;
	if (!reading.isValid) return { outcome: "invalid", draft, faults: reading.faults };
	const report = { ...reading.report, ...describeSending(request, fields, reading.report), status: "pending" as const };
	const acceptance = await context
		.get(reportIntakeContext)
		.accept({ key, report })
		.catch((error: unknown): AcceptOutcome => {
			// On an unexpected error the form is shown again with its text; the error page would lose it.
			context.get(traceContext).logError(error);
			return { outcome: "closed" };
		});
	if (acceptance.outcome === "accepted") return acceptance;
	const seconds = acceptance.outcome === "tooMany" ? acceptance.seconds : undefined;
	return { outcome: "refused", problem: acceptance.outcome, draft, seconds };
}

/** What was typed, when the form was sent for its language alone (app/preferences/language.action.ts). */
export async function readForLanguage(request: Request): Promise<ReportDraft | undefined> {
	const form = await readPostedForm(request.clone());
	return form.has(LANGUAGE_FIELD) ? readReport(Object.fromEntries(form)).draft : undefined;
}

/** The page and the browser as they would be stored with a report sent by this request. */
export function describeSender(request: Request, fields: Record<string, unknown>) {
	return {
		page_url: reducePageAddress(postedText(fields, EXTRA_FIELDS.page) || pageOf(request), TOLD_PARAMETERS),
		browser_info: describeBrowser({
			userAgent: request.headers.get("user-agent"),
			acceptLanguage: request.headers.get("accept-language"),
			viewportWidth: postedNumber(fields, EXTRA_FIELDS.width),
		}),
	};
}

function describeSending(request: Request, fields: Record<string, unknown>, { description }: FilledReport) {
	return {
		...describeSender(request, fields),
		spam_score: scoreSpam({
			honeypot: postedText(fields, EXTRA_FIELDS.honeypot),
			seconds: postedNumber(fields, EXTRA_FIELDS.seconds),
			text: description,
		}),
	};
}

/** Without scripts: the page that the form's address names, else the form itself. */
function pageOf(request: Request): string {
	const { procedure, institution } = addresses.report.read(new URL(request.url));
	if (procedure) return addresses.procedure.to({ id: procedure });
	return institution ? addresses.institution.to({ id: institution }) : addresses.report.to();
}

function postedText(fields: Record<string, unknown>, name: string): string {
	const value = fields[name];
	return typeof value === "string" ? value.slice(0, 2000) : "";
}

function postedNumber(fields: Record<string, unknown>, name: string): number | null {
	const value = fields[name];
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}
