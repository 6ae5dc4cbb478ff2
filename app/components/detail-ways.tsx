import "./detail-ways.css";
import { Link } from "react-router";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Icon } from "./icon.tsx";

interface Way {
	to: string;
	label: string;
	/** True when the label comes from the tables and so is always Spanish. */
	isData?: boolean;
}

interface DetailWaysProps {
	/** The list that the detail belongs to. */
	back: Way;
	/** Pages between home and this one, outermost first. */
	trail: readonly Way[];
	/** Name of this page, as the tables give it. */
	current: string;
	/** Of a translated procedure: its texts that are Spanish all the same. */
	stillSpanish?: readonly string[] | undefined;
}

/** The link from a detail back to its list and, where there is room, the breadcrumb. */
export function DetailWays({ back, trail, current, stillSpanish }: DetailWaysProps) {
	return (
		<div className="detail-ways screen-only">
			<Link className="back-link" to={back.to}>
				<Icon name="arrow-left" />
				{back.label}
			</Link>
			<Breadcrumb trail={trail} current={current} stillSpanish={stillSpanish} isCurrentData />
		</div>
	);
}
