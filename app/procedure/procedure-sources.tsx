import { Icon } from "../components/icon.tsx";
import { SourceList } from "../components/source-list.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";
import { SaidText } from "./said-text.tsx";

/** How well the facts are supported, and the pages that they come from: a count with the newest date, opened on demand. */
export function ProcedureSources({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { confidence, isConfidenceComputed, needs_review, sources, sourceSites } = procedure;
	const isByRule = isConfidenceComputed && confidence;
	return (
		<section id="fuentes" className="procedure-sources further-down" aria-labelledby="fuentes-titulo">
			<h2 id="fuentes-titulo">{text("source.title")}</h2>
			<ul className="procedure-standing">
				<li data-state={confidence ?? "unknown"}>
					<Icon
						name={confidence === "alta" ? "badge-check" : confidence === "media" ? "circle-check" : "circle-help"}
					/>
					{text(isByRule ? `procedure.proven.${confidence}` : `procedure.confidence.${confidence ?? "unknown"}`)}
				</li>
				{needs_review && (
					<li data-state="baja">
						<Icon name="triangle-alert" />
						{text("procedure.needsReview")}
					</li>
				)}
			</ul>
			<Notes origins={procedure.origins} />
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

/** What the first screen has no room for: notes on its facts. */
const NOTED = [
	["costo", "procedure.cost"],
	["duration", "procedure.duration"],
	["lugar", "procedure.place"],
] as const;

function Notes({ origins }: Pick<ProcedureView, "origins">) {
	const { text } = useText();
	const notes = NOTED.flatMap(([field, label]) => {
		const note = origins[field]?.note;
		return note ? [{ field, label, note }] : [];
	});
	if (notes.length === 0) return null;
	return (
		<ul className="procedure-notes">
			{notes.map(({ field, label, note }) => (
				<li key={field}>
					<b>{text(label)}:</b> <SaidText>{note}</SaidText>
				</li>
			))}
		</ul>
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
					{`${text("procedure.updated")} `}
					<time dateTime={updated.date}>{updated.words}</time> {text("procedure.updatedNote")}
				</>
			) : (
				`, ${text("procedure.undated")}`
			)}
		</span>
	);
}
