import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface Way {
	to: string;
	label: ReactNode;
}

interface DetailWaysProps {
	/** The list that the detail belongs to. */
	back: Way;
	/** Pages between home and this one, outermost first. */
	trail: readonly Way[];
	/** Name of this page. */
	current: ReactNode;
}

/** The link from a detail back to its list and, where there is room, the breadcrumb. */
export function DetailWays({ back, trail, current }: DetailWaysProps) {
	return (
		<div className="detail-ways screen-only">
			<Link className="back-link" to={back.to}>
				<Icon name="arrow-left" />
				{back.label}
			</Link>
			<Breadcrumb trail={trail} current={current} />
		</div>
	);
}
