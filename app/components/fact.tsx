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

/** The facts that no source states, named once in place of a line for each; nothing where there are none. */
export function Unsaid({ fields }: { fields: readonly TextKey[] }) {
	const { text, language } = useText();
	if (fields.length === 0) return null;
	const names = fields.map((field) => text(field).toLocaleLowerCase(language)).join(", ");
	return <p className="unsaid">{text("unknown.unsaid", { fields: names })}</p>;
}
