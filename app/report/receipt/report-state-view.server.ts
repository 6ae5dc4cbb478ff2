import {
	REPORT_STATE_PAGE,
	SENDER_STATES,
	STATE_MEANINGS,
	sayReportState,
	type UntoldState,
} from "../../../content/report-states.ts";
import type { Language } from "../../../domain/language.ts";
import type { ReportStanding, StandingOutcome } from "../../../domain/report/report-standing.ts";
import type { ReportStateView } from "../../components/report-states/report-state-view.ts";
import { formatDay } from "../../format.ts";

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
