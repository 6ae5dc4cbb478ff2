import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { ProcedureCard } from "../components/procedure-card.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** A few procedures of the same institution, or of the same category, and the way to all of them. */
export function RelatedProcedures({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { related, institution, category } = procedure;
	if (!related) return null;
	const name = related.by === "institution" ? institution?.name : category?.name;
	return (
		<section className="procedure-related screen-only" aria-labelledby="relacionados">
			<h2 id="relacionados">
				{text(related.by === "institution" ? "procedure.relatedInstitution" : "procedure.relatedCategory")}{" "}
				<DataText>{name}</DataText>
			</h2>
			<ul className="procedure-list">
				{related.procedures.map((other) => (
					<li key={other.id}>
						<ProcedureCard procedure={other} />
					</li>
				))}
			</ul>
			<p className="procedure-related-all">
				{institution && (
					<Link to={addresses.institution.to({ id: institution.id })}>{text("procedure.allOfInstitution")}</Link>
				)}
				{category && (
					<Link to={addresses.catalogue.to({ category: category.id })}>{text("procedure.allOfCategory")}</Link>
				)}
			</p>
		</section>
	);
}
