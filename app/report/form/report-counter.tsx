import { useEffect, useState } from "react";
import { FIELD_LIMITS } from "../../../domain/report/report-form.ts";
import { cleanText, countCharacters } from "../../../domain/report/report-text.ts";
import { useText } from "../../use-text.ts";

/** Milliseconds without a key before a screen reader announces the count, and only near the limit. */
const PAUSE = 1_000;
const NEAR_THE_END = 200;

/** How many letters are left, or too many; it never stops anyone from typing. Without scripts it names the limit. */
export function ReportCounter({ text: written, isLive }: { text: string; isLive: boolean }) {
	const { count } = useText();
	const [spoken, setSpoken] = useState("");
	const left = FIELD_LIMITS.description - countCharacters(cleanText(written));
	const shown = left < 0 ? count("report.over", -left) : count("report.left", left);

	useEffect(() => {
		const timer = setTimeout(() => setSpoken(left <= NEAR_THE_END ? shown : ""), PAUSE);
		return () => clearTimeout(timer);
	}, [left, shown]);

	if (!isLive) return <p className="report-hint">{count("report.upTo", FIELD_LIMITS.description)}</p>;
	return (
		<>
			<p className={left < 0 ? "report-fault" : "report-hint"} aria-hidden="true">
				{shown}
			</p>
			<p className="visually-hidden" role="status">
				{spoken}
			</p>
		</>
	);
}
