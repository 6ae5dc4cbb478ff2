import type { ReportState } from "./report-work.ts";

/** How far a report is, as its sender is told: "waiting" has not reached those who read reports yet. */
export type SenderState = "waiting" | ReportState;

/** All that whoever has the receipt code of a report may know of it: never what it says, who sent it or what was noted. */
export interface ReportStanding {
	/** That of the report which it was joined to, if it was. */
	state: SenderState;
	/** When it came (ISO 8601). */
	receivedAt: string;
	/** When `state` became what it is (ISO 8601); when it came, where nothing has changed since. */
	changedAt: string;
	/** Whether name and e-mail are gone from it, or are about to be. */
	isErased: boolean;
}

/** What is known about a receipt code. */
export type StandingOutcome =
	| { outcome: "known"; standing: ReportStanding }
	/** No report has this code, or none any more. */
	| { outcome: "unknown" }
	/** It cannot be told now: the backend does not answer, or not to this question. */
	| { outcome: "unavailable" }
	/** Too many codes were tried from this address; after these seconds one is answered again. */
	| { outcome: "tooMany"; seconds: number };
