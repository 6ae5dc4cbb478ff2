import { ExternalLink } from "../components/external-link.tsx";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./view-procedure.ts";

/** Where the facts come from, how well they are supported, whether a review is pending and how old they are. */
export function ProcedureSources({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { sources, confidence, needs_review, updated } = procedure;
	return (
		<section id="fuentes" className="procedure-sources" aria-labelledby="fuentes-titulo">
			<h2 id="fuentes-titulo">{text("procedure.sources")}</h2>
			<ul className="procedure-standing">
				<li data-state={confidence ?? "unknown"}>
					<Icon
						name={confidence === "alta" ? "badge-check" : confidence === "media" ? "circle-check" : "circle-help"}
					/>
					{text(`procedure.confidence.${confidence ?? "unknown"}`)}
				</li>
				<li data-state={needs_review ? "baja" : undefined}>
					<Icon name={needs_review ? "triangle-alert" : "circle-check"} />
					{text(needs_review ? "procedure.needsReview" : "procedure.needsNoReview")}
				</li>
				<li>
					<Icon name="calendar" />
					{updated ? (
						<span>
							{text("procedure.updated")} <time dateTime={updated.date}>{updated.words}</time>
						</span>
					) : (
						text("procedure.undated")
					)}
				</li>
			</ul>
			<p>{text(sources.length > 0 ? "procedure.sourcesHint" : "procedure.sourcesNone")}</p>
			{sources.length > 0 && (
				<ul className="procedure-source-list">
					{sources.map((source) => (
						<li key={source}>
							<ExternalLink address={source}>{describeAddress(source)}</ExternalLink>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** An address as people read it: without protocol, "www." and encoded letters. */
function describeAddress(address: string): string {
	const plain = address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
	try {
		return decodeURI(plain);
	} catch {
		// Not encoded as UTF-8: shown as it is.
		return plain;
	}
}
