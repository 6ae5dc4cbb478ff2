import { keepLanguage } from "../../address-language.ts";
import { addresses } from "../../addresses.ts";
import { isRecord } from "../../untrusted-json.ts";
import type { ReportStateView } from "./report-state-view.ts";

/**
 * What became of the reports with these codes, in their order. By POST, so that no code stands in an address. Throws when no
 * whole answer came.
 */
export async function fetchReportStates(
	codes: readonly string[],
	signal: AbortSignal,
): Promise<readonly ReportStateView[]> {
	const response = await fetch(keepLanguage(addresses.reportReceipt.to(), location), {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify({ codes }),
		signal,
	});
	const answer: unknown = await response.json();
	const states: unknown = isRecord(answer) ? answer.states : undefined;
	if (!Array.isArray(states) || !states.every(isView)) throw new TypeError("no states");
	return states;
}

function isView(state: unknown): state is ReportStateView {
	return isRecord(state) && typeof state.sentence === "string" && Array.isArray(state.details);
}
