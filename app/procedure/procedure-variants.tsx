import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** The variants of a procedure to choose from; on the page of one of them the way back to the choice. */
export function ProcedureVariants({ procedure: { variants, variantOf } }: { procedure: ProcedureView }) {
	const { text, count } = useText();
	if (variantOf) {
		return (
			<p className="procedure-variant-of">
				{`${count("procedure.variants.of", variantOf.variants)} `}
				<Link to={addresses.procedure.to({ id: variantOf.id })}>
					<DataText>{variantOf.name}</DataText>
				</Link>
			</p>
		);
	}
	if (variants.length === 0) return null;
	return (
		<section className="procedure-variants further-down" aria-labelledby="variantes" data-read>
			<h2 id="variantes">{text("procedure.variants.title")}</h2>
			<ul>
				{variants.map(({ id, label }) => (
					<li key={id}>
						<Link to={addresses.procedure.to({ id })}>
							<DataText>{label}</DataText>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
