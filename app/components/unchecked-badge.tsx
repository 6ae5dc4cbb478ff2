import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";

/** 'Ficha oficial resumida, sin verificar': what stands there is what the official catalogue says, and nobody checked it. */
export function UncheckedBadge() {
	const { text } = useText();
	return (
		<span className="type-badge" data-kind="unchecked">
			<Icon name="triangle-alert" />
			{text("procedure.unchecked.mark")}
		</span>
	);
}
