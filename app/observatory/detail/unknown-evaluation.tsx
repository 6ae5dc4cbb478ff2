import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useText } from "../../use-text.ts";

/** Stands where the detail would: the address names an evaluation that is not there. */
export function UnknownEvaluation({ tablePath }: { tablePath: string }) {
	const { text } = useText();
	return (
		<section className="unknown-evaluation" aria-labelledby="sin-evaluacion" role="alert">
			<h2 id="sin-evaluacion">
				<Icon name="circle-help" /> {text("observatory.detail.notFoundTitle")}
			</h2>
			<p>{text("observatory.detail.notFound")}</p>
			<Button href={tablePath}>{text("observatory.table.title")}</Button>
		</section>
	);
}
