import { ExternalLink } from "../components/external-link.tsx";
import { useText } from "../use-text.ts";
import { Explained } from "./explained.tsx";
import type { ProcedureView } from "./procedure-view.ts";

/** Of a ficha out of the official catalogue: that nobody checked it, what looks wrong in it, and where it stands. */
export function ProcedureUnchecked({ unchecked }: { unchecked: NonNullable<ProcedureView["unchecked"]> }) {
	const { text } = useText();
	const { ficha, address, doubt } = unchecked;
	return (
		<section className="panel procedure-unchecked" data-kind="notice" aria-labelledby="sin-verificar" data-read>
			<h2 id="sin-verificar">{text("procedure.unchecked.mark")}</h2>
			{ficha && <p>{text("procedure.unchecked.note", { ficha })}</p>}
			{doubt && (
				<p>
					<strong>{text("procedure.unchecked.doubt")}</strong> <Explained>{doubt}</Explained>
				</p>
			)}
			{address && (
				<p>
					<ExternalLink address={address}>{text("procedure.unchecked.official")}</ExternalLink>
				</p>
			)}
		</section>
	);
}
