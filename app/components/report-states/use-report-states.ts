import { useEffect, useState } from "react";
import { useText } from "../../use-text.ts";
import { fetchReportStates } from "./fetch-report-states.ts";
import type { ReportStateView } from "./report-state-view.ts";

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
