import "./procedure-sources.css";
import { Icon } from "../components/icon.tsx";
import { SourceList } from "../components/source-list.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** How well the facts are supported, and the pages that they come from: a count with the newest date, opened on demand. */
export function ProcedureSources({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { confidence, needs_review, sources, sourceSites } = procedure;
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
				{needs_review && (
					<li data-state="baja">
						<Icon name="triangle-alert" />
						{text("procedure.needsReview")}
					</li>
				)}
			</ul>
			<details className="screen-only">
				<summary>
					<Icon name="chevron-right" />
					<SourceCount {...procedure} />
				</summary>
				<SourceList sources={sources} />
			</details>
			<p className="procedure-source-sites">
				<SourceCount {...procedure} />
				{sourceSites.length > 0 && `: ${sourceSites.join(", ")}`}
			</p>
		</section>
	);
}

/** "3 fuentes. Última actualización: 1 de marzo de 2025 (la fuente más nueva)": that date is all that a last update can mean (specification, section 2). */
function SourceCount({ sourceCount, updated }: ProcedureView) {
	const { text, count } = useText();
	return (
		<span>
			{sourceCount === 0 ? text("procedure.sourceless") : count("procedure.sources", sourceCount)}
			{updated ? (
				<>
					{". "}
					{text("procedure.updated")} <time dateTime={updated.date}>{updated.words}</time>{" "}
					{text("procedure.updatedNote")}
				</>
			) : (
				`, ${text("procedure.undated")}`
			)}
		</span>
	);
}
