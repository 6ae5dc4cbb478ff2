import { addresses } from "../../addresses.ts";
import { Button } from "../../components/button.tsx";
import { useText } from "../../use-text.ts";

/** Below a detail that is the whole page: what else the observatory has, and how it evaluates. */
export function WaysOn({ tablePath }: { tablePath: string }) {
	const { text } = useText();
	return (
		<p className="observatory-actions screen-only">
			<Button to={`${tablePath}#tabla`}>{text("observatory.table.title")}</Button>
			<Button to={`${addresses.observatory.to()}#metodologia`}>{text("observatory.methodology.title")}</Button>
		</p>
	);
}
