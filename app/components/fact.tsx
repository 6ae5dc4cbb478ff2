import type { ReactNode } from "react";
import type { TextKey } from "../dictionary.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

interface FactProps {
	icon: IconName;
	label: TextKey;
	/** True where the sign says enough to who sees it: the name is then for screen readers alone. */
	isNameHidden?: boolean;
	children: ReactNode;
}

/** One line of a list of facts (`dl`): its sign, its name and its value. */
export function Fact({ icon, label, isNameHidden, children }: FactProps) {
	const { text } = useText();
	return (
		<div>
			<dt>
				<Icon name={icon} />
				{isNameHidden ? <span className="visually-hidden">{text(label)}</span> : text(label)}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
