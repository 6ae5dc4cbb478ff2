import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { AcceptOutcome, ReportSubmission } from "../../../domain/report/report.ts";
import { reportIntakeContext, traceContext } from "../../context.ts";
import { receiveReport } from "./receive-report.server.ts";

/** Sends a form to an intake that answers so. */
async function send(fields: Record<string, string>, accept: () => Promise<AcceptOutcome>) {
	const taken: ReportSubmission[] = [];
	const logError = vi.fn();
	const context = new RouterContextProvider();
	context.set(traceContext, { id: "a1b2", logError });
	context.set(reportIntakeContext, {
		accept(submission) {
			taken.push(submission);
			return accept();
		},
		eraseContact: async () => ({ outcome: "closed" }),
		readState: async () => ({ outcome: "unavailable" }),
		state: () => ({ waiting: 0, isWritable: true }),
		countRefused: () => 0,
		close: async () => {},
	});
	const body = new URLSearchParams({ problem_type: "other", procedure: "NIT", description: "Falta algo.", ...fields });
	const reception = await receiveReport(new Request("http://portal.gt/reportar", { method: "POST", body }), context);
	return { reception, taken, logError };
}

const accepted = async (): Promise<AcceptOutcome> => ({ outcome: "accepted", code: "A1B2", isRepeat: false });

test("a form that could not tell how long it took is not sorted among those of robots", async () => {
	const { taken } = await send({ seconds: "" }, accepted);
	expect(taken[0]?.report.spam_score).toBe(0);
	expect((await send({ seconds: "1" }, accepted)).taken[0]?.report.spam_score).toBe(20);
});

test("when the intake fails nobody loses the text, and the operator finds the failure in the log", async () => {
	const failure = new Error("out of order");
	const { reception, logError } = await send({}, () => Promise.reject(failure));
	expect(reception).toMatchObject({ outcome: "refused", problem: "closed", draft: { description: "Falta algo." } });
	expect(logError).toHaveBeenCalledExactlyOnceWith(failure);
});
