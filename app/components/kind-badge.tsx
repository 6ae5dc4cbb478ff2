import { useText } from "../use-text.ts";
import type { BesideView } from "./beside-view.ts";
import { Icon } from "./icon.tsx";

const ICONS = { experience: "book-open", institution: "landmark" } as const;

/** Says that a page found is a guide or an institution, where the others are procedures: icon and word together. */
export function KindBadge({ kind }: { kind: BesideView["kind"] }) {
	const { text } = useText();
	return (
		<span className="type-badge">
			<Icon name={ICONS[kind]} />
			{text(`search.kind.${kind}`)}
		</span>
	);
}
