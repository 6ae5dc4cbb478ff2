import { siteName } from "../../domain/text/web-address.ts";
import { DataText } from "../components/facts.tsx";
import { ExternalLink } from "../components/link.tsx";
import { formatDate } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { SourceView } from "./fact-sources.ts";

/** The sources of an answer, each with its date and with the fields that it says where there are several. */
export function ReplySources({ sources, isDoubtful }: { sources: readonly SourceView[]; isDoubtful: boolean }) {
	const { text } = useText();
	return (
		<div className="reply-source">
			{sources.map((source) => (
				<p key={`${source.fields.join()} ${source.addresses.join()}`}>
					<ReplySource source={source} />
				</p>
			))}
			{isDoubtful && <strong>{text("assistant.doubtful")}</strong>}
		</div>
	);
}

/** One source and its date; where nobody noted which of several says it, all of them and that. */
export function ReplySource({ source: { fields, addresses, date, proof } }: { source: SourceView }) {
	const { text, language } = useText();
	const names = fields.map((field) => text(`assistant.field.${field}`)).join(", ");
	if (addresses.length === 0) {
		return `${names && `${names}: `}${text(proof ? "origin.none" : "assistant.sourceless")}${proof ? "." : ""}`;
	}
	const isOne = addresses.length === 1 || proof !== null;
	return (
		<>
			{proof?.status === "una fuente lo dice" && `${text(addresses.length > 1 ? "origin.several" : "origin.single")}. `}
			{isOne && (names ? `${text("assistant.sourceOf", { fields: names })} ` : `${text("assistant.source")} `)}
			{!isOne && `${names ? text("assistant.severalSourcesOf", { fields: names }) : text("assistant.severalSources")} `}
			{addresses.map((address, position) => (
				<span key={address}>
					{position > 0 && ", "}
					<ExternalLink address={address}>{siteName(address)}</ExternalLink>
				</span>
			))}
			{". "}
			{date === null
				? (proof === null || addresses.length === 1) && text("assistant.undated")
				: text(addresses.length === 1 ? "assistant.dated" : "assistant.newest", { date: formatDate(date, language) })}
			{proof?.isOld && ` ${text("origin.old")}`}
			{proof?.read && ` ${text("assistant.read", { date: formatDate(proof.read, language) })}`}
			{proof?.other && (
				<>
					{" "}
					<strong>{text("origin.contradicted")}</strong> <DataText>{proof.other.value}</DataText>
					{proof.other.address !== null && (
						<>
							{" ("}
							<ExternalLink address={proof.other.address}>{siteName(proof.other.address)}</ExternalLink>)
						</>
					)}
					.
				</>
			)}
		</>
	);
}
