import { safeWebAddress, siteName } from "../../domain/web-address.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { formatDate } from "../format.ts";
import { useText } from "../use-text.ts";
import type { SourceView } from "./reply-view.ts";

/** The source of the answer, its date, and a warning when the record is doubtful. */
export function ReplySource({ source: { address, date, isDoubtful } }: { source: SourceView }) {
	const { text, language } = useText();
	const safe = safeWebAddress(address);
	return (
		<p className="reply-source">
			{text("assistant.source")}{" "}
			{safe ? <ExternalLink address={safe}>{siteName(safe)}</ExternalLink> : text("layout.linkUnavailable")}
			{". "}
			{date ? text("assistant.dated", { date: formatDate(date, language) }) : text("assistant.undated")}{" "}
			{isDoubtful && <strong>{text("assistant.doubtful")}</strong>}
		</p>
	);
}
