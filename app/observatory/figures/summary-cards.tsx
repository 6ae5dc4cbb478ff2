import type { ObservatorySummary } from "../../../domain/observatory/observatory-summary.ts";
import { EXCELLENT_MATURITY } from "../../../domain/observatory/scales.ts";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";

/** The four figures at the head of the observatory. */
export function SummaryCards({ summary }: { summary: ObservatorySummary }) {
	const { text, language } = useText();
	const average =
		summary.average === null ? text("observatory.noData") : text("observatory.percent", { number: summary.average });
	const cards = [
		[text("observatory.summary.total"), formatNumber(summary.total, language)],
		[text("observatory.summary.digital"), formatNumber(summary.digital, language)],
		[text("observatory.summary.average"), average],
		[text("observatory.summary.excellent", { limit: EXCELLENT_MATURITY }), formatNumber(summary.excellent, language)],
	];
	return (
		<section aria-label={text("observatory.summary.title")}>
			<dl className="summary-cards">
				{cards.map(([label, figure]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
