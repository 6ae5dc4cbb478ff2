import type { Indicator } from "../../../domain/observatory/indicators.ts";
import { DataText } from "../../components/data-text.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import type { EvidenceView } from "./evidence-view.ts";

interface ShownEvidenceProps {
	evidence: EvidenceView | undefined;
	indicator: Indicator;
	/** Whether there is an answer, which something could show. */
	isAnswered: boolean;
}

/** What shows an answer, who looked and when; that nobody noted it, where others are noted. */
export function ShownEvidence({ evidence, indicator, isAnswered }: ShownEvidenceProps) {
	if (!evidence || "note" in evidence) return null;
	const own = evidence.of[indicator];
	if (!own) return isAnswered && <p className="reason">{evidence.missing}</p>;
	return (
		<p className="reason">
			{evidence.label}{" "}
			{own.href ? <ExternalLink address={own.href}>{own.shown}</ExternalLink> : <DataText>{own.shown}</DataText>},{" "}
			{own.by}
		</p>
	);
}
