import type { ObservatorySummary } from "../../../domain/observatory/observatory-summary.ts";
import { EXCELLENT_MATURITY } from "../../../domain/observatory/scales.ts";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";
import { FigureList } from "./figure-list.tsx";

/** The four figures at the head of the observatory. */
export function SummaryCards({ summary }: { summary: ObservatorySummary }) {
	const { text, language } = useText();
	const average =
		summary.average === null ? text("observatory.noData") : text("observatory.percent", { number: summary.average });
	const figures = [
		{ label: text("observatory.summary.total"), figure: formatNumber(summary.total, language) },
		{ label: text("observatory.summary.digital"), figure: formatNumber(summary.digital, language) },
		{ label: text("observatory.summary.average"), figure: average },
		{
			label: text("observatory.summary.excellent", { limit: EXCELLENT_MATURITY }),
			figure: formatNumber(summary.excellent, language),
		},
	];
	return <FigureList title={text("observatory.summary.title")} className="summary-cards" figures={figures} />;
}
