import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** A whole page that says one thing: not found, failed, nothing here. Its title is the page's `h1`. */
export function Message({ title, icon, children }: { title: string; icon: IconName; children?: ReactNode }) {
	return (
		<div className="page message">
			<span className="message-icon">
				<Icon name={icon} />
			</span>
			<h1>{title}</h1>
			{children}
		</div>
	);
}
