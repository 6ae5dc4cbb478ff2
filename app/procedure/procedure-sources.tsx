import { Icon } from "../components/icon.tsx";
import { SourceList } from "../components/source-list.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** Where the facts come from, how well they are supported, whether a review is pending and how old they are. */
export function ProcedureSources({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { sources, confidence, needs_review, updated } = procedure;
	return (
		<section id="fuentes" className="procedure-sources" aria-labelledby="fuentes-titulo">
			<h2 id="fuentes-titulo">{text("source.title")}</h2>
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
			<SourceList sources={sources} />
		</section>
	);
}
