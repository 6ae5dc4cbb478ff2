import { addresses } from "../addresses.ts";
import { Link } from "../components/link.tsx";
import { ProcedureCard } from "../components/procedure-card.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** A few procedures that whoever needs this one may need too, and the ways to all of its institution and category. */
export function RelatedProcedures({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { related, institution, category } = procedure;
	if (related.length === 0) return null;
	return (
		<section className="procedure-related further-down screen-only" aria-labelledby="relacionados">
			<h2 id="relacionados">{text("procedure.related")}</h2>
			<ul className="procedure-list">
				{related.map((other) => (
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
