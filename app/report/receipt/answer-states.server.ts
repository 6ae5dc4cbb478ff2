import type { RouterContextProvider } from "react-router";
import { isReceiptCode } from "../../../domain/report/receipt-code.ts";
import type { StandingOutcome } from "../../../domain/report/report-standing.ts";
import { languageContext, reportIntakeContext, traceContext } from "../../context.ts";
import { MAX_KEPT } from "../../kept-receipts.ts";
import { NO_STORE_NO_INDEX } from "../../no-store.ts";
import { PROBLEM_STATUS, problemJson, retryAfter, wantsJson } from "../../problem.server.ts";
import { isRecord } from "../../untrusted-json.ts";
import { viewReportState } from "./report-state-view.server.ts";

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
