import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

interface EmptyStateProps {
	title: string;
	icon?: IconName;
	/** What to do instead: a hint and a way out. */
	children?: ReactNode;
}

/** Stands where a list would: says that nothing was found and offers a way out. */
export function EmptyState({ title, icon = "search", children }: EmptyStateProps) {
	return (
		<div className="empty-state">
			<Icon name={icon} />
			<div className="empty-state-title">{title}</div>
			{children}
		</div>
	);
}
