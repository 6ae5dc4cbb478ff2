import type { RouterContextProvider } from "react-router";
import { FACT_NAMES } from "../../../content/publications/open-data-api.ts";
import { findInstitution, findProcedure } from "../../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../../domain/catalogue/procedure.ts";
import type { ProvableField } from "../../../domain/facts/procedure-fact.ts";
import { LANGUAGE_FIELD } from "../../../domain/language.ts";
import type { AcceptOutcome } from "../../../domain/report/report.ts";
import {
	EMPTY_DRAFT,
	type FilledReport,
	REPORT_FIELDS,
	type ReportDraft,
	type ReportFaults,
	readReport,
} from "../../../domain/report/report-form.ts";
import { FACT_PARAMETER } from "../../../domain/report/report-work.ts";
import { reducePageAddress } from "../../../domain/text/page-address.ts";
import { addresses, listParameters } from "../../address/addresses.ts";
import { catalogueContext, languageContext, reportIntakeContext, traceContext } from "../../context.ts";
import type { Problem } from "../../document/answer.server.ts";
import { NO_STORE_NO_INDEX, problemJson, readPostedForm, wantsJson } from "../../document/answer.server.ts";
import { translatorFor } from "../../words/text.ts";
import { EXTRA_FIELDS, KEY_HEADER } from "../form/form-names.ts";
import { faultText } from "../form/report-fields.tsx";
import { describeBrowser, readPostedFields, scoreSpam } from "./sent-form.server.ts";

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

/** Without scripts: the page that the form's address names, with the fact that it names, else the form itself. */
function pageOf(request: Request): string {
	const { procedure, institution, fact } = addresses.report.read(new URL(request.url));
	if (procedure) return `${addresses.procedure.to({ id: procedure })}${fact ? `?${FACT_PARAMETER}=${fact}` : ""}`;
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

interface Asked {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** Answers a report that a script sent with JSON: the receipt, or what is wrong. Undefined for everything else. */
export async function answerScripts({ request, context }: Asked): Promise<Response | undefined> {
	if (request.method !== "POST" || !wantsJson(request.headers)) return undefined;
	const reception = await receiveReport(request, context);
	if (reception.outcome === "accepted") {
		const { code, isRepeat } = reception;
		return Response.json({ receipt: code, isRepeat }, { status: isRepeat ? 200 : 201, headers: NO_STORE_NO_INDEX });
	}
	const language = context.get(languageContext);
	const reference = context.get(traceContext).id;
	if (reception.outcome === "invalid") {
		const errors = listErrors(reception.faults, language);
		return problemJson({ problem: "invalid", language, reference, errors });
	}
	return problemJson({ problem: reception.problem, language, reference, seconds: reception.seconds });
}

function listErrors(faults: ReportFaults, language: Parameters<typeof translatorFor>[0]) {
	const translator = translatorFor(language);
	return REPORT_FIELDS.flatMap((field) => {
		const fault = faults[field];
		return fault ? [{ field, fault, message: faultText(translator, field, fault) }] : [];
	});
}

/** What a report is about, as its address says it: ids of a procedure or of an institution, and a fact of the procedure. */
interface ReportSubject {
	procedure: string | null;
	institution: string | null;
	fact: ProvableField | null;
}

/** The fact that the form names, in words: none where the catalogue has no such procedure. */
export function nameFact({ procedure, fact }: ReportSubject, context: Readonly<RouterContextProvider>): string | null {
	const catalogue = context.get(catalogueContext)?.catalogue;
	const found = catalogue && findProcedure(catalogue, procedure ?? "");
	if (!found || !fact) return null;
	const language = context.get(languageContext);
	return `${translatorFor(language).text("origin.wrong")} ${procedureName(found)}: ${FACT_NAMES[language][fact]}`;
}

/** The form as it starts: the procedure or institution that its address names; without a catalogue it starts empty. */
export function prefillReport(subject: ReportSubject, context: Readonly<RouterContextProvider>): ReportDraft {
	const catalogue = context.get(catalogueContext)?.catalogue;
	if (!catalogue) return EMPTY_DRAFT;
	const procedure = findProcedure(catalogue, subject.procedure ?? "");
	const institution = procedure?.institutions ?? findInstitution(catalogue, subject.institution ?? "");
	return {
		...EMPTY_DRAFT,
		procedure: procedure ? procedureName(procedure) : "",
		institution: institution?.name ?? institution?.full_name ?? "",
	};
}
