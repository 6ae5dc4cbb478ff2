import { useEffect, useState } from "react";
import type { SenderState } from "../../domain/report/report-work.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { isRecord } from "../untrusted-json.ts";
import { useText } from "../words/text.ts";

/** What is shown of a report to whoever has its receipt code, in the language of the page. */
export interface ReportStateView {
	state: SenderState | "unknown" | "unavailable";
	/** The state in a word or two. */
	label: string;
	/** What that means. */
	meaning: string;
	/** All of it in one sentence that names the day of the report. */
	sentence: string;
	/** When it came, since when it is so and whether its contact data is gone: what of it is known, a sentence each. */
	details: readonly string[];
}

/** What became of the reports with these codes; undefined for each until it is known, and for good without a connection. */
export function useReportStates(codes: readonly string[]): (code: string) => ReportStateView | undefined {
	const { language } = useText();
	const [states, setStates] = useState<ReadonlyMap<string, ReportStateView>>(new Map());
	const keyOf = (code: string) => `${language} ${code}`;
	const missing = codes.filter((code) => !states.has(keyOf(code))).join();

	useEffect(() => {
		if (missing === "") return;
		const asked = missing.split(",");
		const leaving = new AbortController();
		fetchReportStates(asked, leaving.signal)
			.then((found) => {
				const news = found.map((view, at): [string, ReportStateView] => [`${language} ${asked[at]}`, view]);
				setStates((known) => new Map([...known, ...news]));
			})
			// What cannot be had is not shown: nobody asked for it aloud.
			.catch(() => undefined);
		return () => leaving.abort();
	}, [missing, language]);

	return (code) => states.get(keyOf(code));
}

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
