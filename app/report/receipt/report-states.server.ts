import type { RouterContextProvider } from "react-router";
import {
	REPORT_STATE_PAGE,
	SENDER_STATES,
	STATE_MEANINGS,
	sayReportState,
	type UntoldState,
} from "../../../content/report-states.ts";
import type { Language } from "../../../domain/language.ts";
import { isReceiptCode } from "../../../domain/report/receipt-code.ts";
import type { ReportStanding, StandingOutcome } from "../../../domain/report/report-work.ts";
import { languageContext, reportIntakeContext, traceContext } from "../../context.ts";
import { NO_STORE_NO_INDEX, PROBLEM_STATUS, problemJson, retryAfter, wantsJson } from "../../document/answer.server.ts";
import { MAX_KEPT } from "../../receipts/kept-receipts.ts";
import type { ReportStateView } from "../../receipts/report-states.ts";
import { isRecord } from "../../untrusted-json.ts";
import { formatDay } from "../../words/format.ts";

interface Asked {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** Answers a script that asks with the codes that its browser keeps, `{"codes": […]}`: `{"states": […]}` in their order. Undefined for everything else. */
export async function answerStates({ request, context }: Asked): Promise<Response | undefined> {
	if (request.method !== "POST" || !wantsJson(request.headers)) return undefined;
	const language = context.get(languageContext);
	const codes = await readCodes(request);
	if (!codes) return problemJson({ problem: "unreadable", language, reference: context.get(traceContext).id });
	const intake = context.get(reportIntakeContext);
	const outcomes: StandingOutcome[] = [];
	let refusal: StandingOutcome | undefined;
	for (const code of codes) {
		// Once one cannot be told, neither can the others: the backend is not asked for each in vain.
		const outcome = refusal ?? (isReceiptCode(code) ? await intake.readState(code) : { outcome: "unknown" });
		if (outcome.outcome === "unavailable" || outcome.outcome === "tooMany") refusal = outcome;
		outcomes.push(outcome);
	}
	const seconds = refusal?.outcome === "tooMany" ? refusal.seconds : undefined;
	return Response.json(
		{ states: outcomes.map((outcome) => viewReportState(outcome, language)) },
		{ status: seconds ? PROBLEM_STATUS.tooMany : 200, headers: { ...NO_STORE_NO_INDEX, ...retryAfter(seconds) } },
	);
}

/** Undefined when it is no such list, or a longer one than any browser keeps. */
async function readCodes(request: Request): Promise<readonly string[] | undefined> {
	const sent: unknown = await request.json().catch(() => undefined);
	if (!isRecord(sent) || !Array.isArray(sent.codes) || sent.codes.length > MAX_KEPT) return undefined;
	const codes: unknown[] = sent.codes;
	return codes.every((code) => typeof code === "string") ? codes : undefined;
}

/** What is shown of a report to its sender, in one language. Too many questions are told as what cannot be known now. */
export function viewReportState(outcome: StandingOutcome, language: Language): ReportStateView {
	if (outcome.outcome === "known") return viewStanding(outcome.standing, language);
	const state: UntoldState = outcome.outcome === "unknown" ? "unknown" : "unavailable";
	return { ...say(state, "", language), details: [] };
}

function viewStanding({ state, receivedAt, changedAt, isErased }: ReportStanding, language: Language): ReportStateView {
	const texts = REPORT_STATE_PAGE[language];
	const [came, since] = [formatDay(receivedAt, language), formatDay(changedAt, language)];
	const hasMoved = state !== "pending" && state !== "waiting";
	return {
		...say(state, came, language),
		details: [
			texts.came.replace("{{day}}", came),
			...(hasMoved ? [texts.since.replace("{{day}}", since)] : []),
			...(isErased ? [texts.erased] : []),
		],
	};
}

function say(state: ReportStateView["state"], day: string, language: Language): Omit<ReportStateView, "details"> {
	return {
		state,
		label: SENDER_STATES[language][state],
		meaning: STATE_MEANINGS[language][state],
		sentence: sayReportState(state, day, language),
	};
}
